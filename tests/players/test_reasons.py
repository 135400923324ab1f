"""Every decision has a reason, and every reason is a sentence in each language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import colditz.players
from colditz import EDITIONS
from colditz.model.actions import (
    ACTION_TYPES,
    AgreedEnd,
    AnswerTrade,
    ClaimEquipment,
    Deal,
    Dice,
    Die,
    Discard,
    MoveByHand,
    OfferTrade,
    PlayCard,
    Resign,
    Surrender,
    TimeUp,
)
from colditz.model.cards import Card
from colditz.model.ids import Symbol
from colditz.model.words import LANGUAGES, sentence
from colditz.players import LEVELS, Reason, Sight
from colditz.players.expert import Expert
from tests.players.tables import decisions, planner_positions, sit_down

FOLDER = Path(colditz.players.__file__).parent
# Chance, the clock and giving up need no reason; nobody is asked to move by hand; others have a sentence of their own.
OWN_WORDS = (
    *(Dice, Die, Deal, TimeUp, AgreedEnd, Resign),
    MoveByHand,
    OfferTrade,
    AnswerTrade,
    PlayCard,
    Discard,
    ClaimEquipment,
    Surrender,
)
BY_ACTION = sorted(f"bot-{name.lower()}" for name, kind in ACTION_TYPES.items() if kind not in OWN_WORDS)
NAMES = {
    "man": "british-1",
    "symbol": "symbol-rope",
    "card": "counted-rope",
    "room": "room-chapel",
    "count": "2",
    "steps": "24",
    "percent": "31",
    "before": "40",
    "wanted": "18",
    "points": "3",
    "guard": "guard-2",
}
LEFT_OPEN = re.compile(r"[{}$]|\?\?\?")


def written_keys() -> set[str]:
    """Every key of a reason that stands in the sources."""
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")]
    nodes = [node for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return {str(node.value) for node in nodes if re.fullmatch(r"bot-[a-z-]*[a-z]", str(node.value))}


def check(reason: Reason) -> None:
    """It is a whole sentence in each language, and not the same in all."""
    said = {language: reason.says(language) for language in LANGUAGES}
    for text in said.values():
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert not LEFT_OPEN.search(text), text
        assert reason.key not in text
    assert len(set(said.values())) == len(LANGUAGES), said


def test_the_sources_name_reasons() -> None:
    assert {"bot-run", "bot-arrest", "bot-expert", "bot-blind"} <= written_keys()


@pytest.mark.parametrize("key", sorted(written_keys()))
def test_every_reason_in_the_sources_is_a_sentence(key: str) -> None:
    check(Reason(key, NAMES))


@pytest.mark.parametrize("key", [key for key in BY_ACTION if key != "bot-action"])
def test_every_action_of_a_player_has_a_reason(key: str) -> None:
    check(Reason(key, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_symbol_of_a_reason_has_a_name(language: str) -> None:
    cards = [f"card-title-{card.title}" for card in Card]
    symbols = [f"symbol-{symbol.name.lower().replace('_', '-')}" for symbol in Symbol]

    assert all(sentence(key, language) for key in (*cards, *symbols))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "expert"])
def test_every_decision_of_a_game_says_why(level: str, edition: str) -> None:
    for match in planner_positions(edition, 3, seed=6, every=40):
        bots = sit_down(match, level)
        seat = match.asked()[0]
        check(bots[seat].decide(Sight(match, seat)).why)


@pytest.mark.parametrize("edition", EDITIONS)
def test_planners_have_many_reasons(edition: str) -> None:
    """A whole game: every reason that was met is a sentence, and both roles have several."""
    match = next(planner_positions(edition, 4, seed=1, every=1, rounds=20))
    met: dict[bool, dict[str, Reason]] = {True: {}, False: {}}
    for seat, decided in decisions(match, sit_down(match, "planner")):
        met[seat == match.seats[0]][decided.why.key] = decided.why

    for reasons in met.values():
        assert len(reasons) >= 5
        for reason in reasons.values():
            check(reason)
    assert met[False]["bot-claim"].names["card"].startswith("counted-")


def test_an_expert_says_when_it_has_searched() -> None:
    """Whatever it decides, it says why; its own sentence is one of the house."""
    match = next(planner_positions("classic", 2, seed=1, every=1, rounds=4))
    for seat in match.asked():
        check(Expert(1, playouts=2).decide(Sight(match, seat)).why)
    check(Reason("bot-expert", NAMES))


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Two men are in place, and a rope is needed."),
        ("es", "Hay dos hombres en su sitio, y conviene tener una cuerda."),
        ("it", "Due uomini sono al loro posto, e conviene avere una corda."),
    ],
)
def test_equipment_is_named_as_a_thing_not_as_the_title_of_a_card(language: str, says: str) -> None:
    assert Reason("bot-claim", {"card": "counted-rope"}).says(language) == says


@pytest.mark.parametrize(
    ("language", "symbol", "edition", "says"),
    [
        ("en", "compass", "classic", "British 5 gets to a room where he can find a compass."),
        ("es", "compass", "classic", "El británico 5 llega adonde hay una brújula."),
        ("es", "wire-cutters", "v3", "El británico 5 llega adonde hay unos alicates."),
        ("es", "food", "devir", "El británico 5 llega adonde hay raciones."),
        ("it", "documents", "osprey", "Il britannico 5 raggiunge il posto giusto per prendere dei documenti."),
    ],
)
def test_what_a_room_holds_is_told_with_its_article(language: str, symbol: str, edition: str, says: str) -> None:
    reason = Reason("bot-gather-steps", {"man": "british-5", "symbol": f"symbol-{symbol}", "steps": "0"})

    assert reason.says(language, edition) == says
