-- Where a game stood after so many entries of its log: a shorter way to open it, checked against the log.

CREATE TABLE snapshots (
  game TEXT PRIMARY KEY REFERENCES games (id),
  entries BIGINT NOT NULL,
  rules_version TEXT NOT NULL,
  digest TEXT NOT NULL,
  position TEXT NOT NULL
);
