"""Random games with every invariant checked: `python -m colditz.testing.fuzz --games 20000`, or `make fuzz`."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from colditz import EDITIONS, Match, from_position, new_game, replay
from colditz.model.actions import ACTION_TYPES, Action, AnswerTrade, OfferTrade, PlayCard, TimeUp
from colditz.model.news import EVENT_TYPES
from colditz.rl.codec import NOT_PLAYERS, codec_of
from colditz.testing.bold import pick
from colditz.testing.invariants import check_state, check_whole
from colditz.testing.wild import wild_game

DECISIONS = 20_000  # no random game comes near this
# Moving by hand is never offered; the other two are the common names of all.
NEVER = {"MoveByHand", "CallBreach", "PawnMovedByHand", "BreachCalled", "Action", "Event"}


@dataclass
class Tally:
    """What the games brought."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Put two tallies together."""
        self.games += other.games
        self.decisions += other.decisions
        self.endings += other.endings
        self.actions += other.actions
        self.events += other.events


def barter(match: Match, luck: Random, tally: Tally) -> None:
    """Now and then somebody who is not asked offers a trade, and somebody answers."""
    for seat in match.seats[1:]:
        found = match.choices(seat).anytime()
        answers = [action for action in found if isinstance(action, AnswerTrade)]
        offers = [action for action in found if isinstance(action, OfferTrade)]
        action = luck.choice(answers) if answers else luck.choice(offers) if offers else None
        if action is not None:
            take(match, seat, action, tally)


def take(match: Match, seat: str, action: Action, tally: Tally) -> None:
    """Play one action and count what it brought; its tokens must mean nothing else."""
    if not isinstance(action, NOT_PLAYERS) and (words := codec_of(match.board)).decode(words.encode(action)) != action:
        raise AssertionError(f"the tokens of {action} mean something else")
    events = match.play(seat, action)
    tally.events.update(type(event).__name__ for event in events)


def play_game(match: Match, luck: Random, tally: Tally) -> None:
    """Play to the end, checking every state on the way."""
    hour = luck.randrange(300)  # when an outside clock would strike
    while not match.finished:
        if tally.decisions > DECISIONS * (tally.games + 1):
            raise AssertionError("the game does not end")
        seat = luck.choice(match.asked())
        take(match, seat, choose(match, seat, luck), tally)
        tally.decisions += 1
        if match.question > hour and not match.finished and without_end(match):
            take(match, "clock", TimeUp(), tally)
        check_state(match)
        if luck.random() < 0.03:
            barter(match, luck, tally)
        if luck.random() < 0.01:
            check_whole(match, luck)
    tally.games += 1
    tally.endings[match.outcome.ending.value if match.outcome else ""] += 1


def choose(match: Match, seat: str, luck: Random) -> Action:
    """A bold choice; of cards that may be played each has the same chance, however many ways it leaves."""
    action = pick(match, seat, luck)
    if not isinstance(action, PlayCard):
        return action
    plays = [play for play in match.choices(seat).actions if isinstance(play, PlayCard)]
    card = luck.choice(sorted({play.card for play in plays}))
    return luck.choice([play for play in plays if play.card == card])


def without_end(match: Match) -> bool:
    """The game has no limit of rounds and its clock has not run out."""
    table = match.view("spectator").table
    return not table.rounds and not table.time_is_up


def check_kept(match: Match, tally: Tally) -> None:
    """The log replays to the same game, and the position reads back; every action of the log is counted."""
    log: Any = match.log()
    tally.actions.update(action.split()[0] for _, action in log["actions"])
    if replay(log) != match:
        raise AssertionError("the log replays to another game")
    if from_position(match.position()) != match:
        raise AssertionError("the position reads back differently")


def run(job: tuple[str, int, int, int, list[str]]) -> Tally:
    """So many games of one edition and player count from a seed on."""
    edition, players, seed, games, often = job
    tally = Tally()
    for number in range(seed, seed + games):
        luck = Random(number)
        match = start(edition, players, number, luck, often)
        try:
            play_game(match, luck, tally)
            check_kept(match, tally)
        except Exception as error:
            error.add_note(f"seed {number} of {match.log() | {'actions': '…'}}")
            raise
    return tally


def start(edition: str, players: int, number: int, luck: Random, often: list[str]) -> Match:
    """Every other game begins in the wild; house rules, rounds and the agreement vary."""
    rules = [
        rule
        for rule in EDITIONS[edition].house_rules
        if luck.random() < (0.5 if rule in often else 0.1) and rule != "free-hand"
    ]
    rounds = luck.choice((0, 10, 30, 70))
    if number % 2:
        return wild_game(edition, players, luck, house_rules=rules, rounds=rounds)
    return new_game(edition, players, number, house_rules=rules, rounds=rounds, agreed=luck.random() < 0.9)


def jobs(
    editions: list[str], games: int, seed: int, size: int, often: list[str]
) -> list[tuple[str, int, int, int, list[str]]]:
    """The games split over editions and player counts."""
    cells = [(edition, players) for edition in editions for players in range(2, 7)]
    each = -(-games // len(cells))
    return [
        (edition, players, seed + start, min(size, each - start), often)
        for start in range(0, each, size)
        for edition, players in cells
    ]


def main() -> None:
    """Play the games on all cores and print what they brought."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=list(EDITIONS), action="append", help="all by default")
    parser.add_argument("--rule", action="append", default=[], help="a house rule for half of the games (else a tenth)")
    options = parser.parse_args()
    total, start = Tally(), time.perf_counter()
    with multiprocessing.Pool() as pool:
        work = jobs(options.edition or list(EDITIONS), options.games, options.seed, 20, options.rule)
        for tally in pool.imap_unordered(run, work):
            total.add(tally)
            sys.stderr.write(f"\r{total.games} games, {total.decisions} decisions")
    print(f"\n{total.games} games, {total.decisions} decisions in {time.perf_counter() - start:.0f} s")
    for name, counter in (("endings", total.endings), ("actions", total.actions), ("events", total.events)):
        print(f"{name}: " + ", ".join(f"{key} {number}" for key, number in counter.most_common()))
    never = {*ACTION_TYPES, *EVENT_TYPES} - {*total.actions, *total.events, *NEVER}
    print(f"never: {', '.join(sorted(never)) or 'everything occurred'}")


if __name__ == "__main__":
    main()
