"""What the server sends over the socket, one record a message; plain dataclasses, so that writing them is fast."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import JsonValue, WithJsonSchema

from colditz.engine.view import TableView
from colditz.server.records import record_schema, union_named

PROTOCOL = 1
Json = dict[str, object]  # what `to_json` writes: its `type` and its fields
ActionJson = Annotated[Json, WithJsonSchema(union_named("AnyAction"))]
EventJson = Annotated[Json, WithJsonSchema(union_named("AnyEvent"))]
TableJson = Annotated[Json, WithJsonSchema(record_schema(TableView))]
SeatKind = Literal["human", "bot", "open"]
Status = Literal["open", "running", "paused", "finished", "kept", "given-up"]
OVER = ("finished", "kept", "given-up")  # nobody plays on


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where, as everybody may know it."""

    seat: str
    kind: SeatKind
    name: str
    level: str  # of the bot that plays it; "" for people
    present: bool  # somebody who holds it is connected
    steward: bool  # a bot decides for an absent player just now
    awaited: bool = False  # somebody is invited to it, and has not come yet


@dataclass(frozen=True, slots=True)
class ClockInfo:
    """Whose time runs, and until when; times are Unix times of the server, whose own time is `now`."""

    kind: Literal["none", "game", "turn", "correspondence"]
    now: float
    decides: str  # the seat whose time runs, or ""
    deadline: float | None  # when a steward decides for it
    game_ends: float | None  # when the game's own time is used up
    part_ends: float | None  # when the time of this part of the day is used up
    last_round: int  # with which this part of the day ends at the latest; 0 without an agreed number
    opened: float | None  # when a reaction was asked
    closes: float | None  # when it is answered, whatever the answer is
    off: dict[str, float]  # by seat that is on vacation: until when its time does not run


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to `hello`."""

    protocol: int
    game: str
    edition: str
    setup: dict[str, JsonValue]
    options: dict[str, JsonValue]
    parts: list[str]  # of a day, as `part` in a view names them; one where the hour does not matter
    commitment: str  # of the dice: SHA-256 of the secret that is shown when the game is over
    seats: list[SeatInfo]
    yours: list[str]
    host: bool
    status: Status
    channels: list[str]  # what this client may read
    server: str  # version of the program
    type: Literal["welcome"] = "welcome"


@dataclass(frozen=True, slots=True)
class Deed:
    """What one action brought: who acted, and the events as this seat may know them."""

    first: int  # the question that it answered
    next: int  # the question after it
    seat: str
    events: list[EventJson]


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat may know: the table, and what only it sees. Without seat (-1) only the table."""

    seat: int
    table: TableJson
    hand: tuple[int, ...]
    equipment: tuple[int, ...]
    offers: tuple[tuple[int, int, tuple[int, ...], tuple[int, ...]], ...]  # from, to, give, want
    winners: tuple[int, ...]
    ending: str


@dataclass(frozen=True, slots=True)
class ChoicesInfo:
    """What a seat may do, in two levels: actions, and pawns (ask `moves` for what each can do)."""

    asked: bool
    actions: list[ActionJson]
    pawns: list[int]
    anytime: list[ActionJson]  # what needs no question, offers to trade apart
    trade_with: list[int]  # seats that may be offered a trade now
    trade_give: list[int]  # cards, each kind once, that may be put into such an offer
    trade_want: list[int]  # cards, each kind once, that may be asked for in return, whether anybody holds them or not
    only_pass: bool  # there is nothing to decide: the server will answer this
    lost_at_end: list[int]  # own men who would be arrested at once if the turn ended now


@dataclass(frozen=True, slots=True)
class Update:
    """What happened since this seat's last update, and how the table stands now."""

    seat: str  # whose eyes: one of yours, or "spectator"
    question: int
    deeds: list[Deed]
    complete: bool  # false: more happened before these deeds than is told here, take the view as it is
    view: SeatView
    asked: list[str]
    choices: ChoicesInfo | None  # none for spectators
    clock: ClockInfo
    drafted: int = 0  # walks that this seat tries out and can still take back; they are in the view already
    type: Literal["update"] = "update"


@dataclass(frozen=True, slots=True)
class Played:
    """Your action is taken and saved; or tried out, if it is a draft."""

    id: int
    question: int
    drafted: bool = False
    type: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Noted:
    """Your answer to a reaction is kept, and taken when the time for answers is over."""

    id: int
    closes: float
    type: Literal["noted"] = "noted"


@dataclass(frozen=True, slots=True)
class Done:
    """What you asked for besides play is done."""

    id: int
    type: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Explained:
    """The answer to `explain`."""

    id: int
    allowed: bool
    rule: str | None
    says: str | None
    reason: str | None = None  # the refusal's own name
    type: Literal["explained"] = "explained"


@dataclass(frozen=True, slots=True)
class Walk:
    """One place where a pawn can go, what it costs in points, and the circles it walks over."""

    to: int
    cost: int
    way: list[int]
    action: ActionJson
    rests: bool  # false: it may only pause here, and must go on before the turn ends


