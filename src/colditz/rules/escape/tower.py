"""The way to the aeroplane: the secret door, whom its holder takes along, and the north tower."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.edition import Act, Answer, CardLaw
from colditz.engine.game import Game
from colditz.engine.needs import KIT
from colditz.engine.refusal import Refusal
from colditz.engine.step import Step
from colditz.model.actions import Action, EnterTower, Pass, PlayCard
from colditz.model.attempts import CourtyardLeft, GuestDeclined, GuestInvited
from colditz.model.cards import Card
from colditz.model.events import CardPlayed, CardShown, PawnMoved, PawnPlaced, TurnBegan
from colditz.model.ids import NOBODY, NOWHERE, SECURITY, Area, PawnId, Place, SeatId
from colditz.rules.escape.flight import take_off
from colditz.rules.walking.arrival import brought_inside
from colditz.rules.walking.graph import nearest

# --- who is where


def threshold(game: Game) -> Place:
    """The circle before the secret door."""
    return game.board.roads["secret-door"][0]


def tower(game: Game) -> Place:
    """The exit by which men are announced who mean to fly."""
    return game.board.roads["secret-door"][-1]


def free_places(game: Game) -> list[Place]:
    """Where a man still finds room in the tower."""
    inside = (tower(game), game.board.roads["flight"][0])
    return [place for place in inside if game.is_free(place)]


def men_in_tower(game: Game) -> list[PawnId]:
    """Who is in it, in the order of play."""
    inside = (tower(game), game.board.roads["flight"][0])
    return [man for seat in game.officers() for man in game.prisoners(seat) if game.place(man) in inside]


def holds_aeroplane(game: Game, seat: SeatId) -> bool:
    """The marked rope card is in his hand."""
    return seat != NOBODY and Card.AEROPLANE in game.state.hands[seat]


def later_officers(game: Game, seat: SeatId) -> list[SeatId]:
    """Officers who have their turn after this one in the same round. [v3.aeroplane.6, v3.ruling.114]"""
    officers = game.officers()
    return officers[officers.index(seat) + 1 :]


def forbids_going_up(game: Game, seat: SeatId, pawn: PawnId) -> Refusal | None:
    """An announced man of an officer with a kit, before the door, with a point to spend.

    [v3.aeroplane.4, v3.aeroplane.13, v3.ruling.103]
    """
    if not 0 <= pawn < len(game.teams.owner) or game.owner(pawn) != seat or seat == SECURITY:
        return Refusal.NOT_YOUR_PAWN
    if game.state.flown:
        return Refusal.AEROPLANE_FLOWN
    if not game.state.kits[seat]:
        return Refusal.NO_KIT
    if game.place(pawn) != threshold(game):
        return Refusal.NOT_AT_SECRET_DOOR
    if game.state.exits[pawn] != tower(game):
        return Refusal.DECLARE_FIRST if game.state.exits[pawn] == NOWHERE else Refusal.DECLARED_OTHERWISE
    return Refusal.NO_POINTS_LEFT if game.state.now.points < 1 else None


def _go_up(game: Game, pawn: PawnId) -> None:
    game.emit(PawnMoved(pawn, game.place(pawn), free_places(game)[-1], 1))
    game.emit(CourtyardLeft(pawn))


# --- the secret door


def guests(game: Game, seat: SeatId, card: int) -> list[PlayCard]:
    """A man before the door, alone or with any later officer."""
    men = [man for man in game.prisoners(seat) if game.place(man) == threshold(game)]
    return [PlayCard(card, pawn=man, choice=guest) for man in men for guest in (NOBODY, *later_officers(game, seat))]


def forbids_secret_door(game: Game, seat: SeatId, play: PlayCard) -> Refusal | None:
    """Alone flies only who holds both cards; a companion has his turn later in this round.

    [v3.aeroplane.5, v3.aeroplane.6, v3.aeroplane.8, v3.aeroplane.16, v3.aeroplane.17, v3.ruling.114]
    """
    refusal = forbids_going_up(game, seat, play.pawn)
    if refusal is not None or men_in_tower(game):
        return refusal or Refusal.NOT_INVITED
    if play.choice == NOBODY:
        return None if holds_aeroplane(game, seat) else Refusal.NO_AEROPLANE
    if play.choice not in later_officers(game, seat):
        return Refusal.NOT_INVITED
    return Refusal.NO_AEROPLANE if play.choice in game.state.now.declined else None


def play_secret_door(game: Game, seat: SeatId, play: PlayCard) -> None:
    """Whoever has the aeroplane shows it: the officer himself, or else the one he wants to take along is asked.

    [v3.aeroplane.8, v3.ruling.102]
    """
    if holds_aeroplane(game, seat):
        game.emit(CardShown(seat, Card.AEROPLANE))
        open_door(game, seat, play.pawn, play.choice)
    else:
        game.push(Invitation(seat, play.pawn, play.choice))


def open_door(game: Game, seat: SeatId, pawn: PawnId, guest: SeatId) -> None:
    """The card is given up and the man goes in; alone he takes off at once. [v3.ruling.102, v3.ruling.105]"""
    game.emit(CardPlayed(seat, Card.SECRET_DOOR))
    game.emit(GuestInvited(seat, guest))
    _go_up(game, pawn)
    if guest == NOBODY:
        take_off(game, seat, men_in_tower(game), seat)


SECRET_DOOR = CardLaw(guests, forbids_secret_door, play_secret_door, frozenset({"pawn", "choice"}))


@dataclass(frozen=True, slots=True)
class Invitation(Step):
    """An officer without the aeroplane wants to take another along, who shows it or lets it pass.

    Like every window it is held whatever the other has, as long as he holds a card: how many everybody sees.
    [v3.aeroplane.8, v3.ruling.109]
    """

    seat: SeatId
    pawn: PawnId
    to_seat: SeatId

    @property
    def shown(self) -> tuple[str, ...]:
        return ("seat", "pawn", "to_seat")

    @property
    def pending(self) -> Refusal:
        return Refusal.ANSWER_INVITATION_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (self.to_seat,) if game.state.hands[self.to_seat] else ()

    def go(self, game: Game) -> None:
        self._declined(game)

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        held = sorted(set(game.state.hands[seat]))
        return [Pass(), *(PlayCard(card) for card in held if (card, Invitation.__name__) in game.part.answers)]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if action in self.actions(game, seat):
            return None
        if not isinstance(action, PlayCard):
            return self.pending
        if action.card == Card.AEROPLANE:
            return Refusal.NO_AEROPLANE
        return Refusal.CARD_NOT_FOR_NOW if action.card in game.state.hands[seat] else Refusal.CARD_NOT_HELD

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, PlayCard):
            game.pop()
            game.part.answers[action.card, Invitation.__name__](game, seat, self)
        else:
            self._declined(game)

    def _declined(self, game: Game) -> None:
        game.pop()
        game.emit(GuestDeclined(self.seat, self.to_seat))


def shows_the_aeroplane(game: Game, seat: SeatId, invitation: Invitation) -> Answer:
    """It stays in the hand until they take off. [v3.ruling.102]"""
    game.emit(CardShown(seat, Card.AEROPLANE))
    open_door(game, invitation.seat, invitation.pawn, seat)
    return Answer(None)


# --- the companion


def men_before_the_door(game: Game, seat: SeatId) -> list[Action]:
    """Every own man there, while one is invited."""
    if game.state.guest != seat:
        return []
    return [EnterTower(man) for man in game.prisoners(seat) if game.place(man) == threshold(game)]


def forbids_entering(game: Game, seat: SeatId, action: EnterTower) -> Refusal | None:
    """Only the officer who was chosen, with one man. [v3.aeroplane.5 to v3.aeroplane.7, v3.aeroplane.17]"""
    if game.state.guest != seat or any(game.owner(man) == seat for man in men_in_tower(game)):
        return Refusal.AEROPLANE_FLOWN if game.state.flown else Refusal.NOT_INVITED
    return forbids_going_up(game, seat, action.pawn)


def take_entering(game: Game, seat: SeatId, action: EnterTower) -> None:
    """With both in the tower whoever has the aeroplane shows it, and they take off. [v3.aeroplane.9]"""
    _go_up(game, action.pawn)
    men = men_in_tower(game)
    pilots = [game.owner(man) for man in men if holds_aeroplane(game, game.owner(man))]
    if pilots:
        take_off(game, seat, men, pilots[0])


ENTER = Act(tries=men_before_the_door, forbids=forbids_entering, take=take_entering, needs=KIT)


# --- alone, after waiting for somebody who did not come


def fly_alone(_game: Game, _seat: SeatId, card: int) -> list[PlayCard]:
    """Nothing is to be chosen."""
    return [PlayCard(card)]


def forbids_flying_alone(game: Game, seat: SeatId, _play: PlayCard) -> Refusal | None:
    """A man who waited in the tower flies in his officer's next turn. [v3.ruling.104, v3.ruling.105]"""
    waits = any(game.owner(man) == seat for man in men_in_tower(game))
    return None if waits and game.state.guest == NOBODY else Refusal.NO_TARGET_FOR_CARD


