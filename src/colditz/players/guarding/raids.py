"""Raids with a throw of their own: searches against thefts and as a turn ends, roll calls, and tunnels to be sealed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from colditz.editions.facts import raids_are_thrown_for
from colditz.engine.choices import Choices
from colditz.model.actions import ChooseDie, LeadAway, MovePawn, NameOfficer, NameQuarry, PlayCard, SendGuard
from colditz.model.board import Board
from colditz.model.cards import ROOM_ON_CARD, Card
from colditz.model.ids import NOWHERE, Area, PawnId, Place, SeatId
from colditz.players.castle import FAR, PARTS
from colditz.players.guarding.cover import Cover
from colditz.players.guarding.watch import Watch
from colditz.players.odds import AT_LEAST
from colditz.players.sight import Decision, Reason

THEFT_STOPPED: Final = 20.0  # no card is handed out, and the officer's turn is over
CAUGHT: Final = 4.0  # what a man in a cell is worth, whatever he was about
A_CARD: Final = 1.5  # that his officer may lose one
A_PART: Final = 2.0  # that he was getting a part of a kit, or one of two for Equipment
NEARLY_A_KIT: Final = 9.0  # that three parts of a kit were together
PARTS_OF_A_KIT: Final = 4
COST: Final = 6.0  # a guard who is gone, and a card that might have stopped a theft
FULL_HAND: Final = 3
CHEAP: Final = 2.5  # the same where the next card would be laid away
SEALED: Final = 2  # guards who close a tunnel


# --- which cards


def is_raid(watch: Watch, card: int) -> bool:
    """A search or a roll call with a throw of its own."""
    return raids_are_thrown_for(watch.table.edition) and (card in ROOM_ON_CARD or card == Card.APPEL)


def search_value(watch: Watch, play: PlayCard) -> float:
    """What a search is worth now: against a theft, at an officer's turn's end, or in the own turn."""
    if watch.table.proposal == "EquipmentClaim":
        return THEFT_STOPPED
    if play.choice >= 0:  # the way through the chapel to its tunnel
        return search_cost(watch) if men_below(watch, play.choice) else -COST
    found = men_found(watch, room_of(watch, play.card))
    return AT_LEAST[steps_to(watch, room_of(watch, play.card))] * found - search_cost(watch)


def search_cost(watch: Watch) -> float:
    """What the card and the guard are worth elsewhere."""
    full = len(watch.view.hand) >= FULL_HAND
    return (CHEAP if full else COST) * watch.character.hoarding


def room_of(watch: Watch, card: int) -> int:
    """The room that a search names."""
    return [room.name for room in watch.board.rooms].index(ROOM_ON_CARD[Card(card)])


def men_found(watch: Watch, room: int) -> float:
    """What the men in a room are worth: everybody's in the own turn, one officer's in the turn of another."""
    worth: dict[SeatId, float] = {}
    for man in watch.men:
        if watch.board.room[watch.places[man]] == room and watch.board.in_tunnel[watch.places[man]] == NOWHERE:
            worth[watch.owner[man]] = worth.get(watch.owner[man], 0.0) + catch_worth(watch, man)
    own_turn = watch.table.turn == watch.view.seat
    return sum(worth.values(), 0.0) if own_turn else max(worth.values(), default=0.0)


def catch_worth(watch: Watch, man: PawnId) -> float:
    """What it is worth to find a man in a room."""
    seat = watch.owner[man]
    worth = CAUGHT + A_CARD * (watch.equipment_of(seat) > 0)
    if watch.board.symbol[watch.places[man]] not in PARTS:
        return worth + A_PART * (watch.board.symbol[watch.places[man]] != NOWHERE)
    if watch.table.kits[seat]:
        return worth
    return worth + (NEARLY_A_KIT if parts_together(watch, seat) >= PARTS_OF_A_KIT - 1 else A_PART)


def parts_together(watch: Watch, seat: SeatId) -> int:
    """How many parts of a kit an officer's men are at."""
    symbols = {watch.board.symbol[watch.places[man]] for man in watch.men if watch.owner[man] == seat}
    return sum(part in symbols for part in PARTS)


# --- how far guards come in a raid


@cache
def raid_row(board: Board, room: int) -> bytes:
    """Steps of a raiding guard to a room: through rooms and over pawns, by no hiding place and no tunnel."""
    row = bytearray(b"\xff") * len(board.names)
    ring = [place for place in board.rooms[room].places if board.in_tunnel[place] == NOWHERE]
    for place in ring:
        row[place] = 0
    distance = 0
    while ring:
        distance += 1
        further: list[Place] = []
        for place in ring:
            for near in board.steps[place]:
                shut = board.safe[near] or board.appel[near] or board.in_tunnel[near] != NOWHERE
                if row[near] == FAR and not shut and board.area[near] != Area.OUTSIDE:
                    row[near] = distance
                    further.append(near)
        ring = further
    return bytes(row)


