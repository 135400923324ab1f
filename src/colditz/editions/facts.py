"""What everybody knows of an edition's laws: facts on which players build their plans, found by asking the laws."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from colditz.editions.registry import EDITIONS
from colditz.editions.start import new_game
from colditz.engine.edition import Act, Edition, Phase, Role
from colditz.engine.game import Game
from colditz.model.actions import Action, DeclareAttempt
from colditz.model.board import Board
from colditz.model.builder import load_board
from colditz.model.cards import Card
from colditz.model.ids import NOWHERE, SECURITY, Area, Place
from colditz.rules.arrest.arrest import immune
from colditz.rules.guards.chase import ClearWays
from colditz.rules.raids.closing import MayRaid
from colditz.rules.solitary.straight_home import STEPS_A_TURN, CountSteps
from colditz.rules.tunnels.tunnels import until_the_commandants_turn
from colditz.rules.turn.dice import spent_before_the_next_throw
from colditz.rules.turn.one_die import one_die_unless_somebody_attempts
from colditz.rules.turn.turn import Movement


@cache
def posts_are_traps(edition: str) -> bool:
    """Whether a man on a guard post may be arrested though his officer holds nothing."""
    game = _small_game(edition)
    prisoner, post = game.prisoners(1)[0], game.board.posts[0][0]
    game.state.put(prisoner, post, game.board.walkable)
    return immune(game, prisoner) is None


@cache
def steps_to_arrest(edition: str) -> int:
    """Points that a guard pays to arrest the man on the next circle: one to step onto it, none to do it from beside."""
    game = _small_game(edition)
    guard, prisoner, post = game.guards()[0], game.prisoners(1)[0], game.board.posts[0][0]
    game.state.put(guard, post, game.board.walkable)
    game.state.put(prisoner, game.board.steps[post][0], game.board.walkable)
    game.state.turn, game.state.now.points = SECURITY, 2
    return game.laws.arrest.approach(game, guard, prisoner)


def numbers_are_open(edition: str) -> bool:
    """Whether everybody knows how many Equipment cards an officer holds, or only whether he holds any."""
    return EDITIONS[edition].params.open_numbers


def shot_factor(edition: str) -> int:
    """By how much the throw of a shot is multiplied."""
    return EDITIONS[edition].params.shot_factor


def points_to_arrest(edition: str, steps: int) -> int:
    """Points that a guard needs who stands so many steps away from a man."""
    return max(steps - 1 + steps_to_arrest(edition), 0)


def _small_game(edition: str) -> Game:
    """A game of its own, with as few players as there may be."""
    return new_game(edition, players=min(EDITIONS[edition].params.pows))._game  # noqa: SLF001


# --- the ground


@cache
def closed_to_men(board: Board) -> frozenset[Place]:
    """Circles of the castle that no POW enters, in whatever edition is played on a board, though steps lead there."""
    entered = {near for edition in _played_on(board) for steps in edition.grounds.pow(board).steps for near in steps}
    return frozenset(
        place
        for place in range(board.walkable)
        if place not in entered
        and board.steps[place]
        and board.toll[place] == NOWHERE
        and board.in_tunnel[place] == NOWHERE
        and board.area[place] != Area.OUTSIDE
    )


@cache
def guards_keep_inside(board: Board) -> bool:
    """Whether guards leave the castle only after a man, by the way that he went."""
    grounds = [edition.grounds.guard(board).steps for edition in _played_on(board)]
    return not any(board.area[near] == Area.OUTSIDE for ground in grounds for steps in ground for near in steps)


def _played_on(board: Board) -> list[Edition]:
    """Every edition that is played on a board, as it is or with a house rule."""
    every = [
        each
        for edition in EDITIONS.values()
        for each in (edition, *(rule.apply(edition) for rule in edition.house_rules.values()))
    ]
    return [edition for edition in every if load_board(edition.variant) is board]


# --- the courtyard


@cache
def liable_inside(edition: str, thefts: int, cards: int, kits: int) -> bool:
    """Whether guards may arrest in the courtyard the men of an officer who stole and holds so much."""
    game = _small_game(edition)
    state, prisoner = game.state, game.prisoners(1)[0]
    state.put(prisoner, _open_circle(game.board), game.board.walkable)
    state.thefts[1], state.kits[1] = thefts, kits
    state.equipment[1] = (cards, 0, 0, 0)
    return immune(game, prisoner) is None


def _open_circle(board: Board) -> Place:
    """A circle of the courtyard where nothing shelters a man and nothing else is to be known."""
    plain = [not board.safe[p] and not board.appel[p] and board.room[p] == NOWHERE for p in range(board.walkable)]
    return next(
        place
        for place, open_air in enumerate(plain)
        if open_air and board.area[place] == Area.INNER and not board.post[place] and board.in_tunnel[place] == NOWHERE
    )


# --- the turn


@cache
def announced_in(edition: str, part: str) -> str:
    """The phase of a part of the day in which an attempt is announced; nothing where nobody announces any."""
    return next((step for step, acts in _phases(edition, part) if DeclareAttempt in acts), "")


@cache
def is_ever_announced_after_the_throw(edition: str) -> bool:
    """Whether some part of the day lets an officer see his throw before he announces an attempt."""
    return any(announced_in(edition, part) == Movement.__name__ for part in EDITIONS[edition].parts)


@cache
def finds_come_before_the_throw(edition: str) -> bool:
    """Whether cards with found equipment are changed for it before the throw, or not at all in that turn."""
    return any(
        Card.FOUND_ROPE in part.early and Card.FOUND_ROPE not in part.cards for part in EDITIONS[edition].parts.values()
    )


@cache
def points_lapse(edition: str) -> bool:
    """Whether what is left of a double is lost with the next throw."""
    return EDITIONS[edition].first_part.laws.dice.movement_double is spent_before_the_next_throw


@cache
def one_die_counts(edition: str, part: str) -> bool:
    """Whether guards walk by one die only in a part of the day, while nobody attempts an escape."""
    return EDITIONS[edition].parts[part].laws.dice.counted is one_die_unless_somebody_attempts


@cache
def ways_are_cleared(edition: str) -> bool:
    """Whether guards who bar a passage are sent home as the turn closes, instead of being kept from stopping there."""
    return ClearWays in EDITIONS[edition].first_part.turns[Role.SECURITY]


@cache
def raids_are_thrown_for(edition: str) -> bool:
    """Whether searches and roll calls have a throw of their own, and are played in other seats' turns as well."""
    return (Card.APPEL, MayRaid.__name__) in EDITIONS[edition].first_part.answers


@cache
def entrances_shut(edition: str) -> bool:
    """Whether nobody goes into a tunnel any more after the round in which it was opened."""
    return EDITIONS[edition].first_part.laws.tunnels.entrance is until_the_commandants_turn


@cache
def home_steps(edition: str) -> int:
    """How many steps a turn a man on his way home must take; 0 where nobody hurries him."""
    return STEPS_A_TURN if CountSteps in EDITIONS[edition].first_part.turns[Role.ESCAPE] else 0


def _phases(edition: str, part: str) -> list[tuple[str, Mapping[type[Action], Act]]]:
    stages = EDITIONS[edition].parts[part].turns[Role.ESCAPE]
    return [(type(stage.step(1)).__name__, stage.acts) for stage in stages if isinstance(stage, Phase)]
