"""Gathering: equipment, kits, barter."""
