"""What a client may send over the socket, one model a message."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, WithJsonSchema

from colditz.server.models import Name
from colditz.server.records import union_named

SeatName = Annotated[str, Field(min_length=1, max_length=20, description="A seat of the game, such as `british`.")]
AskId = Annotated[int, Field(ge=0, lt=2**53, description="Chosen by the client; the answer carries it again.")]
ActionData = Annotated[
    Annotated[dict[str, JsonValue], WithJsonSchema(union_named("AnyAction"))] | Annotated[str, Field(max_length=400)],
    Field(description="An action as JSON (`{'type': 'MovePawn', 'pawn': 3, 'to': 17}`) or in notation."),
]
Card = Annotated[int, Field(ge=0, lt=100)]


class Ask(BaseModel):
    """Something a client sends; fields that nobody knows are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Hello(Ask):
    """The first message of every connection. Without tokens the client is a spectator."""

    type: Literal["hello"]
    tokens: list[Annotated[str, Field(max_length=100)]] = Field(
        default_factory=list,
        max_length=8,
        description="Tokens of seats, and the host's token if the client has it; one at least must fit.",
    )
    since: dict[SeatName, Annotated[int, Field(ge=0)]] | None = Field(
        default=None, description="By seat, the last question that the client saw; it is told what it missed."
    )
    language: Literal["en", "es", "it"] = "en"


class Play(Ask):
    """Take an action. It is taken only if the question is still the one that is asked."""

    type: Literal["play"]
    id: AskId
    seat: SeatName
    question: Annotated[int, Field(ge=0)]
    action: ActionData
    draft: bool = Field(
        default=False,
        description="Try a walk or a guard's post out: it is not saved and nobody else learns of it until `commit`, or "
        "until this seat does something that cannot be taken back. `undo` takes it back. All else is played at once.",
    )


class Undo(Ask):
    """Take the last walk back that this seat tries out."""

    type: Literal["undo"]
    id: AskId
    seat: SeatName


class Commit(Ask):
    """Play the walks that this seat tries out."""

    type: Literal["commit"]
    id: AskId
    seat: SeatName


class Explain(Ask):
    """Why may this not be done?"""

    type: Literal["explain"]
    id: AskId
    seat: SeatName
    action: ActionData


class Moves(Ask):
    """Where can this pawn go, what would it cost, and what keeps it from going elsewhere?"""

    type: Literal["moves"]
    id: AskId
    seat: SeatName
    pawn: Annotated[int, Field(ge=0, lt=1000)]


class Hint(Ask):
    """What would a good player do now, and why? Only for one's own seat."""

    type: Literal["hint"]
    id: AskId
    seat: SeatName


class Dangers(Ask):
    """Where could a guard arrest my men in Security's next turn, and what are the odds of a desperate run?"""

    type: Literal["dangers"]
    id: AskId
    seat: SeatName


class Say(Ask):
    """Talk: to the whole table, or among the Escape Officers."""

    type: Literal["say"]
    id: AskId
    seat: SeatName
    channel: Literal["table", "officers"]
    text: Annotated[str, Field(min_length=1, max_length=500)]


class History(Ask):
    """What was said before a number on a channel that one may read; the answer holds one page."""

    type: Literal["history"]
    id: AskId
    channel: Annotated[str, Field(max_length=30)] = Field(
        description="One of the channels in `welcome`, such as `table`."
    )
    before: Annotated[int, Field(ge=0, lt=2**53)] = Field(description="A number within that channel.")


class Mark(Ask):
    """A planning mark on the board, for the Escape Officers or for oneself."""

    type: Literal["mark"]
    id: AskId
    seat: SeatName
    channel: Literal["officers", "own"]
    kind: Literal["place", "path"]
    places: Annotated[list[Annotated[int, Field(ge=0, lt=10_000)]], Field(min_length=1, max_length=80)]
    label: Annotated[str, Field(max_length=60)] = ""


class Erase(Ask):
    """Take one's planning marks off again: those with these numbers, or all on that channel."""

    type: Literal["erase"]
    id: AskId
    seat: SeatName
    channel: Literal["officers", "own"] = "officers"
    numbers: Annotated[list[Annotated[int, Field(ge=0)]], Field(max_length=200)] | None = None


