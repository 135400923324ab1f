"""Games begun in the middle: positions with a kit, Equipment and men in rooms or outside already, made from a seed.

An officer who knows nothing is hardly ever near a way out, so he learns last what the end of a game asks of him. Some
of a learner's games begin here instead, from where an escape takes a few turns; guards learn there what to watch.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from colditz.editions.start import new_game
from colditz.engine.play import Match
from colditz.model.cards import Card
from colditz.model.ids import Place
from colditz.players.castle import Castle, castle_of
from colditz.rl.scenarios import Scenario

POOL: Final = 256  # positions; the dice of a game are its own
LENGTHS: Final = (8, 25)  # rounds
WITH_A_KIT: Final = 0.8
WELL_EQUIPPED: Final = 0.8
OUTSIDE: Final = 0.6
SHORT: Final = 45  # steps of a way that is worth equipping a man for
IN_ROOMS: Final = (2, 6)  # men
MOST_CARDS: Final = 4


def middle(edition: str, players: int, seed: int) -> Match:
    """A game of that edition, begun in the middle."""
    return _scenario(edition, players, seed % POOL).begin(seed)


@cache
def _scenario(edition: str, players: int, number: int) -> Scenario:
    """One of the pool: an officer of these is on turn; the others stand as a game begins."""
    match, luck = new_game(edition, players), Random(f"{edition} {players} {number}")
    castle = castle_of(match.board)
    seat = match.seats[luck.randrange(1, players)]
    return Scenario(
        f"middle-{number}",
        "Begun in the middle.",
        seat,
        f"{_guards(castle, luck)} {_men(castle, luck, seat)}",
        f"{seat}: {_cards(castle, luck)}".rstrip(),
        rounds=luck.randint(*LENGTHS),
        edition=edition,
        players=players,
        turn=seat,
    )


def _guards(castle: Castle, luck: Random) -> str:
    """Some guards at posts; the rest are in the barracks."""
    names = [name for name in castle.board.names if name.startswith("post-")]
    posts = luck.sample(names, luck.randint(2, 5))
    return " ".join(f"guard-{number}@{post}" for number, post in enumerate(posts, 1))


def _men(castle: Castle, luck: Random, seat: str) -> str:
    """Some men in rooms, and now and then one outside a window."""
    board = castle.board
    rooms = [place for seats in castle.seats for place in seats]
    places = luck.sample(rooms, luck.randint(*IN_ROOMS))
    if luck.random() < OUTSIDE:
        places[0] = _outside(castle, luck)
    return " ".join(f"{seat}-{number}@{board.names[place]}" for number, place in enumerate(places, 1))


def _outside(castle: Castle, luck: Random) -> Place:
    """A circle on some way out, not far from where it leaves the courtyard."""
    row = castle.routes.row_for_number(MOST_CARDS)
    windows = [far for _, _, far in castle.exits if row[far] <= SHORT]
    far = luck.choice(windows)
    return castle.further_on(far, row, luck.randrange(row[far]) if row[far] else 0)


def _cards(castle: Castle, luck: Random) -> str:
    """What he holds: most often a kit, and what some way out asks for."""
    needs = [0] * Card.KIT
    for _ in range(luck.randint(0, MOST_CARDS)):
        needs[luck.randrange(len(needs))] += 1
    if luck.random() < WELL_EQUIPPED:
        ways = [way for _, near, _ in castle.exits for way in castle.routes.ways[near] if way[0] <= SHORT]
        needs = list(luck.choice(ways)[1])
    titles = [Card(kind).title for kind, number in enumerate(needs) for _ in range(number)]
    return " ".join(titles + ["kit"] * (luck.random() < WITH_A_KIT))
