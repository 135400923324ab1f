"""What one seat may know: filled field by field, so that a new secret stays hidden until somebody writes it here."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from colditz.engine.game import Game
from colditz.engine.state import Offer, State
from colditz.engine.step import Step
from colditz.model.actions import Action
from colditz.model.ids import PawnId, Place, SeatId
from colditz.model.outcome import Outcome
from colditz.model.plain import Plain

EAGLE: Final = 1  # the last space of the round track


@dataclass(frozen=True, slots=True)
class Now(Plain):
    """What this turn has brought so far."""

    points: int
    spent: int
    throws: tuple[tuple[int, int], ...]
    releases: int
    draws: int
    paid: tuple[int, ...]
    arrests: int
    tired: tuple[PawnId, ...]
    searched: tuple[int, ...]
    detected: int
    absent: tuple[PawnId, ...]
    kit_rides: int
    escapers: tuple[SeatId, ...]


@dataclass(frozen=True, slots=True)
class Table(Plain):
    """What everybody sees."""

    edition: str
    seats: tuple[str, ...]
    pawns: tuple[str, ...]
    places: tuple[Place, ...]  # by pawn
    round: int
    rounds: int  # the success formula: by rounds, or by minutes on an outside clock
    minutes: int
    escapes_to_win: int
    turn: SeatId
    asked: tuple[SeatId, ...]
    asking: str  # the name of the step that asks
    proposal: str  # the name of what is proposed, where a card may answer it
    about: tuple[tuple[str, tuple[int, ...]], ...]  # what it asks about, by field: never a secret
    now: Now
    hand_sizes: tuple[int, ...]
    equipment_counts: tuple[int, ...]
    kits: tuple[int, ...]
    pack_sizes: tuple[int, ...]
    escapes: tuple[int, ...]
    out: tuple[bool, ...]
    tunnels: tuple[SeatId, ...]
    routes: tuple[tuple[int, ...], ...]
    returning: tuple[int, ...]
    supply: tuple[int, ...]  # empty where the piles lie face down
    markers: tuple[SeatId, ...]
    strayed: tuple[PawnId, ...]
    discovered: tuple[int, ...]
    time_is_up: bool

    @property
    def marker(self) -> int:
        """Where the round marker stands: the rounds still to play, this one included; 0 without an agreed number."""
        return max(self.rounds - self.round + 1, 0)


@dataclass(frozen=True, slots=True)
class View(Plain):
    """The table, and what only this seat knows."""

    seat: SeatId  # -1 for a spectator
    table: Table
    hand: tuple[int, ...]
    equipment: tuple[int, ...]
    offers: tuple[tuple[SeatId, SeatId, tuple[int, ...], tuple[int, ...]], ...]
    options: tuple[Action, ...]
    winners: tuple[SeatId, ...]
    ending: str


def view_of(game: Game, seat: SeatId, asked: tuple[SeatId, ...], options: tuple[Action, ...]) -> View:
    """What a seat may know of a game; a negative seat is a spectator."""
    state, plays = game.state, seat >= 0
    outcome: Outcome | None = state.outcome
    return View(
        seat=seat,
        table=table_of(game, asked),
        hand=state.hands[seat] if plays else (),
        equipment=state.equipment[seat] if plays else (),
        offers=tuple((o.seat, o.to_seat, o.give, o.want) for o in state.offers if _party(o, seat)),
        options=options,
        winners=outcome.winners if outcome else (),
        ending=outcome.ending.value if outcome else "",
    )


def _party(offer: Offer, seat: SeatId) -> bool:
    return seat in (offer.seat, offer.to_seat)


def table_of(game: Game, asked: tuple[SeatId, ...]) -> Table:
    """What everybody sees."""
    return _table(game, game.state, asked)


def _table(game: Game, state: State, asked: tuple[SeatId, ...]) -> Table:
    return Table(
        edition=game.edition.name,
        seats=game.teams.seats,
        pawns=game.teams.names,
        places=tuple(state.places),
        round=state.round,
        rounds=game.success.rounds,
        minutes=game.success.minutes,
        escapes_to_win=game.success.escapes,
        turn=state.turn,
        asked=asked,
        asking=type(state.stack[-1]).__name__,
        proposal=_proposal(state.stack[-1]),
        about=_about(state.stack[-1]) + _tallies(game, state.stack[-1]),
        now=now_of(game),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        equipment_counts=tuple(known_number(game, sum(held)) for held in state.equipment),
        kits=tuple(state.kits),
        pack_sizes=tuple(sum(pool) + len(under) for pool, under in zip(state.pools, state.bottoms, strict=True)),
        escapes=tuple(state.escapes),
        out=tuple(state.out),
        tunnels=tuple(state.tunnels),
        routes=tuple(state.routes),
        returning=tuple(state.returning),
        supply=state.supply if game.edition.open_supply else (),
        markers=state.markers,
        strayed=state.strayed,
        discovered=state.discovered,
        time_is_up=state.time_is_up,
    )


def _proposal(step: Step) -> str:
    """The name of what a window asks about, or nothing."""
    proposal: Plain | None = getattr(step, "proposal", None)
    return "" if proposal is None else type(proposal).__name__


def _about(record: Plain) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The fields of a step as numbers, with those of what it proposes laid flat among them."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for item in fields(record):  # type: ignore[arg-type]
        value = getattr(record, item.name)
        if isinstance(value, Plain):
            found += _about(value)
        else:
            found.append((item.name, value if isinstance(value, tuple) else (int(value),)))
    return tuple(found)


def _tallies(game: Game, step: Step) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple((name, (number,)) for name, number in step.tallies(game))


def known_number(game: Game, held: int) -> int:
    """How many Equipment cards the table knows of: the number, or only whether there are any (1 or 0)."""
    return held if game.edition.open_numbers else min(held, 1)


def now_of(game: Game) -> Now:
    """What this turn has brought so far."""
    state = game.state
    return Now(
        points=state.points,
        spent=state.spent,
        throws=state.throws,
        releases=state.releases,
        draws=state.draws,
        paid=state.paid,
        arrests=state.arrests,
        tired=state.tired,
        searched=state.searched,
        detected=state.detected,
        absent=state.absent,
        kit_rides=state.kit_rides,
        escapers=state.escapers,
    )
