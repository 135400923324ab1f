"""Moving the men: who runs, who gathers, who keeps out of sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from colditz.editions.facts import home_steps
from colditz.engine.choices import Choices
from colditz.model.actions import Action, Cross, MovePawn
from colditz.model.ids import NOWHERE, PawnId, Place, Symbol
from colditz.players.castle import FAR, trail
from colditz.players.escaping.announcing import announced, exits_of, shut_ends, way_to
from colditz.players.escaping.below import TunnelEntry, entries, opened
from colditz.players.escaping.launch import Launch, threshold
from colditz.players.escaping.leaning import WAITING, haunt, why_he_waits
from colditz.players.escaping.plan import Post, Route
from colditz.players.escaping.shelter import can_be_saved
from colditz.players.escaping.team import Team
from colditz.players.routes import Needs
from colditz.players.sight import Reason

FREEDOM: Final = 100.0
LOOKED_AT: Final = 8  # moves whose danger is worked out, nearest to the goal first
SHELTERS: Final = 3  # and of those on the way where nobody is arrested
WORTH_MOVING: Final = 0.5
IN_THE_WAY: Final = 0.8  # points that it is worth not to stop in a doorway
IN_A_PASSAGE: Final = 3.0  # points that it is worth to wait in a room and not where others pass
RUNNERS: Final = 2  # men who stand by at the window
AFTER_THE_EXIT: Final = 100.0  # farther than any way beyond an exit is long
WAKES_GUARDS: Final = 2.5  # steps that it is worth not to wait at the end of a tunnel
A_CROSSING: Final = 1  # the point that a drop or the wire costs
STUCK: Final = 90.0  # how far a man seems who has no way on


class Job(NamedTuple):
    """What a man is about, how far he still has to go from each place, and what being caught would cost."""

    man: PawnId
    steps: Callable[[Place, tuple[int, ...]], float]  # from a place, after paying
    loss: float
    why: Reason
    crosses: bool = False  # he also goes where walking alone does not lead
    runs: bool = False  # he makes for freedom, with all points that are left
    row: bytes = b""  # plain steps to where he is going
    hides: bool = False  # guards are near, and the points bring him under a roof


def jobs(team: Team, posts: list[Post], launch: Launch | None, route: Route | None) -> list[Job]:
    """Every man with a job, the most urgent first."""
    found = [_leave(team, man) for man in announced(team)]
    found += [_go_below(team, entry) for tunnel in opened(team) for entry in entries(team, tunnel)]
    entering = {job.man for job in found}
    runners = [man for man in team.runners if man not in entering]
    found += [_run(team, man) for man in sorted(runners, key=lambda man: team.steps_out(team.places[man], team.held))]
    home = [man for man in team.on_board if team.is_coming_home(man)]
    if home_steps(team.table.edition):
        found = [*(_hurry_home(team, man) for man in home), *found]
    if launch and launch.go:
        run = _run(team, launch.man) if launch.via == NOWHERE else _run_by(team, launch.man, launch.via)
        found.append(run._replace(loss=0.0) if launch.is_last_chance else run)
    busy = {job.man for job in found}
    home_walks = [_walk_home(team, man) for man in home]
    gathers = [_gather(team, post) for post in posts if post.man not in busy]
    walkers = [*gathers, *home_walks] if home_steps(team.table.edition) else [*home_walks, *gathers]
    busy |= {job.man for job in walkers}
    idle = [man for man in team.on_board if man not in busy]
    if route is not None and team.has_kit:
        row = team.castle.row_to(route.launch)
        idle.sort(key=lambda man: (row[team.places[man]], man))
        walkers += [_stand_by(team, man, row) for man in idle[:RUNNERS]]
        idle = idle[RUNNERS:]
    walkers += _wait(team, idle)
    walkers = [job._replace(hides=can_be_saved(team, job.man)) for job in walkers]
    return [*found, *sorted(walkers, key=lambda job: not job.hides)]


def _run(team: Team, man: PawnId) -> Job:
    shut = shut_ends(team)

    def steps(place: Place, paying: tuple[int, ...]) -> float:
        left = tuple(number - paying.count(kind) for kind, number in enumerate(team.held)) if paying else team.held
        away = team.steps_out(place, left)
        return STUCK if away == FAR else away + WAKES_GUARDS * (place in shut)

    why = Reason("bot-run", {"man": team.table.pawns[man]})
    return Job(man, steps, _run_loss(team, man), why, crosses=True, runs=True)


def _run_by(team: Team, man: PawnId, before: Place) -> Job:
    """To a way down that is not the nearest, which a guard bars, and on from there."""
    row, run = way_to(team, before), _run(team, man)

    def steps(place: Place, paying: tuple[int, ...]) -> float:
        return AFTER_THE_EXIT + row[place] if team.castle.inner[place] else run.steps(place, paying)

    return run._replace(steps=steps, row=row, why=Reason("bot-stand-by", run.why.names))


def _run_loss(team: Team, man: PawnId) -> float:
    """What his arrest would cost: nothing when no time is left to wait for anything better."""
    away = team.steps_out(team.places[man], team.held)
    return 0.0 if away < FAR and not threshold(team, away) else team.character.run_loss


def _leave(team: Team, man: PawnId) -> Job:
    """To the exit for which he was announced, and on from there."""
    way_out = team.table.now.attempts.exits[man]
    before = next((way.near for way in exits_of(team) if way.place == way_out), way_out)
    row, run = way_to(team, before), _run(team, man)

    def steps(place: Place, paying: tuple[int, ...]) -> float:
        inside = team.castle.inner[place] and place != way_out
        return AFTER_THE_EXIT + row[place] if inside else run.steps(place, paying)

    return run._replace(steps=steps, loss=0.0, runs=False, why=Reason("bot-leave", {"man": team.table.pawns[man]}))


def _go_below(team: Team, entry: TunnelEntry) -> Job:
    """Into a tunnel that falls in unless two are below when the turn ends."""
    below = team.board.tunnels[team.board.in_tunnel[entry.goal]].below
    deep = below.index(entry.goal)

    def steps(place: Place, _paying: tuple[int, ...]) -> float:
        return abs(below.index(place) - deep) if place in below else entry.row[place] + 1.0 + deep

    return Job(entry.man, steps, 0.0, Reason("bot-go-below", {"man": team.table.pawns[entry.man]}), crosses=True)


def _walk_home(team: Team, man: PawnId) -> Job:
    row = team.board.walks_from(team.board.inner_gate)
    why = Reason("bot-go-home", {"man": team.table.pawns[man]})
    return Job(man, lambda place, _paying: row[place], 0.0, why, row=row)


def _hurry_home(team: Team, man: PawnId) -> Job:
    """As far as he must go this turn: the points are wanted elsewhere."""
    job = _walk_home(team, man)
    due = team.table.returning[man] - home_steps(team.table.edition)
    why = Reason("bot-slow-home", {"man": team.table.pawns[man]})
    return job._replace(steps=lambda place, paying: max(job.steps(place, paying), due), why=why)


def _gather(team: Team, post: Post) -> Job:
    row, doorways = post.row, team.castle.doorways
    names = {
        "man": team.table.pawns[post.man],
        "symbol": f"symbol-{Symbol(post.symbol).name.lower().replace('_', '-')}",
    }
    return Job(
        post.man,
        lambda place, _paying: row[place] + IN_THE_WAY * doorways[place],
        team.arrest_cost,
        Reason("bot-gather", names),
        row=row,
    )


def _stand_by(team: Team, man: PawnId, row: bytes) -> Job:
    """Towards the window from which the next run begins."""
    open_air = team.castle.open_air
    why = Reason("bot-stand-by", {"man": team.table.pawns[man]})
    return Job(man, lambda place, _paying: row[place] + IN_A_PASSAGE * open_air[place], team.arrest_cost, why, row=row)


def _wait(team: Team, men: list[PawnId]) -> list[Job]:
    """Where his plan will begin, those who are nearest, or else out of everybody's way."""
    row = haunt(team)
    if row is None:
        return [_take_cover(team, man) for man in men]
    first = sorted(men, key=lambda man: (row[team.places[man]], man))
    waiting = [_stand_by(team, man, row)._replace(why=why_he_waits(team, man)) for man in first[:WAITING]]
    return [*waiting, *(_take_cover(team, man) for man in first[WAITING:])]