@dataclass(frozen=True, slots=True)
class ObstacleInfo:
    """An obstacle beside a pawn: what crossing it costs, and why that may not be done if so."""

    to: int
    paying: list[int]  # cards; empty if it is free
    allowed: bool
    rule: str | None
    says: str | None
    action: ActionJson


@dataclass(frozen=True, slots=True)
class Refused:
    """A circle beside a pawn where it may not go, and why."""

    to: int
    rule: str
    says: str


@dataclass(frozen=True, slots=True)
class Walks:
    """The answer to `moves`."""

    id: int
    seat: str
    pawn: int
    question: int
    walks: list[Walk]
    obstacles: list[ObstacleInfo]
    others: list[ActionJson]  # what else this pawn can do: an arrest, a surrender
    refused: list[Refused]
    type: Literal["walks"] = "walks"


@dataclass(frozen=True, slots=True)
class Hinted:
    """The answer to `hint`."""

    id: int
    seat: str
    question: int
    action: ActionJson
    says: str
    level: str
    risk: int  # with how many of a hundred throws a guard can reach the man who is moved
    type: Literal["hinted"] = "hinted"


@dataclass(frozen=True, slots=True)
class RiskInfo:
    """A circle where a man could be arrested in Security's next turn."""

    place: int
    guard: int  # the guard who is nearest
    steps: int  # of that guard to the circle, other pawns not counted
    chance: int  # percent of turns whose dice carry him so far


@dataclass(frozen=True, slots=True)
class RunInfo:
    """A desperate run that is on offer: how far it leads, and how often such runs succeed."""

    prisoner: int
    steps: int
    chance: int  # percent, whichever card is turned up


@dataclass(frozen=True, slots=True)
class Risks:
    """The answer to `dangers`: from what this seat sees, and no rule is promised by it."""

    id: int
    seat: str
    question: int
    equipped: bool  # the seat holds equipment, which makes its men liable in the courtyard too
    places: list[RiskInfo]
    runs: list[RunInfo]
    type: Literal["risks"] = "risks"


@dataclass(frozen=True, slots=True)
class Error:
    """Something could not be done; nothing has changed."""

    id: int | None
    code: str
    says: str
    rule: str | None = None
    question: int | None = None
    type: Literal["error"] = "error"


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said something; a steward's note is said on its seat's own channel."""

    number: int  # ascending within its channel
    channel: str
    seat: str
    text: str
    at: float
    by: str = ""  # what the one who holds the seat was called then
    note: bool = False
    question: int | None = None  # of a note to the whole table: what was being decided then
    told: str = ""  # of a note: of what it tells, such as time-ran-out
    type: Literal["said"] = "said"


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """The answer to `history`: what was said on a channel before a number, in its order."""

    id: int
    channel: str
    messages: list[Said]
    more: bool  # there is more before these
    type: Literal["history"] = "history"


@dataclass(frozen=True, slots=True)
class MarkInfo:
    """One planning mark; its number tells it from others on the same channel."""

    number: int
    channel: str  # officers, or seat:british for marks that only the british seat sees
    seat: str
    kind: str
    places: list[int]
    label: str


@dataclass(frozen=True, slots=True)
class Marks:
    """All planning marks that this client may see."""

    marks: list[MarkInfo]
    type: Literal["marks"] = "marks"


@dataclass(frozen=True, slots=True)
class Presence:
    """Who sits where and who is here."""

    seats: list[SeatInfo]
    spectators: int
    planning: list[str]  # seats that try walks out, which nobody sees before they are played
    left: dict[str, float]  # by seat, and for the `host`: since when nobody who holds it is here
    type: Literal["presence"] = "presence"


@dataclass(frozen=True, slots=True)
class State:
    """The game was started, paused, resumed or finished; the secret of the dice is shown when it is over."""

    status: Status
    winners: list[str] = field(default_factory=list)
    ending: str = ""
    secret: str | None = None
    by: str = ""  # who paused it, or did not want this rematch: a seat, or nothing for a host without one
    truce: list[str] = field(default_factory=list)  # seats whose players would end the game without a winner
    type: Literal["state"] = "state"


@dataclass(frozen=True, slots=True)
class OrdersInfo:
    """The standing orders of one of your seats."""

    seat: str
    orders: dict[str, JsonValue]
    type: Literal["orders"] = "orders"


@dataclass(frozen=True, slots=True)
class Connections:
    """How many connections hold one of your seats; more than one may be somebody else with your link."""

    seat: str
    connections: int
    type: Literal["connections"] = "connections"


@dataclass(frozen=True, slots=True)
class Link:
    """The answer to `new-link`: the token that opens your seat from now on; the old one opens nothing."""

    id: int
    seat: str
    token: str
    link: str
    type: Literal["link"] = "link"


@dataclass(frozen=True, slots=True)
class Pong:
    """The answer to `ping`."""

    id: int
    now: float
    type: Literal["pong"] = "pong"


AnyTell = (
    Welcome
    | Update
    | Played
    | Noted
    | Done
    | Explained
    | Walks
    | Hinted
    | Risks
    | Error
    | Said
    | HistoryPage
    | Marks
    | Presence
    | State
    | OrdersInfo
    | Connections
    | Link
    | Pong
)
