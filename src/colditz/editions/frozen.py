"""Matches in pickles: for other processes, and for keeping. Board, edition and rulebook are found again, not copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from colditz.editions.start import BESIDE, setup_from, table_of
from colditz.engine.chance import luck_from
from colditz.engine.play import CardNews, Match, PastAction
from colditz.engine.state import set_values, values_of
from colditz.model.actions import Action
from colditz.model.events import CardEvent


class Frozen(NamedTuple):
    """A match as plain data: what a pickle holds. Board, edition and rulebook are found again, not copied."""

    header: dict[str, object]
    language: str
    state: dict[str, object]
    luck: tuple[int, str, int] | None  # seed, secret, numbers drawn
    past: list[tuple[int, Action]]
    news: list[CardEvent]
    taken: int
    drawn: int


def frozen(match: Match) -> tuple[Callable[[Frozen], Match], tuple[Frozen]]:
    """How pickle keeps a match, whether the engine is compiled or not."""
    game, luck, entry = match._game, match._luck, match._last  # noqa: SLF001 - it is the same match, put away
    past: list[tuple[int, Action]] = []
    while entry is not None:
        past.append((entry.seat, entry.action))
        entry = entry.before
    numbers = (luck.seed, getattr(luck, "secret", ""), luck.drawn) if luck else None
    kept = (match._header, match._language, values_of(game.state), numbers, past[::-1], match.card_news())  # noqa: SLF001
    return thawed, (Frozen(*kept, match._taken, match._drawn),)  # noqa: SLF001


def thawed(kept: Frozen) -> Match:
    """The match that a pickle holds."""
    setup = setup_from({name: value for name, value in kept.header.items() if name not in BESIDE})
    game, notation = table_of(setup)
    set_values(game.state, kept.state)
    game.enter_part(game.state.part)
    luck = luck_from(*kept.luck) if kept.luck else None
    match = Match(game, luck, notation, kept.language, kept.header, kept.drawn, kept.taken)
    for seat, action in kept.past:
        match._last = PastAction(match._last, seat, action)  # noqa: SLF001
    for event in kept.news:
        match._news = CardNews(match._news, event)  # noqa: SLF001
    return match
