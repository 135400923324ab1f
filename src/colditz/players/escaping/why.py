"""Why an officer does what he does, with the numbers that he went by, the risk, and the best that he left undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from colditz.editions.facts import finds_come_before_the_throw, points_lapse
from colditz.model import actions as do
from colditz.model.actions import Action, Cross, MovePawn
from colditz.model.cards import MARKED, ROOM_ON_CARD, STANDS_FOR, TUNNEL_ON_CARD, Card
from colditz.model.ids import NOWHERE, PawnId, Place, Symbol
from colditz.players.castle import FAR, trail
from colditz.players.escaping import flying, raided
from colditz.players.escaping.allies import CALLS, best_call
from colditz.players.escaping.announcing import announce_reason
from colditz.players.escaping.below import chance_to_fill
from colditz.players.escaping.cards import let_out, saved_by_a_walk
from colditz.players.escaping.launch import dash_odds
from colditz.players.escaping.men import WORTH_MOVING, Job, may_rest, stops, walked
from colditz.players.escaping.mind import Mind
from colditz.players.escaping.plan import NO_TUNNEL, Route
from colditz.players.escaping.siege import best_relief, chance_without
from colditz.players.escaping.team import Team
from colditz.players.odds import AT_LEAST, ONE_DIE, ONE_THROW, RUN, borne_out
from colditz.players.routes import Needs
from colditz.players.sight import RISK, Reason, percent, why_a_throw, why_nothing

HIDING: Final = "RunAndHide"  # the question who leaves a room that is searched
Stop = tuple[Place, tuple[int, ...]]  # where a man rests, and the ways by which guards follow him there
WORTH_NAMING: Final = 0.05  # the risk from which a man is warned
WITHOUT_A_KIT: Final = 0.2  # what a run is worth that ends in nothing but a chase
NEARLY_THERE: Final = 1  # step from where men wait
WAITING: Final = ("bot-wait-tunnel", "bot-wait-gate")
WITH_STEPS: Final = {
    "bot-gather": "bot-gather-steps",
    "bot-stand-by": "bot-stand-by-steps",
    "bot-go-home": "bot-go-home-steps",
}


# --- walks


def why_he_walks(mind: Mind, job: Job, move: MovePawn | Cross) -> Reason:
    """What a man is about, how far he still has to go, and who may come while he stands there."""
    team = mind.team
    paying = move.paying if isinstance(move, Cross) else ()
    if job.runs and not (job.row and team.castle.inner[move.to]):
        return _why_he_runs(team, job, move.to, paying)
    goes_away = job.why.key in WAITING and job.row[move.to] > max(job.row[team.places[job.man]] - 1, NEARLY_THERE)
    if job.why.key == "bot-take-cover" or goes_away:
        return _why_he_hides(mind, job, move.to)
    key = WITH_STEPS.get(job.why.key, job.why.key)
    names = {**job.why.names, "steps": str(job.row[move.to])} if key != job.why.key else job.why.names
    return Reason(key, names, (*_risk(team, job.man, move.to), *_not_yet(mind)))


def _why_he_runs(team: Team, job: Job, place: Place, paying: tuple[int, ...]) -> Reason:
    """As far as the points bring him: the steps that remain from the best stop, and the odds from there."""
    if team.board.target[place] and team.has_kit:
        return Reason("bot-free", job.why.names)
    left = tuple(number - paying.count(kind) for kind, number in enumerate(team.held))
    here = team.places[job.man]
    ways = (*trail(team.table, job.man), *team.castle.way_between(here, place))
    points = team.points - walked(team, here, place)
    end, chased = _last_stop(team, job, (place, ways), left, points)
    steps = team.steps_out(end, left)
    if steps >= FAR:
        return Reason("bot-wait", job.why.names, _risk(team, job.man, place))
    if not steps:
        return Reason("bot-free", job.why.names)
    if team.castle.inner[end] and team.board.in_tunnel[end] == NOWHERE:
        return Reason("bot-stand-by", job.why.names, _risk(team, job.man, place))
    risk = team.risk(end, chased)
    chance = borne_out((1 - risk) * RUN[steps]) * (1.0 if team.has_kit else WITHOUT_A_KIT)
    names = {**job.why.names, "steps": str(steps), "percent": percent(chance)}
    return Reason("bot-run-through", names, _reach(team, job.man, risk))


def _last_stop(team: Team, job: Job, start: Stop, left: Needs, points: int) -> Stop:
    """Where he will rest: the best place that the points bring him to, or here if there he gains too little."""

    def worth(stop: Stop) -> float:
        return -team.steps_out(stop[0], left) - job.loss * team.risk(*stop)

    best = max([start, *stops(team, start, left, points)], key=worth)
    stays = may_rest(team, start[0]) and worth(best) - worth(start) < WORTH_MOVING
    return start if stays else best


def _why_he_hides(mind: Mind, job: Job, place: Place) -> Reason:
    """From how much danger to how little; where there is no less he makes room for others."""
    team, names = mind.team, job.why.names
    before, after = (in_a_throw(team, team.reach(job.man, spot)) for spot in (team.places[job.man], place))
    if percent(after) == percent(before) or after > before:
        return Reason("bot-make-room", names, (*_risk(team, job.man, place), *_not_yet(mind)))
    return Reason("bot-hide", {**names, "before": percent(before), "percent": percent(after)}, _not_yet(mind))


def _risk(team: Team, man: PawnId, place: Place) -> tuple[Reason, ...]:
    """That a guard can come to where he stops."""
    return _reach(team, man, team.reach(man, place))


def in_a_throw(team: Team, danger: float) -> float:
    """The share of throws behind a danger that was reckoned with two dice, doubles included.

    Where points lapse before the next throw doubles add nothing, and there only one die may count.
    """
    if not points_lapse(team.table.edition):
        return danger
    points = max(number for number, chance in enumerate(AT_LEAST) if chance >= danger)
    return (ONE_DIE if team.guards_are_slow else ONE_THROW)[points]


def _reach(team: Team, man: PawnId, danger: float) -> tuple[Reason, ...]:
    chance = in_a_throw(team, danger)
    if chance < WORTH_NAMING:
        return ()
    return (Reason(RISK, {"man": team.table.pawns[man], "percent": percent(chance)}),)


def _not_yet(mind: Mind) -> tuple[Reason, ...]:
    """The run that was left undone: its odds, and those that would do."""
    launch = mind.launch
    if launch is None or launch.go:
        return ()
    man = mind.team.table.pawns[launch.man]
    odds, wanted = percent(borne_out(launch.odds)), percent(borne_out(launch.wanted))
    return (Reason("bot-not-yet", {"man": man, "percent": odds, "wanted": wanted}),)


# --- everything else


def why(mind: Mind, actions: Sequence[Action], action: Action) -> Reason:
    """Why an action that is not a walk is done; the others are those that it was chosen from."""
    team = mind.team
    if isinstance(action, do.DeclareAttempt):
        return announce_reason(team, mind.breaks, action)
    if isinstance(action, do.PlayCard):
        return _why_a_card(mind, action)
    if isinstance(action, do.Discard):
        return Reason("bot-discard", {"card": f"card-title-{Card(action.card).title}"})
    if isinstance(action, do.ClaimEquipment | do.Surrender):
        return _why_equipment(mind, action)
    if isinstance(action, do.Release):
        return Reason("bot-release", {}, _risk(team, action.prisoner, action.to))
    if isinstance(action, do.DoOrDie):
        chance = percent(dash_odds(team, action.prisoner))
        return Reason("bot-desperate", {"man": team.table.pawns[action.prisoner], "percent": chance})
    if isinstance(action, do.EndTurn):
        return Reason("bot-endturn", {}, _not_yet(mind))
    return _why_he_answers(mind, actions, action)


def _why_he_answers(mind: Mind, actions: Sequence[Action], action: Action) -> Reason:
    """Whatever he is asked: where to stand, which cards to keep, who stays away; or a throw."""
    team = mind.team
    if isinstance(action, do.Settle):
        return _why_there(mind, action)
    if isinstance(action, do.Throw):
        return why_a_throw(team.table.asking, team.points, lapse=points_lapse(team.table.edition))
    if isinstance(action, do.Pass):
        return why_nothing(team.table.asking, actions)
    return Reason(f"bot-{type(action).__name__.lower()}")


def _why_there(mind: Mind, action: do.Settle) -> Reason:
    """How far it is from there to his task; for whoever has none, that no other place is safer."""
    team, man = mind.team, mind.team.table.pawns[action.pawn]
    if team.table.asking == HIDING:
        return Reason("bot-settle-hidden", {"man": man})
    post = next((post for post in mind.posts if post.man == action.pawn), None)
    if post is None or post.row[action.to] == FAR:
        return Reason("bot-settle", {"man": man}, _risk(team, action.pawn, action.to))
    names = {"man": man, "steps": str(post.row[action.to])}
    return Reason("bot-settle-steps", names, _risk(team, action.pawn, action.to))


def _why_equipment(mind: Mind, action: do.ClaimEquipment | do.Surrender) -> Reason:
    """Needed for the plan, or laid in; or what is missed least."""
    card = {"card": f"counted-{Card(action.card).title}"}
    if isinstance(action, do.Surrender):
        return Reason("bot-surrender", card)
    wanted = mind.route is None or mind.route.needs[action.card] > mind.team.held[action.card]
    return Reason("bot-claim" if wanted else "bot-claim-spare", card)


def _why_a_card(mind: Mind, play: do.PlayCard) -> Reason:
    team = mind.team
    if saves := raided.why(mind, play):
        return saves
    if play.card in MARKED and flying.may_fly(team):
        return flying.why(team, play)
    if play.card in STANDS_FOR:
        return _why_a_find(mind, play)
    if play.card in CALLS:
        return _why_a_call(mind, play)
    if play.card == Card.RELEASE:
        return Reason("bot-release", {}, _risk(team, play.pawn, play.to))
    if play.card in ROOM_ON_CARD and play.pawn >= 0 and (steps := saved_by_a_walk(mind, play)):
        return Reason("bot-transfer", {"man": team.table.pawns[play.pawn], "steps": str(steps)})
    if play.card in TUNNEL_ON_CARD and mind.route is not None and mind.route.tunnel != NO_TUNNEL:
        return _why_a_tunnel(team, mind.route)
    return Reason("bot-play-card", {"card": f"card-title-{Card(play.card).title}"})


def _why_a_tunnel(team: Team, route: Route) -> Reason:
    """How far it leads; before the throw also how likely two men get in."""
    steps = {"steps": str(route.steps)}
    chance = chance_to_fill(team, route.tunnel)
    return Reason("bot-dig", steps) if chance >= 1 else Reason("bot-dig-odds", {**steps, "percent": percent(chance)})


def _why_a_find(mind: Mind, play: do.PlayCard) -> Reason:
    """It completes what a way costs, or only leaves a full hand."""
    team, kind = mind.team, int(STANDS_FOR[Card(play.card)])
    card = {"card": f"counted-{Symbol(kind).name.lower().replace('_', '-')}"}
    if finds_come_before_the_throw(team.table.edition):
        return Reason("bot-find" if mind.finds_pay else "bot-find-room", card)
    held = tuple(number + (each == kind) for each, number in enumerate(team.held))
    men = [*team.runners, *([mind.launch.man] if mind.launch and mind.launch.go else [])]
    ready = any(team.steps_out(team.places[man], held) < FAR for man in men)
    return Reason("bot-find" if ready else "bot-find-room", card)


def _why_a_call(mind: Mind, play: do.PlayCard) -> Reason:
    """Who gets on by it; or whom it helps most, and by how much. Where it helps nobody, the hand was full."""
    relief = best_relief(mind.team, mind.sieges, play)
    if relief is not None and relief.worth > 0:
        man = {"man": mind.team.table.pawns[relief.man]}
        return Reason("bot-clear-way", {**man, "steps": str(relief.further)})
    if let_out(mind, play) > 0:
        chance = chance_without(mind.team, mind.indoors, play)
        return Reason("bot-clear-exit", {"percent": percent(borne_out(chance))})
    best = best_call(mind.team, mind.hunted, play)
    before, after = (
        (percent(in_a_throw(mind.team, danger)) for danger in (best.before, best.after)) if best else ("", "")
    )
    if best is None or before == after:
        return Reason("bot-play-card", {"card": f"card-title-{Card(play.card).title}"})
    names = {"man": mind.team.table.pawns[best.man], "before": before, "percent": after}
    return Reason("bot-divert" if best.man in mind.team.men else "bot-divert-ally", names)
