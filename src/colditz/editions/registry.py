"""The editions that can be played, and those that are still being built."""

from __future__ import annotations

from colditz.editions.classic import CLASSIC
from colditz.editions.devir import DEVIR
from colditz.editions.osprey import OSPREY
from colditz.editions.v3 import V3
from colditz.engine.edition import Edition

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (CLASSIC, OSPREY, DEVIR)}
# Games of these can be made, but nobody is offered one yet: bots, lessons and lobby do not know them.
UNFINISHED: dict[str, Edition] = {V3.name: V3}
ALL: dict[str, Edition] = {**EDITIONS, **UNFINISHED}
