"""Why something may not be done. Each edition says which entry of its ledger stands behind a refusal."""

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """A reason; its value is the key of the sentence that players read."""

    # whose decision
    NOT_ASKED = "not-asked"
    GAME_OVER = "game-over"
    NOT_NOW = "not-now"
    MUST_GO_TO_APPEL = "must-go-to-appel"
    NOT_YOUR_PAWN = "not-your-pawn"
    # the turn
    NOT_THROWN_YET = "not-thrown-yet"
    NO_POINTS_LEFT = "no-points-left"
    NO_CARD_EARNED = "no-card-earned"
    HAND_TOO_LARGE = "hand-too-large"
    HAND_WITHIN_LIMIT = "hand-within-limit"
    ALREADY_THROWN = "already-thrown"
    THROW_OR_STOP_FIRST = "throw-or-stop-first"
    PAWN_MAY_NOT_REST = "pawn-may-not-rest"
    FORMULA_ACCEPTED = "formula-accepted"
    # deployment
    TOO_MANY_GUARDS_INSIDE = "too-many-guards-inside"
    TOO_FEW_GUARDS_INSIDE = "too-few-guards-inside"
    TOO_MANY_GUARDS_OUTSIDE = "too-many-guards-outside"
    TOO_FEW_GUARDS_OUTSIDE = "too-few-guards-outside"
    # walking
    OUT_OF_REACH = "out-of-reach"
    WAY_BLOCKED = "way-blocked"
    CIRCLE_TAKEN = "circle-taken"
    NO_REST_IN_BEAM = "no-rest-in-beam"
    NO_REST_ABOVE_TUNNEL = "no-rest-above-tunnel"
    NO_REST_IN_PASSAGE = "no-rest-in-passage"
    NO_REST_ON_APPEL = "no-rest-on-appel"
    GUARD_IN_SAFE_AREA = "guard-in-safe-area"
    GUARD_IN_ROOM = "guard-in-room"
    IN_SOLITARY = "in-solitary"
    GONE = "gone"
    # crossing
    NOT_ADJACENT = "not-adjacent"
    NO_KEY = "no-key"
    NO_PASS = "no-pass"
    NO_ROPE = "no-rope"
    NO_WIRE_CUTTERS = "no-wire-cutters"
    TOLL_UNPAID = "toll-unpaid"
    WRONG_PAYMENT = "wrong-payment"
    NOT_HIS_WAY_BACK = "not-his-way-back"
    RETURNER_BY_GATE_ONLY = "returner-by-gate-only"
    CROSSING_NOT_OPEN = "crossing-not-open"
    # guards
    BARRACKS_EMPTY = "barracks-empty"
    GUARD_RESTS = "guard-rests"
    NOT_A_POST = "not-a-post"
    POST_TAKEN = "post-taken"
    ARREST_WAS_MADE = "arrest-was-made"
    # arrest
    NOT_LIABLE = "not-liable"
    ON_APPEL = "on-appel"
    IN_SAFE_AREA = "in-safe-area"
    IN_A_ROOM = "in-a-room"
    IN_A_TUNNEL = "in-a-tunnel"
    ON_THE_WAY_BACK = "on-the-way-back"
    NOT_ARRESTABLE = "not-arrestable"
    # solitary
    NO_DOUBLE = "no-double"
    NOT_IN_SOLITARY = "not-in-solitary"
    WRONG_EXIT = "wrong-exit"
    # gathering
    NOT_TWO_IN_ROOMS = "not-two-in-rooms"
    NONE_LEFT = "none-left"
    HAS_KIT = "has-kit"
    KIT_INCOMPLETE = "kit-incomplete"
    KIT_OVERPAID = "kit-overpaid"
    # cards
    CARD_NOT_HELD = "card-not-held"
    CARD_NOT_FOR_NOW = "card-not-for-now"
    CARD_NOT_TRADABLE = "card-not-tradable"
    BEFORE_THE_THROW = "before-the-throw"
    NO_TARGET_FOR_CARD = "no-target-for-card"
    TARGET_NOT_OUTSIDE = "target-not-outside"
    NO_LINE_OF_SIGHT = "no-line-of-sight"
    TUNNEL_NOT_OPEN = "tunnel-not-open"
    TUNNEL_OPEN = "tunnel-open"
    NO_MARKER = "no-marker"
    LEAVE_REFUSED = "leave-refused"
    TUNNEL_EMPTY = "tunnel-empty"
    TWO_MUST_ENTER = "two-must-enter"
    NO_KIT = "no-kit"
    TWO_BRIBES_NEEDED = "two-bribes-needed"
    NOT_IN_GREY_AREA = "not-in-grey-area"
    NOT_AT_CAR = "not-at-car"
    NOBODY_ABSENT = "nobody-absent"
    NOT_A_HIDING_PLACE = "not-a-hiding-place"
    NOT_CALLED = "not-called"
    ALREADY_MOVED = "already-moved"
    # barter
    NOT_AN_OFFICER = "not-an-officer"
    NO_TRADE_NOW = "no-trade-now"
    TRADE_EMPTY = "trade-empty"
    TRADE_REPEATED = "trade-repeated"
    TOO_MANY_OFFERS = "too-many-offers"
    OFFER_PENDING = "offer-pending"
    NO_SUCH_OFFER = "no-such-offer"
    RECEIVER_HAND_FULL = "receiver-hand-full"
    # free hand
    NO_FREE_HAND = "no-free-hand"
    NO_BREACH = "no-breach"


class GameError(Exception):
    """Something was asked of a game that it cannot do; the game is unchanged."""


class UnknownSeat(GameError):
    """No seat of this game has that name."""


class Malformed(GameError):
    """Not an action, or one that cannot be read."""


class Stale(GameError):
    """The answer belongs to a question that is no longer asked."""


class Illegal(GameError):
    """The rules forbid this action; the edition's ledger says why."""

    def __init__(self, refusal: Refusal, rule: str, says: str) -> None:
        super().__init__(f"{says} [{rule}]")
        self.refusal, self.rule, self.says = refusal, rule, says
