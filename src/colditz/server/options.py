"""What a host agrees on with the table besides the rules: clocks, reactions, stewards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from colditz.server.subscriptions import Told

MOST_MINUTES, MOST_HOURS = 24 * 60, 24 * 30
ClockKind = Literal["none", "game", "turn", "correspondence"]
Minutes = Annotated[float, Field(gt=0, le=MOST_MINUTES)]


class ClockWish(BaseModel):
    """The clock on the wall. A number of rounds is a rule of the game and needs no clock."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: ClockKind = Field(
        default="none",
        description="`game`: the whole game lasts so many minutes. `turn`: every seat has so many minutes in a turn. "
        "`correspondence`: every decision has so many hours.",
    )
    minutes: Minutes = 5
    hours: Annotated[float, Field(gt=0, le=MOST_HOURS)] = 48
    parts: Annotated[dict[Annotated[str, Field(max_length=20)], Minutes], Field(max_length=6)] = Field(
        default={},
        description="Where the day has parts: the minutes of each, such as `{'day': 26, 'meeting': 5, 'night': 14}`. "
        "`game` measures all of them, the other clocks only meetings. By default as the edition has them.",
    )


class Options(BaseModel):
    """All that is agreed on at one table, and where its clock stands."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    clock: ClockWish = ClockWish()
    reaction_seconds: float = 0.0
    raid_seconds: float = 0.0  # at the end of an officer's turn, where every second counts
    late: Literal["pass", "wait"] = "pass"
    bot_seconds: float = 0.0
    steward_level: str = ""
    host_hash: str = ""
    started: float | None = None
    resumed: float | None = None  # when the host let it go on after a pause
    ends: float | None = None  # when the clock of the present part of the day strikes
    timed: int = 0  # how many parts were over when that was set
    admitted: tuple[str, ...] = ()  # seats that were left and that the host lets anybody take
    paused_by: str = ""  # the seat of whoever paused it
    left: float | None = None  # seconds left on that clock while the game is paused
    vacations: dict[str, tuple[tuple[float, float], ...]] = {}  # by seat: from when to when its time does not run
    come: dict[str, float] = {}  # by correspondence, by seat: when whoever holds it came to it
    truce: tuple[str, ...] = ()  # seats whose players would end the game without a winner
    declined: tuple[str, ...] = ()  # seats whose players did not want the rematches that were asked for, one each
    was: dict[str, str] = {}  # in a rematch: by seat, which seat of the game before its player held
    notify: dict[str, Told] = {}  # by the hash of a token: where its holder is told of his turns

    def shown(self) -> dict[str, object]:
        """What everybody may know of it."""
        return self.model_dump(
            mode="json", include={"clock", "reaction_seconds", "raid_seconds", "late", "bot_seconds"}
        )
