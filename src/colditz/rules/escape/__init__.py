"""Escape: freedom, the desperate ways to it, and the end of a game."""
