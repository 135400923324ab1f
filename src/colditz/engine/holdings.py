"""Who holds which card: the moves of cards between packs, supply and hands that events are made of."""

from __future__ import annotations

from colditz.engine.state import State
from colditz.model.cards import is_equipment
from colditz.model.ids import SeatId


def take_card(state: State, seat: SeatId, card: int) -> None:
    """Add a card to a hand, kept in order."""
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))


def drop_card(state: State, seat: SeatId, card: int) -> None:
    """Take a card out of a hand."""
    hand = list(state.hands[seat])
    hand.remove(card)
    state.hands[seat] = tuple(hand)


def lay_under(state: State, card: int) -> None:
    """A used card goes to the bottom of its own pack."""
    pack = state.homes[card]
    state.bottoms[pack] = (*state.bottoms[pack], card)


def lift_from_pack(state: State, card: int) -> None:
    """Take the card that chance turned up off its pack: unseen cards first, then those laid under it."""
    pack = state.homes[card]
    pool = list(state.pools[pack])
    if any(pool):
        pool[card] -= 1
        state.pools[pack] = tuple(pool)
    else:
        state.bottoms[pack] = state.bottoms[pack][1:]


def add_equipment(state: State, seat: SeatId, card: int, number: int) -> None:
    """Move Equipment cards between the supply and a seat (a negative number gives them back)."""
    held, left = list(state.equipment[seat]), list(state.supply)
    held[card] += number
    left[card] -= number
    state.equipment[seat], state.supply = tuple(held), tuple(left)


def hand_over(state: State, giver: SeatId, taker: SeatId, card: int) -> None:
    """A card passes from one officer to another."""
    if is_equipment(card):
        add_equipment(state, giver, card, -1)
        add_equipment(state, taker, card, 1)
    else:
        drop_card(state, giver, card)
        take_card(state, taker, card)