def _take_cover(team: Team, man: PawnId) -> Job:
    """Out of the guards' way, and out of everybody's."""
    doorways = team.castle.doorways
    why = Reason("bot-take-cover", {"man": team.table.pawns[man]})
    return Job(man, lambda place, _paying: IN_THE_WAY * doorways[place], team.arrest_cost, why)


# --- choosing a move


def best_move(team: Team, choices: Choices, todo: list[Job]) -> tuple[Job, MovePawn | Cross] | None:
    """The first job that gets on; nobody moves for nothing."""
    movable = set(choices.pawns)
    for job in todo:
        if job.man in movable:
            action = _step(team, job, choices.moves(job.man))
            if action is not None:
                return job, action
    return None


def first_steps(team: Team, choices: Choices, men: list[PawnId]) -> list[Action]:
    """How each of these men would begin to run."""
    runs = [_run(team, man)._replace(loss=0.0) for man in men if man in choices.pawns]
    steps = [_step(team, run, choices.moves(run.man)) for run in runs]
    return [step for step in steps if step is not None]


def _step(team: Team, job: Job, moves: list[Action]) -> MovePawn | Cross | None:
    """What brings a man furthest, danger reckoned in."""
    here = team.places[job.man]
    stays = value(team, job, here, ())
    ends = sorted(_ends(team, job, moves), key=lambda end: end[0])
    shelters = [end for end in ends[LOOKED_AT:] if not team.castle.open_air[end[2]]][:SHELTERS]
    near = [*ends[:LOOKED_AT], *shelters]
    rated = [
        (value(team, job, place, paying), isinstance(action, Cross), -away, -number, action)
        for away, number, place, paying, action in near
    ]
    gain, _, _, _, action = max(rated, default=(stays, False, 0.0, 0, None), key=lambda rating: rating[:4])
    must = not may_rest(team, here)
    return action if action is not None and (must or gain - stays >= WORTH_MOVING) else None


