"""Seats are held by unguessable tokens; only their hashes are kept.

A link that is sent on holds an invitation. Whoever comes by it first gets a token of his own for it, and the invitation
opens nothing any more: a link that lies in a chat for ever gives the seat to nobody else.
"""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode

INVITATION = "invitation "  # before the hash of a token that nobody has come with yet


def new_game_id() -> str:
    """An id too long to be guessed and short enough for a link."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A token that opens one seat."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def invitation_hash(token: str) -> str:
    """What is kept of a token that is to be sent on, until somebody comes with it."""
    return INVITATION + hash_of(token)


def invites(kept: str) -> bool:
    """Nobody has come with that token yet."""
    return kept.startswith(INVITATION)


def awaited(kept: str) -> bool:
    """Nobody has come to that seat yet: by its link, or, in a rematch, as whoever held a seat of the game before."""
    return not kept or invites(kept)


def own(kept: str) -> str:
    """What is kept of that token once it is the seat's own."""
    return kept.removeprefix(INVITATION)


def exchanged(invitation: str, secret: str) -> str:
    """The token that a browser gets for an invitation: the same again if it asks again, and no other browser's."""
    digest = hashlib.sha256(f"{invitation} {secret}".encode()).digest()
    return urlsafe_b64encode(digest[:24]).decode()


def same(token: str, kept: str) -> bool:
    """The token is the one that was hashed."""
    return bool(kept) and secrets.compare_digest(hash_of(token), own(kept))


def link(game: str, seat: str = "", token: str = "") -> str:
    """Where a browser opens the game; tokens stand behind the #, which browsers keep to themselves."""
    return f"/game/{game}#seat={seat}&token={token}" if token else f"/game/{game}"
