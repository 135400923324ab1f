"""Other officers: what helping one is worth, how much of it is this officer's loss, and whose man could use help."""

from __future__ import annotations

from typing import Final, NamedTuple

from colditz.editions.facts import points_to_arrest
from colditz.model.actions import PlayCard
from colditz.model.cards import Card
from colditz.model.ids import PawnId, SeatId
from colditz.players.castle import FAR, trail
from colditz.players.escaping.team import Team
from colditz.players.odds import AT_LEAST

# By the escapes that an officer still wants, the last for all who want more:
HURTS: Final[tuple[float, ...]] = (1.0, 1.0, 0.35, 0.15)  # how much of what helps him is lost to this officer
GOODWILL: Final[tuple[float, ...]] = (0.0, 0.0, 0.7, 0.8)  # what the safety of his man is worth beside an own man's

CALLS: Final = (Card.DIVERSION, Card.HIGH_COMMAND_INSPECTION)
SAVED: Final = 30.0  # what it is worth to take all danger from a man on the run
A_CALL: Final = 6.0  # what the card may be worth later
FULL_HAND: Final = 3
CROWDED: Final = 2.0  # the same where the next card would be laid away


class Hunted(NamedTuple):
    """A man on the run, what his safety is worth beside that of an own man, and how far each guard is from him."""

    man: PawnId
    share: float
    steps: list[tuple[int, PawnId]]  # nearest first


class Spared(NamedTuple):
    """A man on the run whom a call helps: what that is worth, and his danger with all guards and with the rest."""

    worth: float
    man: PawnId
    before: float
    after: float


# --- who is ahead


def hurts(team: Team, seat: SeatId) -> float:
    """How much of an officer's gain is this one's loss: all of it where one more man wins the game."""
    return HURTS[_wanted(team, seat)]


def goodwill(team: Team, seat: SeatId) -> float:
    """What it is worth that he gets a man away; nothing where that wins the game, or for whoever is ahead."""
    escapes = team.table.escapes
    return GOODWILL[_wanted(team, seat)] if escapes[seat] <= escapes[team.seat] else 0.0


def _wanted(team: Team, seat: SeatId) -> int:
    return min(max(team.table.escapes_to_win - team.table.escapes[seat], 0), len(HURTS) - 1)


# --- whose men are at large


def runners_of(team: Team, seat: SeatId) -> list[PawnId]:
    """The men at large of another officer who has a kit for them."""
    if not team.table.kits[seat]:
        return []
    prefix = f"{team.table.seats[seat]}-"
    men = [pawn for pawn, name in enumerate(team.table.pawns) if name.startswith(prefix)]
    return [man for man in men if team.is_out(man) and not team.is_coming_home(man)]


def others(team: Team) -> list[SeatId]:
    """All officers but this one who are in the game."""
    return [seat for seat in team.table.now.order if seat != team.seat and not team.table.out[seat]]


def has_moved(team: Team, seat: SeatId) -> bool:
    """His turn of this round is over: his men stay where they are until the guards have moved."""
    order = team.table.now.order
    return order.index(seat) < order.index(team.seat)


# --- guards called away


def hunted(team: Team) -> list[Hunted]:
    """His own men on the run, and those of officers who have moved and are not ahead."""
    found = [_hunted(team, man, 1.0) for man in team.runners]
    for seat in others(team):
        share = goodwill(team, seat)
        if share and has_moved(team, seat):
            found += [_hunted(team, man, share) for man in runners_of(team, seat)]
    return found


def _hunted(team: Team, man: PawnId, share: float) -> Hunted:
    place, ways = team.places[man], trail(team.table, man)
    return Hunted(man, share, sorted((team.castle.guard_steps([team.places[g]], place, ways), g) for g in team.guards))


def best_call(team: Team, men: list[Hunted], play: PlayCard) -> Spared | None:
    """The man whom a call helps most."""
    found = [_spared(team, man, play) for man in men]
    return max(found, key=lambda each: (each.worth, -each.man), default=None)


def _spared(team: Team, hunted: Hunted, play: PlayCard) -> Spared:
    before = _danger(team, next((steps for steps, _ in hunted.steps), FAR))
    after = _danger(team, next((steps for steps, guard in hunted.steps if guard not in (play.pawn, play.other)), FAR))
    return Spared(hunted.share * SAVED * (before - after), hunted.man, before, after)


def _danger(team: Team, steps: int) -> float:
    return AT_LEAST[points_to_arrest(team.table.edition, steps)]


def call_costs(team: Team) -> float:
    """What the card may be worth later."""
    return CROWDED if len(team.view.hand) >= FULL_HAND and not team.runners else A_CALL
