"""Security cards: kept for the moment they hurt most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from colditz.editions.facts import shot_factor
from colditz.model.actions import GeneralSearch, PlayCard
from colditz.model.cards import ROOM_ON_CARD, Card
from colditz.model.ids import NOWHERE, PawnId
from colditz.players.castle import PARTS
from colditz.players.guarding import raids
from colditz.players.guarding.watch import Watch
from colditz.players.odds import AT_LEAST, MEAN

NEVER: Final = -50.0
FLIGHT: Final = 15.0
A_SHOT: Final = 2.0  # what the card may be worth later
APPEL_PAYS: Final = 12.0
KEPT: Final[Mapping[int, float]] = {
    Card.APPEL: 9.0,
    Card.SHOOT_TO_KILL: 8.0,
    Card.TUNNEL_DETECTED: 5.0,
    Card.ARREST_KEY_HOLDER: 4.5,
    Card.ARREST_PASS_HOLDER: 5.0,
    **{card: 4.0 for card in ROOM_ON_CARD if card > Card.APPEL},
}


def play_value(watch: Watch, play: PlayCard) -> float:
    """What playing a card now is worth; below nothing if it is better kept."""
    return _WORTH.get(play.card, _nothing)(watch, play)


def _nothing(_watch: Watch, _play: PlayCard) -> float:
    return NEVER


def _appel(watch: Watch, _play: PlayCard) -> float:
    """It undoes what men in rooms have walked for, and calls men in from beyond the walls."""
    hurt = sum((_hurt_by_appel(watch, man) for man in watch.men), 0.0)
    return hurt - APPEL_PAYS * watch.character.hoarding


def _hurt_by_appel(watch: Watch, man: PawnId) -> float:
    place, seat = watch.places[man], watch.owner[man]
    if watch.board.safe[place] or watch.board.in_tunnel[place] != NOWHERE:
        return 0.0
    if watch.is_out(man):
        if raids.is_raid(watch, Card.APPEL):
            return 0.0  # nobody beyond the courtyard is called
        return 8.0 if watch.board.area[place] == 1 and not watch.is_protected(man) else 0.0
    symbol = watch.board.symbol[place]
    if symbol == NOWHERE:
        return 0.2
    return 3.0 if symbol in PARTS and not watch.table.kits[seat] else 2.0


def _search(watch: Watch, play: PlayCard) -> float:
    """When men who are liable sit in the room and a guard can get there with what is thrown."""
    if raids.is_raid(watch, play.card):
        return raids.search_value(watch, play)
    return 7.0 * len(to_be_caught(watch, play)) - 5.0 * watch.character.hoarding if watch.points else NEVER


def to_be_caught(watch: Watch, play: PlayCard) -> list[PawnId]:
    """The liable men in the room that a card names to whom a guard gets with the points at hand."""
    room = raids.room_of(watch, play.card)
    inside = [man for man in watch.men if watch.board.room[watch.places[man]] == room]
    return [man for man in inside if watch.equipment_of(watch.owner[man]) and _in_reach(watch, man)]


def _in_reach(watch: Watch, man: PawnId) -> bool:
    """A guard stands near enough; through the room he walks as anybody does."""
    row = watch.board.walks_from(watch.places[man])
    return any(row[watch.places[guard]] <= watch.points for guard in watch.guards)


def _tunnel(watch: Watch, play: PlayCard) -> float:
    below = [man for man in watch.men if watch.board.in_tunnel[watch.places[man]] != NOWHERE]
    if play.choice >= 0:
        below = [man for man in below if watch.board.in_tunnel[watch.places[man]] == play.choice]
    return 25.0 if below else NEVER


def _shot(watch: Watch, play: PlayCard) -> float:
    """At a man who might be gone next turn, or whom the shot will hardly miss; at an aeroplane whenever one flies."""
    if play.pawn < 0:
        return FLIGHT
    hits = hit_chance(watch, play)
    steps = watch.steps_to_freedom(watch.owner[play.other], watch.places[play.other])
    gone = AT_LEAST[min(steps, 63)] * (1.0 if watch.table.kits[watch.owner[play.other]] else 0.2)
    return 30.0 * hits * max(gone, 0.25) - A_SHOT * watch.character.hoarding * watch.character.trigger


def hit_chance(watch: Watch, play: PlayCard) -> float:
    """The chance that the throw carries a shot as far as the man."""
    distance = watch.board.range_from(watch.places[play.pawn])[watch.places[play.other]]
    return AT_LEAST[-(-distance // shot_factor(watch.table.edition))]


def _interception(_watch: Watch, _play: PlayCard) -> float:
    return 15.0


def search_value(watch: Watch, _search: GeneralSearch) -> float:
    """As good as the men it will find."""
    reach = watch.points or round(MEAN)
    found = 0.0
    for man in watch.table.now.absent:
        steps = watch.castle.guard_steps([watch.places[guard] for guard in watch.guards], watch.places[man])
        found += 8.0 if steps <= reach else 0.0
    return found - 6.0


_WORTH: Final[Mapping[int, Callable[[Watch, PlayCard], float]]] = {
    Card.APPEL: _appel,
    **{card: _search for card in ROOM_ON_CARD if card > Card.APPEL},
    Card.TUNNEL_DETECTED: _tunnel,
    Card.SHOOT_TO_KILL: _shot,
    Card.ARREST_KEY_HOLDER: _interception,
    Card.ARREST_PASS_HOLDER: _interception,
}
