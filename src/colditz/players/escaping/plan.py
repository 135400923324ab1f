"""The officer's plan: which way out, what it still needs, and who gathers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from colditz.model.ids import PawnId, Place
from colditz.players.castle import FAR
from colditz.players.escaping.team import Team
from colditz.players.odds import AT_LEAST
from colditz.players.routes import Needs, missing

CARD_COST: Final = 11.0  # points that gathering one more Equipment card takes
USUAL_NEEDS: Final[Needs] = (2, 1, 1, 1)
SPARES: Final = (0, 3, 2, 1)  # kinds of equipment in the order in which they are laid in
BARRED: Final = 20.0  # a guard stands where the way comes out; he may be drawn away
IMPOSSIBLE: Final = 1e9


TUNNEL_COST: Final = 6.0  # getting two men to the mouth, and the danger of being found below
NO_TUNNEL: Final = -1
LONGEST_BEYOND: Final = 50  # steps from a tunnel's end that are worth digging for


class Route(NamedTuple):
    """A way out: where it begins, what it needs, and how long it is."""

    launch: Place
    landing: Place
    needs: Needs
    steps: int
    tunnel: int = NO_TUNNEL


class Task(NamedTuple):
    """Something that a man in the right room helps to get: the symbol of the room, and the way there."""

    symbol: int
    row: bytes


class Post(NamedTuple):
    """A man and his task."""

    man: PawnId
    symbol: int
    row: bytes
    steps: int


def best_route(team: Team, exhausted: frozenset[int]) -> Route | None:
    """The way that costs least: equipment to find, steps to go, guards behind the wall."""
    return cheapest(team, team.within_reach, team.tunnels, exhausted)[0]


def cheapest(team: Team, held: Needs, tunnels: Sequence[int], exhausted: frozenset[int]) -> tuple[Route | None, float]:
    """The best way out of whoever holds so much, and what it costs him in points."""
    lacks: dict[Needs, float] = {}
    best, least = None, IMPOSSIBLE
    for launch, landing, extra, tunnel, ways in _starts(team, tunnels):
        for steps, needs in ways:
            cards = lacks.get(needs)
            if cards is None:
                cards = lacks[needs] = _cards_to_find(held, needs, exhausted) + _liking(team, needs)
            cost = cards + steps + extra
            if cost < least:
                best, least = Route(launch, landing, needs, steps, tunnel), cost
    return best, least


def _starts(team: Team, tunnels: Sequence[int]) -> list[tuple[Place, Place, float, int, Sequence[tuple[int, Needs]]]]:
    """Every way out of the courtyard, and what it costs beside steps and equipment."""
    castle = team.castle
    found: list[tuple[Place, Place, float, int, Sequence[tuple[int, Needs]]]] = []
    for launch, landing, ways in castle.launches:
        watch = team.character.dread * AT_LEAST[castle.guard_steps(team.guard_places, landing)]
        barred = BARRED if landing in team.guard_places else 0.0
        passage, climb = ways, team.character.climbing
        if climb and landing in castle.passages:
            passage, climb = castle.passages[landing], 0.0
        found.append((launch, landing, watch + barred + climb, NO_TUNNEL, passage))
    for number in tunnels:
        below = team.board.tunnels[number].below
        beyond = [way for way in castle.routes.ways[below[-1]] if way[0] <= LONGEST_BEYOND]
        found.append((below[0], below[-1], TUNNEL_COST + team.character.digging + len(below), number, beyond))
    return found


def _cards_to_find(held: Needs, needs: Needs, exhausted: frozenset[int]) -> float:
    """What it costs to find what is wanted; beyond all means if that is not to be had."""
    if any(needs[kind] > held[kind] for kind in exhausted):
        return IMPOSSIBLE
    return CARD_COST * missing(held, needs)


def _liking(team: Team, needs: Needs) -> float:
    """How much dearer a bill seems to somebody of this character."""
    return sum((each * number for each, number in zip(team.character.taste, needs, strict=True)), 0.0)


# --- gathering


def wanted(team: Team, route: Route | None, exhausted: frozenset[int]) -> list[list[Task]]:
    """Sets of rooms that must be filled at the same time: four for a kit, two for equipment or a tunnel.

    First comes what a man at large lacks, then the kit; where equipment makes men liable, that waits for the kit.
    """
    ways_to = team.way_to
    store = [kind for kind in _lacking(team, team.character.store) if kind not in exhausted]
    sets = [_pair(team, kind) for kind in (*team.short, *store) if kind not in exhausted]
    if team.wants_kit and team.missing_parts:
        sets.append([Task(part, ways_to(part)) for part in team.missing_parts])
    elif route is not None and route.tunnel != NO_TUNNEL:
        room = team.board.tunnels[route.tunnel].room
        sets.append([Task(int(team.board.rooms[room].symbol), team.castle.rooms[room])] * 2)
    needs = route.needs if route else USUAL_NEEDS
    lacking = _lacking(team, needs)
    spare = [kind for kind in SPARES if team.held[kind] < team.character.reserve]
    kinds = [kind for kind in (lacking or spare) if kind not in exhausted and kind not in store]
    return [*sets, *(_pair(team, kind) for kind in kinds)]


def _pair(team: Team, kind: int) -> list[Task]:
    return [Task(kind, team.way_to(kind))] * 2


def raids(team: Team, sets: list[list[Task]], men: list[PawnId]) -> list[list[Task]]:
    """Every kind of equipment is wanted, whatever the plan may be, and the set soonest filled comes first."""
    asked = {tasks[0].symbol for tasks in sets}
    more = [_pair(team, kind) for kind in SPARES if kind not in asked and not team.within_reach[kind]]
    return sorted([*sets, *more], key=lambda tasks: _soon(team, tasks, men))


def _soon(team: Team, tasks: list[Task], men: list[PawnId]) -> float:
    """Steps of each man until a set is filled."""
    posts = _fill(team, tasks, list(men)) if len(tasks) <= len(men) else []
    return sum(post.steps for post in posts) / len(posts) if posts else FAR


def diggers(team: Team) -> list[Task]:
    """Two men in the room where a tunnel begins whose card he holds, or else wherever one does."""
    own = team.tunnels or range(len(team.board.tunnels))
    number = min(own, key=lambda each: sum(sorted(_steps_there(team, each))[:2]))
    room = team.board.tunnels[number].room
    return [Task(int(team.board.rooms[room].symbol), team.castle.rooms[room])] * 2


def _steps_there(team: Team, tunnel: int) -> list[int]:
    row = team.castle.rooms[team.board.tunnels[tunnel].room]
    return [row[team.places[man]] for man in team.on_board]


def _lacking(team: Team, needs: Needs) -> list[int]:
    """Each kind as often as a card of it is missing."""
    return [kind for kind, need in enumerate(needs) for _ in range(need - team.within_reach[kind])]


def assign(team: Team, sets: list[list[Task]], first: int, men: list[PawnId]) -> list[Post]:
    """Men to rooms, set by set, the nearest to each; after the first sets the one soonest filled comes first."""
    free, filled = list(men), []
    for tasks in sets:
        posts = _fill(team, tasks, free) if len(tasks) <= len(free) else []
        free = [man for man in free if man not in [post.man for post in posts]]
        filled.append(posts)
    later = sorted(filled[first:], key=lambda posts: sum(post.steps for post in posts))
    filled = [*filled[:first], *later]
    return [post for posts in filled for post in posts]


def _fill(team: Team, tasks: list[Task], men: list[PawnId]) -> list[Post]:
    """The nearest man for each task of a set; nothing if one of them cannot be reached."""
    posts: list[Post] = []
    open_tasks, free = list(tasks), list(men)
    while open_tasks:
        steps, man, number = min(
            (task.row[team.places[man]], man, number) for number, task in enumerate(open_tasks) for man in free
        )
        if steps == FAR:
            return []
        task = open_tasks.pop(number)
        posts.append(Post(man, task.symbol, task.row, steps))
        free.remove(man)
    return posts
