"""Reasons are true: what a bot says is held against what then happens, over fixed games of planners."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from colditz.model.actions import Action, Arrest
from colditz.model.events import Event, PowArrested, PowDied, TurnBegan, TurnEnded
from colditz.model.ids import NOWHERE, SECURITY, PawnId, Symbol
from colditz.players import Bot, Decision, Reason, Sight, make_bot
from colditz.players.castle import castle_of
from colditz.sim.cell import Cell
from colditz.sim.game import Playing
from tests.players.tables import decision, planner_positions
from tests.scene import scene

EDITIONS = ("classic", "osprey", "devir")
GAMES = 4


class Outspoken:
    """A bot whose last reason can be looked up."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.why = bot, Reason("")

    def decide(self, sight: Sight) -> Decision:
        found = self.bot.decide(sight)
        self.why = found.why
        return found


class Truth(Playing):
    """A game in which everything that is said is remembered until it can be seen whether it was so."""

    def __init__(self, edition: str, number: int) -> None:
        super().__init__(Cell(edition, 2, ("planner",) * 2), 3, number, turns=False)
        self.bots_told = {seat: Outspoken(bot) for seat, bot in self.bots.items()}
        self.bots = dict(self.bots_told)
        self.castle = castle_of(self.match.board)
        self.kept: Counter[str] = Counter()  # by what was said: how often it was so
        self.said: Counter[str] = Counter()
        self.running: dict[PawnId, int] = {}  # by man: the steps that were named
        self.leaving: set[PawnId] = set()
        self.warned: dict[PawnId, tuple[int, int]] = {}  # by man: the place, and the risk there in percent
        self.reached: set[PawnId] = set()
        self.risks: list[tuple[int, bool]] = []
        self.shots: list[tuple[int, bool]] = []
        self.turn = SECURITY

    def check(self, what: str, *, holds: bool) -> None:
        self.said[what] += 1
        self.kept[what] += holds

    def place(self, man: PawnId) -> int:
        return self.match._game.state.places[man]

    def man_in(self, why: Reason) -> PawnId:
        return self.match._notation.pawn_by_name[why.names["man"]]

    def _play(self, seat: str, action: Action) -> tuple[Event, ...]:
        why, self.bots_told[seat].why = self.bots_told[seat].why, Reason("")
        self._before(seat, why)
        points = self.match._game.state.now.points
        events = super()._play(seat, action)
        self._after(why, events, points - self.match._game.state.now.points)
        for event in events:
            if isinstance(event, TurnEnded):
                self._turn_ended()
            elif isinstance(event, TurnBegan):
                self.turn = event.seat
        return events

    # --- what is so when it is said

    def _before(self, seat: str, why: Reason) -> None:
        if seat == self.match.seats[SECURITY]:
            self.reached |= {man for man in self.warned if self._can_be_arrested(man)}
        for more in why.also:
            if more.key == "bot-left-alone":
                self.check(more.key, holds=self._can_be_arrested(self.man_in(more)))
            elif more.key == "bot-not-yet":
                self.check(more.key, holds=int(more.names["percent"]) <= int(more.names["wanted"]))
        if why.key in ("bot-hide", "bot-divert"):
            self.check(why.key, holds=int(why.names["percent"]) < int(why.names["before"]))

    def _can_be_arrested(self, man: PawnId) -> bool:
        choices = self.match.choices(self.match.seats[SECURITY])
        return any(Arrest(guard, man) in choices.moves(guard) for guard in choices.pawns)

    # --- what has become so

    def _after(self, why: Reason, events: tuple[Event, ...], spent: int) -> None:
        if why.key == "bot-gather-steps":
            self.check(why.key, holds=self._is_in_the_room(why) == (why.names["steps"] == "0"))
        elif why.key.startswith("bot-arrest-"):
            taken = any(isinstance(event, PowArrested) and event.prisoner == self.man_in(why) for event in events)
            self.check(why.key, holds=taken and spent == int(why.names["points"]))
        elif why.key == "bot-run-through":
            self.running[self.man_in(why)] = int(why.names["steps"])
        elif why.key == "bot-free":
            self.running.pop(self.man_in(why), None)
            self.leaving.add(self.man_in(why))
        elif why.key == "bot-shoot":
            self.shots.append((int(why.names["percent"]), False))
        if self.shots and any(isinstance(event, PowDied) for event in events):
            self.shots[-1] = (self.shots[-1][0], True)
        for more in why.also:
            if more.key == "bot-risk":
                man = self.man_in(more)
                self.warned[man] = (self.place(man), int(more.names["percent"]))

    def _is_in_the_room(self, why: Reason) -> bool:
        symbol = self.match.board.symbol[self.place(self.man_in(why))]
        return symbol != NOWHERE and why.names["symbol"] == f"symbol-{Symbol(symbol).name.lower().replace('_', '-')}"

    def _turn_ended(self) -> None:
        if self.turn == SECURITY:
            self.risks += [(percent, man in self.reached) for man, (_, percent) in self.warned.items()]
            self.warned, self.reached = {}, set()
            return
        self.warned = {man: known for man, known in self.warned.items() if self.place(man) == known[0]}
        board = self.match.board
        for man, steps in self.running.items():
            place = self.place(man)
            out = place < board.walkable and (not self.castle.inner[place] or board.in_tunnel[place] != NOWHERE)
            self.check("bot-run-through", holds=out)
            row = self.castle.routes.row(self.match._game.state.equipment[self.turn])
            self.check("steps to freedom", holds=out and row[place] == steps)
        for man in self.leaving:
            self.check("bot-free", holds=self.place(man) >= board.walkable)
        self.running, self.leaving = {}, set()


