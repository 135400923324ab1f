"""The planner as Escape Officer: every option gets a value in points, and the best is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from colditz.editions.facts import points_lapse
from colditz.model import actions as do
from colditz.model.actions import Action
from colditz.model.cards import Card
from colditz.model.ids import PawnId
from colditz.players.castle import castle_of
from colditz.players.character import Character
from colditz.players.escaping import answers, flying, trade
from colditz.players.escaping.announcing import announce_value, may_be_announced_now
from colditz.players.escaping.cards import kept_value, play_value
from colditz.players.escaping.clearing import clear_the_way
from colditz.players.escaping.launch import HOPE, dash_odds, odds
from colditz.players.escaping.men import best_move, first_steps
from colditz.players.escaping.mind import Known, Mind
from colditz.players.escaping.shelter import STAYS_IN, freed_danger
from colditz.players.escaping.team import Team
from colditz.players.escaping.why import why, why_he_walks
from colditz.players.sight import Decision, Reason, Sight, forced

IDEAS: Final = 2
BEFORE_EQUIPMENT: Final = "SwapOpportunity"  # the phase before the one in which equipment changes hands
RELEASED: Final = 10.0
RELEASE_COSTS: Final = 1  # point
FORGET: Final = 6  # rounds after which a supply that had run out is tried again


class Officer:
    """Remembers which supplies had run out, and for one turn the ways it has looked up."""

    def __init__(self, character: Character) -> None:
        self.character = character
        self.run_out: dict[int, int] = {}  # kind of equipment: the round in which none was left
        self.ways: dict[int, bytes] = {}
        self.known: Known = {}
        self.turn = (0, 0)
        self.offered = 0  # the round of the last offer
        self.refused: trade.Refused = {}

    def decide(self, sight: Sight) -> Decision:
        """The option worth most; a walk only if nothing else is worth doing first."""
        mind = self._think(sight)
        team = mind.team
        self._notice(team, sight)
        actions = sight.choices.actions
        worth, number = _best(mind, actions)
        if sight.choices.pawns and worth <= answers.ENDING:
            cleared = clear_the_way(mind, sight.choices)
            if cleared is not None:
                return cleared
            walk = best_move(team, sight.choices, mind.jobs)
            if walk is not None:
                return Decision(walk[1], why_he_walks(mind, *walk))
            mind.is_settled = True
            _, number = _best(mind, actions)
        if not actions:
            return forced(sight.choices)
        return Decision(actions[number], why(mind, actions, actions[number]))

    def is_sharp(self, sight: Sight) -> bool:
        """Men of his are on the run, or could be."""
        mind = self._think(sight)
        return bool(mind.team.runners or self._likely(mind))

    @staticmethod
    def _likely(mind: Mind) -> list[PawnId]:
        """The men in the courtyard who might get away if they ran now."""
        if not mind.team.has_kit:
            return []
        chances = sorted((-odds(mind.team, man)[0], man) for man in mind.indoors)
        return [man for chance, man in chances[:IDEAS] if -chance > HOPE]

    def ideas(self, sight: Sight) -> list[Action]:
        """What else might be worth a thought: to let the likeliest men run now, and to wait."""
        mind = self._think(sight)
        if may_be_announced_now(mind.team):
            tries = [do.DeclareAttempt(found.man, found.exit) for found in mind.breaks[:IDEAS]]
            return [action for action in tries if action in sight.choices.actions]
        runs = first_steps(mind.team, sight.choices, self._likely(mind))
        return [*runs, *(action for action in sight.choices.actions if isinstance(action, do.EndTurn) and runs)]

    def decide_anytime(self, sight: Sight) -> Decision | None:
        """An answer to an offer, or in his own turn an offer, once a round."""
        mind = self._think(sight)
        found = trade.answer(mind, sight, self.refused)
        if found is None and mind.team.table.turn == mind.team.seat:
            found = self._offer(mind, sight)
        if found is not None and isinstance(found.action, do.OfferTrade):
            self.refused[found.action] = trade.standing(mind, found.action)  # if it is taken up, things stand otherwise
        return found

    def _offer(self, mind: Mind, sight: Sight) -> Decision | None:
        """What helps both, or else a gift; before equipment changes hands only a gift."""
        table = mind.team.table
        if self.offered == table.round:
            return None
        deal = None
        if table.asking != BEFORE_EQUIPMENT:
            self.offered = table.round
            deal = trade.best_offer(mind, sight, self.refused)
        if deal is not None:
            return Decision(deal.deal, Reason("bot-offer", {"points": trade.points(deal.gain)}))
        gift = trade.best_gift(mind, sight, self.refused)
        return Decision(gift.deal, Reason("bot-gift")) if gift is not None else None

    def _think(self, sight: Sight) -> Mind:
        view = sight.glance
        if self.turn != (view.table.round, view.table.turn):
            self.turn, self.ways, self.known = (view.table.round, view.table.turn), {}, {}
        team = Team(view, castle_of(sight.board), self.character, self.ways)
        return Mind(team, frozenset(self.run_out), self.known)

    def _notice(self, team: Team, sight: Sight) -> None:
        """Two men in the right rooms who are offered no card: none is left for a while."""
        now = team.table.round
        if team.table.supply:
            self.run_out = {kind: now for kind, left in enumerate(team.table.supply) if not left}
            return
        self.run_out = {kind: seen for kind, seen in self.run_out.items() if now - seen < FORGET}
        if team.table.turn != team.seat or team.table.asking not in ("BeforeThrow", "Movement"):
            return
        offered = {action.card for action in sight.choices.actions if isinstance(action, do.ClaimEquipment)}
        symbols = [team.board.symbol[team.places[man]] for man in team.on_board]
        for kind in range(Card.KIT):
            if symbols.count(kind) >= 2 and kind not in offered:
                self.run_out[kind] = now


def _best(mind: Mind, actions: Sequence[Action]) -> tuple[float, int]:
    """The worth of the best action, and which of them that is: the first of equals."""
    worth, number = max([(value(mind, action), -number) for number, action in enumerate(actions)], default=(-1e9, 0))
    return worth, -number


# --- values


def value(mind: Mind, action: Action) -> float:
    """What an action is worth to the officer, in points."""
    worth = VALUES.get(type(action))
    return worth(mind, action) if worth else 0.0


def _claim_equipment(mind: Mind, action: do.ClaimEquipment) -> float:
    """What the plan needs; not while one of the two men is a part of a kit nearly complete."""
    team, route = mind.team, mind.route
    if mind.holds_back:
        return -5.0
    wanted = route is None or route.needs[action.card] + team.reserved[action.card] > team.held[action.card]
    spare = team.held[action.card] < team.character.reserve
    wanted |= team.character.store[action.card] > team.held[action.card]
    return 20.0 if wanted else 5.0 if spare else -5.0


def _claim_kit(mind: Mind, action: do.ClaimKit) -> float:
    return 60.0 - len(action.cards)


def _release(mind: Mind, action: do.Release) -> float:
    """Above nothing only if he very likely gets under a roof."""
    danger = freed_danger(mind.team, action.prisoner, action.to, mind.idle_points - RELEASE_COSTS)
    return RELEASED * (STAYS_IN - danger)


def _throw(mind: Mind, _action: do.Throw) -> float:
    """Whatever is worth more comes before it; where points lapse with the next throw, all walks do."""
    table = mind.team.table
    return answers.ENDING if table.asking == "Movement" and points_lapse(table.edition) else 0.5


def _desperate(mind: Mind, action: do.DoOrDie) -> float:
    """Only in the last round, when nothing else can win and the throws might: whoever fails has lost."""
    team = mind.team
    chance = dash_odds(team, action.prisoner)
    return 30.0 * chance if team.rounds_left <= 1 and team.escapes_wanted == 1 and chance > 0.05 else -100.0


def _discard(mind: Mind, action: do.Discard) -> float:
    return 20.0 - kept_value(mind, action.card)


def _constant(worth: float) -> Callable[[Mind, Any], float]:
    return lambda _mind, _action: worth


VALUES: Final[Mapping[type[Action], Callable[[Mind, Any], float]]] = {
    do.Throw: _throw,
    do.DeclareAttempt: lambda mind, action: announce_value(mind.team, action, mind.breaks),
    do.StopThrowing: _constant(-1.0),
    do.DrawCard: _constant(50.0),
    do.EndTurn: _constant(answers.ENDING),
    do.ClaimEquipment: _claim_equipment,
    do.ClaimKit: _claim_kit,
    do.Release: _release,
    do.DoOrDie: _desperate,
    do.Discard: _discard,
    do.PlayCard: lambda mind, play: answers.answer_value(mind, play) or play_value(mind, play),
    do.Surrender: answers.surrender_value,
    do.AnswerAppel: answers.attend_value,
    do.Settle: answers.settle_value,
    do.Accept: answers.leave_value,
    do.Refuse: _constant(0.0),
    do.TakeMarker: answers.marker_value,
    do.MovePawn: answers.move_on_value,
    do.Pass: _constant(0.0),
    do.EnterTower: lambda mind, action: flying.enter_value(mind.team, action),
}
