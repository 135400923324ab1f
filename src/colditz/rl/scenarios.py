"""Small positions to learn from: a few rounds each, won by one escape, or by keeping everybody in until time is up.

A scenario is a game like any other from there on: `begin(seed)` gives a match, whose dice follow from the seed.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from colditz.editions.registry import EDITIONS
from colditz.editions.start import from_position, new_game
from colditz.engine.edition import Phase, Role
from colditz.engine.play import Match
from colditz.model.cards import CARD_BY_TITLE, Card
from colditz.rules.knowledge.memory import knowledge_of
from colditz.rules.turn.turn import BeforeThrow

BASELINES: Final = Path(__file__).parent / "baselines.json"  # written by `rl/baselines.py`


class Baseline(NamedTuple):
    """How often the learner's seat won 40 games (seeds 0 to 39) against planners, played by a planner and blindly."""

    planner: int
    blind: int


@cache
def _baselines() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads(BASELINES.read_text(encoding="utf-8"))
    return found


@dataclass(frozen=True, slots=True)
class Scenario:
    """One position: who is to learn, what he is after, how long it lasts, and what our bots make of it."""

    name: str
    says: str
    seat: str  # the learner's
    pawns: str  # pawn@place; all others stand where a game begins
    holds: str  # seat: cards; …
    rounds: int = 3
    edition: str = "classic"
    players: int = 2
    turn: str = "american"
    part: int = 0  # of the day

    @property
    def baseline(self) -> Baseline:
        """How often the learner's seat won, played by our bots."""
        return Baseline(**_baselines()[self.name])

    def begin(self, seed: int = 0) -> Match:
        """The game at this position, with the dice of a seed."""
        first, known = _first(self)
        match = first.copy()
        match.take_luck(seed)
        match.memories.update(known)  # what everybody knows at the beginning is the same whatever the dice
        return match

    def read(self) -> Match:
        """The position, read."""
        match = new_game(self.edition, self.players, escapes=1, rounds=self.rounds)
        lines = [self._line(match, line) for line in match.position().splitlines() if not line.startswith("pack ")]
        return from_position("\n".join([*lines[:-3], *self._packs(), *lines[-3:], ""]))

    def _line(self, match: Match, line: str) -> str:
        """A line of the position, with the pawns, cards and turn of this scenario."""
        word, rest = line.split(" ", 1)
        if word == "state":
            turn = {"turn": match.seats.index(self.turn)} | (
                {"part": self.part, "passed": self.part} if self.part else {}
            )
            return f"state {json.dumps({**json.loads(rest), **turn})}"
        if word == "stack":
            return f"stack Rounds | Turn {self.turn} {self._stage()} | BeforeThrow {self.turn}"
        if word in match.seats and rest.startswith("at "):
            return f"{word} at {self._places(word, rest.split()[1:])}"
        held = " ".join(self._cards().get(word, []))
        return f"{word} holds {held}".rstrip() if word in match.seats else line

    def _stage(self) -> int:
        """How many steps of its turn have been taken up when a seat is about to throw."""
        role = Role.SECURITY if self.turn == "security" else Role.ESCAPE
        turn = list(EDITIONS[self.edition].parts.values())[self.part].turns[role]
        return 1 + [stage.step if isinstance(stage, Phase) else stage for stage in turn].index(BeforeThrow)

    def _places(self, seat: str, places: list[str]) -> str:
        team = "guard" if seat == "security" else seat
        wanted = dict(each.split("@") for each in self.pawns.split())
        return " ".join(wanted.get(f"{team}-{number}", place) for number, place in enumerate(places, 1))

    def _cards(self) -> dict[str, list[str]]:
        return {seat.strip(): cards.split() for seat, cards in (each.split(":") for each in self.holds.split(";"))}

    def _packs(self) -> list[str]:
        """The packs without what is in somebody's hand."""
        gone = Counter(CARD_BY_TITLE[card] for cards in self._cards().values() for card in cards)
        packs = EDITIONS[self.edition].for_players(self.players).packs
        left = [{card: number - gone[Card(card)] for card, number in pack.items()} for pack in packs]
        counted = [[f"{Card(card).title}*{number}" for card, number in pack.items() if number] for pack in left]
        return [f"pack {' '.join(cards)} /" for cards in counted]