@cache
def truths() -> tuple[Truth, ...]:
    """Games to the end, in every edition where men leave unannounced."""
    found = tuple(Truth(edition, number) for edition in EDITIONS for number in range(GAMES))
    for playing in found:
        playing.to_the_end()
    return found


ALWAYS = ("bot-gather-steps", "bot-left-alone", "bot-not-yet", "bot-hide", "bot-divert", "bot-arrest-inside")


@pytest.mark.parametrize("what", [*ALWAYS, "bot-arrest-runner", "bot-free"])
def test_what_is_said_is_so(what: str) -> None:
    said, kept = (sum(counts[what] for counts in each) for each in _counts())

    assert said
    assert kept == said


@pytest.mark.parametrize("what", ["bot-run-through", "steps to freedom"])
def test_whoever_runs_is_out_when_the_turn_ends_with_so_many_steps_to_go(what: str) -> None:
    """But for a few whose way is barred in the middle of it, or whose stop was taken."""
    said, kept = (sum(counts[what] for counts in each) for each in _counts())

    assert said >= 30
    assert kept >= 0.93 * said


def _counts() -> tuple[list[Counter[str]], list[Counter[str]]]:
    return [playing.said for playing in truths()], [playing.kept for playing in truths()]


@pytest.mark.parametrize(("least", "most"), [(0, 20), (20, 100)])
def test_men_are_reached_as_often_as_they_were_warned(least: int, most: int) -> None:
    """A guard had an arrest in reach in about so many of a hundred turns as the risk that was named."""
    risks = [(percent, came) for playing in truths() for percent, came in playing.risks if least < percent <= most]
    named, happened = (sum(numbers) / len(risks) for numbers in ([p for p, _ in risks], [100 * c for _, c in risks]))

    assert len(risks) >= 10
    assert abs(named - happened) <= 20


def test_shots_hit_as_often_as_they_were_said_to() -> None:
    shots = [shot for playing in truths() for shot in playing.shots]
    hits, named = sum(hit for _, hit in shots), sum(percent for percent, _ in shots) / 100

    assert len(shots) >= 5
    assert abs(hits - named) <= 0.3 * len(shots)


def test_whoever_stops_in_a_guards_reach_is_warned_and_the_risk_is_named() -> None:
    """Five points from a guard who has nothing else to do: the share of throws that bring so many."""
    game = scene("british-1@od-e-02 guard-1@od-e-07", turn="british", points=1, kits="british")
    why = decision(game, "british").why

    assert why.risk
    assert f"{why.risk}%" in why.says("en")
    assert why.risk == int(next(more for more in why.also if more.key == "bot-risk").names["percent"])


def test_a_run_that_was_left_undone_is_named_with_its_odds() -> None:
    """All is paid for, but a guard waits where he would come down."""
    reasons = [decided.why for decided in _quiet_turn()]
    undone = [more for why in reasons for more in why.also if more.key == "bot-not-yet"]

    assert undone
    assert all(int(more.names["percent"]) < int(more.names["wanted"]) for more in undone)


def _quiet_turn() -> list[Decision]:
    """What an officer does who could run but had better wait."""
    for match in planner_positions("classic", 2, seed=1, every=1, rounds=60):
        seat = match.asked()[0]
        if seat == match.seats[SECURITY] or match.asking != "Movement":
            continue
        decided = make_bot("planner", 1).decide(Sight(match, seat))
        if any(more.key == "bot-not-yet" for more in decided.why.also):
            return [decided]
    return []
