"""The editions that can be played."""

from __future__ import annotations

from colditz.editions.classic import CLASSIC
from colditz.editions.devir import DEVIR
from colditz.editions.osprey import OSPREY
from colditz.editions.v3 import V3
from colditz.engine.edition import Edition

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (CLASSIC, OSPREY, DEVIR, V3)}
