"""Colditz: an unofficial digital edition of the board game Escape from Colditz."""
