"""Walking: ground, reach, rest, and what a circle brings."""
