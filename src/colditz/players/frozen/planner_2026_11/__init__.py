"""The planner as it played in November 2026. Nobody improves it: it is the mark that newer planners must beat."""
