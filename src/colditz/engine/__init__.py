"""How play works: state, steps, views, the log. Knows no rule of any edition."""
