"""Why a Security Officer does what he does, with the numbers that he went by and the best that he left undone."""

from __future__ import annotations

from typing import Final

from colditz.editions.facts import points_lapse, points_to_arrest
from colditz.engine.choices import Choices
from colditz.model import actions as do
from colditz.model.actions import Action, MovePawn
from colditz.model.cards import ROOM_ON_CARD, Card
from colditz.model.ids import NOBODY, NOWHERE, Area, PawnId, Place
from colditz.players.castle import FAR, USUAL_CARDS, trail
from colditz.players.guarding import raids
from colditz.players.guarding.cards import hit_chance, to_be_caught
from colditz.players.guarding.cover import Cover
from colditz.players.guarding.moves import Catch
from colditz.players.guarding.watch import Watch
from colditz.players.odds import AT_LEAST
from colditz.players.sight import Reason, percent, why_a_throw, why_nothing

WORTH_TELLING: Final = 0.2  # the share of throws below which no post is chosen for what they bring


def why_he_is_arrested(watch: Watch, catch: Catch) -> Reason:
    """What it costs, and how near a man at large was to freedom."""
    man = catch.action.prisoner
    walk, indoors = _walk_of(watch, catch), watch.board.room[watch.places[man]] != NOWHERE
    points = walk if indoors else points_to_arrest(watch.table.edition, walk)
    names = {"man": watch.table.pawns[man], "points": str(points)}
    steps = _steps_at_least(watch, man)
    if not watch.is_out(man) or steps >= FAR:
        return Reason("bot-arrest-inside", names)
    return Reason("bot-arrest-runner", {**names, "steps": str(steps)})


def _walk_of(watch: Watch, catch: Catch) -> int:
    """How far the guard walks, round other pawns; as planned where a chase leads over drops."""
    taken = frozenset(place for place in watch.places if place < watch.board.walkable)
    start, place = watch.places[catch.action.guard], watch.places[catch.action.prisoner]
    found = watch.castle.guard_steps_round(start, place, taken)
    by_drops = trail(watch.table, catch.action.prisoner)
    return catch.steps if by_drops or found == FAR else found


def _steps_at_least(watch: Watch, man: PawnId) -> int:
    """The shortest way of a man that as much equipment as is usual could pay for."""
    cards = max(watch.equipment_of(watch.owner[man]), USUAL_CARDS)
    return watch.castle.routes.row_for_number(cards)[watch.places[man]]


def why_he_patrols(watch: Watch, cover: Cover, walk: MovePawn) -> Reason:
    """Whom or what he is nearer to then, and how likely he gets there in the next turn."""
    guard = watch.table.pawns[walk.pawn]
    found = _stands(watch, cover, watch.places[walk.pawn], walk.to, {"guard": guard}, "patrol")
    return found or Reason("bot-patrol", {"man": guard})


def _stands(
    watch: Watch, cover: Cover, before: Place, place: Place, names: dict[str, str], about: str
) -> Reason | None:
    """What a guard there is nearest to whom nobody else reaches as well; None if that is nothing."""
    gains = cover.gains(cover.without(before), place)
    if max(gains, default=0.0) <= 0:
        return None
    number = gains.index(max(gains))
    chance, focus = percent(AT_LEAST[cover.rows[number][place]]), cover.focuses[number]
    if focus.man != NOBODY:
        return Reason(f"bot-{about}-man", {**names, "man": watch.table.pawns[focus.man], "percent": chance})
    if AT_LEAST[cover.rows[number][place]] < WORTH_TELLING:
        return None
    if focus.place in watch.windows:
        return Reason(f"bot-{about}-window", {**names, "percent": chance})
    return Reason(f"bot-keep-{watch.character.style.value}", {"percent": chance})


def why(watch: Watch, cover: Cover, choices: Choices, action: Action) -> Reason:
    """Why an action that is no arrest and no walk is done."""
    if isinstance(action, do.PlayCard):
        return _why_a_card(watch, action)
    if isinstance(action, do.Discard):
        return Reason("bot-discard", {"card": f"card-title-{Card(action.card).title}"})
    if isinstance(action, do.PostGuard):
        return _stands(watch, cover, NOWHERE, action.to, {}, "post") or Reason("bot-postguard")
    if isinstance(action, do.EndTurn):
        key = "bot-begin" if watch.table.asking == "Deployment" else "bot-endturn"
        return Reason(key, {}, _left_alone(watch, choices))
    if isinstance(action, do.Throw):
        return why_a_throw(watch.table.asking, watch.points, lapse=points_lapse(watch.table.edition))
    if isinstance(action, do.ChooseCell):
        block = next(block for block in watch.board.cells if block.place == action.place)
        return Reason("bot-choosecell" if block.area == Area.INNER else "bot-choosecell-outside")
    if isinstance(action, do.Pass):
        return why_nothing(watch.table.asking, choices.actions)
    return Reason(f"bot-{type(action).__name__.lower()}")


def _left_alone(watch: Watch, choices: Choices) -> tuple[Reason, ...]:
    """The most valuable man who could be arrested, and for whom no guard is given up."""
    arrests = {move.prisoner for guard in choices.pawns for move in choices.moves(guard) if isinstance(move, do.Arrest)}
    man = next((threat.man for threat in watch.threats if threat.man in arrests), NOBODY)
    return () if man == NOBODY else (Reason("bot-left-alone", {"man": watch.table.pawns[man]}),)


def _why_a_card(watch: Watch, play: do.PlayCard) -> Reason:
    if raids.is_raid(watch, play.card):
        return raids.why(watch, play)
    if play.card == Card.SHOOT_TO_KILL and play.other >= 0:
        chance = percent(hit_chance(watch, play))
        return Reason("bot-shoot", {"man": watch.table.pawns[play.other], "percent": chance})
    if play.card == Card.APPEL:
        indoors = [man for man in watch.men if watch.board.room[watch.places[man]] != NOWHERE]
        return Reason("bot-roll-call", {"count": str(len(indoors))})
    if play.card in ROOM_ON_CARD:
        room = f"room-{ROOM_ON_CARD[Card(play.card)]}"
        return Reason("bot-search-now", {"room": room, "count": str(len(to_be_caught(watch, play)))})
    return Reason("bot-play-card", {"card": f"card-title-{Card(play.card).title}"})
