"""What goes over HTTP: games to be made, joined, listed and read."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, JsonValue
from pydantic_core import PydanticCustomError

from colditz.editions.registry import EDITIONS
from colditz.server.options import ClockWish

MOST_ROUNDS = 1000  # where an edition has no round track that ends sooner


def _printable(name: object) -> object:
    """A name that hides nothing: no control signs, no signs that turn the line around."""
    if isinstance(name, str) and not name.isprintable():
        raise PydanticCustomError(
            "unprintable", "a name may hold letters, signs and plain spaces, and nothing invisible"
        )
    return name


Name = Annotated[str, Field(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$"), BeforeValidator(_printable)]


class Sent(BaseModel):
    """Something a client sends; fields that nobody knows are refused."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Sent):
    """Who shall sit in a seat."""

    kind: Literal["human", "hot-seat", "bot", "open"] = Field(
        default="bot",
        description="`human`: you get a link to send on. `hot-seat`: somebody at the same screen. "
        "`open`: whoever joins first. `bot`: a bot of the level below.",
    )
    name: Name = ""
    level: Annotated[str, Field(max_length=40)] = Field(default="", description="For bots; see /api/editions.")


class NewGame(Sent):
    """A game to be made. Whatever is left out is as the edition has it."""

    edition: Annotated[str, Field(max_length=40)] = next(iter(EDITIONS))
    players: Annotated[int, Field(ge=2, le=6)] = 4
    nations: Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=5)] | None = None
    escapes: Annotated[int, Field(ge=0, le=100)] | None = None
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] | None = None
    minutes: Annotated[int, Field(ge=0, le=10_000)] | None = None
    house_rules: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=40)] = []
    seats: Annotated[list[SeatWish], Field(max_length=6)] | None = Field(
        default=None, description="In seat order, the Security Officer first. By default you play the first officer."
    )
    public: bool = Field(default=False, description="Listed for everybody, and open to onlookers.")
    clock: ClockWish = ClockWish()
    reaction_seconds: Annotated[float, Field(ge=0, le=86_400)] | None = Field(
        default=None,
        description="How long every reaction stays open, whatever the answer; by default 8 where several people play.",
    )
    raid_seconds: Annotated[float, Field(ge=0, le=86_400)] | None = Field(
        default=None,
        description="How long the question at the end of every officer's turn stays open, in editions that have one; "
        "by default 4, and never longer than other reactions.",
    )
    late: Literal["pass", "wait"] = Field(
        default="pass", description="What happens when nobody has answered by then; waiting may tell something."
    )
    bot_seconds: Annotated[float, Field(ge=0, le=60)] = Field(default=0.4, description="The least time bots take.")


class SeatMade(BaseModel):
    """A seat of a new game, with the token that opens it if it is yours to give away."""

    seat: str
    kind: Literal["human", "bot", "open"]
    name: str
    level: str
    token: str | None
    link: str | None


class GameMade(BaseModel):
    """A new game. The tokens are shown here and never again."""

    id: str
    link: str
    host_token: str
    commitment: str
    status: str
    seats: list[SeatMade]


class Join(Sent):
    """Take an open seat."""

    seat: Annotated[str, Field(max_length=20)]
    name: Name = ""
    tokens: Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=8)] = Field(
        default=[],
        description="Tokens that you hold in this game already. The host's opens any seat; "
        "that of a seat shows which side you are on.",
    )


class Claim(Sent):
    """Exchange the token of a link that was sent on for one's own; one that is a seat's own already stays as it is."""

    token: Annotated[str, Field(max_length=100)]
    secret: Annotated[str, Field(min_length=20, max_length=100)] = Field(
        description="Known to this client alone: it gets the same token if it asks again, and nobody else gets it.",
    )


class Leave(Sent):
    """Give a seat up."""

    token: Annotated[str, Field(max_length=100)]


class GiveUp(Sent):
    """Give up for good; whoever asks shows the tokens of the seats that he holds."""

    tokens: Annotated[list[Annotated[str, Field(max_length=100)]], Field(min_length=1, max_length=8)]


class SeatLine(BaseModel):
    """Who sits where."""

    seat: str
    kind: Literal["human", "bot", "open"]
    name: str
    level: str
    steward: bool


class Standing(BaseModel):
    """How far a game has come, for whoever sits at it."""

    round: int
    rounds: int  # 0 without an agreed number
    asked: list[str]  # seats whose decision it is
    played: float  # when somebody last played
    deadline: float | None = None  # until when whoever decides must have decided, where a clock says so


class GameLine(BaseModel):
    """A game as everybody may know it."""

    id: str
    edition: str
    status: Literal["open", "running", "paused", "finished", "kept", "given-up"]
    public: bool
    created: float
    changed: float
    commitment: str
    setup: dict[str, JsonValue]
    options: dict[str, JsonValue]
    seats: list[SeatLine]
    winners: list[str] | None = Field(default=None, description="Who won; only where one finished game is asked for.")
    standing: Standing | None = Field(default=None, description="Only for whoever shows the token of one of its seats.")
    opens: Literal["invitation", "seat"] | None = Field(
        default=None,
        description="What the token that was shown opens: a seat to which nobody has come by it yet, or one's own.",
    )


class FaultSaid(BaseModel):
    """Something could not be done; nothing has changed."""

    code: str
    says: str
    rule: str | None = None
    question: int | None = None
