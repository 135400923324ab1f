"""Spanish and Italian as they are spoken: a preposition melts into the article of a name, and nothing else changes."""

from __future__ import annotations

import re
from itertools import product

import pytest

from colditz import EDITIONS, new_game
from colditz.draw.words import LEGEND, OFFICE, PLACES, SYMBOLS, Words
from colditz.model.words import CLOSES, LANGUAGES, OPENS, bundle, contracted, contractions, sentence
from tests.telling import events_of, kebab, told
from tests.test_words import FILES, sentences

MELTING = ("es", "it")
NUMBER: dict[str, str | int] = {"number": "2", "sign": "B"}


def unmelted(language: str) -> re.Pattern[str]:
    """A preposition beside an article that it should have melted into."""
    pairs = [f"{word} {article}" + ("" if article.endswith("'") else r"\b") for word, article in contractions(language)]
    return re.compile(rf"\b({'|'.join(pairs)})")


def names_of(language: str, prefix: str) -> list[str]:
    """All names of a kind."""
    named = sentences(language, "names.ftl").items()
    keys = [key for key, text in named if key.startswith(prefix) and "$place" not in text]
    return [sentence(key, language, NUMBER) for key in keys]


@pytest.mark.parametrize(
    ("language", "key", "names", "says"),
    [
        (
            "es",
            "event-pawn-placed",
            {"pawn": "the-pawn-british", "to": "place-inner"},
            "el británico 2 pasa al patio interior.",
        ),
        (
            "es",
            "event-guard-went-home",
            {"guard": "the-pawn-guard", "to": "place-barracks"},
            "el guardia n.º 2 vuelve a los barracones.",
        ),
        (
            "es",
            "action-arrest",
            {"prisoner": "the-pawn-dutch", "guard": "the-pawn-guard"},
            "Arrestar al neerlandés 2 con el guardia n.º 2",
        ),
        ("es", "waits-turn", {"who": "the-seat-french"}, "Turno del oficial francés."),
        ("es", "event-routes-closed", {"pawn": "the-pawn-polish"}, "El camino del polaco 2 se cierra tras él."),
        (
            "it",
            "event-guard-went-home",
            {"guard": "the-pawn-guard", "to": "room-kitchen"},
            "la guardia n. 2 torna alla cucina.",
        ),
        (
            "it",
            "event-pawn-placed",
            {"pawn": "the-pawn-dutch", "to": "room-canteen"},
            "l'olandese 2 passa allo spaccio.",
        ),
        (
            "it",
            "event-pow-locked-up",
            {"prisoner": "the-pawn-polish", "place": "place-cells-b"},
            "il polacco 2 viene rinchiuso nelle celle B.",
        ),
        (
            "it",
            "action-give-up",
            {"prisoner": "the-pawn-british", "guard": "the-pawn-guard"},
            "Lascia arrestare il britannico 2 dalla guardia n. 2",
        ),
        (
            "it",
            "action-answer-trade-yes",
            {"seat": "the-seat-american"},
            "Accetta l'offerta dell'ufficiale americano",
        ),
        (
            "it",
            "action-settle",
            {"pawn": "the-pawn-french", "to": "room-orderlies-quarters"},
            "Metti il francese 2 negli alloggi attendenti",
        ),
    ],
)
def test_a_name_melts_with_the_preposition_before_it(language: str, key: str, names: dict[str, str], says: str) -> None:
    assert sentence(key, language, {name: sentence(value, language, NUMBER) for name, value in names.items()}) == says


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("él", "Turno de él."),
        ("El Greco", "Turno de El Greco."),
        ("elefantes", "Turno de elefantes."),
        ("la Oficina", "Turno de la Oficina."),
    ],
)
def test_what_is_no_article_stays_as_it_is(name: str, says: str) -> None:
    assert sentence("waits-turn", "es", {"who": name}) == says


def test_a_capital_preposition_keeps_its_capital() -> None:
    assert (
        contracted(f"A {OPENS}el patio{CLOSES} y de {OPENS}{OPENS}el muro{CLOSES}{CLOSES}.", "es")
        == "Al patio y del muro."
    )


