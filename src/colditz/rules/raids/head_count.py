"""Roll calls with a throw of their own: how far every guard in the courtyard reaches for men who stayed away."""

from __future__ import annotations

from dataclasses import dataclass

from colditz.engine.edition import Answer, CardLaw
from colditz.engine.game import Game
from colditz.engine.refusal import Refusal
from colditz.engine.state import ABSENT
from colditz.engine.step import Step
from colditz.model.actions import Action, AnswerAppel, NameOfficer, PlayCard, SendGuard
from colditz.model.cards import Card
from colditz.model.dealings import AppelCalled, PowStayedAway
from colditz.model.events import CardThrown
from colditz.model.ids import NO_LIMIT, NOWHERE, SECURITY, Area, PawnId, SeatId
from colditz.model.raids import CardLaid, RaidBegan
from colditz.rules.arrest.custody import take_away
from colditz.rules.escape.attempt import attempts
from colditz.rules.guards import pursuit
from colditz.rules.raids.appel import RollCall, call
from colditz.rules.raids.room_search import forbids_raid, is_in_the_courtyard, raiders_ground
from colditz.rules.turn.dice import CardRoll

# --- who is called


def must_come(game: Game, prisoner: PawnId) -> bool:
    """Men in the courtyard, but for hiding places, tunnels, the way home and announced attempts.

    [v3.appel.3, v3.appel.23, v3.ruling.53, v3.ruling.87]
    """
    if not is_in_the_courtyard(game, prisoner) or game.board.safe[game.place(prisoner)]:
        return False
    return game.state.returning[prisoner] == NOWHERE and not attempts(game, prisoner)


@dataclass(frozen=True, slots=True)
class HeadCount(RollCall):
    """An officer sends men to the roll-call area; whoever is not there when he is done stays away. [v3.appel.2]"""

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, AnswerAppel):
            game.laws.appel.line_up(game, action.prisoner)
            return
        game.pop()
        for man in game.prisoners(seat):
            if must_come(game, man) and not game.laws.appel.in_line(game, man):
                game.emit(PowStayedAway(man))


# --- the cards


def show_appel(game: Game, seat: SeatId, play: PlayCard) -> None:
    """The card lies open, and each officer answers in turn. [v3.appel.1, v3.appel.2, v3.security.appel.1]"""
    game.emit(CardLaid(seat, play.card))
    game.emit(RaidBegan(play.card))
    game.emit(AppelCalled())
    game.push_all([HeadCount(officer) for officer in game.officers()])


APPEL = CardLaw(call, forbids_raid, show_appel)


def roll_in_own_turn() -> Step:
    """The men of every officer who stayed away may be arrested. [v3.appel.5]"""
    return AppelRoll(0, NO_LIMIT, 0)


def at_the_end_of_a_turn(game: Game, _seat: SeatId, _moment: Step) -> Answer:
    """Officers answer, then only the throw is made, against half of them. [v3.appel.21, v3.appel.22, v3.ruling.86]"""
    game.emit(RaidBegan(Card.APPEL))
    game.emit(AppelCalled())
    in_play = [seat for seat in game.officers() if any(game.on_board(man) for man in game.prisoners(seat))]
    most = (len(in_play) + 1) // 2
    return Answer(None, (*(HeadCount(officer) for officer in game.officers()), AppelRoll(0, most, 0)))


# --- the throw


@dataclass(frozen=True, slots=True)
class AppelRoll(CardRoll):
    """The dice say how far guards reach, doubles add to it; it earns no card. [v3.appel.11, v3.appel.12]"""

    total: int
    most: int  # officers whose men may be arrested
    extra: int

    @property
    def shown(self) -> tuple[str, ...]:
        return ("total", "most", "extra")

    def thrower(self, game: Game) -> SeatId:
        return SECURITY

    def thrown(self, game: Game, first: int, second: int) -> None:
        game.emit(CardThrown(SECURITY, first, second))
        again = AppelRoll(self.total + first + second, self.most, self.extra + 1)
        game.pop()
        if first == second:
            game.laws.dice.card_double(game, again)
        else:
            again.stop(game)

    def stop(self, game: Game) -> None:
        game.push(PickOfficers(self.total, self.most, ()))


