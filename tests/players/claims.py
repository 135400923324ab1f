"""What every kind of reason claims, as a check; `CLAIMS` has them all, and a test misses whatever has none.

Claims of Escape Officers about walks stand in `walking.py`, those of the Security Officer in `watching.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from colditz.model import actions as do
from colditz.model.cards import TUNNEL_ON_CARD, Card
from colditz.model.dealings import KitClaimed, TradeMade, TradeOffered, TradeRefused
from colditz.model.events import CardDiscarded, CardDrawn, CardPlayed, CardThrown, PowArrested, PowReleased, Thrown
from colditz.model.ids import NOWHERE, Symbol
from colditz.players.castle import FAR
from colditz.players.character import Character
from colditz.players.escaping.team import Team
from colditz.players.expert import FIRST_LOOK
from colditz.players.odds import AT_LEAST
from colditz.players.sight import percent
from tests.players.truth import Check, Claim, Told, When
from tests.players.walking import WALKS
from tests.players.watching import WATCHES


def _kind(told: Told) -> int:
    """The equipment that is named."""
    return int(Symbol[told.why.names["card"].removeprefix("counted-").upper().replace("-", "_")])


# --- every turn


def throws(told: Told) -> Check:
    """It costs nothing: no point is lost; and dice are thrown."""
    points = told.state.now.points
    yield When.AFTER
    return bool(told.happened(Thrown)) and told.state.now.points >= points


def throws_for_a_card(told: Told) -> Check:
    """A card was played, and it is thrown for."""
    yield When.AFTER
    return bool(told.happened(CardThrown))


def draws(told: Told) -> Check:
    """The throw has earned it, and it costs no point."""
    earned, points = told.state.now.draws, told.state.now.points
    yield When.AFTER
    return earned > 0 and told.state.now.points == points and bool(told.happened(CardDrawn))


def ends_the_turn(told: Told) -> Check:
    yield When.AFTER
    return told.state.turn != told.turn or told.match.finished or told.match.asking != told.asking


def has_no_choice(told: Told) -> bool:
    """There is one option."""
    choices = told.choices()
    return len(choices.actions) + sum(len(choices.moves(pawn)) for pawn in choices.pawns) == 1


def must_move_somebody(told: Told) -> bool:
    """Nothing but moves is offered."""
    return not told.choices().actions and told.action in told.choices().moves(told.choices().pawns[0])


def throws_anew(told: Told) -> Check:
    """So many points are left, and others come."""
    points = told.state.now.points
    yield When.AFTER
    return points == told.number("points") and bool(told.happened(Thrown))


def has_no_answer(told: Told) -> bool:
    """No card may be played."""
    return not keeps_cards(told)


def stays_away(told: Told) -> bool:
    """Somebody is called to line up, and may stay away."""
    return any(isinstance(action, do.AnswerAppel) for action in told.choices().actions)


def is_put_near_his_task(told: Told) -> bool:
    """So many steps from a room where something is found, or a tunnel begins."""
    assert isinstance(told.action, do.Settle)
    rows = [*told.castle.ways_to, *told.castle.rooms]
    return any(row[told.action.to] <= told.number("steps") for row in rows)


def is_put_where_it_is_safe(told: Told) -> bool:
    """Of the places offered none is farther from all guards, unless he is safe in both."""
    assert isinstance(told.action, do.Settle)
    places = [action.to for action in told.choices().actions if isinstance(action, do.Settle)]
    dangers = {place: _danger(told, place) for place in places}
    return dangers[told.action.to] <= min(dangers.values())


def _danger(told: Told, place: int) -> float:
    view = told.match.view(told.match.seats[told.seat], listed=False)
    return Team(view, told.castle, Character(), {}).exposure(place)


def hides_from_a_search(told: Told) -> Check:
    """He leaves the room."""
    man, place = told.pawn(), told.place(told.pawn())
    yield When.AFTER
    return told.place(man) != place


def keeps_cards(told: Told) -> bool:
    """There was a card to be played."""
    return any(isinstance(action, do.PlayCard) for action in told.choices().actions)


def leaves_it(told: Told) -> Check:
    """No card is played."""
    held = len(told.state.hands[told.seat])
    yield When.AFTER
    return len(told.state.hands[told.seat]) >= held


# --- gathering


def claims_a_kit(told: Told) -> Check:
    kits = told.state.kits[told.seat]
    yield When.AFTER
    return told.state.kits[told.seat] == kits + 1 and bool(told.happened(KitClaimed))


def has_two_in_place(told: Told) -> bool:
    """Two of his men stand where it is found."""
    assert isinstance(told.action, do.ClaimEquipment)
    men = (told.action.pawn, told.action.other)
    return _kind(told) == told.action.card and all(told.board.symbol[told.place(man)] == _kind(told) for man in men)


def needs_it(told: Told) -> bool:
    """And some way out costs more of it than he has."""
    assert isinstance(told.action, do.ClaimEquipment)
    held = told.state.equipment[told.seat][told.action.card]
    ways = [needs for near, _, _ in told.castle.launches for _, needs in told.castle.routes.ways[near]]
    return has_two_in_place(told) and any(needs[told.action.card] > held for needs in ways)


def gives_up(told: Told) -> Check:
    """Of that kind he has one less."""
    held = told.state.equipment[told.seat]
    yield When.AFTER
    now = told.state.equipment[told.seat]
    return now[_kind(told)] == held[_kind(told)] - 1


def discards(told: Told) -> Check:
    assert isinstance(told.action, do.Discard)
    card = told.action.card
    hand = told.state.hands[told.seat]
    yield When.AFTER
    return told.state.hands[told.seat].count(card) == hand.count(card) - 1 and bool(told.happened(CardDiscarded))


def plays_a_card(told: Told) -> Check:
    """The card that is named leaves the hand."""
    assert isinstance(told.action, do.PlayCard)
    card, hand = told.action.card, told.state.hands[told.seat]
    assert told.why.names.get("card", title := f"card-title-{Card(card).title}") == title
    yield When.AFTER
    return told.state.hands[told.seat].count(card) < hand.count(card) or bool(told.happened(CardPlayed))


def releases(told: Told) -> Check:
    """The man was in a cell, and stands on the board."""
    assert isinstance(told.action, do.Release | do.PlayCard)
    man = told.action.prisoner if isinstance(told.action, do.Release) else told.action.pawn
    locked = told.match._game.in_cells(man)
    yield When.AFTER
    return locked and told.is_on_board(man) and bool(told.happened(PowReleased))


# --- cards


def completes_a_bill(told: Told) -> Check:
    """With that card somebody's way leads to freedom."""
    yield When.AFTER
    row = told.castle.routes.row(told.state.equipment[told.seat])
    return any(row[told.place(man)] < FAR for man in told.match._game.prisoners(told.seat) if told.is_on_board(man))


