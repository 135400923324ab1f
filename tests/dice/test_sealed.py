"""Sealed dice: nobody foresees them without the secret, and anybody can work them out with it."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

from colditz import EDITIONS, BadSetup, Match, commitment, from_position, new_game, replay
from colditz.engine.chance import Luck, SealedLuck
from colditz.testing.driving import step

SECRET = bytes(range(32)).hex()
OTHER = bytes(range(1, 33)).hex()


def played(decisions: int, **setup: Any) -> Match:
    """A game after so many random decisions."""
    match, choices = new_game(**setup), Random(5)
    for _ in range(decisions):
        if not match.finished:
            step(match, choices)
    return match


def chance_of(match: Match) -> list[str]:
    return [action for seat, action in match.taken(0) if seat == "chance"]


def by_the_book(secret: str, number: int, limit: int) -> int:
    """The number as the description of `SealedLuck` has it, with nothing but SHA-256."""
    key = bytes.fromhex(secret).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + number.to_bytes(8, "big")).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
    return int.from_bytes(outer[:8], "big") * limit // 2**64


def test_the_numbers_are_those_of_the_description() -> None:
    luck = SealedLuck(SECRET)
    limits = [36, 6, 1, 52, 1000] * 20
    assert [luck.below(limit) for limit in limits] == [
        by_the_book(SECRET, number, limit) for number, limit in enumerate(limits, 1)
    ]


def test_the_stream_can_be_taken_up_anywhere() -> None:
    luck = SealedLuck(SECRET)
    numbers = [luck.below(1000) for _ in range(10)]
    later = SealedLuck(SECRET, 4)
    assert [later.below(1000) for _ in range(6)] == numbers[4:]


def test_a_copy_goes_on_alike_and_apart() -> None:
    luck = SealedLuck(SECRET, 3)
    twin = luck.copy()
    assert [luck.below(99) for _ in range(5)] == [twin.below(99) for _ in range(5)]
    assert isinstance(twin, SealedLuck)


@pytest.mark.parametrize("luck", [Luck(3), SealedLuck(SECRET)], ids=["seed", "secret"])
def test_throws_are_even(luck: Luck) -> None:
    counts = [0] * 36
    for _ in range(36_000):
        counts[luck.below(36)] += 1
    expected = 1000
    deviation = sum((count - expected) ** 2 / expected for count in counts)
    assert deviation < 75  # a fair pair of dice goes beyond that once in ten thousand


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_with_a_secret_depends_on_it_alone(edition: str) -> None:
    first = played(60, edition=edition, secret=SECRET, seed=1)
    assert chance_of(first) == chance_of(played(60, edition=edition, secret=SECRET, seed=2))
    assert chance_of(first) != chance_of(played(60, edition=edition, secret=OTHER, seed=1))
    assert chance_of(first) != chance_of(played(60, edition=edition, seed=1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sealed_game_goes_on_from_its_log_and_from_its_position(edition: str) -> None:
    match = played(80, edition=edition, secret=SECRET)
    again, placed, copied = replay(match.log()), from_position(match.position()), match.copy()
    for luck, game in ((Random(1), match), (Random(1), again), (Random(1), placed), (Random(1), copied)):
        for _ in range(40):
            if not game.finished:
                step(game, luck)
    assert again == match
    assert placed == match
    assert copied == match
    assert again.log() == match.log()


def test_a_log_holds_the_secret_and_its_commitment() -> None:
    log = new_game(secret=SECRET).log()
    assert log["secret"] == SECRET
    assert log["commitment"] == commitment(SECRET) == hashlib.sha256(bytes(range(32))).hexdigest()


def test_a_game_without_a_secret_has_neither() -> None:
    assert not {"secret", "commitment"} & set(new_game(seed=3).log())


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_seat_sees_the_secret(edition: str) -> None:
    match = played(30, edition=edition, secret=SECRET)
    for seat in (*match.seats, "spectator"):
        assert SECRET not in str(match.view(seat).to_json())


@pytest.mark.parametrize("secret", ["ab", "x" * 64, SECRET.upper(), SECRET + "\n", 7])
def test_a_secret_that_cannot_be_is_refused(secret: Any) -> None:
    with pytest.raises(BadSetup, match="64 hexadecimal digits"):
        new_game(secret=secret)


def test_a_commitment_needs_a_real_secret() -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        commitment("dice")


def test_dice_thrown_by_hand_have_no_secret() -> None:
    with pytest.raises(BadSetup, match="by hand"):
        new_game(secret=SECRET, chance="manual")
