-- Games, who sits at them, and what was played.

CREATE TABLE games (
  id TEXT PRIMARY KEY,
  edition TEXT NOT NULL,
  players BIGINT NOT NULL,
  setup TEXT NOT NULL,
  secret TEXT NOT NULL,
  commitment TEXT NOT NULL,
  rules_version TEXT NOT NULL,
  status TEXT NOT NULL,
  public BOOLEAN NOT NULL,
  options TEXT NOT NULL,
  created DOUBLE PRECISION NOT NULL,
  changed DOUBLE PRECISION NOT NULL
);
CREATE INDEX games_by_status ON games (status, created);
CREATE INDEX games_by_age ON games (created);

-- How much there is of a game; apart from the games because it changes with every action.
CREATE TABLE counts (
  game TEXT PRIMARY KEY REFERENCES games (id),
  entries BIGINT NOT NULL DEFAULT 0,
  messages BIGINT NOT NULL DEFAULT 0
) WITH (fillfactor = 50); -- room to change a row on its own page

CREATE TABLE seats (
  game TEXT NOT NULL REFERENCES games (id),
  seat TEXT NOT NULL,
  position BIGINT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  level TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  steward BOOLEAN NOT NULL,
  orders TEXT NOT NULL,
  PRIMARY KEY (game, seat)
);
CREATE UNIQUE INDEX seats_by_token ON seats (token_hash) WHERE token_hash <> '';

-- No reference to the game: its row of counts was just changed, and this is the hot path.
CREATE TABLE entries (
  game TEXT NOT NULL,
  seq BIGINT NOT NULL,
  seat TEXT NOT NULL,
  action TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (game, seq)
);
