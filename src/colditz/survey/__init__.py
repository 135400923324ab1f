"""Checks every claim that the rulebooks make of the board."""
