"""What is claimed of cards that are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from colditz.model import actions as do
from colditz.model.cards import TUNNEL_ON_CARD, Card
from colditz.model.events import CardPlayed, PowArrested
from colditz.model.ids import NOWHERE, Symbol
from colditz.players.castle import FAR
from colditz.players.odds import AT_LEAST
from colditz.players.sight import percent
from tests.players.truth import Check, Claim, Told, When


def kind_of(told: Told) -> int:
    """The equipment that is named."""
    return int(Symbol[told.why.names["card"].removeprefix("counted-").upper().replace("-", "_")])


# --- cards


def completes_a_bill(told: Told) -> Check:
    """With that card somebody's way leads to freedom."""
    yield When.AFTER
    row = told.castle.routes.row(told.state.equipment[told.seat])
    return any(row[told.place(man)] < FAR for man in told.match._game.prisoners(told.seat) if told.is_on_board(man))


def lays_open(told: Told) -> Check:
    held = told.state.equipment[told.seat][kind_of(told)]
    yield When.AFTER
    return told.state.equipment[told.seat][kind_of(told)] == held + 1


def saves_steps(told: Told) -> Check:
    """The man is where the walk would have brought him."""
    assert isinstance(told.action, do.PlayCard)
    man, before = told.pawn(), told.place(told.pawn())
    yield When.AFTER
    symbol = told.board.symbol[told.place(man)]
    return symbol != NOWHERE and told.castle.ways_to[symbol][before] <= told.number("steps")


def digs(told: Told) -> Check:
    """So many steps from the tunnel's end; two men get in by the end of the turn."""
    yield When.AFTER
    tunnel = _tunnel(told)
    end = told.board.tunnels[tunnel].below[-1]
    steps = [steps for steps, _ in told.castle.routes.ways[end]]
    return told.number("steps") in steps and (yield from _two_below(told, tunnel))


def _tunnel(told: Told) -> int:
    """The one that is on the card."""
    assert isinstance(told.action, do.PlayCard)
    name = TUNNEL_ON_CARD[Card(told.action.card)]
    return next(number for number, tunnel in enumerate(told.board.tunnels) if tunnel.name == name)


def _two_below(told: Told, tunnel: int) -> Check:
    """At some moment of the turn."""
    both = False
    while told.state.turn == told.seat and not told.match.finished and not both:
        both = sum(told.board.in_tunnel[place] == tunnel for place in told.state.places) >= 2
        yield When.EACH
    return both


def digs_if_the_throw_is_good(told: Told) -> Check:
    """So many steps from its end, and so many throws bring two men in who are not in yet."""
    yield When.AFTER
    end = told.board.tunnels[_tunnel(told)].below[-1]
    steps = [steps for steps, _ in told.castle.routes.ways[end]]
    needed = [points for points in range(1, 13) if percent(AT_LEAST[points]) == told.why.names["percent"]]
    return told.number("steps") in steps and bool(needed) and _could_enter(told, max(needed))


def _could_enter(told: Told, points: int) -> bool:
    """The two who are nearest have no farther to go than the points bring them."""
    mouth = told.castle.row_to(told.board.steps[told.board.tunnels[_tunnel(told)].above[0]][0])
    men = [man for man in told.match._game.prisoners(told.seat) if told.is_on_board(man)]
    return sum(sorted(mouth[told.place(man)] for man in men)[:2]) <= points + 2


def draws_guards_away(told: Told) -> Check:
    """Guards who could reach him are gone, and his risk is what was said."""
    man = told.pawn()
    if not 0 <= told.number("percent") < told.number("before") <= 100:
        return False
    near = told.nearest_guard(man)
    yield When.AFTER
    return told.nearest_guard(man) >= near


def clears_a_way(told: Told) -> Check:
    """The guard is gone, and the man may walk further."""
    assert isinstance(told.action, do.PlayCard)
    guards = [pawn for pawn in (told.action.pawn, told.action.other) if pawn >= 0]
    spots = [told.place(guard) for guard in guards]
    yield When.AFTER
    return any(told.place(guard) != spot for guard, spot in zip(guards, spots, strict=True))


def clears_the_way(told: Told) -> Check:
    """The man is locked up, and the guard who took him is gone."""
    assert isinstance(told.action, do.GiveUp)
    man, guard = told.action.prisoner, told.action.guard
    spot = told.place(guard)
    yield When.AFTER
    return bool(told.happened(PowArrested)) and not told.is_on_board(man) and told.place(guard) != spot


def hides_men(told: Told) -> Check:
    """So many men were in the room, and may leave it before the guard comes."""
    room = told.why.names["room"].removeprefix("room-")
    own = [man for man in told.match._game.prisoners(told.seat) if told.is_on_board(man)]
    rooms = [told.board.room[told.place(man)] for man in own]
    there = sum(place != NOWHERE and told.board.rooms[place].name == room for place in rooms)
    yield When.AFTER
    return there == told.number("count") > 0


def saves_a_card(told: Told) -> Check:
    """So many are held, and none is lost."""
    held = told.state.equipment[told.seat]
    yield When.AFTER
    return sum(held) == told.number("count") and told.state.equipment[told.seat] == held


def buys(told: Told) -> Check:
    """One more of the kind that is named."""
    held = told.state.equipment[told.seat][kind_of(told)]
    yield When.AFTER
    return told.state.equipment[told.seat][kind_of(told)] == held + 1


def plays_a_card(told: Told) -> Check:
    """The card that is named leaves the hand."""
    assert isinstance(told.action, do.PlayCard)
    card, hand = told.action.card, told.state.hands[told.seat]
    assert told.why.names.get("card", title := f"card-title-{Card(card).title}") == title
    yield When.AFTER
    return told.state.hands[told.seat].count(card) < hand.count(card) or bool(told.happened(CardPlayed))


CARDS: Final[Mapping[str, Claim]] = {
    "bot-find": completes_a_bill,
    "bot-find-room": lays_open,
    "bot-transfer": saves_steps,
    "bot-dig": digs,
    "bot-dig-odds": digs_if_the_throw_is_good,
    "bot-divert": draws_guards_away,
    "bot-divert-ally": draws_guards_away,
    "bot-clear-way": clears_a_way,
    "bot-clear-exit": clears_a_way,
    "bot-clear-guard": clears_the_way,
    "bot-tip-off": hides_men,
    "bot-bribe-saves": saves_a_card,
    "bot-bribe-buys": buys,
    "bot-hideaway": plays_a_card,
    "bot-talisman": plays_a_card,
    "bot-aeroplane": plays_a_card,
    "bot-secret-door": plays_a_card,
    "bot-play-card": plays_a_card,
    "bot-stop-theft": plays_a_card,
    "bot-search-tunnel": plays_a_card,
}
