"""Tunnels: opened, entered, left, collapsed, detected."""
