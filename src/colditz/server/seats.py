"""Seats are held by unguessable tokens; only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets


def new_game_id() -> str:
    """An id too long to be guessed and short enough for a link."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A token that opens one seat."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(token: str, kept: str) -> bool:
    """The token is the one that was hashed."""
    return bool(kept) and secrets.compare_digest(hash_of(token), kept)


def link(game: str, seat: str = "", token: str = "") -> str:
    """Where a browser opens the game; tokens stand behind the #, which browsers keep to themselves."""
    return f"/game/{game}#seat={seat}&token={token}" if token else f"/game/{game}"
