"""What one seat may know: filled field by field, so that a new secret stays hidden until somebody writes it here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from colditz.engine.game import Game
from colditz.engine.state import ABSENT, FLED, STRAYED, TIRED, Offer, State
from colditz.engine.step import Step
from colditz.model.actions import Action
from colditz.model.ids import CrossingId, PawnId, Place, SeatId
from colditz.model.outcome import Outcome
from colditz.model.plain import Plain

EAGLE: Final = 1  # the last space of the round track


@dataclass(frozen=True, slots=True)
class Attempts(Plain):
    """Announced attempts and chases, by pawn, thefts by seat, and whatever else lasts longer than a turn."""

    exits: tuple[Place, ...]
    outlets: tuple[Place, ...]
    quarry: tuple[PawnId, ...]
    fled: tuple[PawnId, ...]
    thefts: tuple[int, ...]
    reached: tuple[SeatId, ...]
    guest: SeatId  # who is invited to the aeroplane
    flown: bool
    shares: tuple[tuple[int, ...], ...]  # gate, crossing, who has paid, his man, who has followed
    entrances: tuple[int, ...]
    laid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Now(Plain):
    """The day and its part, the order of turns, and what this turn has brought so far."""

    day: int  # from 1
    part: str
    talk: tuple[str, ...]  # the channels in which people may speak
    order: tuple[SeatId, ...]  # of the officers' turns
    points: int
    spent: int
    throws: tuple[tuple[int, int], ...]
    releases: int
    draws: int
    paid_gates: tuple[Place, ...]
    paid_crossings: tuple[CrossingId, ...]
    arrests: int
    tired: tuple[PawnId, ...]
    searched: tuple[int, ...]
    detected: int
    absent: tuple[PawnId, ...]
    kit_rides: int
    escapers: tuple[SeatId, ...]
    alarm: bool
    strides: tuple[PawnId, ...]
    declined: tuple[SeatId, ...]
    granted: tuple[int, ...]
    opening: int
    diggers: tuple[PawnId, ...]
    gifts: int
    raid: int
    attempts: Attempts


@dataclass(frozen=True, slots=True)
class TableView(Plain):
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
    table: TableView
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
        offers=tuple((o.seat, o.to_seat, o.give, o.want) for o in state.now.offers if _party(o, seat)),
        options=options,
        winners=outcome.winners if outcome else (),
        ending=outcome.ending.value if outcome else "",
    )


def _party(offer: Offer, seat: SeatId) -> bool:
    return seat in (offer.seat, offer.to_seat)


def table_of(game: Game, asked: tuple[SeatId, ...]) -> TableView:
    """What everybody sees."""
    return _table(game, game.state, asked)


def _table(game: Game, state: State, asked: tuple[SeatId, ...]) -> TableView:
    return TableView(
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
        proposal=proposal_of(state.stack[-1]),
        about=state.stack[-1].shows(game),
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
        supply=state.supply if game.params.open_supply else (),
        markers=state.markers,
        strayed=tuple(state.marked(STRAYED)),
        discovered=state.discovered,
        time_is_up=state.time_is_up,
    )


def proposal_of(step: Step) -> str:
    """The name of what a window asks about, or nothing."""
    proposal: Plain | None = getattr(step, "proposal", None)
    return "" if proposal is None else type(proposal).__name__


def known_number(game: Game, held: int) -> int:
    """How many Equipment cards the table knows of: the number, or only whether there are any (1 or 0)."""
    return held if game.params.open_numbers else min(held, 1)


def now_of(game: Game) -> Now:
    """What this turn has brought so far."""
    state, now = game.state, game.state.now
    return Now(
        day=1 + state.passed // len(game.edition.parts),
        part=tuple(game.edition.parts)[state.part],
        talk=game.part.talk,
        order=state.order,
        points=now.points,
        spent=now.spent,
        throws=now.throws,
        releases=now.releases,
        draws=now.draws,
        paid_gates=now.paid_gates,
        paid_crossings=now.paid_crossings,
        arrests=now.arrests,
        tired=tuple(state.marked(TIRED)),
        searched=now.searched,
        detected=now.detected,
        absent=tuple(state.marked(ABSENT)),
        kit_rides=now.kit_rides,
        escapers=now.escapers,
        alarm=now.alarm,
        strides=now.strides,
        declined=now.declined,
        granted=now.granted,
        opening=now.opening,
        diggers=now.diggers,
        gifts=now.gifts,
        raid=now.raid,
        attempts=attempts_of(state),
    )


def attempts_of(state: State) -> Attempts:
    """Who is to leave by which exit, who is chased, and who has stolen how much."""
    return Attempts(
        exits=tuple(state.exits),
        outlets=tuple(state.outlets),
        quarry=tuple(state.quarry),
        fled=tuple(state.marked(FLED)),
        thefts=tuple(state.thefts),
        reached=state.reached,
        guest=state.guest,
        flown=state.flown,
        shares=tuple(share[:5] for share in state.shares),
        entrances=state.entrances,
        laid=state.laid,
    )
