"""Rulebooks: an edition with its house rules, for a number of players, on its board. They are made once and shared."""

from __future__ import annotations

from typing import NamedTuple

from colditz.engine.edition import Edition
from colditz.engine.rulebook import Rulebook
from colditz.model.builder import load_board


class _KeptRulebook(NamedTuple):
    """A rulebook, and the edition as printed that it was made from."""

    printed: Edition
    rulebook: Rulebook


_RULEBOOKS: dict[tuple[str, tuple[str, ...], int], _KeptRulebook] = {}
MOST_RULEBOOKS = 64


def rulebook_of(printed: Edition, house_rules: tuple[str, ...], players: int) -> Rulebook:
    """Rulebooks are made once and shared: those lately used are kept."""
    key = (printed.name, house_rules, players)
    known = _RULEBOOKS.pop(key, None)
    if known is None or known.printed is not printed:
        edition = printed
        for rule in house_rules:
            edition = edition.house_rules[rule].apply(edition)
        known = _KeptRulebook(printed, _shared(edition.for_players(players), printed))
    _RULEBOOKS[key] = known
    if len(_RULEBOOKS) > MOST_RULEBOOKS:
        del _RULEBOOKS[next(iter(_RULEBOOKS))]
    return known.rulebook


def boards_of(printed: Edition) -> tuple[str | None, ...]:
    """The boards on which an edition is played: its own first, then those that a house rule brings."""
    ruled = [rule.apply(printed).variant for rule in printed.house_rules.values()]
    return tuple(dict.fromkeys([printed.variant, *ruled]))


def _shared(edition: Edition, printed: Edition) -> Rulebook:
    """An edition that nothing has changed has one rulebook for any number of players."""
    same = [kept for kept in _RULEBOOKS.values() if kept.rulebook.edition is edition] if edition is printed else []
    return same[0].rulebook if same else Rulebook(edition, load_board(edition.variant))
