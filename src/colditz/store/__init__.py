"""Where games are kept: an append-only log of actions, in SQLite or PostgreSQL."""
