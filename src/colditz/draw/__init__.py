"""Our own drawing of the castle, made from its data."""