def play_aeroplane(game: Game, seat: SeatId, _play: PlayCard) -> None:
    """He takes off. [v3.aeroplane.16]"""
    take_off(game, seat, men_in_tower(game), seat)


FLY_ALONE = CardLaw(fly_alone, forbids_flying_alone, play_aeroplane)


def nobody_waits_in_vain(game: Game, began: TurnBegan) -> None:
    """When the Commandant's turn comes nobody may join any more; whoever cannot fly alone next turn comes down.

    [v3.aeroplane.7, v3.ruling.104]
    """
    men = men_in_tower(game) if began.seat == SECURITY else []
    for man in men:
        waits = game.state.guest not in (NOBODY, game.owner(man)) and holds_aeroplane(game, game.owner(man))
        if not waits:
            _come_down(game, man)
    if men:
        game.emit(GuestInvited(game.owner(men[0]), NOBODY))


def _come_down(game: Game, man: PawnId) -> None:
    rest, area, room = game.pow_footing.rest, game.board.area, game.board.room
    fits = tuple(
        rest[place] and area[place] == Area.INNER and room[place] == NOWHERE for place in range(len(game.board.names))
    )
    places = nearest(game, threshold(game), game.pow_footing.steps, fits)
    game.emit(PawnPlaced(man, game.place(man), places[0]))
    brought_inside(game, man)
