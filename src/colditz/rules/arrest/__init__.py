"""Arrest: by guards and by force, and what follows it."""
