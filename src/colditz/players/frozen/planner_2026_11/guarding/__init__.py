"""How the planner commands the guards."""
