"""Planners of former days, kept as they were: what newer ones are measured against."""