def lays_open(told: Told) -> Check:
    held = told.state.equipment[told.seat][_kind(told)]
    yield When.AFTER
    return told.state.equipment[told.seat][_kind(told)] == held + 1


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


# --- answers


def is_free_to(told: Told) -> bool:
    """It is offered, and so is something else."""
    choices = told.choices()
    return told.action in choices.actions and len(choices.actions) > 1


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
    held = told.state.equipment[told.seat][_kind(told)]
    yield When.AFTER
    return told.state.equipment[told.seat][_kind(told)] == held + 1


def takes_a_marker(told: Told) -> Check:
    """It lies there no longer."""
    assert isinstance(told.action, do.TakeMarker)
    crossing = told.action.crossing
    lay = told.state.markers[crossing]
    yield When.AFTER
    return lay != -1 and told.state.markers[crossing] != lay


def is_ready(told: Told) -> Check:
    """The officer has a kit; how many get away is reckoned together."""
    man = told.pawn()
    assert 0 <= told.number("percent") <= 100
    ready = told.state.kits[told.seat] > 0
    yield When.TURN
    while told.is_out(man) and not told.match.finished:
        yield When.EACH
    told.odds("announced", told.number("percent"), came=man in told.playing.escaped)
    return ready


def is_the_last_chance(told: Told) -> Check:
    """One escape is wanted, and no round is left; how many get through is reckoned together."""
    wanted = told.match._game.success.escapes - told.state.escapes[told.seat]
    assert isinstance(told.action, do.DoOrDie)
    man = told.action.prisoner
    view = told.match.view(told.match.seats[told.seat], listed=False)
    while not (man in told.playing.escaped or man in told.playing.dead or told.match.finished):
        yield When.EACH
    told.odds("desperate", told.number("percent"), came=man in told.playing.escaped)
    return wanted <= 1 and view.table.marker <= 1


