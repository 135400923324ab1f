"""Every seed of a run follows from its master seed, the number of the game and what it is for."""

from __future__ import annotations

from hashlib import blake2b

DICE = "dice"


def seed_for(master: int, number: int, purpose: str) -> int:
    """The first eight bytes, big-endian, of BLAKE2b over `colditz/MASTER/NUMBER/PURPOSE`, without the highest bit.

    The purpose is `dice`, or the name of the seat whose bot it is for. Nothing else goes in, so a game is the same in
    whatever order, by however many processes and on whatever machine it is played.
    """
    digest = blake2b(f"colditz/{master}/{number}/{purpose}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
