"""Whatever can be done, asked or told at the table has words in every language."""

from __future__ import annotations

import re

import pytest

from colditz import EDITIONS, new_game
from colditz.engine.step import Step
from colditz.model.actions import ACTION_TYPES
from colditz.model.cards import Card, Pack
from colditz.model.ids import Nation, Symbol
from colditz.model.news import EVENT_TYPES
from colditz.model.outcome import Ending
from colditz.model.plain import kinds_of
from colditz.model.words import LANGUAGES, bundle, sentence
from colditz.players import LEVELS
from colditz.rules.arrest.forcing import ArrestThrow
from colditz.rules.turn.dice import TwoDice
from colditz.rules.turn.packs import BlindDraw
from colditz.rules.turn.window import Proposal

CHANCE_ACTS = ("Dice", "Die", "Deal")
TWO_ANSWERS = {"answer-trade": ("answer-trade-yes", "answer-trade-no")}


def kebab(name: str) -> str:
    """`MovePawn` as the words spell it: move-pawn."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower().replace("_", "-")


def action_keys() -> list[str]:
    """The label of every kind of action."""
    kinds = [kebab(kind) for kind in ACTION_TYPES]
    manifold = [
        kebab(name)
        for name, kind in ACTION_TYPES.items()
        if getattr(kind, "__match_args__", ()) and name not in CHANCE_ACTS
    ]
    return [
        *(f"action-{label}" for kind in kinds for label in TWO_ANSWERS.get(kind, (kind,))),
        *(f"many-{kind}" for kind in manifold),  # one button for several of a kind
    ]


def question_keys() -> list[str]:
    """One line for every step that asks a player, and for everything that a card may answer."""
    asking = [name for name, kind in kinds_of(Step).items() if kind.asks is not Step.asks and asks_players(kind)]
    return [
        *(f"asks-{kebab(name)}" for name in asking),
        *(f"proposal-{kebab(name)}" for name in kinds_of(Proposal)),
    ]


def asks_players(kind: type[Step]) -> bool:
    """Dice, packs and blind draws ask chance alone."""
    return not issubclass(kind, TwoDice | BlindDraw | ArrestThrow)


def name_keys() -> list[str]:
    """What things are called."""
    boards = [new_game(edition, players=2, seed=1).board for edition in EDITIONS]
    homes = {board.names[place] for board in boards for place in range(board.walkable, len(board.names))}
    return [
        *(f"card-title-{card.title}" for card in Card),
        *(f"pack-{kebab(pack.name.lower())}" for pack in Pack),
        *(f"symbol-{kebab(symbol.name.lower())}" for symbol in Symbol),
        *(f"{what}-{nation.name.lower()}" for nation in Nation for what in ("seat", "officer", "pawn")),
        *(f"ending-{ending.value}" for ending in Ending),
        *sorted({f"room-{room.name}" for board in boards for room in board.rooms}),
        *sorted(f"place-{home}" for home in homes),
        *(f"{what}-{edition}" for edition in EDITIONS for what in ("edition", "sketch")),
        *sorted({f"house-rule-{rule}" for law in EDITIONS.values() for rule in law.house_rules}),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*action_keys(), *question_keys(), *name_keys()])
def test_there_are_words_for_everything_at_the_table(language: str, key: str) -> None:
    assert bundle(language).has_message(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    assert [kind for kind in EVENT_TYPES if not bundle(language).has_message(f"event-{kebab(kind)}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bot_has_a_name(language: str) -> None:
    names = [sentence(f"level-{level}", language) for level in LEVELS]

    assert len(set(names)) == len(LEVELS)
    assert not any(name.startswith("level-") for name in names)
