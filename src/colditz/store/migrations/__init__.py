"""The tables, one numbered file a change, one folder a database."""