class Instruction(BaseModel):
    """What to answer to one kind of question for a while: for one turn, for one round, or until it is taken back."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    question: Annotated[str, Field(max_length=40)] = Field(
        description="As in `proposal` of a view, or in `asking` where nothing is proposed: `MayRaid`, `KeyUse`."
    )
    round: Annotated[int, Field(ge=0)] | None = Field(default=None, description="Only in this round.")
    turn: Annotated[int, Field(ge=0, lt=10)] | None = Field(default=None, description="Only in the turn of this seat.")
    card: Card | None = Field(default=None, description="Play it if it can be played then; without it, pass.")


class StandingOrders(BaseModel):
    """What the server does for a seat when a reaction is asked of it: `now` comes first, then `play`, `ask` and `rest`.

    Nobody else can tell whether they or the player answered. At the end of a turn `play` does nothing.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    rest: Literal["ask", "pass"] = Field(default="ask", description="What to do when no card below can be played.")
    ask: Annotated[list[Card], Field(max_length=60)] = Field(
        default_factory=list, description="Ask me all the same when one of these cards could answer."
    )
    play: Annotated[list[Card], Field(max_length=60)] = Field(
        default_factory=list, description="Play the first of these cards that can answer."
    )
    now: Annotated[list[Instruction], Field(max_length=20)] = Field(
        default_factory=list, description="What to answer for the time being; the first that applies counts."
    )


class Orders(Ask):
    """Leave standing orders for reactions."""

    type: Literal["orders"]
    id: AskId
    seat: SeatName
    orders: StandingOrders


class Introduce(Ask):
    """Say what whoever holds a seat is called; everybody sees it."""

    type: Literal["introduce"]
    id: AskId
    seat: SeatName
    name: Name


class Vacation(Ask):
    """Take days off in a correspondence game, in which one's time does not run; none ends a vacation."""

    type: Literal["vacation"]
    id: AskId
    seat: SeatName
    days: Annotated[float, Field(ge=0, le=30)]


class Truce(Ask):
    """Offer to end the game without a winner, agree to it, or (`agree` false) decline or withdraw it.

    It ends when all people who play have agreed.
    """

    type: Literal["truce"]
    id: AskId
    seat: SeatName
    agree: bool


class Back(Ask):
    """Whoever holds a seat is back and decides himself: his time ran out, and a bot decided for him."""

    type: Literal["back"]
    id: AskId
    seat: SeatName


class EndOthers(Ask):
    """End every other connection that holds this seat."""

    type: Literal["end-others"]
    id: AskId
    seat: SeatName


class NewLink(Ask):
    """Change the token of this seat: the old link opens nothing any more, and other connections that hold it end."""

    type: Literal["new-link"]
    id: AskId
    seat: SeatName


class Host(Ask):
    """A command of the host; needs the host's token in `hello`.

    `invite` gives a new link of a seat whose player is not here; his old one opens nothing any more. Where two people
    play, either of them may `pause` and `resume`. Where the host is away for three minutes every player may do so, and
    put in (`steward`) and take back (`return`) a bot for somebody who is away as long; not by correspondence.
    """

    type: Literal["host"]
    id: AskId
    command: Literal["start", "fill", "steward", "return", "kick", "admit", "invite", "pause", "resume"]
    seat: SeatName | None = Field(default=None, description="For all but start, pause and resume.")
    level: Annotated[str, Field(max_length=40)] | None = Field(default=None, description="The bot for fill.")


class Ping(Ask):
    """Are you there?"""

    type: Literal["ping"]
    id: AskId


AnyAsk = Annotated[
    Hello
    | Play
    | Undo
    | Commit
    | Explain
    | Moves
    | Hint
    | Dangers
    | Say
    | History
    | Mark
    | Erase
    | Orders
    | Introduce
    | Vacation
    | Truce
    | Back
    | EndOthers
    | NewLink
    | Host
    | Ping,
    Field(discriminator="type"),
]
