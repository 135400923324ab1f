"""The planner as Security Officer: cards and posts by their value, then arrests, then cover."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from colditz.editions.facts import points_lapse
from colditz.model import actions as do
from colditz.model.actions import Action, MovePawn
from colditz.model.ids import Area
from colditz.players.castle import castle_of
from colditz.players.character import Character
from colditz.players.guarding import raids
from colditz.players.guarding.cards import KEPT, play_value, search_value
from colditz.players.guarding.cover import Cover
from colditz.players.guarding.moves import A_POINT, best_arrest, walks
from colditz.players.guarding.stations import has_stations, keeps_stations, post_value, station_walk
from colditz.players.guarding.watch import Watch
from colditz.players.guarding.why import why, why_he_is_arrested, why_he_patrols
from colditz.players.sight import Decision, Sight, forced

ENDING: Final = 0.0
IDEAS: Final = 3
SPARE: Final = 1  # points for bringing a guard out of the barracks


class Warden:
    """Remembers nothing: everything that matters stands on the table."""

    def __init__(self, character: Character) -> None:
        self.character = character

    def decide(self, sight: Sight) -> Decision:
        """The option worth most; guards move when nothing else is worth doing first."""
        watch = Watch(sight.glance, castle_of(sight.board), self.character)
        cover = Cover(watch, [watch.places[guard] for guard in watch.guards])
        actions = sight.choices.actions
        rated = [(value(watch, cover, action), -number) for number, action in enumerate(actions)]
        worth, number = max(rated, default=(-1e9, 0))
        if sight.choices.pawns:
            move = self._move(watch, cover, sight, worth, actions[-number] if actions else None)
            if move is not None:
                return move
        if not actions:
            return forced(sight.choices)
        action = actions[-number]
        return Decision(action, why(watch, cover, sight.choices, action))

    def is_sharp(self, sight: Sight) -> bool:
        """Somebody is beyond the walls."""
        watch = Watch(sight.glance, castle_of(sight.board), self.character)
        return any(watch.is_out(man) for man in watch.men)

    def ideas(self, sight: Sight) -> list[Action]:
        """What else might be worth a thought: other walks, and leaving the guards where they are."""
        if not sight.choices.pawns:
            return []
        watch = Watch(sight.glance, castle_of(sight.board), self.character)
        cover = Cover(watch, [watch.places[guard] for guard in watch.guards])
        stay = [action for action in sight.choices.actions if isinstance(action, do.EndTurn)]
        return [*walks(watch, sight.choices, cover)[:IDEAS], *stay]

    def _move(self, watch: Watch, cover: Cover, sight: Sight, worth: float, other: Action | None) -> Decision | None:
        """An arrest unless points are left to post a guard first (none is posted after an arrest), then a walk.

        A card that was earned is drawn before anybody moves, since it may lapse then.
        """
        if isinstance(other, do.DrawCard):
            return None
        catch = best_arrest(watch, sight.choices, cover)
        if catch is None and (walk := raids.seal(watch, sight.choices)):
            return walk
        spare = catch is None or watch.points - catch.steps >= SPARE
        if worth > ENDING and spare:
            return None
        if catch is not None:
            return Decision(catch.action, why_he_is_arrested(watch, catch))
        patrol = self._walk(watch, cover, sight) if worth <= ENDING else None
        return Decision(patrol, why_he_patrols(watch, cover, patrol)) if patrol else None

    @staticmethod
    def _walk(watch: Watch, cover: Cover, sight: Sight) -> MovePawn | None:
        """After men at large, and then to stations; or to stations first, and then after the men in the courtyard."""
        if keeps_stations(watch) and (walk := station_walk(watch, sight.choices, cover.ways)):
            return walk
        near = [walk for walk in walks(watch, sight.choices, cover) if _is_for(watch, walk)]
        if near or not has_stations(watch) or keeps_stations(watch):
            return near[0] if near else None
        return station_walk(watch, sight.choices, cover.ways)


def _is_for(watch: Watch, walk: MovePawn) -> bool:
    """Guards beyond the courtyard who keep to their stations do not leave them for what is not worth an errand."""
    return not keeps_stations(watch) or bool(watch.castle.inner[watch.places[walk.pawn]])


# --- values


def value(watch: Watch, cover: Cover, action: Action) -> float:
    """What an action is worth to the Security Officer, in points."""
    if isinstance(action, do.PostGuard):
        return _post(watch, cover, action)
    if isinstance(action, do.SendGuard):
        return raids.send_value(watch, cover, action)
    worth = VALUES.get(type(action))
    return worth(watch, action) if worth else 0.0


def _throw(watch: Watch, _action: do.Throw) -> float:
    """Whatever is worth more comes before it; where points lapse with the next throw, all walks do."""
    return ENDING if watch.table.asking == "Movement" and points_lapse(watch.table.edition) else 0.5


def _post(watch: Watch, cover: Cover, action: do.PostGuard) -> float:
    """A guard in the barracks is worth nothing; best where he covers most."""
    if keeps_stations(watch) and not watch.castle.inner[action.to]:
        return post_value(watch, cover.ways, action.to)
    nobody = cover.without(-1)
    gain = cover.worth(nobody, action.to) - cover.worth(nobody, None)
    return max(0.05 + gain - A_POINT, 0.05)


def _cell(watch: Watch, action: do.ChooseCell) -> float:
    """Inside, where a man let out is still behind the walls."""
    block = next(block for block in watch.board.cells if block.place == action.place)
    return 2.0 if block.area == Area.INNER else 1.0


def _discard(_watch: Watch, action: do.Discard) -> float:
    return 20.0 - KEPT.get(action.card, 1.0)


def _settle(watch: Watch, action: do.Settle | do.MovePawn) -> float:
    """Guards who are moved by rule stay near what matters."""
    return 1.0 + 0.001 * sum((focus.weight for focus in watch.focuses if focus.place == action.to), 0.0)


def _constant(worth: float) -> Callable[[Watch, Any], float]:
    return lambda _watch, _action: worth


VALUES: Final[Mapping[type[Action], Callable[[Watch, Any], float]]] = {
    do.Throw: _throw,
    do.StopThrowing: _constant(-1.0),
    do.DrawCard: _constant(50.0),
    do.EndTurn: _constant(ENDING),
    do.RecallGuard: _constant(-5.0),
    do.GeneralSearch: search_value,
    do.PlayCard: play_value,
    do.Discard: _discard,
    do.ChooseCell: _cell,
    do.TakeMarker: _constant(2.0),
    do.Accept: _constant(1.0),
    do.Refuse: _constant(0.0),
    do.Settle: _settle,
    do.MovePawn: _settle,
    do.CallBreach: _constant(5.0),
    do.NameOfficer: raids.officer_value,
    do.ChooseDie: raids.die_value,
    do.NameQuarry: raids.quarry_value,
    do.LeadAway: raids.lead_value,
    do.Pass: _constant(0.0),
}
