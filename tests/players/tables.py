"""Tables of bots: who sits there, what they decide, and the positions that they reach."""

from __future__ import annotations

from collections.abc import Iterator

from colditz import Match
from colditz.model.actions import Action
from colditz.model.ids import SECURITY
from colditz.players import Bot, Decision, Sight, make_bot
from colditz.players.character import CHARACTERS
from colditz.players.expert import OTHER_OFFICERS, OTHER_WARDENS
from colditz.players.planner import Planner
from colditz.sim.cell import Cell
from colditz.sim.game import Playing


def decide(match: Match, seat: str, level: str = "planner") -> str:
    """What a bot that has just sat down does, in notation."""
    return match.write_action(decision(match, seat, level).action)


def decision(match: Match, seat: str, level: str = "planner") -> Decision:
    return make_bot(level, 1).decide(Sight(match, seat))


def dealing(match: Match, seat: str) -> str:
    """What a planner does without being asked, in notation; nothing if it keeps still."""
    found = Planner().decide_anytime(Sight(match, seat))
    return "" if found is None else match.write_action(found.action)


def sit_down(match: Match, level: str, seed: int = 1) -> dict[str, Bot]:
    """The same kind of bot on every seat."""
    return {seat: make_bot(level, seed + number) for number, seat in enumerate(match.seats)}


def decisions(match: Match, bots: dict[str, Bot]) -> Iterator[tuple[str, Decision]]:
    """Every decision of a game to its end, to be looked at before it is played."""
    while not match.finished:
        seat = match.asked()[0]
        decided = bots[seat].decide(Sight(match, seat))
        yield seat, decided
        match.play(seat, decided.action)


def is_offered(match: Match, seat: str, action: Action) -> bool:
    """The action is one of a seat's options."""
    choices = match.choices(seat)
    return action in choices.actions or any(action in choices.moves(pawn) for pawn in choices.pawns)


def planner_positions(edition: str, players: int, seed: int, every: int, rounds: int = 30) -> Iterator[Match]:
    """Positions of one game of planners who also barter, every so many decisions."""
    playing = Playing(Cell(edition, players, ("planner",) * players, rounds=rounds), seed, 0, turns=False)
    while not playing.match.finished:
        if playing.row.decisions % every == 0:
            yield playing.match.copy()
        playing.step()


def minds_differ(match: Match, *, sharp: bool) -> bool:
    """Pawns are to be moved, with men on the run or without, and planners of several minds would move others."""
    sight = Sight(match, match.asked()[0])
    others = OTHER_WARDENS if sight.glance.seat == SECURITY else OTHER_OFFICERS
    minds = [Planner(9, character) for character in (CHARACTERS["planner"], *others)]
    if match.asking != "Movement" or minds[0].is_sharp(sight) != sharp:
        return False
    return len({mind.decide(sight).action for mind in minds}) > 1