def steps_to(watch: Watch, room: int) -> int:
    """Steps of the nearest guard to a room."""
    row = raid_row(watch.board, room)
    return min([row[watch.places[guard]] for guard in watch.guards], default=FAR)


# --- questions in the course of a raid


def send_value(watch: Watch, cover: Cover, action: SendGuard) -> float:
    """A guard who gets there, and of these the one who is missed least."""
    about = dict(watch.table.about)
    place = watch.places[action.guard]
    others = cover.without(place)
    missed = cover.worth(others, place) - cover.worth(others, None)
    if "room" not in about:  # a roll call: whoever reaches most men, so that others may stay
        walks = watch.board.walks_from(place)
        reached = sum(walks[watch.places[man]] <= about["total"][0] for man in watch.table.now.absent)
        return 20.0 * reached - missed + 1.0
    gets_there = raid_row(watch.board, about["room"][0])[place] <= about["total"][0]
    return (1000.0 if gets_there else 500.0) - missed


def officer_value(watch: Watch, action: NameOfficer) -> float:
    """The officer whose men who can be taken now are worth most."""
    about = dict(watch.table.about)
    room = about["room"][0] if "room" in about else NOWHERE
    own = [man for man in watch.men if watch.owner[man] == action.seat]
    if room == NOWHERE:
        own = [man for man in own if man in watch.table.now.absent]
    else:
        own = [man for man in own if watch.board.room[watch.places[man]] == room]
    return 1.0 + sum((catch_worth(watch, man) for man in own), 0.0) + watch.table.kits[action.seat]


def die_value(_watch: Watch, action: ChooseDie) -> float:
    """Points need not be spent: the larger number."""
    return float(action.points)


def quarry_value(watch: Watch, action: NameQuarry) -> float:
    """The man who is nearest to freedom."""
    return FAR - watch.steps_to_freedom(watch.owner[action.prisoner], watch.places[action.prisoner])


def lead_value(watch: Watch, action: LeadAway) -> float:
    """Outside the man who had got furthest: his way back is the longest."""
    tunnel = next((tunnel for tunnel in watch.board.tunnels if watch.places[action.prisoner] in tunnel.below), None)
    return 1.0 + (tunnel.below.index(watch.places[action.prisoner]) if tunnel else 0)


# --- tunnels


def men_below(watch: Watch, tunnel: int) -> int:
    """How many men are in a tunnel."""
    return sum(watch.board.in_tunnel[watch.places[man]] == tunnel for man in watch.men)


def seal(watch: Watch, choices: Choices) -> Decision | None:
    """A walk onto a tunnel that was shown, or nearer to it: two guards close it."""
    for tunnel in watch.table.discovered:
        above = [place for place in watch.board.tunnels[tunnel].above if place != NOWHERE]
        if men_below(watch, tunnel) and (walk := _nearer(watch, choices, above)):
            return Decision(walk, Reason("bot-seal", {"man": watch.table.pawns[walk.pawn]}))
    return None


def _nearer(watch: Watch, choices: Choices, goals: list[Place]) -> MovePawn | None:
    """The walk of one of the two nearest guards that brings him furthest."""
    rows = [watch.castle.guard_row(goal) for goal in goals]
    steps = {guard: min(row[watch.places[guard]] for row in rows) for guard in watch.guards}
    movable = set(choices.pawns)
    for guard in sorted(watch.guards, key=lambda guard: (steps[guard], guard))[:SEALED]:
        ends = [move for move in choices.moves(guard) if isinstance(move, MovePawn)] if guard in movable else []
        walk = min(ends, key=lambda move: (min(row[move.to] for row in rows), move.to), default=None)
        if walk is not None and min(row[walk.to] for row in rows) < steps[guard]:
            return walk
    return None


# --- why


def why(watch: Watch, play: PlayCard) -> Reason:
    """What a raid is for, with its numbers."""
    card = f"card-title-{Card(play.card).title}"
    if watch.table.proposal == "EquipmentClaim":
        return Reason("bot-stop-theft", {"card": card})
    if play.card == Card.APPEL:
        indoors = [man for man in watch.men if watch.board.room[watch.places[man]] != NOWHERE]
        return Reason("bot-roll-call", {"count": str(len(indoors))})
    if play.choice >= 0:
        return Reason("bot-search-tunnel", {"card": card})
    room = room_of(watch, play.card)
    percent = round(100 * AT_LEAST[steps_to(watch, room)])
    owners = Counter(watch.owner[man] for man in watch.men if watch.board.room[watch.places[man]] == room)
    own_turn = watch.table.turn == watch.view.seat
    count = sum(owners.values()) if own_turn else max(owners.values(), default=0)
    return Reason(
        "bot-search", {"room": f"room-{ROOM_ON_CARD[Card(play.card)]}", "count": str(count), "percent": str(percent)}
    )
