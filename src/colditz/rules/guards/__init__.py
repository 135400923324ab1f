"""Guards: posting, recall, pursuit, and where they go when they leave the board."""
