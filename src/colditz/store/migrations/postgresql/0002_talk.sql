-- What was said beside the games.

CREATE TABLE messages (
  game TEXT NOT NULL REFERENCES games (id),
  number BIGINT NOT NULL,
  channel TEXT NOT NULL,
  seat TEXT NOT NULL,
  body TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (game, number)
);
