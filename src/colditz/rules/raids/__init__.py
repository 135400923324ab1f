"""Raids: Appel, searches, shots."""