def cannot_pay(told: Told) -> bool:
    """What the exit costs is not in hand."""
    assert isinstance(told.action, do.DeclareAttempt)
    way = next(way for way in told.castle.exits if way[2] == told.action.to or way[1] == told.action.to)
    crossing = told.board.crossings[way[0]]
    return told.state.equipment[told.seat][crossing.equipment] < crossing.cards


def trades(told: Told) -> Check:
    """What is agreed to takes place; what is refused does not."""
    accept = isinstance(told.action, do.AnswerTrade) and told.action.accept
    yield When.AFTER
    return bool(told.happened(TradeMade)) == accept and bool(told.happened(TradeRefused)) != accept


def offers(told: Told) -> Check:
    """He has what he offers."""
    assert isinstance(told.action, do.OfferTrade)
    held = [*told.state.hands[told.seat]]
    held += [kind for kind, number in enumerate(told.state.equipment[told.seat]) for _ in range(number)]
    owns = all(held.count(card) >= told.action.give.count(card) for card in told.action.give)
    yield When.AFTER
    return owns and bool(told.happened(TradeOffered))


def is_played(told: Told) -> Check:
    """It is an option of the one who says it, and is taken."""
    choices = told.choices()
    moves = [move for pawn in choices.pawns for move in choices.moves(pawn)]
    yield When.AFTER
    return told.action in (*choices.actions, *moves)


def ended_better(told: Told) -> bool:
    """In games enough, and with better chances than the other choice."""
    return told.number("count") >= FIRST_LOOK and 0 <= told.number("before") <= told.number("percent") <= 100


CLAIMS: Final[Mapping[str, Claim]] = {
    **WALKS,
    **WATCHES,
    "bot-throw": throws,
    "bot-throw-card": throws_for_a_card,
    "bot-drawcard": draws,
    "bot-endturn": ends_the_turn,
    "bot-begin": ends_the_turn,
    "bot-forced": has_no_choice,
    "bot-pass": keeps_cards,
    "bot-enough": leaves_it,
    "bot-must-move": must_move_somebody,
    "bot-throw-again": throws_anew,
    "bot-no-answer": has_no_answer,
    "bot-stay-away": stays_away,
    "bot-settle": is_put_where_it_is_safe,
    "bot-settle-steps": is_put_near_his_task,
    "bot-settle-hidden": hides_from_a_search,
    "bot-dig-odds": digs_if_the_throw_is_good,
    "bot-claimkit": claims_a_kit,
    "bot-claim": needs_it,
    "bot-claim-spare": has_two_in_place,
    "bot-surrender": gives_up,
    "bot-discard": discards,
    "bot-play-card": plays_a_card,
    "bot-stop-theft": plays_a_card,
    "bot-search-tunnel": plays_a_card,
    "bot-release": releases,
    "bot-find": completes_a_bill,
    "bot-find-room": lays_open,
    "bot-transfer": saves_steps,
    "bot-dig": digs,
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
    "bot-announce": is_ready,
    "bot-announce-blind": is_ready,
    "bot-desperate": is_the_last_chance,
    "bot-bluff": cannot_pay,
    "bot-takemarker": takes_a_marker,
    "bot-offer": offers,
    "bot-gift": offers,
    "bot-trade-instead": is_played,
    "bot-trade-yes": trades,
    "bot-trade-no": trades,
    "bot-trade-rival": trades,
    **dict.fromkeys(["bot-accept", "bot-refuse", "bot-movepawn", "bot-answerappel"], is_played),
    **dict.fromkeys(["bot-recallguard", "bot-callbreach", "bot-agree", "bot-leadaway", "bot-nameofficer"], is_played),
    **dict.fromkeys(["bot-entertower", "bot-stopthrowing", "bot-blind"], is_played),
    "bot-expert": ended_better,
}
