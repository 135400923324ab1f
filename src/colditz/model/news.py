"""All events there are, by name, whichever module they stand in."""

from __future__ import annotations

from typing import Final

from colditz.model import attempts, dealings, raids
from colditz.model.events import Event
from colditz.model.plain import kinds_of

MODULES: Final = (attempts, dealings, raids)  # named here, their events are known
EVENT_TYPES = kinds_of(Event)
