-- How games ended.

CREATE TABLE results (
  game TEXT PRIMARY KEY REFERENCES games (id),
  edition TEXT NOT NULL,
  players INTEGER NOT NULL,
  side TEXT NOT NULL,
  result TEXT NOT NULL,
  at REAL NOT NULL
);
CREATE INDEX results_by_time ON results (at);
CREATE INDEX results_by_edition ON results (edition, at);
