"""Many games: bots play them, tallies count them, tables keep them and reports show them."""
