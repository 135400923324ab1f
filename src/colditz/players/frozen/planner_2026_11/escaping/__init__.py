"""How the planner leads an escape team."""
