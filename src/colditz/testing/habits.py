"""The habits of bots, counted over fixed games: `python -m colditz.testing.habits planner --games 20`.

Strength says who wins; this says how. It looks behind the sight of a seat, so only a measurement may use it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from colditz import EDITIONS
from colditz.engine.state import State
from colditz.model.actions import Action, EndTurn, PlayCard
from colditz.model.cards import FOUND, Card
from colditz.model.dealings import TradeMade, TradeOffered
from colditz.model.events import CardPlayed, Event, PowArrested, PowEscaped, PowReleased, TurnBegan, TurnEnded
from colditz.model.ids import NOWHERE, SECURITY, PawnId, SeatId
from colditz.players import Bot, Decision, Sight
from colditz.players.castle import FAR, Castle, castle_of
from colditz.sim.cell import Cell, make_cells
from colditz.sim.game import Playing

STUCK: Final = 3  # own turns in one place
MANY_POINTS: Final = 5
LAST_ROUNDS: Final = 8
RUNS: Final = ("bot-run", "bot-run-through", "bot-free")  # reasons of men who leave
CALLS: Final = (Card.DIVERSION, Card.HIGH_COMMAND_INSPECTION)
RATES: Final = {
    "man-turns at large spent stuck": ("stuck", "at large"),
    "man-turns at large spent stuck, unpaid or in danger": ("at fault", "at large"),
    "lost games with a man ready who never ran": ("ready, never ran", "lost"),
    "yard arrests of men who left shelter that round": ("left shelter", "arrested in the yard"),
    "arrests within a round of release": ("arrested again", "arrested in the yard"),
    "turns with a runner out and five points unspent": ("points unspent", "turns with a runner out"),
    "turns with a legal shot in which it was fired": ("shots", "turns with a shot"),
    "escapes past a Shoot to Kill in hand": ("escapes past a shot", "escapes"),
    "runners arrested, own diversion unused": ("own call unused", "runners arrested"),
    "runners arrested, an ally's diversion unused": ("ally's call unused", "runners arrested"),
    "trades made of those offered": ("trades", "offers"),
    "offers made before": ("offers repeated", "offers"),
    "'runs for it', but inside when the turn ends": ("hollow runs", "runs announced"),
}


class Told:
    """A bot whose last reason can be looked up."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.last = bot, ""

    def decide(self, sight: Sight) -> Decision:
        """As the bot does."""
        found = self.bot.decide(sight)
        self.last = found.why.key
        return found