def _ends(
    team: Team, job: Job, moves: list[Action]
) -> list[tuple[float, int, Place, tuple[int, ...], MovePawn | Cross]]:
    """Every walk and crossing with how far it leaves him from his goal."""
    found: list[tuple[float, int, Place, tuple[int, ...], MovePawn | Cross]] = []
    steps = job.steps
    for number, move in enumerate(moves):
        if isinstance(move, MovePawn):
            found.append((steps(move.to, ()), number, move.to, (), move))
        elif isinstance(move, Cross) and job.crosses:
            found.append((steps(move.to, move.paying), number, move.to, move.paying, move))
    return found


def value(team: Team, job: Job, place: Place, paying: tuple[int, ...]) -> float:
    """How good a place is for a man with this job, in points; whoever runs may still walk on from there."""
    if team.board.target[place] and team.has_kit:
        return FREEDOM
    here, out = team.places[job.man], team.is_out(job.man)
    ways = (*trail(team.table, job.man), *team.castle.way_between(here, place))
    danger = team.risk(place, ways) if out else _yard_danger(team, job, place)
    best = -job.steps(place, paying) - job.loss * danger
    if not job.runs or place == here:
        return best
    return max(best, _walking_on(team, job, (place, ways), paying, team.points - walked(team, here, place)))


def _yard_danger(team: Team, job: Job, place: Place) -> float:
    """The likely danger; for a man who can hide the whole of it."""
    likely = team.exposure(place)
    return max(likely, team.threat(job.man, place)) if job.hides else likely


def walked(team: Team, here: Place, place: Place) -> int:
    """The points that a move costs: one for a drop or the wire, or else the steps."""
    board = team.board
    crossed = any(board.crossings[number].far == place for number in board.crossings_from[here])
    return A_CROSSING if crossed else board.walks_from(here)[place]


def _walking_on(
    team: Team, job: Job, stop: tuple[Place, tuple[int, ...]], paying: tuple[int, ...], points: int
) -> float:
    """The best place on his further way that the rest of the points bring him to."""
    left = tuple(number - paying.count(kind) for kind, number in enumerate(team.held))
    row, best = team.castle.routes.row(left), -FREEDOM
    for place, ways in stops(team, stop, left, points):
        if team.board.target[place] and team.has_kit:
            return FREEDOM
        best = max(best, -float(row[place]) - job.loss * team.risk(place, ways))
    return best


def stops(
    team: Team, start: tuple[Place, tuple[int, ...]], left: Needs, points: int
) -> list[tuple[Place, tuple[int, ...]]]:
    """Places on his further way where he may rest, with the ways by which guards follow him there."""
    row, (place, ways) = team.castle.routes.row(left), start
    found: list[tuple[Place, tuple[int, ...]]] = []
    for _ in range(points):
        further = team.castle.further_on(place, row, 1)
        if further == place or further in team.guard_places:
            break
        place, ways = further, (*ways, *team.castle.way_between(place, further))
        if team.board.target[place] or (may_rest(team, place) and place not in team.places):
            found.append((place, ways))
    return found


def may_rest(team: Team, place: Place) -> bool:
    """A man may stop there: no beam, and no mouth of a tunnel."""
    board = team.board
    return not board.beam[place] and board.above_tunnel[place] == NOWHERE
