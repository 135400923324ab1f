"""What must hold in every state of every game, whatever the edition."""

from __future__ import annotations

from random import Random

from colditz import Match
from colditz.engine.game import Game
from colditz.model.actions import Action, Cross, MovePawn, PlayCard
from colditz.model.cards import CARD_LIMIT, Card


def check_state(match: Match) -> None:
    """Pawns, cards and points are where they can be."""
    game = match._game  # noqa: SLF001 - the invariants look inside on purpose
    pawns_stand_apart(game)
    cards_are_conserved(game)
    state = game.state
    if state.now.points < 0 or state.now.draws < 0 or state.now.releases < 0:
        raise AssertionError("more was spent than was there")
    if state.outcome is None and not match.asked():
        raise AssertionError("nobody is asked and the game is not over")


def pawns_stand_apart(game: Game) -> None:
    """Every circle knows its pawn, every pawn its circle, and no two share one."""
    occupant, limit = game.state.occupant, game.board.walkable
    standing = [(pawn, place) for pawn, place in enumerate(game.state.places) if place < limit]
    if len({place for _, place in standing}) != len(standing):
        raise AssertionError("two pawns share a circle")
    if sum(1 for pawn in occupant if pawn) != len(standing) or any(
        occupant[place] != pawn + 1 for pawn, place in standing
    ):
        raise AssertionError("circles and pawns disagree")


def cards_are_conserved(game: Game) -> None:
    """Every card of the box is in exactly one place."""
    state, edition = game.state, game.edition
    for pack, counts in enumerate(edition.packs):
        seen = list(state.pools[pack])
        held = [card for hand in (*state.hands, state.laid) for card in hand if card in counts]
        for card in (*state.bottoms[pack], *held):
            seen[card] += 1
        if seen != [counts.get(card, 0) for card in range(CARD_LIMIT)]:
            raise AssertionError(f"pack {pack} has lost or won cards")
    for card in range(Card.KIT):
        if state.supply[card] + sum(held[card] for held in state.equipment) != edition.equipment[card]:
            raise AssertionError("equipment was lost or won")
    if state.kit_supply + sum(state.kits) != edition.kits or min(state.supply) < 0:
        raise AssertionError("a kit was lost or won")


def check_whole(match: Match, luck: Random) -> None:
    """Slower checks: every option is allowed and applies, and what is not offered is refused."""
    for seat in match.seats:
        found = match.options(seat, offers=True)
        if len(set(found)) != len(found):
            raise AssertionError(f"{seat} is offered something twice")
        for option in found:
            if match.explain(seat, option) is not None:
                raise AssertionError(f"{seat} is offered {option} and would be refused")
        for option in luck.sample(found, min(3, len(found))):
            match.copy().play(seat, option)
        for action in (guess(match, luck) for _ in range(20)):
            if action not in found and match.explain(seat, action) is None:
                raise AssertionError(f"{seat} may do {action} and is not offered it")


def guess(match: Match, luck: Random) -> Action:
    """Some action that somebody might try."""
    game = match._game  # noqa: SLF001
    pawn, other = luck.randrange(len(game.teams.owner)), luck.randrange(len(game.teams.owner))
    place = luck.choice((luck.randrange(game.board.walkable), *game.board.steps[game.place(pawn)], -1, 5000))
    cards = [int(card) for card in Card]
    return luck.choice(
        (
            MovePawn(pawn, place),
            Cross(pawn, place, ()),
            Cross(pawn, place, (luck.randrange(4),)),
            PlayCard(luck.choice(cards), pawn, other, place, luck.randrange(-1, 4)),
            PlayCard(luck.choice(cards), pawn),
            PlayCard(luck.choice(cards)),
        )
    )
