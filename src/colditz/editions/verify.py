"""Whether a game file is honest: every action legal, every throw and draw the one that chance had to give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from colditz.editions.start import before_the_first, entries_of
from colditz.engine.chance import Luck, commitment, is_secret, luck_from
from colditz.engine.play import Match
from colditz.engine.position import read_drawn
from colditz.engine.refusal import GameError

CHANCE = "chance"


class Verdict(NamedTuple):
    """Whether a file holds, and the sentence that says so with what fills it."""

    holds: bool
    key: str
    names: Mapping[str, str | int]


def verify(log: Mapping[str, Any], promised: str = "", language: str = "en") -> Verdict:
    """Judge a log; `promised` is the commitment that the host showed at the start, if it was written down.

    What is no log at all raises BadPosition or BadSetup.
    """
    match = before_the_first(log, language)
    broken = _broken_seal(log, promised)
    if broken is not None:
        return broken
    luck = _luck(log)
    number = 0
    for number, (seat, action) in enumerate(entries_of(log), 1):
        fault = _fault(match, luck, seat, action, _is_automatic(log))
        if fault is not None:
            return Verdict(False, fault.key, {**fault.names, "number": number, "seat": seat, "action": action})
    if _is_automatic(log) and CHANCE in match.asked():
        return Verdict(False, "verify-cut", {"number": number})
    return Verdict(True, _holds(log), {"number": number, "seed": str(log.get("seed", 0))})


def _broken_seal(log: Mapping[str, Any], promised: str) -> Verdict | None:
    """A secret must be the one that was fixed at the start."""
    secret, shown = str(log.get("secret", "")), str(log.get("commitment", ""))
    if promised and promised != shown:
        return Verdict(False, "verify-other-promise", {"promised": promised, "shown": shown or "-"})
    if not is_secret(secret):
        return None
    if not shown:
        return Verdict(False, "verify-no-commitment", {})
    if commitment(secret) != shown:
        return Verdict(False, "verify-wrong-secret", {"shown": shown, "found": commitment(secret)})
    return None


def _is_automatic(log: Mapping[str, Any]) -> bool:
    return bool(log.get("chance") != "manual")


def _luck(log: Mapping[str, Any]) -> Luck | None:
    """What chance answered from; None where that is not known (yet)."""
    secret = str(log.get("secret", ""))
    if not _is_automatic(log) or (log.get("commitment") and not secret):
        return None
    position = log.get("position")
    return luck_from(int(log.get("seed", 0)), secret, read_drawn(position) if position else 0)


def _fault(match: Match, luck: Luck | None, seat: str, action: str, automatic: bool) -> Verdict | None:
    """What is wrong with the next entry, or None; then it has been played."""
    try:
        if automatic and CHANCE in match.asked():
            if seat != CHANCE:
                return Verdict(False, "verify-chance-left-out", {})
            expected = match.foretell(luck) if luck is not None else None
            if expected is not None and expected != match.read_action(action):
                return Verdict(False, "verify-bent", {"expected": match.write_action(expected)})
        match.play(seat, action)
    except GameError as error:
        return Verdict(False, "verify-illegal", {"reason": str(error)})
    return None


def _holds(log: Mapping[str, Any]) -> str:
    if not _is_automatic(log):
        return "verify-legal-by-hand"
    if log.get("secret"):
        return "verify-fair"
    return "verify-legal-sealed" if log.get("commitment") else "verify-legal-from-seed"