def absent_men(game: Game, total: int, owners: tuple[SeatId, ...]) -> dict[PawnId, list[PawnId]]:
    """By guard of the courtyard: men of these officers who stayed away and whom he reaches.

    [v3.appel.6, v3.appel.7, v3.appel.8, v3.ruling.84]
    """
    men = [man for man in game.state.marked(ABSENT) if game.owner(man) in owners and game.on_board(man)]
    ground = raiders_ground(game.board)
    far = [(man, ground.ways_to((game.place(man),))) for man in men]
    found: dict[PawnId, list[PawnId]] = {}
    for guard in game.guards() if men else ():
        if game.on_board(guard) and game.area(guard) == Area.INNER:
            near = [man for man, steps in far if steps[game.place(guard)] <= total]
            if near:
                found[guard] = near
    return found


@dataclass(frozen=True, slots=True)
class PickOfficers(Step):
    """Out of turn the Commandant names the officers whose men he arrests, once he sees the throw. [v3.appel.22]"""

    total: int
    most: int
    named: tuple[SeatId, ...]

    @property
    def shown(self) -> tuple[str, ...]:
        return ("total", "most", "named")

    @property
    def pending(self) -> Refusal:
        return Refusal.NAME_OFFICER_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if len(self._owners(game)) > self.most else ()

    def go(self, game: Game) -> None:
        game.swap(RoundUp(self.total, tuple(self._owners(game)), ()))

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [NameOfficer(owner) for owner in self._owners(game) if owner not in self.named]

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, NameOfficer):
            named = (*self.named, action.seat)
            done = len(named) == self.most
            game.swap(RoundUp(self.total, named, ()) if done else PickOfficers(self.total, self.most, named))

    def _owners(self, game: Game) -> list[SeatId]:
        reached = absent_men(game, self.total, tuple(game.officers())).values()
        return sorted({game.owner(man) for men in reached for man in men})


@dataclass(frozen=True, slots=True)
class RoundUp(Step):
    """Guards arrest whoever they reach; where several reach a man the Commandant says which of them goes home.

    [v3.appel.8, v3.appel.9, v3.appel.10, v3.ruling.85]
    """

    total: int
    named: tuple[SeatId, ...]
    men: tuple[PawnId, ...]  # who is arrested so far

    @property
    def shown(self) -> tuple[str, ...]:
        return ("total", "named", "men")

    @property
    def pending(self) -> Refusal:
        return Refusal.SEND_GUARD_FIRST

    def asks(self, game: Game) -> tuple[SeatId, ...]:
        return (SECURITY,) if len(absent_men(game, self.total, self.named)) > 1 else ()

    def go(self, game: Game) -> None:
        guards = list(absent_men(game, self.total, self.named))
        if guards:
            self._arrest(game, guards[0])
            return
        game.pop()
        owners = sorted({game.owner(man) for man in self.men})
        game.push_all([cost for owner in owners for cost in game.laws.arrest.raid(game, owner)])

    def actions(self, game: Game, seat: SeatId) -> list[Action]:
        return [SendGuard(guard) for guard in absent_men(game, self.total, self.named)]

    def forbids(self, game: Game, seat: SeatId, action: Action) -> Refusal | None:
        if not isinstance(action, SendGuard):
            return self.pending
        return None if action.guard in absent_men(game, self.total, self.named) else self.pending

    def take(self, game: Game, seat: SeatId, action: Action) -> None:
        if isinstance(action, SendGuard):
            self._arrest(game, action.guard)

    def _arrest(self, game: Game, guard: PawnId) -> None:
        men = absent_men(game, self.total, self.named)[guard]
        game.swap(RoundUp(self.total, self.named, (*self.men, *men)))
        pursuit.go_home(game, guard)
        steps: list[Step] = []
        for man in men:
            steps += take_away(game, man, guard, lost=0)
        game.push_all(steps)
