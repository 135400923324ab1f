"""The words that tries are written in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from colditz.engine.refusal import Refusal

EDITIONS = ("classic", "osprey", "devir", "v3")


@dataclass(frozen=True)
class Try:
    """One thing that somebody tries, where, and why it may not be done; None where an edition allows it."""

    what: str
    seat: str
    action: str
    why: Refusal
    where: Mapping[str, Any] = field(default_factory=dict)  # the scene
    otherwise: Mapping[str, Refusal | None] = field(default_factory=dict)  # editions that answer differently
    only: tuple[str, ...] = EDITIONS  # editions in which it can be tried at all

    def reason(self, edition: str) -> Refusal | None:
        """The reason that this edition gives."""
        return self.otherwise.get(edition, self.why) if edition in self.only else None
