"""Scenes: a position in a line or two, to play one rule on the real engine.

    game = scene("guard-1@ic-r10-c10 british-1@ic-r10-c11", turn="security", throw=(3, 4))
    refused(game, "security", "Arrest guard-1 british-1", Refusal.NOT_LIABLE)

POWs that are not named stand on their Appel places, guards in the barracks. Chance is played by hand: after `Throw`
write `dice(game, 3, 4)`, after `DrawCard` write `deal(game, "release")`. Without `throw` the turn stands before the
throw; with it, in the middle of movement with those points. Cards come out of the packs, so nothing is doubled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from colditz import Illegal, Match, new_game
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.model.cards import CARD_BY_TITLE, Card, is_equipment
from colditz.model.events import Event, Thrown
from colditz.rules.turn.dice import earns_card, frees
from colditz.rules.turn.turn import BeforeThrow, Movement, Rounds, Turn

Cards = Mapping[str, str]


def scene(
    pawns: str = "",
    *,
    turn: str = "american",
    throw: tuple[int, int] | None = None,
    points: int | None = None,
    hands: Cards | None = None,
    equipment: Cards | None = None,
    kits: str = "",
    edition: str = "classic",
    players: int = 4,
    round: int = 1,  # noqa: A002 - the game's word
    **options: object,
) -> Match:
    """A match at a position; `options` go to new_game (house_rules, escapes, rounds, nations …)."""
    match = new_game(edition, players, chance="manual", **options)  # type: ignore[arg-type]
    game = match._game
    seat = match.seats.index(turn)
    game.state.turn, game.state.round = seat, round
    _give_cards(match, hands or {}, equipment or {}, kits)
    _place(match, pawns)
    phase = BeforeThrow(seat) if throw is None and points is None else Movement(seat)
    game.state.stack = [Rounds(), Turn(seat, 1 + game.part.stages[seat].index(phase)), phase]
    if throw is not None:
        _thrown(game, seat, *throw)
    if points is not None:
        game.state.now.points = points
        game.state.now.throws = game.state.now.throws or ((1, 2),)
    return match


def _place(match: Match, pawns: str) -> None:
    game = match._game
    wanted = dict(word.split("@") for word in pawns.split())
    for name, place in wanted.items():
        pawn, spot = match._notation.pawn_by_name[name], game.board.place(place)
        other = game.pawn_at(spot) if spot < game.board.walkable else -1
        assert other in (-1, pawn), f"{game.teams.names[other]} already stands on {place}"
        game.state.put(pawn, spot, game.board.walkable)


def _give_cards(match: Match, hands: Cards, equipment: Cards, kits: str) -> None:
    state = match._game.state
    for name, cards in hands.items():
        numbers = sorted(int(CARD_BY_TITLE[card]) for card in cards.split())
        state.hands[match.seats.index(name)] = tuple(numbers)
        for card in numbers:
            pool = list(state.pools[state.homes[card]])
            assert pool[card], f"no {Card(card).title} is left in the pack"
            pool[card] -= 1
            state.pools[state.homes[card]] = tuple(pool)
    for name, cards in equipment.items():
        held = [CARD_BY_TITLE[card] for card in cards.split()]
        assert all(map(is_equipment, held))
        state.equipment[match.seats.index(name)] = tuple(held.count(card) for card in Card if card < Card.KIT)
    state.kits = [int(name in kits.split()) for name in match.seats]
    state.kit_supply = match._game.edition.kits - sum(state.kits)
    taken = [sum(row[card] for row in state.equipment) for card in range(Card.KIT)]
    state.supply = tuple(all_ - out for all_, out in zip(match._game.edition.equipment, taken, strict=True))


def _thrown(game: Game, seat: int, first: int, second: int) -> None:
    game.emit(
        Thrown(
            seat, first, second, int(bool(seat) and frees(game, first, second)), int(earns_card(game, first, second))
        )
    )


# --- playing


def play(match: Match, seat: str, *actions: str) -> tuple[Event, ...]:
    """Play several actions of one seat; returns everything that took place."""
    return tuple(event for action in actions for event in match.play(seat, action))


def dice(match: Match, *faces: int) -> tuple[Event, ...]:
    """Chance throws: dice(game, 3, 4)."""
    first, second = faces
    return match.play("chance", f"Dice {first} {second}")


def deal(match: Match, card: str) -> tuple[Event, ...]:
    """Chance turns up this card."""
    return match.play("chance", f"Deal {card}")


def refused(match: Match, seat: str, action: str, refusal: Refusal | None = None) -> Illegal:
    """The action is refused, cites a rule of the ledger, and changes nothing."""
    before = match.position()
    with pytest.raises(Illegal) as caught:
        match.play(seat, action)
    assert match.position() == before
    assert caught.value.rule.startswith(match._game.edition.name + ".")
    if refusal is not None:
        assert caught.value.refusal is refusal
    return caught.value


def end_turn(match: Match) -> None:
    """The seat on turn ends it (throwing first if it must), and nobody answers anything."""
    seat = match.asked()[0]
    if not match._game.state.now.throws and "Throw" in names(match, seat):
        match.play(seat, "Throw")
        dice(match, 1, 3)
    match.play(seat, "EndTurn")


# --- looking


def at(match: Match, pawn: str) -> str:
    """The place where a pawn is."""
    return match._game.board.names[match._game.place(match._notation.pawn_by_name[pawn])]


def points(match: Match) -> int:
    """Points left this turn."""
    return match._game.state.now.points


def hand(match: Match, seat: str) -> list[str]:
    """The Opportunity or Security cards of a seat."""
    return [Card(card).title for card in match._game.state.hands[match.seats.index(seat)]]


def equipment(match: Match, seat: str) -> list[str]:
    """The Equipment cards of a seat."""
    held = match._game.state.equipment[match.seats.index(seat)]
    return [Card(card).title for card, number in enumerate(held) for _ in range(number)]


def has_kit(match: Match, seat: str) -> bool:
    return bool(match._game.state.kits[match.seats.index(seat)])


def bottom(match: Match, pack: int) -> list[str]:
    """The cards laid under a pack (0 Opportunity, 1 Security, 2 Do or Die), last one last."""
    return [Card(card).title for card in match._game.state.bottoms[pack]]


def supply(match: Match, card: str) -> int:
    """How many Equipment cards of a kind are left in the pack."""
    return match._game.state.supply[CARD_BY_TITLE[card]]


def escapes(match: Match, seat: str) -> int:
    return match._game.state.escapes[match.seats.index(seat)]


def options(match: Match, seat: str) -> list[str]:
    """Everything a seat may do, in notation."""
    return [match.write_action(action) for action in match.options(seat, offers=True)]


def names(match: Match, seat: str) -> set[str]:
    """The kinds of action a seat may do."""
    return {type(action).__name__ for action in match.options(seat, offers=True)}


def offered(match: Match, seat: str, start: str) -> Sequence[str]:
    """The options that begin with these words."""
    return [option for option in options(match, seat) if option.startswith(start)]


def happened(events: tuple[Event, ...], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if type(event).__name__ == kind]
