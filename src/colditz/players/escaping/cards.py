"""What an officer's cards are worth to him, and when he plays them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from colditz.editions.facts import finds_come_before_the_throw
from colditz.model.actions import PlayCard
from colditz.model.cards import FOUND, KIT_PART_SYMBOLS, MARKED, ROOM_ON_CARD, STANDS_FOR, TUNNEL_ON_CARD, Card
from colditz.players.castle import FAR
from colditz.players.escaping import flying
from colditz.players.escaping.allies import best_call, call_costs
from colditz.players.escaping.below import can_be_filled
from colditz.players.escaping.mind import Mind
from colditz.players.escaping.plan import NO_TUNNEL
from colditz.players.escaping.shelter import STAYS_IN, freed_danger
from colditz.players.escaping.siege import best_relief, chance_without
from colditz.players.routes import covers

NEVER: Final = -50.0
HAND_IS_FULL: Final = 3
FEW_POINTS: Final = 2  # with so many nobody gets anywhere
AN_ESCAPE: Final = 40.0  # what it is worth that a man leaves who is sure to get away
OPENING: Final = 40.0  # what the opening of a tunnel is worth

# What a card is worth in the hand: the cheapest is laid away first.
KEPT: Final[Mapping[int, float]] = {
    **dict.fromkeys(FOUND, 8.0),
    **dict.fromkeys(TUNNEL_ON_CARD, 9.0),
    Card.KIT_PART_DISGUISE_DOCUMENTS: 9.0,
    Card.KIT_PART_COMPASS_FOOD: 9.0,
    Card.BRIBE: 6.0,
    Card.RELEASE: 5.0,
    Card.DIVERSION: 7.0,
    Card.HIGH_COMMAND_INSPECTION: 8.0,
    Card.ADVANCE_WARNING: 4.0,
    Card.TALISMAN: 3.0,
    Card.HIDEAWAY: 3.0,
    Card.STAFF_CAR: 3.5,
    Card.SABOTAGE: 2.0,
    **{card: 4.5 for card in ROOM_ON_CARD if card < Card.APPEL},
}


USELESS: Final = 1.0


def kept_value(mind: Mind, card: int) -> float:
    """What a card is worth in the hand: what the plan wants most, what it has no use for least."""
    team, route = mind.team, mind.route
    if card in MARKED and flying.holds_both(team):
        return 12.0
    if card in STANDS_FOR:
        kind = int(STANDS_FOR[Card(card)])
        return 10.0 if route is None or route.needs[kind] > team.held[kind] else 4.0
    if card in KIT_PART_SYMBOLS and team.table.kits[team.seat]:
        return USELESS
    twins = team.view.hand.count(card) - 1
    if card in TUNNEL_ON_CARD:
        return KEPT[card] - team.character.digging / 10
    return KEPT.get(card, USELESS) - 2.0 * twins


def play_value(mind: Mind, play: PlayCard) -> float:
    """What playing a card now is worth; below nothing if it is better kept."""
    return _WORTH.get(play.card, _nothing)(mind, play)


def _nothing(_mind: Mind, _play: PlayCard) -> float:
    return NEVER


def _found(mind: Mind, play: PlayCard) -> float:
    """Kept secret until the run begins or the hand is full: open equipment makes every man liable."""
    team = mind.team
    if finds_come_before_the_throw(team.table.edition):
        return 45.0 if mind.finds_pay else 4.0 if len(team.view.hand) >= HAND_IS_FULL else NEVER
    kind = int(STANDS_FOR[Card(play.card)])
    wanted = mind.route is not None and mind.route.needs[kind] > team.held[kind]
    running = mind.launch is not None and mind.launch.go
    short = running and mind.route is not None and not covers(team.held, mind.route.needs)
    out = any(team.steps_out(team.places[man], team.held) == FAR for man in team.runners)
    if wanted and (short or out):
        return 45.0
    return 4.0 if wanted and len(team.view.hand) >= 3 and team.is_liable else NEVER


def _release(mind: Mind, play: PlayCard) -> float:
    """Men are needed more than cards, the more so the fewer are left; not into the arms of a guard."""
    if freed_danger(mind.team, play.pawn, play.to, mind.idle_points) >= STAYS_IN:
        return NEVER
    return 6.0 if len(mind.team.on_board) < 5 or len(mind.team.view.hand) >= 3 else NEVER


def _transfer(mind: Mind, play: PlayCard) -> float:
    """As good as the walk it saves a man who is on his way there."""
    steps = saved_by_a_walk(mind, play)
    return steps - 3.0 if steps else NEVER


def saved_by_a_walk(mind: Mind, play: PlayCard) -> int:
    """Steps of a man to his task which a card brings him to at once; 0 if it does not."""
    symbol = mind.team.board.symbol[play.to]
    return next((post.steps for post in mind.posts if post.man == play.pawn and post.symbol == symbol), 0)


def _call_away(mind: Mind, play: PlayCard) -> float:
    """A guard who bars a man's way; or, once all have stopped, those who could catch one, whoever's he is."""
    team = mind.team
    relief = best_relief(team, mind.sieges, play)
    if relief is not None and relief.worth > 0:
        return relief.worth
    if (leaves := let_out(mind, play)) > 0:
        return leaves
    if team.points > FEW_POINTS and not mind.is_settled:
        return NEVER
    best = best_call(team, mind.hunted, play)
    return best.worth - call_costs(team) if best is not None else NEVER


def let_out(mind: Mind, play: PlayCard) -> float:
    """What it is worth that a man can leave once a guard is gone from where he would come out."""
    if mind.leaves > 0:
        return 0.0
    return AN_ESCAPE * chance_without(mind.team, mind.indoors, play) - call_costs(mind.team)


def _sabotage(mind: Mind, _play: PlayCard) -> float:
    return 2.0 if mind.team.table.hand_sizes[0] >= 2 else NEVER


def _car(mind: Mind, _play: PlayCard) -> float:
    return 20.0 if mind.team.has_kit else NEVER


def _tunnel(mind: Mind, play: PlayCard) -> float:
    """Once the kit is there; without it a tunnel only wakes the guards, and without two men in it falls in."""
    if not mind.team.has_kit:
        return NEVER
    return OPENING if _can_be_dug(mind, play) else NEVER


def _can_be_dug(mind: Mind, play: PlayCard) -> bool:
    """He is working for this tunnel, has what is wanted beyond it, and two men get in this turn."""
    team, route = mind.team, mind.route
    if route is None or route.tunnel == NO_TUNNEL or not covers(team.spare, route.needs):
        return False
    name = team.board.tunnels[route.tunnel].name
    takes_men_in = play.pawn >= 0
    return TUNNEL_ON_CARD[Card(play.card)] == name and (takes_men_in or can_be_filled(team, route.tunnel))


def _bribe(mind: Mind, play: PlayCard) -> float:
    wanted = mind.route is not None and play.choice >= 0 and mind.route.needs[play.choice] > mind.team.held[play.choice]
    return 3.0 if wanted and mind.team.table.kits[mind.team.seat] else NEVER


def _marked(mind: Mind, play: PlayCard) -> float:
    """The two together fly; one of them alone is the equipment that it shows."""
    flies = flying.may_fly(mind.team) or mind.team.table.asking in ("Movement", "Invitation")
    return flying.play_value(mind.team, play) if flies else _found(mind, play)


_WORTH: Final[Mapping[int, Callable[[Mind, PlayCard], float]]] = {
    **dict.fromkeys(FOUND, _found),
    **dict.fromkeys(MARKED, _marked),
    **dict.fromkeys(TUNNEL_ON_CARD, _tunnel),
    **{card: _transfer for card in ROOM_ON_CARD if card < Card.APPEL},
    Card.RELEASE: _release,
    Card.DIVERSION: _call_away,
    Card.HIGH_COMMAND_INSPECTION: _call_away,
    Card.SABOTAGE: _sabotage,
    Card.STAFF_CAR: _car,
    Card.BRIBE: _bribe,
}