class Habits(Playing):
    """A game under way whose doings are counted."""

    def __init__(self, cell: Cell, seed: int, number: int) -> None:
        super().__init__(cell, seed, number, turns=False)
        self.counts: Counter[str] = Counter()
        self.told = {seat: Told(bot) for seat, bot in self.bots.items()}
        self.bots = dict(self.told)
        self.castle: Castle = castle_of(self.match.board)
        self.still: dict[PawnId, tuple[int, int]] = {}  # by man at large: his place, and for how many own turns
        self.sheltered: set[PawnId] = set()  # men under a roof when their officer's turn began
        self.freed: dict[PawnId, int] = {}  # the round in which a man was let out
        self.ready: dict[SeatId, int] = {}  # the last round in which an officer could run
        self.ran: dict[SeatId, int] = {}  # and in which a man of his went on his way at large
        self.turn: SeatId = SECURITY
        self.offers: Counter[tuple[object, ...]] = Counter()
        self.announced: set[PawnId] = set()
        self.may_shoot = self.has_shot = False

    @property
    def state(self) -> State:
        """What lies behind all sights."""
        return self.match._game.state  # noqa: SLF001 - a measurement sees everything

    def _play(self, seat: str, action: Action) -> tuple[Event, ...]:
        self.turn = self.state.turn
        self._note(self.match.seats.index(seat), action, self.told[seat].last)
        events = super()._play(seat, action)
        for event in events:
            self._hear(event)
        return events

    # --- before an action

    def _note(self, seat: SeatId, action: Action, why: str) -> None:
        if seat == SECURITY:
            self._note_guards(action)
        elif why in RUNS and (pawn := int(getattr(action, "pawn", -1))) >= 0:
            self.announced.add(pawn)

    def _note_guards(self, action: Action) -> None:
        options = self.match.choices(self.match.seats[SECURITY]).actions
        self.may_shoot |= any(isinstance(each, PlayCard) and each.card == Card.SHOOT_TO_KILL for each in options)
        if isinstance(action, EndTurn) and any(self._at_large(man) for man in self._all_men()):
            self.counts["turns with a runner out"] += 1
            self.counts["points unspent"] += self.state.now.points >= MANY_POINTS

    # --- after it

    def _hear(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self._turn_began(event)
        elif isinstance(event, TurnEnded):
            self._turn_ended()
        elif isinstance(event, PowArrested):
            self._arrested(event)
        elif isinstance(event, PowReleased):
            self.freed[event.prisoner] = self.state.round
        elif isinstance(event, PowEscaped):
            self.counts["escapes"] += 1
            self.counts["escapes past a shot"] += Card.SHOOT_TO_KILL in self.state.hands[SECURITY]
        elif isinstance(event, CardPlayed) and event.card == Card.SHOOT_TO_KILL:
            self.has_shot = True
        elif isinstance(event, TradeOffered | TradeMade):
            self._dealt(event)

    def _turn_began(self, event: TurnBegan) -> None:
        self.announced.clear()
        if event.seat != SECURITY:
            roofs = [man for man in self._men(event.seat) if not self.castle.open_air[self.state.places[man]]]
            self.sheltered = self.sheltered - set(self._men(event.seat)) | set(roofs)

    def _turn_ended(self) -> None:
        seat = self.turn
        if seat == SECURITY:
            self.counts["turns with a shot"] += self.may_shoot
            self.counts["shots"] += self.has_shot
            self.may_shoot = self.has_shot = False
            return
        for man in self.announced:
            self.counts["runs announced"] += 1
            self.counts["hollow runs"] += self._is_inside(man)
        for man in self._men(seat):
            self._stood(man)
        if self._is_ready(seat):
            self.ready[seat] = self.state.round

    def _stood(self, man: PawnId) -> None:
        if not self._at_large(man):
            self.still.pop(man, None)
            return
        place = self.state.places[man]
        before, turns = self.still.get(man, (NOWHERE, 0))
        turns = turns + 1 if before == place else 1
        self.still[man] = (place, turns)
        if turns == 1:
            self.ran[self.turn] = self.state.round
        self.counts["at large"] += 1
        stuck = STUCK if turns == STUCK else int(turns > STUCK)
        self.counts["stuck"] += stuck
        self.counts["at fault"] += 0 if self._waits_well(man) else stuck

    def _waits_well(self, man: PawnId) -> bool:
        """He has all that the rest of his way costs, and no guard gets to where he waits for a good throw."""
        state, seat, place = self.state, self.turn, self.state.places[man]
        guards = [state.places[pawn] for pawn, owner in enumerate(self.tally.owner) if owner == SECURITY]
        posts = [guard for guard in guards if guard < self.match.board.walkable]
        free = not self.castle.open_air[place] or self.castle.guard_steps(posts, place, state.routes[man]) == FAR
        return free and bool(state.kits[seat]) and self._row(seat)[place] < FAR

    def _arrested(self, event: PowArrested) -> None:
        man, seat = event.prisoner, self.tally.owner[event.prisoner]
        if self.castle.inner[event.place] and self.match.board.in_tunnel[event.place] == NOWHERE:
            self.counts["arrested in the yard"] += 1
            self.counts["left shelter"] += man in self.sheltered
            self.counts["arrested again"] += self.state.round - self.freed.get(man, -9) <= 1
            return
        self.counts["runners arrested"] += 1
        holders = [seat for seat, hand in enumerate(self.state.hands) if any(card in hand for card in CALLS)]
        self.counts["own call unused"] += seat in holders
        self.counts["ally's call unused"] += any(other not in (SECURITY, seat) for other in holders)

    def _dealt(self, event: TradeOffered | TradeMade) -> None:
        if isinstance(event, TradeMade):
            self.counts["trades"] += 1
            return
        offer = (event.seat, event.to_seat, event.give, event.want)
        self.counts["offers"] += 1
        self.counts["offers repeated"] += self.offers[offer] > 0
        self.offers[offer] += 1

    def close(self) -> Counter[str]:
        """The game is over: who lost, and could have run."""
        if self.match.winners == (self.match.seats[SECURITY],):
            last = self.state.round - LAST_ROUNDS
            self.counts["lost"] += 1
            seats = [seat for seat, ready in self.ready.items() if ready >= last]
            self.counts["ready, never ran"] += any(self.ran.get(seat, 0) < last for seat in seats)
        return self.counts

    # --- what is so

    def _men(self, seat: SeatId) -> list[PawnId]:
        walkable = self.match.board.walkable
        return [p for p, owner in enumerate(self.tally.owner) if owner == seat and self.state.places[p] < walkable]

    def _all_men(self) -> list[PawnId]:
        return [man for seat in range(1, len(self.match.seats)) for man in self._men(seat)]

    def _is_inside(self, man: PawnId) -> bool:
        place, board = self.state.places[man], self.match.board
        return place < board.walkable and bool(self.castle.inner[place]) and board.in_tunnel[place] == NOWHERE

    def _at_large(self, man: PawnId) -> bool:
        place = self.state.places[man]
        return place < self.match.board.walkable and not self._is_inside(man) and self.state.returning[man] == NOWHERE

    def _is_ready(self, seat: SeatId) -> bool:
        """He has a kit, a man inside, and what some way out costs."""
        state, row = self.state, self._row(seat)
        return bool(state.kits[seat]) and any(row[state.places[man]] < FAR for man in self._men(seat))

    def _row(self, seat: SeatId) -> bytes:
        """Steps to freedom with all that an officer holds, found cards in hand included."""
        state = self.state
        found = [state.hands[seat].count(card) for card in sorted(FOUND, key=lambda card: FOUND[card])]
        return self.castle.routes.row(tuple(map(sum, zip(state.equipment[seat], found, strict=True))))


def habits(cell: Cell, seed: int, games: Iterable[int]) -> Counter[str]:
    """What bots did in some games of a cell."""
    total: Counter[str] = Counter()
    for number in games:
        playing = Habits(cell, seed, number)
        playing.to_the_end()
        total += playing.close()
    return total


def lines(counts: Counter[str]) -> Iterator[str]:
    """Every rate with its numbers."""
    for name, (part, whole) in RATES.items():
        share = f"{counts[part] / counts[whole]:.0%}" if counts[whole] else "-"
        yield f"  {name:<52} {counts[part]:>5} of {counts[whole]:<5} {share:>5}"


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", help="as `colditz simulate --bots` takes them")
    parser.add_argument("--games", type=int, default=20, help="of each cell")
    parser.add_argument("--edition", default="all", help=f"{', '.join(EDITIONS)} or all")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--seed", type=int, default=1)
    found = parser.parse_args(words)
    for cell in make_cells(found.edition, found.players, found.bots):
        print(f"{cell.edition}, {cell.players} players, {', '.join(dict.fromkeys(cell.bots))}: {found.games} games")
        for line in lines(habits(cell, found.seed, range(found.games))):
            print(line, flush=True)


if __name__ == "__main__":
    main()
