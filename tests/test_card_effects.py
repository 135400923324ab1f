"""What a card does is told for every edition in every language, and each edition tells what holds there."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, card_reference
from colditz.model.cards import CARD_BY_TITLE
from colditz.model.words import LANGUAGES
from tests.test_words import sentences

KEPT = {"en": "never used up", "es": "nunca se gasta", "it": "non si consuma mai"}
SPENT = {"en": "then it is used up", "es": "después queda gastado", "it": "poi è consumato"}
BARRACKS = {"en": "barracks", "es": "barracones", "it": "caserma"}
OFFICE = {"en": "Commander's office", "es": "comandancia", "it": "comando"}
MARK = "-in-"


def effects(edition: str, language: str = "en") -> dict[str, str]:
    """What every card of an edition does, by its title."""
    return {entry.title: entry.effect for entry in card_reference(edition, language)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_of_every_edition_has_an_effect(edition: str, language: str) -> None:
    told = effects(edition, language)

    assert {int(CARD_BY_TITLE[title]) for title in told} >= {card for pack in EDITIONS[edition].packs for card in pack}
    assert [title for title, effect in told.items() if not effect.endswith(".") or len(effect) < 20] == []


def test_what_an_edition_says_itself_is_of_a_card_and_an_edition_that_there_are() -> None:
    own = [key.removeprefix("card-effect-").split(MARK) for key in sentences("en", "cards.ftl") if MARK in key]

    assert own
    assert [pair for pair in own if len(pair) != 2 or pair[0] not in CARD_BY_TITLE or pair[1] not in EDITIONS] == []
    assert [pair for pair in own if pair[0] not in effects(pair[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_tells_its_own_sentence_where_it_has_one(edition: str, language: str) -> None:
    said = sentences(language, "cards.ftl")

    for title, effect in effects(edition, language).items():
        general = f"card-effect-{title}"
        assert effect == said.get(f"{general}{MARK}{edition}", said[general])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_edition_repeats_what_holds_for_all(language: str) -> None:
    said = sentences(language, "cards.ftl")

    assert [key for key in said if MARK in key and said[key] == said[key.rpartition(MARK)[0]]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("classic.33.1", "osprey.escape.4")
def test_a_kit_is_kept_in_one_edition_and_spent_in_the_other(language: str) -> None:
    assert KEPT[language] in effects("classic", language)["kit"]
    assert SPENT[language] in effects("osprey", language)["kit"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["diversion", "high-command-inspection", "shoot-to-kill"])
def test_guards_go_where_the_edition_sends_them(title: str, language: str) -> None:
    assert BARRACKS[language] in effects("classic", language)[title]
    assert OFFICE[language] in effects("osprey", language)[title]
    assert BARRACKS[language] not in effects("osprey", language)[title]
