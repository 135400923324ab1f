"""Nouns: the board, cards, actions, events. Imports nothing of ours but itself."""
