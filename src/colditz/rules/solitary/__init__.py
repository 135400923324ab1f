"""Solitary: the way out of the cells, and the way home."""
