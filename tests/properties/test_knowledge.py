"""Knowledge: what a seat saw rules out all hands that do not agree with it, and nothing else does."""

from __future__ import annotations

from random import Random

import pytest

from colditz import EDITIONS, Match, from_position, new_game
from colditz.model.events import HIDDEN, CardEvent
from colditz.model.news import EVENT_TYPES
from colditz.rules.knowledge.imagine import imagine
from colditz.rules.knowledge.memory import HEARD, first_knowledge, knowledge_of
from colditz.testing.invariants import check_state
from tests.properties.games import go_on
from tests.properties.histories import could_be
from tests.scene import scene

LENGTHS = (60, 150, 400)


def game_of(edition: str, players: int, decisions: int) -> Match:
    match = new_game(edition, players, seed=decisions + players, rounds=40)
    go_on(match, Random(decisions * players), decisions)
    return match


@pytest.mark.parametrize("decisions", LENGTHS)
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_imagined_may_have_come_about_with_all_that_was_seen(
    edition: str, players: int, decisions: int
) -> None:
    match, luck = game_of(edition, players, decisions), Random(1)
    for seat in range(-1, players):
        knowledge = knowledge_of(match, seat)
        assert any(is_true(world, match) for world in knowledge.agreeing(match._game)), "the truth was ruled out"
        for _ in range(3):
            other = imagine(match, seat, luck, knowledge)
            check_state(other)
            assert could_be(other, match, seat)
            name = match.seats[seat] if seat >= 0 else "spectator"
            assert other.view(name) == match.view(name)


def is_true(world: object, match: Match) -> bool:
    state = match._game.state
    known, under, equipment = world.known, world.under, world.equipment  # type: ignore[attr-defined]
    hands = all(set(faces) <= set(hand) for faces, hand in zip(known, state.hands, strict=True))
    packs = [
        face in (card, HIDDEN)
        for a, b in zip(under, state.bottoms, strict=True)
        for face, card in zip(a, b, strict=True)
    ]
    return hands and all(packs) and list(equipment) == state.equipment


def test_the_check_itself_finds_what_cannot_be() -> None:
    """Equipment that was claimed in public, held by somebody else, is impossible."""
    match = new_game(players=3, seed=1)
    go_on(match, Random(1), 400)
    twin = match.copy()
    rows = twin._game.state.equipment
    rows[1], rows[2] = (1, 1, 0, 0), (0, 0, 1, 1)

    assert could_be(match, match, 0)
    assert not could_be(twin, match, 0)


def test_every_kind_of_news_of_cards_is_understood() -> None:
    assert set(HEARD) == {kind for kind in EVENT_TYPES.values() if issubclass(kind, CardEvent)}


def claimed() -> Match:
    """An officer has claimed a rope and a key in public."""
    game = scene(
        "british-1@ic-r10-c07", turn="british", throw=(1, 2), hands={"british": "found-rope found-key"}, players=3
    )
    game = from_position(game.position())
    game.play("british", "PlayCard found-rope")
    game.play("british", "PlayCard found-key")
    return game


def test_what_was_claimed_in_public_is_known_to_everybody() -> None:
    game = claimed()

    for seed in range(20):
        assert imagine(game, 0, Random(seed))._game.state.equipment[2] == (1, 1, 0, 0)


def test_what_was_given_up_unseen_is_not_known_until_the_other_is_spent() -> None:
    knowledge = knowledge_of(claimed(), 0).copy()
    knowledge.hear(EVENT_TYPES["EquipmentLost"](2, 0))  # type: ignore[arg-type, call-arg]
    assert {world.equipment[2] for world in knowledge.worlds} == {(0, 1, 0, 0), (1, 0, 0, 0)}

    knowledge.hear(EVENT_TYPES["EquipmentSpent"](2, (1,), 0))  # type: ignore[arg-type, call-arg]

    assert {world.equipment[2] for world in knowledge.worlds} == {(0, 0, 0, 0)}


def test_a_game_that_begins_in_the_middle_is_known_from_there_on() -> None:
    match = game_of("classic", 4, 300)
    later = from_position(match.position())
    go_on(later, Random(3), 40)

    assert knowledge_of(later, 0).agreeing(later._game)
    check_state(imagine(later, 0, Random(1)))


def test_knowledge_depends_on_nothing_that_its_seat_cannot_see() -> None:
    match = game_of("classic", 2, 300)  # nobody to trade with
    knowledge = knowledge_of(match, 0)
    blind = first_knowledge(new_game(players=2)._game, 0)
    for event in match.card_news():
        blind.hear(event.seen_by(0))  # type: ignore[arg-type]

    assert blind.worlds == knowledge.worlds
