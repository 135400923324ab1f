"""Announced attempts: who might leave by which exit, what the throw makes of it, and the walk that it binds him to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from colditz.editions.facts import announced_in, is_ever_announced_after_the_throw
from colditz.model.actions import DeclareAttempt
from colditz.model.ids import NOBODY, NOWHERE, PawnId, Place
from colditz.players.castle import FAR, outlet
from colditz.players.escaping.flying import may_fly, odds_of_flight, threshold_of_tower, tower
from colditz.players.escaping.launch import LAST_CHANCE, threshold
from colditz.players.escaping.leaning import asks_for, likes_exit
from colditz.players.escaping.team import Team
from colditz.players.odds import AT_LEAST, RUNS, TOTALS
from colditz.players.routes import NOTHING, Needs
from colditz.players.sight import Reason

WAYS_TO_EXITS: Final = 200  # among the ways that are worked out once a turn, behind tunnels and symbols
BEFORE_THE_THROW: Final = "BeforeThrow"
LONGEST_WALK: Final = 12  # steps to an exit beyond which nobody is announced
LONGEST_THROW: Final = 24  # points beyond which a throw makes no difference worth a thought
NIGHT_PAYS: Final = 1.3  # how much better odds by day must be while a night is still to come
A_WASTED_TURN: Final = 0.03  # odds that an attempt is worth less which does not get out
BY_NIGHT: Final = 0.5  # the share of the odds asked for at which cards are shown before a throw is seen
BLUFFS_EVERY: Final = 7  # by which rounds are mixed, so that nobody sees a bluff coming
FAR_APART: Final = 12  # steps of guards between the exit that is meant and the one that is named
AT_THE_EXIT: Final = 3
WORTH: Final = 70.0  # points that an escape is worth which is sure


class Break(NamedTuple):
    """A man who could be announced: his exit, how far he has to walk to it, the whole way, and his odds."""

    man: PawnId
    exit: Place
    walk: int
    steps: int
    odds: float


class Exit(NamedTuple):
    """A way out of the courtyard or of a tunnel: from where, the circle that is announced, its price and its number."""

    near: Place
    place: Place
    price: Needs
    ways: tuple[int, ...]  # as guards follow by them


# --- where attempts begin


def is_announced(team: Team) -> bool:
    """Attempts are announced here, in one phase or another."""
    return bool(announced_in(team.table.edition, team.table.now.part))


def may_be_announced_now(team: Team) -> bool:
    """This is the moment for it: the phase, and by a law that shows the throw first, the points still whole."""
    return announced_in(team.table.edition, team.table.now.part) == team.table.asking and not team.table.now.spent


def shut_ends(team: Team) -> frozenset[Place]:
    """Ends of tunnels that nobody leaves unannounced now: whoever waits on one of them has only woken the guards."""
    if announced_in(team.table.edition, team.table.now.part) != BEFORE_THE_THROW:
        return frozenset()
    named = team.table.now.attempts.exits
    return frozenset(tunnel.below[-1] for tunnel in team.board.tunnels if tunnel.below[-1] not in named)


def announced(team: Team) -> list[PawnId]:
    """Men of his who were announced and are not out yet."""
    exits = team.table.now.attempts.exits
    return [man for man in team.on_board if exits[man] != NOWHERE and (not team.is_out(man) or _is_below(team, man))]


def _runners_above(team: Team) -> list[PawnId]:
    return [man for man in team.runners if not _is_below(team, man)]


def _is_below(team: Team, man: PawnId) -> bool:
    return team.board.in_tunnel[team.places[man]] != NOWHERE


def exits_of(team: Team) -> list[Exit]:
    """Every exit of the courtyard with what it costs."""
    board, found = team.board, []
    for near, far, _ in team.castle.launches:
        ways = [number for number in board.crossings_from[near] if board.crossings[number].far == far]
        if ways:
            crossing = board.crossings[ways[0]]
            price = NOTHING if _is_shared(team, ways[0]) else _price(int(crossing.equipment), crossing.cards)
            found.append(Exit(near, far, price, (ways[0],)))
        else:
            found.append(Exit(near, far, _price(board.toll[far], 1), (outlet(far),)))
    if may_fly(team):
        found.append(Exit(threshold_of_tower(team), tower(team), NOTHING, ()))
    return found


def _is_shared(team: Team, crossing: int) -> bool:
    """Another officer has paid there this round, and has men enough out to let somebody follow."""
    escapes = team.table.escapes
    return any(
        share[1] == crossing and share[4] == NOBODY and escapes[share[2]] > escapes[team.seat]
        for share in team.table.now.attempts.shares
        if share[2] != team.seat
    )


def _price(kind: int, cards: int) -> Needs:
    return tuple(cards if kind == each else 0 for each in range(4))


def way_to(team: Team, near: Place) -> bytes:
    """Steps to the circle before an exit, round all pawns."""
    key = WAYS_TO_EXITS + near
    if key not in team.ways:
        taken = frozenset(place for place in team.places if place < team.board.walkable)
        team.ways[key] = team.castle.spread([near], taken)
    return team.ways[key]


# --- whom to announce


def breaks(team: Team, held: Needs) -> list[Break]:
    """The nearest man for each exit that leads to freedom with such equipment, the best odds first."""
    if not team.has_kit:
        return []
    found = [*_from_the_courtyard(team, held), *_from_tunnels(team, held)]
    return sorted(found, key=lambda each: (-each.odds, each.man, each.exit))


def _from_the_courtyard(team: Team, held: Needs) -> Iterator[Break]:
    men = [man for man in team.on_board if not team.is_out(man) and team.table.returning[man] == NOWHERE]
    for way in exits_of(team):
        left = tuple(have - price for have, price in zip(held, way.price, strict=True))
        if may_fly(team) and way.place == tower(team):
            yield from _to_the_aeroplane(team, men, way)
            continue
        if min(left) < 0 or team.castle.routes.row(left)[way.place] == FAR or not _is_somebody_near(team, men, way):
            continue
        beyond, row = team.castle.routes.row(left), way_to(team, way.near)
        walk, man = min(((row[team.places[man]], man) for man in men), default=(FAR, -1))
        if walk <= LONGEST_WALK:
            steps = walk + 1 + beyond[way.place]
            yield Break(man, way.place, walk, steps, _odds(team, way, walk, steps, beyond))


def _to_the_aeroplane(team: Team, men: list[PawnId], way: Exit) -> Iterator[Break]:
    """Nobody can be arrested up there: it takes the points for the way, and then the throws of the flight."""
    row = way_to(team, way.near)
    walk, man = min(((row[team.places[man]], man) for man in men), default=(FAR, -1))
    if walk <= LONGEST_WALK:
        there = float(team.points > walk) if team.points else AT_LEAST[walk + 1]
        flight = len(team.board.roads["flight"]) - 1
        yield Break(man, way.place, walk, walk + 1 + flight, there * odds_of_flight(team))


def _is_somebody_near(team: Team, men: list[PawnId], way: Exit) -> bool:
    """Even if nobody stood in the way."""
    row = team.castle.row_to(way.near)
    return any(row[team.places[man]] <= LONGEST_WALK for man in men)


def _from_tunnels(team: Team, held: Needs) -> Iterator[Break]:
    """Whoever is foremost in a tunnel."""
    row = team.castle.routes.row(held)
    for tunnel in team.board.tunnels:
        end = tunnel.below[-1]
        inside = [tunnel.below.index(team.places[man]) for man in team.men if team.places[man] in tunnel.below]
        if inside and row[end] < FAR:
            walk = len(tunnel.below) - 1 - max(inside)
            man = next(man for man in team.men if team.places[man] == tunnel.below[max(inside)])
            way = Exit(end, end, (0, 0, 0, 0), ())
            yield Break(man, end, walk, walk + row[end], _odds(team, way, walk, walk + row[end], row))


def _odds(team: Team, way: Exit, walk: int, steps: int, beyond: bytes) -> float:
    """The chance to get away, over all throws that may come, or with the points at hand."""
    if not team.points:
        return sum((chance * _with(team, way, walk, steps, beyond, points) for points, chance in _THROWS), 0.0)
    first, second = team.table.now.throws[-1]
    if first != second:
        return _with(team, way, walk, steps, beyond, team.points)
    more = [(min(team.points + points, LONGEST_THROW), chance) for points, chance in _THROWS]
    return sum((chance * _with(team, way, walk, steps, beyond, points) for points, chance in more), 0.0)


_THROWS: Final = tuple((points, chance) for points, chance in enumerate(TOTALS[:LONGEST_THROW]) if chance > 0.001)


def _with(team: Team, way: Exit, walk: int, steps: int, beyond: bytes, points: int) -> float:
    """The chance with so many points: a man who does not get out has only woken the guards."""
    if points <= walk or is_barred(team, way.place, beyond, min(points, steps) - walk - 1):
        return -A_WASTED_TURN
    if points >= steps:
        return 1.0
    stop, ways = team.castle.run_on(way.place, beyond, points - walk - 1)
    risk = team.risk(stop, (*way.ways, *ways))
    return (1 - risk) * RUNS[min(int(10 * risk), len(RUNS) - 1)][steps - points]


def is_barred(team: Team, place: Place, row: bytes, points: int) -> bool:
    """A guard stands on a way, or where it begins, before the points are spent."""
    for _ in range(points):
        if place in team.guard_places:
            return True
        place = team.castle.further_on(place, row, 1)
    return place in team.guard_places


# --- the decision


def worth_announcing(team: Team, found: Break) -> bool:
    """The odds are good enough; by day they must be better while nights are to come that show the throw first."""
    wanted = asks_for(team, threshold(team, found.steps), liked=likes_exit(team, found.exit))
    by_night = is_ever_announced_after_the_throw(team.table.edition)
    if by_night and team.table.asking == BEFORE_THE_THROW and team.rounds_left > LAST_CHANCE:
        wanted *= NIGHT_PAYS
    return found.odds >= wanted


def announce_value(team: Team, action: DeclareAttempt, best: list[Break]) -> float:
    """The best break, if it is worth it, and nobody beside him: points are short enough for one."""
    if announced(team) or _runners_above(team):
        return -1.0
    if not best or not worth_announcing(team, best[0]):
        return bluff_value(team, action, best)
    first = best[0]
    return WORTH * first.odds if (first.man, first.exit) == (action.pawn, action.to) else -1.0


def bluff_value(team: Team, action: DeclareAttempt, best: list[Break]) -> float:
    """A man at an exit that he cannot pay for costs hardly a point, and draws guards to where nobody comes out.

    Only now and then, before the throw, while another exit is nearly ready but watched.
    """
    now_and_then = (BLUFFS_EVERY * team.table.round + team.seat) % 10 < 10 * team.character.guile
    if not best or not now_and_then or team.table.asking != BEFORE_THE_THROW or team.rounds_left <= LAST_CHANCE:
        return -1.0
    way = next((way for way in exits_of(team) if way.place == action.to), None)
    if way is None or all(have >= price for have, price in zip(team.held, way.price, strict=True)):
        return -1.0
    apart = team.castle.guard_row(best[0].exit)[action.to] >= FAR_APART
    near = way_to(team, way.near)[team.places[action.pawn]]
    return 1.0 - 0.1 * near if apart and near <= AT_THE_EXIT and action.pawn != best[0].man else -1.0


def announce_reason(team: Team, best: list[Break], action: DeclareAttempt) -> Reason:
    """With its numbers: steps to the exit and on to freedom, and the odds."""
    found = next((each for each in best if (each.man, each.exit) == (action.pawn, action.to)), None)
    if found is None:
        return Reason("bot-bluff", {"man": team.table.pawns[action.pawn]})
    numbers = {"steps": str(found.steps), "percent": str(max(round(100 * found.odds), 1))}
    key = "bot-announce-blind" if team.table.asking == BEFORE_THE_THROW else "bot-announce"
    return Reason(key, {"man": team.table.pawns[found.man], **numbers})


def pays_to_find(team: Team, held: list[Break], within_reach: list[Break]) -> bool:
    """Cards in hand make the difference for a man who may be announced this turn."""
    if not within_reach or (held and held[0].odds >= within_reach[0].odds):
        return False
    share = 1.0 if may_be_announced_now(team) else BY_NIGHT
    return within_reach[0].odds >= share * threshold(team, within_reach[0].steps)