@cache
def _first(scenario: Scenario) -> tuple[Match, dict[int, tuple[None, object]]]:
    """A scenario's first position, and what every seat knows there: worked out once, since many games begin with it."""
    match = scenario.read()
    return match, {seat: (None, knowledge_of(match, seat)) for seat in range(len(match.seats))}


TWO_GUARDS: Final = "guard-1@post-outer-1 guard-2@post-outer-4"
FOUR_GUARDS: Final = f"{TWO_GUARDS} guard-3@post-outer-6 guard-4@post-inner-1"
FULL_HOUSE: Final = "american: rope rope rope wire-cutters kit"

SCENARIOS: Final = {
    scenario.name: scenario
    for scenario in (
        Scenario("runner", "A man outside, two guards: run for it.", "american", f"{TWO_GUARDS} american-1@land-30",
                 "american: kit"),
        Scenario("catcher", "The same run, but you are the guards.", "security", f"{TWO_GUARDS} american-1@land-30",
                 "american: kit"),
        Scenario("wall", "A man at the outer wall with a rope in hand.", "american", f"{FOUR_GUARDS} american-1@east-13",
                 "american: rope kit"),
        Scenario("wire", "A man at the wire with cutters, four guards.", "american", f"{FOUR_GUARDS} american-1@out-n-14",
                 "american: wire-cutters kit"),
        Scenario("two-ways", "Two men at two walls: the guards cannot be at both.", "american",
                 f"{FOUR_GUARDS} american-1@east-13 american-2@out-n-03", FULL_HOUSE),
        Scenario("cover", "A man at the wire with cutters, and you are the guards.", "security",
                 f"{FOUR_GUARDS} american-1@out-n-14", "american: wire-cutters kit"),
        Scenario("tunnel", "Two men in the chapel, and the card of its tunnel.", "american",
                 f"{FOUR_GUARDS} american-1@room-chapel-7 american-2@room-chapel-9", "american: tunnel-chapel kit", rounds=7),
        Scenario("window", "From a window over the yard to freedom: two ropes, a long way.", "american",
                 f"{FOUR_GUARDS} american-1@room-sickbay-2", "american: rope rope rope wire-cutters kit", rounds=6),
        Scenario("barter", "You have the kit, another officer has the ropes you need.", "american",
                 f"{TWO_GUARDS} american-1@east-13", "american: key kit; british: rope rope", rounds=4, players=3),
        Scenario("pursuit", "Osprey: a man at the wire with cutters, and you are the guards.", "security",
                 f"{FOUR_GUARDS} american-1@out-n-14", "american: wire-cutters kit", edition="osprey"),
        Scenario("wire-osprey", "Osprey: a man at the wire with cutters.", "american",
                 f"{FOUR_GUARDS} american-1@out-n-14", "american: wire-cutters kit", edition="osprey"),
        Scenario("wall-devir", "Devir: a man at the outer wall with a rope.", "american",
                 f"{FOUR_GUARDS} american-1@east-13", "american: rope kit", edition="devir"),
        Scenario("wire-devir", "Devir: a man at the wire with cutters.", "american",
                 f"{FOUR_GUARDS} american-1@out-n-14", "american: wire-cutters kit", edition="devir"),
        Scenario("night", "Version 3, at night: a man in the garrison courtyard with rope and cutters.", "american",
                 f"{FOUR_GUARDS} american-1@out-n-84", "american: rope wire-cutters kit", rounds=6, edition="v3", part=2),
        Scenario("night-watch", "The same night, and you are the guards.", "security",
                 f"{FOUR_GUARDS} american-1@out-n-84", "american: rope wire-cutters kit", rounds=6, edition="v3", part=2),
    )
}  # fmt: skip
