"""What every kind of reason claims, as a check; `CLAIMS` has them all, and a test misses whatever has none.

Claims of Escape Officers about walks stand in `walking.py`, about cards in `playing.py`, those of the Security Officer
in `watching.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from colditz.editions.facts import points_lapse
from colditz.model import actions as do
from colditz.model.dealings import KitClaimed, TradeMade, TradeOffered, TradeRefused
from colditz.model.events import CardDiscarded, CardDrawn, CardThrown, PowReleased, Thrown
from colditz.players.character import Character
from colditz.players.escaping.team import Team
from colditz.players.expert import FIRST_LOOK
from tests.players.playing import CARDS, kind_of
from tests.players.truth import Check, Claim, Told, When
from tests.players.walking import WALKS
from tests.players.watching import WATCHES

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
    """So many points are left and would be lost, and others come."""
    points = told.state.now.points
    yield When.AFTER
    lost = points_lapse(told.edition.name)
    return lost and points == told.number("points") and bool(told.happened(Thrown))


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
    return kind_of(told) == told.action.card and all(told.board.symbol[told.place(man)] == kind_of(told) for man in men)


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
    return now[kind_of(told)] == held[kind_of(told)] - 1


def discards(told: Told) -> Check:
    assert isinstance(told.action, do.Discard)
    card = told.action.card
    hand = told.state.hands[told.seat]
    yield When.AFTER
    return told.state.hands[told.seat].count(card) == hand.count(card) - 1 and bool(told.happened(CardDiscarded))


def releases(told: Told) -> Check:
    """The man was in a cell, and stands on the board."""
    assert isinstance(told.action, do.Release | do.PlayCard)
    man = told.action.prisoner if isinstance(told.action, do.Release) else told.action.pawn
    locked = told.match._game.in_cells(man)
    yield When.AFTER
    return locked and told.is_on_board(man) and bool(told.happened(PowReleased))


# --- answers


def is_free_to(told: Told) -> bool:
    """It is offered, and so is something else."""
    choices = told.choices()
    return told.action in choices.actions and len(choices.actions) > 1


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
    **CARDS,
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
    "bot-claimkit": claims_a_kit,
    "bot-claim": needs_it,
    "bot-claim-spare": has_two_in_place,
    "bot-surrender": gives_up,
    "bot-discard": discards,
    "bot-release": releases,
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
