"""The card reference: what is in the packs and what each card does, open to everybody at any time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from colditz.editions.registry import EDITIONS
from colditz.model.cards import Card, Pack
from colditz.model.words import own_key, sentence


class CardEntry(NamedTuple):
    """One kind of card: its pack, its title, how many the box holds, and its effect in a sentence."""

    pack: str
    title: str
    number: int
    effect: str


def card_reference(edition: str = "classic", language: str = "en") -> tuple[CardEntry, ...]:
    """Every kind of card of an edition, in the order of its packs; it knows of no game, so it tells nothing of one.

    [classic.3.1, classic.14.1]
    """
    return tuple(
        CardEntry(pack, Card(card).title, number, card_effect(Card(card).title, edition, language))
        for pack, cards in _packs(edition).items()
        for card, number in cards.items()
    )


def card_effect(title: str, edition: str, language: str = "en") -> str:
    """What a card does in an edition: the edition's own sentence where it has one, else the one for all."""
    return sentence(own_key(f"card-effect-{title}", language, edition), language)


def _packs(edition: str) -> dict[str, Mapping[int, int]]:
    law = EDITIONS[edition]
    blind = {Pack(number).name.lower().replace("_", "-"): pack for number, pack in enumerate(law.packs)}
    return {"kit": {Card.KIT: law.kits}, "equipment": dict(enumerate(law.equipment)), **blind}
