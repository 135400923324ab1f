"""Offers and law agree: whatever a seat could try is offered if, and only if, nothing forbids it.

`universe` lists every action that could be tried at a position: every kind, with every pawn, post, place, card and
target. Only walks and pawns that a rule moves directly are tried on fewer circles than there are: on all within reach
and on some far away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, product
from random import Random
from typing import Final

from colditz import Match
from colditz.engine.game import Game
from colditz.model import actions as do
from colditz.model.actions import Action
from colditz.model.cards import KIT_PART_SYMBOLS, ROOM_ON_CARD, Card
from colditz.model.ids import NOBODY, Place, SeatId
from colditz.rules.escape.attempt import courtyard_exits

CARDS: Final = [int(card) for card in Card]
PAYMENTS: Final = [(), *((card,) for card in range(5)), *product(range(4), repeat=2), (0, 0, 0)]
FAR: Final = 25  # circles out of reach that are tried as well


def disagreements(match: Match, luck: Random) -> list[str]:
    """Everything that is offered and forbidden, or allowed and not offered, to any seat."""
    found: list[str] = []
    for seat, name in enumerate(match.seats):
        offered = {canonical(option) for option in match.options(name, offers=True)}
        refused = [option for option in offered if not match.allows(name, option)]
        found += [f"{name} is offered {option} and would be refused" for option in refused]
        tried = universe(match._game, seat, luck)  # noqa: SLF001 - it tries what nobody is offered
        allowed = [action for action in tried if canonical(action) not in offered and match.allows(name, action)]
        found += [f"{name} may do {action} and is not offered it" for action in allowed]
    return found


def canonical(action: Action) -> Action:
    """One name for one deed: where the order of two men or of some cards means nothing, the lower comes first."""
    match action:
        case do.ClaimEquipment(card, pawn, other) if pawn > other:
            return do.ClaimEquipment(card, other, pawn)
        case do.ClaimKit(cards):
            return do.ClaimKit(tuple(sorted(cards)))
        case do.PlayCard(Card.HIGH_COMMAND_INSPECTION, pawn, other, to, choice) if NOBODY < other < pawn:
            return do.PlayCard(action.card, other, pawn, to, choice)
    return action


def universe(game: Game, seat: SeatId, luck: Random) -> Iterator[Action]:
    """Everything that a seat could try."""
    for tries in (_plain, _pawns, _pairs, _walks, _posts, _crossings, _claims, _plays, _cards, _settlings, _trades):
        yield from tries(game, seat, luck)


# --- by what an action names


def _plain(_game: Game, _seat: SeatId, _luck: Random) -> Iterator[Action]:
    kinds: tuple[Callable[[], Action], ...] = (
        *(do.Agree, do.Throw, do.StopThrowing, do.DrawCard, do.EndTurn),
        *(do.GeneralSearch, do.Pass, do.Accept, do.Refuse),
    )
    yield from (kind() for kind in kinds)
    yield from (do.Dice(1, 2), do.Deal(10), *(do.ChooseDie(points) for points in range(8)))
    yield from (do.Die(number) for number in range(8))
    yield from (do.NameOfficer(seat) for seat in range(-1, 7))


def _tunnel_ends(game: Game) -> list[Place]:
    return [tunnel.below[-1] for tunnel in game.board.tunnels]


def _everybody(game: Game) -> range:
    return range(-1, len(game.teams.owner) + 1)


def _pawns(game: Game, _seat: SeatId, _luck: Random) -> Iterator[Action]:
    for pawn in _everybody(game):
        yield from (do.RecallGuard(pawn), do.DoOrDie(pawn), do.AnswerAppel(pawn), do.CallBreach(pawn))
        yield do.EnterTower(pawn)
        yield from (do.SendGuard(pawn), do.LeadAway(pawn))
        yield from (do.DeclareAttempt(pawn, place) for place in (*courtyard_exits(game.board), *_tunnel_ends(game), 5))
        for crossing in range(-1, len(game.board.crossings)):
            yield do.TakeMarker(pawn, crossing)


def _pairs(game: Game, _seat: SeatId, _luck: Random) -> Iterator[Action]:
    for one, other in product(_everybody(game), repeat=2):
        yield do.NameQuarry(one, other)
        yield do.Arrest(one, other)
        yield do.GiveUp(one, other)


def _walks(game: Game, seat: SeatId, luck: Random) -> Iterator[Action]:
    own = game.teams.pawns[seat]
    for pawn in own:
        for place in _around(game, game.place(pawn), game.state.now.points + 1, luck):
            yield do.MovePawn(pawn, place)
    for pawn in set(_everybody(game)) - set(own):
        yield from (do.MovePawn(pawn, place) for place in luck.sample(range(game.board.walkable), 3))
    yield from (do.MovePawn(own[0], place) for place in (-1, game.board.walkable, 99_999))


def _around(game: Game, place: Place, points: int, luck: Random) -> list[Place]:
    """Every circle within so many steps, obstacles and tunnels open, and some far away."""
    near = game.board.range_from(place)
    below = [spot for tunnel in game.board.tunnels for spot in tunnel.below]
    found = [spot for spot in range(game.board.walkable) if near[spot] <= points]
    return [*found, *below, *luck.sample(range(game.board.walkable), FAR)]


def _posts(game: Game, _seat: SeatId, _luck: Random) -> Iterator[Action]:
    yield from (do.PostGuard(place) for place in range(-1, game.board.walkable + 1))


def _crossings(game: Game, seat: SeatId, _luck: Random) -> Iterator[Action]:
    for pawn in game.teams.pawns[seat]:
        here = game.place(pawn)
        near = (*game.board.obstacles[here], *game.board.steps[here]) if game.on_board(pawn) else (0,)
        for place, paying in product(dict.fromkeys((*near, -1)), PAYMENTS):
            yield do.Cross(pawn, place, paying)


def _claims(game: Game, seat: SeatId, _luck: Random) -> Iterator[Action]:
    for first, second in product(game.teams.pawns[seat], repeat=2):
        yield from (do.ClaimEquipment(card, first, second) for card in range(-1, 6))
    parts = [*KIT_PART_SYMBOLS, Card.BRIBE, Card.RELEASE]
    for size in range(5):
        yield from (do.ClaimKit(tuple(map(int, cards))) for cards in combinations_with_replacement(sorted(parts), size))


def _plays(game: Game, seat: SeatId, luck: Random) -> Iterator[Action]:
    """Cards of the hand with every choice by itself and every two together; one that is not held, bare."""
    hand = dict.fromkeys(game.state.hands[seat])
    yield do.PlayCard(luck.choice(CARDS))
    everybody = _everybody(game)
    for card in hand:
        yield from (do.PlayCard(card, choice=choice) for choice in range(-1, 8))
        yield from (do.PlayCard(card, pawn, other) for pawn, other in product(everybody, repeat=2))
        yield from (do.PlayCard(card, pawn, choice=seat) for pawn, seat in product(everybody, range(1, 6)))
        places = _places_of(game, card, seat, luck)
        yield from (do.PlayCard(card, pawn, to=to) for pawn, to in product(everybody, places))


def _places_of(game: Game, card: int, seat: SeatId, luck: Random) -> list[Place]:
    """The circles of the room on a card, those around the cells' doors, and some others."""
    room = ROOM_ON_CARD.get(Card(card))
    inside = [place for each in game.board.rooms if each.name == room for place in each.places]
    return [*inside, *_doorsteps(game), *luck.sample(range(game.board.walkable), FAR)]