def test_the_table_of_what_melts_is_whole() -> None:
    assert contractions("en") == {}
    assert contractions("es") == {("a", "el"): "al", ("de", "el"): "del"}
    stems, endings = ("a", "de", "da", "ne", "su"), ("l", "llo", "lla", "ll'", "i", "gli", "lle")
    assert list(contractions("it").values()) == [stem + ending for stem, ending in product(stems, endings)]
    assert contractions("it")["di", "gli"] == "degli"
    assert contractions("it")["in", "l'"] == "nell'"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_text_without_names_is_never_touched(language: str, name: str) -> None:
    for key, text in sentences(language, name).items():
        if "{" not in text:
            assert sentence(key, language) == re.sub(r"\n +", "\n", text)  # lines of one text stand indented


@pytest.mark.parametrize("language", MELTING)
@pytest.mark.parametrize("name", [name for name in FILES if name != "contractions.ftl"])
def test_no_sentence_keeps_preposition_and_article_apart(language: str, name: str) -> None:
    places = names_of(language, "room-") + names_of(language, "place-")
    people = names_of(language, "the-seat-") + names_of(language, "the-pawn-")
    tunnels = [sentence(f"action-detail-tunnel-{tunnel}", language) for tunnel in ("canteen", "chapel", "theatre")]
    apart = unmelted(language)
    for key, text in sentences(language, name).items():
        for value in {*places, *people, *tunnels}:
            said = sentence(key, language, {**dict.fromkeys(re.findall(r"\$(\w+)", text), value)})
            assert not apart.search(said), said


@pytest.mark.parametrize(("edition", "seed"), list(product(EDITIONS, (1, 2))))
def test_whole_games_are_told_without_a_slip(edition: str, seed: int) -> None:
    match, events = events_of(edition, seed)
    assert {"PawnMoved", "TurnBegan", "GameEnded"} <= {event.to_json()["type"] for event in events}
    for language in MELTING:
        slips = {line for event in events if unmelted(language).search(line := told(match, event, language))}
        assert slips == set()


@pytest.mark.parametrize("language", MELTING)
def test_no_event_is_told_like_a_form(language: str) -> None:
    story = sentences(language, "story.ftl")
    forms = [key for key, text in story.items() if re.search(r": \{ \$(?!first|who|prisoner)", text)]
    assert forms == []
    assert all(f"event-{kebab(kind)}" in story for kind in ("PawnMoved", "PowLockedUp"))


# --- the drawing --------------------------------------------------------------------------------------------------

KINDS = {
    "inner-courtyard": "place-inner",
    "garrison-courtyard": "place-outer",
    **{f"cells-{letter}": f"place-cells-{letter}" for letter in "abc"},
    "barracks": "place-barracks",
    "appel": "place-appel",
}
PRINTED = {
    "walkway": "passage",
    "searchlight": "beam",
    "inspection": "inspection",
    **{name: name for name in ("appel", "safe", "post", "drop", "landing", "door", "tunnel", "car", "target")},
}


def drawn_and_named() -> list[tuple[Words, str]]:
    """What the drawing letters, and the key of what the story calls it."""
    rooms = sorted({room.name for edition in EDITIONS for room in new_game(edition, players=2, seed=1).board.rooms})
    return [
        *((PLACES[room], f"room-{room}") for room in rooms),
        *((PLACES[place], key) for place, key in KINDS.items()),
        *((SYMBOLS[symbol], f"symbol-{symbol}") for symbol in SYMBOLS),
        *((LEGEND[mark], f"place-{place}") for mark, place in PRINTED.items()),
        (OFFICE, "place-office"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("drawn", "key"), drawn_and_named(), ids=lambda value: value if isinstance(value, str) else "")
def test_the_story_calls_a_place_what_the_drawing_letters(drawn: Words, key: str, language: str) -> None:
    lettered = getattr(drawn, language).split(":")[0].lower()
    assert lettered in sentence(key, language, NUMBER).lower()
    assert bundle(language).has_message(key)


def test_a_name_that_ends_in_a_full_stop_ends_the_sentence_too() -> None:
    assert contracted(f"Walk to {OPENS}the {OPENS}W.C.{CLOSES}{CLOSES}.", "en") == "Walk to the W.C."
    assert (
        contracted(f"From {OPENS}the W.C.{CLOSES} to {OPENS}the chapel{CLOSES}.", "en")
        == "From the W.C. to the chapel."
    )
