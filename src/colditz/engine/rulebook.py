"""An edition on its board, with everything worked out that stays the same for the whole game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from colditz.engine.edition import ANYTHING, Act, Edition, Part, Phase, Role, Stage, Veto
from colditz.engine.footing import Footing, Opening
from colditz.engine.needs import facts, notable_places
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action
from colditz.model.board import Board
from colditz.model.draws import Draws
from colditz.model.ids import MOST_SEATS, NOBODY, SECURITY, PawnId, Place, SeatId, TunnelId
from colditz.model.shared import moves_of

if TYPE_CHECKING:
    from colditz.engine.game import Game

MISSES: Final = 16  # so often a walk is drawn that leads nowhere; then they are listed
SIDES: Final = (Role.ESCAPE, Role.SECURITY)  # by `seat == SECURITY`
NOTHING: Final[list[Action]] = []
NOTHING_STRUCK: Final[list[int]] = []
Law = Callable[["Game", SeatId, Any], Refusal | None]
Tries = TypeVar("Tries")


class PhaseTable:
    """One phase of one side's turn, laid out for listing and judging what may be done in it."""

    def __init__(self, phase: Phase, elsewhere: dict[type[Action], Refusal]) -> None:
        self.acts = dict(phase.acts)  # dicts, which compiled code looks up far sooner than any other mapping
        self.veto = phase.veto
        self.elsewhere = elsewhere  # why acts of other phases and of the other side are not done in this one
        acts = self._acts = list(phase.acts.values())
        self._open: dict[int, OpenActs] = {}  # by facts
        self._last_open: OpenActs | None = None  # mostly the next as well
        # in the order of the table; where there is no law to ask, the list is exact
        self.pawn_tries = tuple(_listed(act.pawn_tries, act) for act in acts if act.pawn_tries is not None)
        self._free_tries = tuple(
            _listed(act.pawn_tries, act) for act in acts if act.pawn_tries is not None and not act.least_points
        )
        free = [act.free_movers for act in acts if act.pawn_tries is not None and not act.least_points]
        self._free_movers = tuple(look for look in free if look is not None)
        self.surely = next((act.surely for act in acts if act.surely is not None), None)
        self.around = next((act.around for act in acts if act.around is not None), None)
        others = [act for act in acts if act.pawn_tries is not None and act.around is None]
        self.beside_walks = tuple(act.pawn_lots or act.pawn_tries for act in others if act.pawn_tries is not None)
        self.least_points = min((act.least_points for act in acts if act.pawn_tries is not None), default=0)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        """Every act that is not a pawn's: what could be tried and is not forbidden."""
        found: list[Action] = []
        for tries, forbids in self.open_acts(game, seat).tries:
            tried = tries(game, seat)
            if tried:
                found += tried if forbids is None else [each for each in tried if forbids(game, seat, each) is None]
        return self._unless_vetoed(game, seat, found)

    def open_acts(self, game: Game, seat: SeatId) -> OpenActs:
        """The acts that are not out of the question, by what the seat has."""
        having = facts(game, seat)
        last = self._last_open
        if last is not None and last.having == having:
            return last
        known = self._open.get(having)
        if known is None:
            known = self._open[having] = OpenActs(self._acts, having)
        self._last_open = known
        return known

    def moves(self, game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
        """Every act of one pawn."""
        return self._unless_vetoed(game, seat, self.own_moves(game, seat, pawn))

    def own_moves(self, game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
        """Every act of one pawn that its own law allows, whatever the phase forbids."""
        found: list[Action] = []
        for tries, forbids in self.pawn_tries if game.state.now.points else self._free_tries:
            if forbids is None:
                found += tries(game, seat, pawn)
            else:
                found += [each for each in tries(game, seat, pawn) if forbids(game, seat, each) is None]
        return found

    def pawns(self, game: Game, seat: SeatId) -> list[PawnId]:
        """The pawns that have at least one act."""
        places, limit, own = game.state.places, game.board.walkable, game.teams.pawns[seat]
        walking = game.state.now.points > 0 and not self.vetoes(game, seat)
        sure = self.surely(game, seat) if self.surely is not None and walking else []
        if len(sure) == len(own):
            return sure
        standing = [pawn for pawn in self._movers(game, seat, self.awake_veto(game, seat)) if places[pawn] < limit]
        return [pawn for pawn in standing if pawn in sure or self._can_move(game, seat, pawn)]

    def anybody_moves(self, game: Game, seat: SeatId) -> bool:
        """Some pawn has at least one act."""
        if not self.pawn_tries or game.state.now.points < self.least_points:
            return False
        places, limit = game.state.places, game.board.walkable
        for pawn in self._movers(game, seat, self.awake_veto(game, seat)):
            if places[pawn] < limit and self._can_move(game, seat, pawn):
                return True
        return False

    def _can_move(self, game: Game, seat: SeatId, pawn: PawnId) -> bool:
        """It has at least one act."""
        found, veto = self.own_moves(game, seat, pawn), self.veto
        if veto is None or not found or not self.vetoes(game, seat):
            return bool(found)
        return any(veto.forbids(game, seat, action) is None for action in found)

    def vetoes(self, game: Game, seat: SeatId) -> bool:
        """The law over all acts of the phase is awake."""
        veto = self.veto
        return veto is not None and bool(veto.needs & facts(game, seat)) and veto.awake(game, seat)

    def awake_veto(self, game: Game, seat: SeatId) -> Veto | None:
        """The law over all acts of the phase, while it is awake."""
        return self.veto if self.veto is not None and self.vetoes(game, seat) else None

    def _movers(self, game: Game, seat: SeatId, veto: Veto | None) -> Sequence[PawnId]:
        """The pawns that might have an act."""
        if not game.state.now.points and self._free_movers:
            return [pawn for look in self._free_movers for pawn in look(game, seat)]
        return veto.movers(game, seat) if veto is not None and veto.movers is not None else game.teams.pawns[seat]

    # --- drawing

    def draw(self, game: Game, seat: SeatId, luck: Draws) -> Action:
        """One act, drawn in two levels: any of the actions or of the pawns that can move, then any of its moves.

        What is drawn is tried, and struck if it is forbidden, so every act has the same chance without a list.
        """
        open_acts, veto = self.open_acts(game, seat), None if self.veto is None else self.awake_veto(game, seat)
        lots = open_acts.lots(game, seat) if open_acts.listed else open_acts.known
        certain = open_acts.certain if veto is None else 0
        own: Sequence[PawnId] = ()
        if self.pawn_tries and game.state.now.points >= self.least_points:
            plain = veto is None and game.state.now.points > 0
            own = game.teams.pawns[seat] if plain else self._movers(game, seat, veto)
        listed, struck = len(lots), NOTHING_STRUCK
        while True:
            pick = int(luck.random() * (listed + len(own)))
            if pick < certain:
                return lots[pick]
            if struck and pick in struck:
                continue
            if pick >= listed:
                action = self._draw_move(game, seat, own[pick - listed], luck, veto)
                if action is not None:
                    return action
            elif self._allows(game, seat, lots[pick], veto):
                return lots[pick]
            struck = [*struck, pick]
            assert len(struck) < listed + len(own), "whoever is asked can do something"

    def _draw_move(self, game: Game, seat: SeatId, pawn: PawnId, luck: Draws, veto: Veto | None) -> Action | None:
        """One move of a pawn, each with the same chance; None if it has none."""
        if game.state.places[pawn] >= game.board.walkable:
            return None
        ball = self.around.ball(game, pawn) if self.around is not None else None
        if self.around is not None and ball is not None:
            inside = ball.within(game.state.now.points)
            others = self._acts_beside_walks(game, seat, pawn) if inside else NOTHING
            for _ in range(min(2 * inside, MISSES)):
                pick = int(luck.random() * (inside + len(others)))
                if pick < inside:
                    if self.around.leads(game, seat, pawn, ball, pick + 1):
                        walk = moves_of(pawn, game.board.walkable)[ball.order[pick + 1]]
                        if veto is None or veto.forbids(game, seat, walk) is None:
                            return walk
                elif self._allows(game, seat, others[pick - inside], veto):
                    return others[pick - inside]
        return self._draw_listed_move(game, seat, pawn, luck, veto)

    def _acts_beside_walks(self, game: Game, seat: SeatId, pawn: PawnId) -> list[Action]:
        """What else than a walk a pawn could try."""
        found = NOTHING
        for tries in self.beside_walks:
            more = tries(game, seat, pawn)
            found = found + more if found and more else more or found
        return found

    def _draw_listed_move(
        self, game: Game, seat: SeatId, pawn: PawnId, luck: Draws, veto: Veto | None
    ) -> Action | None:
        """The same from a list; whatever the law over all acts forbids is struck from it once it is drawn."""
        moves = self.own_moves(game, seat, pawn)
        while moves:
            pick = int(luck.random() * len(moves))
            if veto is None or veto.forbids(game, seat, moves[pick]) is None:
                return moves[pick]
            moves[pick] = moves[-1]
            del moves[-1]
        return None

    def _allows(self, game: Game, seat: SeatId, action: Action, veto: Veto | None) -> bool:
        """Its own law and the phase's, if that is awake, allow an act of this phase."""
        refusal = self.acts[type(action)].forbids(game, seat, action)
        return refusal is None and (veto is None or veto.forbids(game, seat, action) is None)

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        """Why an act may not be done now, or None: its own law, then the phase's."""
        act = self.acts.get(type(action))
        if act is None:
            return self.elsewhere.get(type(action), Refusal.NOT_NOW)
        refusal = act.forbids(game, seat, action)
        if refusal is None and self.veto is not None and self.vetoes(game, seat):
            return self.veto.forbids(game, seat, action)
        return refusal

    def _unless_vetoed(self, game: Game, seat: SeatId, found: list[Action]) -> list[Action]:
        veto = self.veto
        if veto is None or not found or not self.vetoes(game, seat):
            return found
        return [action for action in found if veto.forbids(game, seat, action) is None]


class OpenActs:
    """The acts that are not a pawn's and not out of the question, for a seat that has certain things."""

    def __init__(self, acts: list[Act], having: int) -> None:
        self.having = having
        asked = [act for act in acts if act.tries is not None and act.needs & having == act.needs]
        self.tries = tuple(_listed(act.tries, act, having) for act in asked if act.tries is not None)
        doubted = [act for act in asked if act.doubts & having]
        certain = [action for act in asked if not act.doubts & having for action in act.always]
        self.certain = len(certain)  # the first of what is drawn: allowed, no doubt
        self.known: list[Action] = [*certain, *[action for act in doubted for action in act.always]]
        self.listed = tuple(act.lots or act.tries for act in doubted if act.tries is not None and not act.always)

    def lots(self, game: Game, seat: SeatId) -> list[Action]:
        """What may be drawn: what is certain, then everything that could be tried."""
        found = self.known
        for tries in self.listed:
            found = found + tries(game, seat)
        return found


def _listed(tries: Tries, act: Act, having: int = ANYTHING) -> tuple[Tries, Law | None]:
    return tries, None if act.exact or not act.doubts & having else act.forbids


class PartTables:
    """A part of the day, laid out for play."""

    def __init__(self, part: Part) -> None:
        self.laws, self.cards, self.answers, self.early = part.laws, dict(part.cards), part.answers, dict(part.early)
        self.anytime, self.reactions, self.talk = part.anytime, dict(part.reactions), part.talk
        self.guard_arrivals, self.pow_arrivals = part.arrivals[Role.SECURITY], part.arrivals[Role.ESCAPE]
        # by side: the phases of its turn, by the step that waits in each
        self.phases = tuple(_phases(part, role) for role in SIDES)
        # by side: everything it may do in its turn, whatever the phase
        self.acts = tuple(
            {kind: act for table in tables.values() for kind, act in table.acts.items()} for tables in self.phases
        )
        # by seat: the steps of its turn, one after another
        self.stages = tuple(
            tuple(_step(stage, seat) for stage in part.turns[SIDES[seat == SECURITY]]) for seat in range(MOST_SEATS)
        )


def _step(stage: Stage, seat: SeatId) -> Step:
    return stage.step(seat) if isinstance(stage, Phase) else stage(seat)


def _phases(part: Part, role: Role) -> dict[object, PhaseTable]:
    phases = [stage for stage in part.turns[role] if isinstance(stage, Phase)]
    other = part.turns[Role.ESCAPE if role is Role.SECURITY else Role.SECURITY]
    return {phase.step: PhaseTable(phase, _elsewhere(phases, number, other)) for number, phase in enumerate(phases)}


def _elsewhere(phases: list[Phase], number: int, other: tuple[Stage, ...]) -> dict[type[Action], Refusal]:
    """Why an act is not done in this phase: it is the other side's, it comes in a later one, or came in one before."""
    theirs = [kind for stage in other if isinstance(stage, Phase) for kind in stage.acts]
    later = [kind for phase in phases[number + 1 :] for kind in phase.acts]
    over = {kind: act.too_late for phase in phases[:number] for kind, act in phase.acts.items()}
    return {
        **dict.fromkeys(theirs, Refusal.NOT_YOUR_SIDE),
        **over,
        **dict.fromkeys(later, phases[number].too_early),
    }


class Rulebook:
    """An edition on its board."""

    def __init__(self, edition: Edition, board: Board) -> None:
        self.edition, self.board = edition, board
        self.pow_footing, self.guard_footing = edition.grounds.pow(board), edition.grounds.guard(board)
        self.doorsteps, self.home_ground = edition.grounds.doorsteps(board), edition.grounds.home(board)
        self.parts = tuple(PartTables(part) for part in edition.parts.values())
        self.pow_notable = notable_places(board, self.pow_footing.rest)
        self.guard_notable = notable_places(board, self.guard_footing.rest)
        self.notable = bytes(a | b for a, b in zip(self.pow_notable, self.guard_notable, strict=True))
        self.open_footings: dict[
            tuple[Footing, Opening], Footing
        ] = {}  # the guards' ground, by what is open to them; a cache
        self._beside_gates: dict[tuple[Place, int], Footing] = {}
        self._steady = edition.grounds.pow_over(board, self.pow_footing, ()) is self.pow_footing
        self._grounds: dict[tuple[TunnelId, ...], tuple[Footing, Footing]] = {}  # by open tunnels

    def grounds(self, tunnels: list[SeatId]) -> tuple[Footing, Footing]:
        """The ground of POWs and of guards while tunnels are held as told; most editions have one for all times."""
        if self._steady:
            return self.pow_footing, self.guard_footing
        opened = tuple(tunnel for tunnel, holder in enumerate(tunnels) if holder != NOBODY)
        if opened not in self._grounds:
            law = self.edition.grounds
            pow_ground = law.pow_over(self.board, self.pow_footing, opened)
            self._grounds[opened] = pow_ground, law.guard_over(self.board, self.guard_footing, opened)
        return self._grounds[opened]

    def footing_beside_gate(self, post: Place, side: int) -> Footing:
        """A POW's ground on a post beside a gate: back to the side from which he came, or to both from the gate."""
        known = self._beside_gates.get((post, side))
        if known is None:
            plain, sides = self.pow_footing, self.board.sides[post]
            ways = sides[side] if side >= 0 else tuple(near for each in sides for near in each)
            steps = (*plain.steps[:post], ways, *plain.steps[post + 1 :])
            known = self._beside_gates[post, side] = Footing(steps, plain.rest, plain.pieces, plain.into)
        return known
