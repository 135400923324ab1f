"""Worlds: who might hold what, as one seat can tell. What it cannot tell apart further is left open, not guessed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from random import Random
from typing import Final, NamedTuple

from colditz.model.cards import is_equipment
from colditz.model.events import HIDDEN
from colditz.model.ids import SeatId

Held = tuple[int, ...]  # how many, by kind or by pack
Faces = tuple[int, ...]


class World(NamedTuple):
    """One way in which the cards may lie."""

    equipment: tuple[Held, ...]  # by seat: how many of each kind
    known: tuple[Faces, ...]  # by seat: the faces in its hand that are known
    unknown: tuple[Held, ...]  # by seat: how many others it holds, by pack
    under: tuple[Faces, ...]  # by pack: what was laid under it, first to come first; HIDDEN where the face is not known


class Goods(NamedTuple):
    """Something that may have changed hands: Equipment by kind, known faces, and unseen cards by pack."""

    equipment: Held
    faces: Faces
    unseen: Held

    @property
    def cards(self) -> int:
        """How many of them are no Equipment."""
        return len(self.faces) + sum(self.unseen)


class Tradable(NamedTuple):
    """What may be traded: faces, packs whose unseen cards may be, and faces that stay with their holder."""

    faces: frozenset[int]
    packs: Sequence[bool]
    kept: Sequence[int]


FOLLOWED: Final = 3  # cards: of larger trades of unknown numbers nobody keeps track


def put(row: tuple[Held, ...], number: int, value: Held) -> tuple[Held, ...]:
    """The same row with another value at one place."""
    return (*row[:number], value, *row[number + 1 :])


def more(held: Held, kind: int, number: int) -> Held:
    """So many more of one kind."""
    return (*held[:kind], held[kind] + number, *held[kind + 1 :])


def without(faces: Faces, card: int) -> Faces:
    """One card of this face less."""
    place = faces.index(card)
    return faces[:place] + faces[place + 1 :]


def equip(world: World, seat: SeatId, kind: int, number: int) -> World | None:
    """A seat has so many more Equipment cards of a kind; None if it has not so many to lose."""
    held = more(world.equipment[seat], kind, number)
    return world._replace(equipment=put(world.equipment, seat, held)) if held[kind] >= 0 else None


def take_known(world: World, seat: SeatId, card: int) -> World:
    """A card whose face is known comes into a hand."""
    return world._replace(known=put(world.known, seat, tuple(sorted((*world.known[seat], card)))))


def take_unknown(world: World, seat: SeatId, pack: int, number: int = 1) -> World:
    """A card that is not seen comes into a hand, or leaves it."""
    return world._replace(unknown=put(world.unknown, seat, more(world.unknown[seat], pack, number)))


def show(world: World, seat: SeatId, card: int, pack: int) -> World | None:
    """A seat turns out to hold a card; None if it cannot."""
    if card in world.known[seat]:
        return world
    return take_known(take_unknown(world, seat, pack, -1), seat, card) if world.unknown[seat][pack] else None


def lose(world: World, seat: SeatId, card: int, pack: int) -> World | None:
    """A card that all see leaves a hand; None if it cannot have been there."""
    shown = show(world, seat, card, pack)
    return shown and shown._replace(known=put(shown.known, seat, without(shown.known[seat], card)))


def lay_under(world: World, pack: int, card: int) -> World:
    """A card, seen or not, goes under its pack."""
    return world._replace(under=put(world.under, pack, (*world.under[pack], card)))


def seen(world: World, pack: int, homes: Sequence[int]) -> list[int]:
    """All faces of a pack whose place is known."""
    held = [card for hand in world.known for card in hand if homes[card] == pack]
    return held + [card for card in world.under[pack] if card != HIDDEN]


# --- what others do unseen


def thrown_away(world: World, seat: SeatId, pack: int, homes: Sequence[int], kept: Sequence[int]) -> dict[World, float]:
    """What a hand may look like after a card left it face down."""
    found: dict[World, float] = {}
    faces = [card for card in world.known[seat] if homes[card] == pack and card not in kept]
    for card in faces:
        left = world._replace(known=put(world.known, seat, without(world.known[seat], card)))
        after = lay_under(left, pack, card)
        found[after] = found.get(after, 0.0) + 1.0
    unseen = world.unknown[seat][pack]
    if unseen:
        found[lay_under(take_unknown(world, seat, pack, -1), pack, HIDDEN)] = float(unseen)
    return found


def hand_laid_under(world: World, seat: SeatId, kept: Sequence[int], homes: Sequence[int]) -> dict[World, float]:
    """A whole hand goes under its packs, face down, but for some cards that all see; its order is not known."""
    staying = [card for card in kept if card in world.known[seat]]
    gone = list(world.known[seat])
    for card in staying:
        gone.remove(card)
    bare = world._replace(
        known=put(world.known, seat, tuple(staying)), unknown=put(world.unknown, seat, (0,) * len(world.under))
    )
    worlds = [bare]
    for pack, unseen in enumerate(world.unknown[seat]):
        faces = [card for card in gone if homes[card] == pack]
        worlds = [_laid(each, pack, order) for each in worlds for order in _mixed(faces, unseen)]
    return dict.fromkeys(worlds, 1.0)


def _laid(world: World, pack: int, cards: Faces) -> World:
    return world._replace(under=put(world.under, pack, world.under[pack] + cards))


def _mixed(faces: list[int], unseen: int) -> list[Faces]:
    """Every order of known faces, which come in their own order, among unseen cards."""
    found: list[Faces] = []
    for places in combinations(range(len(faces) + unseen), len(faces)):
        order = [HIDDEN] * (len(faces) + unseen)
        for place, card in zip(places, faces, strict=True):
            order[place] = card
        found.append(tuple(order))
    return found


# --- trades of others


def goods_of(world: World, seat: SeatId, may: Tradable, number: int | None) -> list[Goods]:
    """Everything that a seat may have handed over: so many cards, or, if that is not told, up to a few."""
    items = [(0, kind) for kind, held in enumerate(world.equipment[seat]) for _ in range(held)]
    items += [(1, card) for card in world.known[seat] if card in may.faces and card not in may.kept]
    items += [(2, pack) for pack, held in enumerate(world.unknown[seat]) if may.packs[pack] for _ in range(held)]
    sizes = range(FOLLOWED + 1) if number is None else (number,)
    chosen = dict.fromkeys(some for size in sizes for some in combinations(items, size))
    return [_bundle(world, seat, some) for some in chosen]


def _bundle(world: World, seat: SeatId, items: tuple[tuple[int, int], ...]) -> Goods:
    kinds, packs = len(world.equipment[seat]), len(world.under)
    return Goods(
        tuple([items.count((0, kind)) for kind in range(kinds)]),
        tuple([card for sort, card in items if sort == 1]),
        tuple([items.count((2, pack)) for pack in range(packs)]),
    )


def hand_over(world: World, giver: SeatId, taker: SeatId, goods: Goods) -> World:
    """What becomes of the cards when they change hands."""
    equipment, known, unknown = list(world.equipment), list(world.known), list(world.unknown)
    equipment[giver] = tuple(a - b for a, b in zip(equipment[giver], goods.equipment, strict=True))
    equipment[taker] = tuple(a + b for a, b in zip(equipment[taker], goods.equipment, strict=True))
    unknown[giver] = tuple(a - b for a, b in zip(unknown[giver], goods.unseen, strict=True))
    unknown[taker] = tuple(a + b for a, b in zip(unknown[taker], goods.unseen, strict=True))
    for card in goods.faces:
        known[giver] = without(known[giver], card)
    known[taker] = tuple(sorted((*known[taker], *goods.faces)))
    return World(tuple(equipment), tuple(known), tuple(unknown), world.under)


def exchanges(gives: list[Goods], wants: list[Goods], gain: int, luck: Random, most: int) -> list[tuple[Goods, Goods]]:
    """What two others may have exchanged, by how the hands grew; of a great many ways some, drawn blindly."""
    if len(gives) * len(wants) <= 4 * most:
        pairs = list(product(gives, wants))
    else:
        pairs = [(luck.choice(gives), luck.choice(wants)) for _ in range(4 * most)]
    fitting = [(give, want) for give, want in pairs if want.cards - give.cards == gain and _any(give, want)]
    return fitting[:most]


def _any(give: Goods, want: Goods) -> bool:
    return bool(give.cards + want.cards + sum(give.equipment) + sum(want.equipment))


def pure_cards(cards: Faces) -> int:
    """How many of them are no Equipment."""
    return sum(not is_equipment(card) for card in cards)
