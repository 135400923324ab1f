"""Obstacles: doors, checkpoints, drops, wire, and the markers that are left there."""
