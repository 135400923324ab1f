"""What newcomers try first is refused with the true reason, in every edition and in three languages."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from colditz.rules.turn.phases import SwapEquipment
from colditz.rules.turn.turn import Rounds, Turn
from tests.scene import play, refused, scene
from tests.tries.days import ATTEMPTS, GUARDING, PHASES
from tests.tries.dealing import CARDS, GATHERING, TRADES
from tests.tries.guarding import ARRESTS, POSTS, WALKS
from tests.tries.obstacles import OBSTACLES
from tests.tries.walking import WALKING
from tests.tries.words import EDITIONS, Try

TRIES = (*ATTEMPTS, *PHASES, *GUARDING, *WALKING, *OBSTACLES, *WALKS, *POSTS, *ARRESTS, *GATHERING, *CARDS, *TRADES)
FREE_TRADE = tuple(edition for edition in EDITIONS if edition != "v3")  # there swaps have phases of their own
REFUSED = [(tried, edition) for tried in TRIES for edition in EDITIONS if tried.reason(edition) is not None]


@pytest.mark.parametrize(("tried", "edition"), REFUSED, ids=lambda item: item.what if isinstance(item, Try) else item)
def test_the_true_reason_is_named(tried: Try, edition: str) -> None:
    game = scene(**tried.where, edition=edition)

    refusal = refused(game, tried.seat, tried.action, tried.reason(edition))

    told = [refusal.told(language) for language in ("en", "es", "it")]
    assert len(set(told)) == 3, told


BARRIERS = {
    "past a locked door on foot": ("classic.41.3", "osprey.door.1", "devir.equipment.6", "v3.door.1"),
    "past a checkpoint on foot": ("classic.41.3", "osprey.inspection.1", "devir.equipment.7", "v3.checkpoint.1"),
    "down a drop on foot": ("classic.11.13", "osprey.drop.1", "devir.equipment.9", "v3.drop.1"),
    "past the wire on foot": ("classic.11.17", "osprey.wire.1", "devir.equipment.8", "v3.wire.1"),
    "a guard": ("classic.7.1", "osprey.move.8", "devir.guard.1", "v3.phase.5"),
}


@pytest.mark.parametrize(
    ("what", "edition", "rule"), [(w, e, r) for w in BARRIERS for e, r in zip(EDITIONS, BARRIERS[w], strict=True)]
)
def test_what_bars_the_way_is_named_with_its_own_rule(what: str, edition: str, rule: str) -> None:
    tried = next(item for item in WALKING if item.what == what)
    game = scene(**tried.where, edition=edition)

    assert refused(game, tried.seat, tried.action, tried.reason(edition)).rule == rule


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_least_sixty_tries_an_edition(edition: str) -> None:
    assert sum(other == edition for _, other in REFUSED) >= 60


@pytest.mark.parametrize("edition", FREE_TRADE)
def test_whoever_accepts_without_the_card_is_told_that_he_does_not_have_it(edition: str) -> None:
    game = scene(throw=(3, 4), equipment={"american": "rope"}, edition=edition)
    play(game, "american", "OfferTrade british [rope] [key]")

    refusal = refused(game, "british", "AnswerTrade american 1", Refusal.NOTHING_TO_TRADE)

    assert refusal.says == "You do not have what this offer asks for."


@pytest.mark.parametrize("edition", ["classic", "devir"])
def test_whoever_would_hold_too_many_cards_is_told_so(edition: str) -> None:
    hands = {"american": "diversion", "british": "bribe release"}
    game = scene(throw=(3, 4), hands=hands, equipment={"british": "rope"}, edition=edition)
    play(game, "american", "OfferTrade british [diversion] [rope]")
    game._game.state.hands[2] = (*game._game.state.hands[2], game._game.state.hands[2][0])  # he drew one meanwhile

    refused(game, "british", "AnswerTrade american 1", Refusal.OWN_HAND_FULL)


@pytest.mark.parametrize("edition", ["classic", "devir"])
def test_an_open_tunnel_is_entered_at_its_entrance(edition: str) -> None:
    where = "american-1@under-room-chapel-7 american-2@under-room-chapel-8 american-3@room-chapel-1"
    game = scene(where, throw=(3, 4), hands={"american": "tunnel-chapel"}, edition=edition)
    game._game.state.tunnels = [-1, 1, -1]

    refused(game, "american", "MovePawn american-3 under-room-chapel-5", Refusal.TUNNEL_BY_ITS_ENTRANCE)


@pytest.mark.parametrize("action", ["Throw", "MovePawn american-1 ic-r10-c06", "EndTurn"])
def test_whoever_is_asked_to_swap_is_told_to_swap_or_go_on(action: str) -> None:
    game = scene(equipment={"american": "rope", "british": "key"}, edition="v3")
    seat = game.seats.index("american")
    game._game.state.stack = [Rounds(), Turn(seat, 2), SwapEquipment(seat)]

    refused(game, "american", action, Refusal.SWAPS_FIRST)
