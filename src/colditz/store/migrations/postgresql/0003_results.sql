-- How games ended.

CREATE TABLE results (
  game TEXT PRIMARY KEY REFERENCES games (id),
  edition TEXT NOT NULL,
  players BIGINT NOT NULL,
  side TEXT NOT NULL,
  result TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL
);
CREATE INDEX results_by_time ON results (at);
CREATE INDEX results_by_edition ON results (edition, at);
