"""Moving the men: who runs, who gathers, who keeps out of sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from colditz.engine.choices import Choices
from colditz.model.actions import Action, Cross, MovePawn
from colditz.model.ids import NOWHERE, PawnId, Place, Symbol
from colditz.players.frozen.planner_2026_11.castle import FAR
from colditz.players.frozen.planner_2026_11.escaping.below import TunnelEntry, entries, opened
from colditz.players.frozen.planner_2026_11.escaping.launch import Launch
from colditz.players.frozen.planner_2026_11.escaping.plan import Post, Route
from colditz.players.frozen.planner_2026_11.escaping.team import Team
from colditz.players.sight import Decision, Reason

FREEDOM: Final = 100.0
LOOKED_AT: Final = 8  # moves whose danger is worked out, nearest to the goal first
WORTH_MOVING: Final = 0.5
IN_THE_WAY: Final = 0.8  # points that it is worth not to stop in a doorway
IN_A_PASSAGE: Final = 3.0  # points that it is worth to wait in a room and not where others pass
RUNNERS: Final = 2  # men who stand by at the window
STUCK: Final = 90.0  # how far a man seems who has no way on


class Job(NamedTuple):
    """What a man is about, how far he still has to go from each place, and what being caught would cost."""

    man: PawnId
    steps: Callable[[Place, tuple[int, ...]], float]  # from a place, after paying
    loss: float
    why: Reason
    crosses: bool = False  # he also goes where walking alone does not lead


def jobs(team: Team, posts: list[Post], launch: Launch | None, route: Route | None) -> list[Job]:
    """Every man with a job, the most urgent first."""
    found = [_go_below(team, entry) for tunnel in opened(team) for entry in entries(team, tunnel)]
    entering = {job.man for job in found}
    runners = [man for man in team.runners if man not in entering]
    found += [_run(team, man) for man in sorted(runners, key=lambda man: team.steps_out(team.places[man], team.held))]
    home = [man for man in team.on_board if team.is_coming_home(man)]
    if launch and launch.go:
        found.append(_run(team, launch.man)._replace(loss=0.0))
    busy = {job.man for job in found}
    found += [_walk_home(team, man) for man in home]
    found += [_gather(team, post) for post in posts if post.man not in busy]
    busy = {job.man for job in found}
    idle = [man for man in team.on_board if man not in busy]
    if route is not None and team.has_kit:
        row = team.castle.row_to(route.launch)
        idle.sort(key=lambda man: (row[team.places[man]], man))
        found += [_stand_by(team, man, row) for man in idle[:RUNNERS]]
        idle = idle[RUNNERS:]
    return [*found, *(_take_cover(team, man) for man in idle)]


def _run(team: Team, man: PawnId) -> Job:
    def steps(place: Place, paying: tuple[int, ...]) -> float:
        left = tuple(number - paying.count(kind) for kind, number in enumerate(team.held)) if paying else team.held
        away = team.steps_out(place, left)
        return STUCK if away == FAR else float(away)

    why = Reason("bot-run", {"man": team.table.pawns[man]})
    return Job(man, steps, team.character.run_loss, why, crosses=True)


def _go_below(team: Team, entry: TunnelEntry) -> Job:
    """Into a tunnel that falls in unless two are below when the turn ends."""
    below = team.board.tunnels[team.board.in_tunnel[entry.goal]].below
    deep = below.index(entry.goal)

    def steps(place: Place, _paying: tuple[int, ...]) -> float:
        return abs(below.index(place) - deep) if place in below else entry.row[place] + 1.0 + deep

    return Job(entry.man, steps, 0.0, Reason("bot-go-below", {"man": team.table.pawns[entry.man]}), crosses=True)


def _walk_home(team: Team, man: PawnId) -> Job:
    row = team.board.walks_from(team.board.inner_gate)
    return Job(man, lambda place, _paying: row[place], 0.0, Reason("bot-go-home", {"man": team.table.pawns[man]}))


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
    )


def _stand_by(team: Team, man: PawnId, row: bytes) -> Job:
    """Towards the window from which the next run begins."""
    open_air = team.castle.open_air
    why = Reason("bot-stand-by", {"man": team.table.pawns[man]})
    return Job(man, lambda place, _paying: row[place] + IN_A_PASSAGE * open_air[place], team.arrest_cost, why)


def _take_cover(team: Team, man: PawnId) -> Job:
    """Out of the guards' way, and out of everybody's."""
    doorways = team.castle.doorways
    why = Reason("bot-take-cover", {"man": team.table.pawns[man]})
    return Job(man, lambda place, _paying: IN_THE_WAY * doorways[place], team.arrest_cost, why)


# --- choosing a move


def best_move(team: Team, choices: Choices, todo: list[Job]) -> Decision | None:
    """The first job that gets on; nobody moves for nothing."""
    movable = set(choices.pawns)
    for job in todo:
        if job.man in movable:
            action = _step(team, job, choices.moves(job.man))
            if action is not None:
                return Decision(action, job.why)
    return None


def first_steps(team: Team, choices: Choices, men: list[PawnId]) -> list[Action]:
    """How each of these men would begin to run."""
    runs = [_run(team, man)._replace(loss=0.0) for man in men if man in choices.pawns]
    steps = [_step(team, run, choices.moves(run.man)) for run in runs]
    return [step for step in steps if step is not None]


def _step(team: Team, job: Job, moves: list[Action]) -> Action | None:
    """What brings a man furthest, danger reckoned in."""
    here = team.places[job.man]
    stays = value(team, job, here, ())
    near = sorted(_ends(team, job, moves), key=lambda end: end[0])[:LOOKED_AT]
    rated = [(value(team, job, place, paying), -number, action) for _, number, place, paying, action in near]
    gain, _, action = max(rated, default=(stays, 0, None), key=lambda rating: rating[:2])
    must = not _may_rest(team, here)
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
    """How good a place is for a man with this job, in points."""
    if team.board.target[place] and team.has_kit:
        return FREEDOM
    steps = job.steps(place, paying)
    on_the_run = team.is_out(job.man)
    danger = team.risk(place, tuple(team.table.routes[job.man])) if on_the_run else team.exposure(place)
    later = 0.0 if not on_the_run or team.points <= 1 else 0.5  # the turn is not over: he may still walk on
    return -steps - job.loss * danger * (1 - later)


def _may_rest(team: Team, place: Place) -> bool:
    board = team.board
    return not board.beam[place] and board.above_tunnel[place] == NOWHERE
