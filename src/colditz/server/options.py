"""What a host agrees on with the table besides the rules: clocks, reactions, stewards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from colditz.server.subscriptions import Told

MOST_MINUTES, MOST_HOURS = 24 * 60, 24 * 30
ClockKind = Literal["none", "game", "turn", "correspondence"]


class ClockWish(BaseModel):
    """The clock on the wall. A number of rounds is a rule of the game and needs no clock."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: ClockKind = Field(
        default="none",
        description="`game`: the whole game lasts so many minutes. `turn`: every seat has so many minutes in a turn. "
        "`correspondence`: every decision has so many hours.",
    )
    minutes: Annotated[float, Field(gt=0, le=MOST_MINUTES)] = 5
    hours: Annotated[float, Field(gt=0, le=MOST_HOURS)] = 48


class Options(BaseModel):
    """All that is agreed on at one table, and where its clock stands."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    clock: ClockWish = ClockWish()
    reaction_seconds: float = 0.0
    late: Literal["pass", "wait"] = "pass"
    bot_seconds: float = 0.0
    steward_level: str = ""
    host_hash: str = ""
    started: float | None = None
    resumed: float | None = None  # when the host let it go on after a pause
    ends: float | None = None  # when the game's clock runs out
    admitted: tuple[str, ...] = ()  # seats that were left and that the host lets anybody take
    left: float | None = None  # seconds left on the game's clock while it is paused
    vacations: dict[str, tuple[tuple[float, float], ...]] = {}  # by seat: from when to when its time does not run
    was: dict[str, str] = {}  # in a rematch: by seat, which seat of the game before its player held
    notify: dict[str, Told] = {}  # by the hash of a token: where its holder is told of his turns

    def shown(self) -> dict[str, object]:
        """What everybody may know of it."""
        return self.model_dump(mode="json", include={"clock", "reaction_seconds", "late", "bot_seconds"})
