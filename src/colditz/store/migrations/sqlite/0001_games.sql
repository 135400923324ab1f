-- Games, who sits at them, and what was played.

CREATE TABLE games (
  id TEXT PRIMARY KEY,
  edition TEXT NOT NULL,
  players INTEGER NOT NULL,
  setup TEXT NOT NULL,
  secret TEXT NOT NULL,
  commitment TEXT NOT NULL,
  rules_version TEXT NOT NULL,
  status TEXT NOT NULL,
  public INTEGER NOT NULL,
  options TEXT NOT NULL,
  created REAL NOT NULL,
  changed REAL NOT NULL
);
CREATE INDEX games_by_status ON games (status, created);
CREATE INDEX games_by_age ON games (created);

-- How much there is of a game; apart from the games because it changes with every action.
CREATE TABLE counts (
  game TEXT PRIMARY KEY REFERENCES games (id),
  entries INTEGER NOT NULL DEFAULT 0,
  messages INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE seats (
  game TEXT NOT NULL REFERENCES games (id),
  seat TEXT NOT NULL,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  level TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  steward INTEGER NOT NULL,
  orders TEXT NOT NULL,
  PRIMARY KEY (game, seat)
);
CREATE UNIQUE INDEX seats_by_token ON seats (token_hash) WHERE token_hash <> '';

-- No reference to the game: its row of counts was just changed, and this is the hot path.
CREATE TABLE entries (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  seat TEXT NOT NULL,
  action TEXT NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY (game, seq)
) WITHOUT ROWID;