def _doorsteps(game: Game) -> list[Place]:
    """Circles around the doors of the cells."""
    doors = [block.exit for block in game.board.cells]
    return list(dict.fromkeys(spot for door in doors for spot in (door, *game.board.steps[door])))


def _cards(game: Game, _seat: SeatId, _luck: Random) -> Iterator[Action]:
    for card in CARDS:
        yield from (do.Discard(card), do.Surrender(card))
    yield from (do.ChooseCell(place) for place in range(game.board.walkable - 1, len(game.board.names)))


def _settlings(game: Game, seat: SeatId, luck: Random) -> Iterator[Action]:
    step = game.state.stack[-1]
    named = (
        {action.pawn for action in step.actions(game, seat) if isinstance(action, do.Settle)}
        if seat in step.asks(game)
        else set()
    )
    for pawn in _everybody(game):
        far = range(game.board.walkable) if pawn in named else luck.sample(range(game.board.walkable), 3)
        yield from (do.Settle(pawn, place) for place in far)
    for pawn, place in product(game.teams.pawns[seat], _doorsteps(game)):
        yield do.Release(pawn, place)


def _trades(game: Game, seat: SeatId, _luck: Random) -> Iterator[Action]:
    """Of offers, gifts and one card for one: larger ones are legal too, but too many to list."""
    seats = range(-1, len(game.teams.seats) + 1)
    yield from (do.AnswerTrade(other, accept) for other in seats for accept in (True, False))
    held = [card for card, number in enumerate(game.state.equipment[seat]) if number]
    for other, give in product(seats, [*held, *dict.fromkeys(game.state.hands[seat]), Card.KIT]):
        yield from (do.OfferTrade(other, (int(give),), want) for want in ((), *((card,) for card in CARDS)))
