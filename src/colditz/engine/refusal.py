"""Why something may not be done. Each edition says which entry of its ledger stands behind a refusal."""

from __future__ import annotations

from enum import Enum

from colditz.model.words import capital, own_key, pawn_named, sentence


class Refusal(Enum):
    """A reason; its value is the key of the sentence that players read."""

    # whose decision
    NOT_ASKED = "not-asked"
    GAME_OVER = "game-over"
    NOT_NOW = "not-now"
    NOT_YOUR_SIDE = "not-your-side"
    NOT_YOUR_PAWN = "not-your-pawn"
    NOT_YOUR_GUARD = "not-your-guard"
    # the turn
    NOT_THROWN_YET = "not-thrown-yet"
    NO_POINTS_LEFT = "no-points-left"
    NO_CARD_EARNED = "no-card-earned"
    HAND_TOO_LARGE = "hand-too-large"
    HAND_WITHIN_LIMIT = "hand-within-limit"
    ALREADY_THROWN = "already-thrown"
    THROWN_ONCE = "thrown-once"
    PAWN_MAY_NOT_REST = "pawn-may-not-rest"
    FORMULA_ACCEPTED = "formula-accepted"
    # what must be decided first: each step that asks a player names one
    AGREE_FIRST = "agree-first"
    POST_GUARDS_FIRST = "post-guards-first"
    THROW_OR_STOP_FIRST = "throw-or-stop-first"
    ANSWER_FIRST = "answer-first"
    HIDE_FIRST = "hide-first"
    ANSWER_APPEL_FIRST = "answer-appel-first"
    LINE_UP_FIRST = "line-up-first"
    MAKE_WAY_FIRST = "make-way-first"
    STAND_ASIDE_FIRST = "stand-aside-first"
    CHOOSE_CELLS_FIRST = "choose-cells-first"
    GIVE_UP_EQUIPMENT_FIRST = "give-up-equipment-first"
    LAY_CARDS_AWAY_FIRST = "lay-cards-away-first"
    MUST_GO_TO_APPEL = "must-go-to-appel"
    CHOOSE_SUPPLIER_FIRST = "choose-supplier-first"
    GRANT_LEAVE_FIRST = "grant-leave-first"
    BRING_OFF_FIRST = "bring-off-first"
    RECALL_OR_END_FIRST = "recall-or-end-first"
    MOVE_MARKER_FIRST = "move-marker-first"
    TAKE_MARKER_OR_NOT_FIRST = "take-marker-or-not-first"
    THROW_AGAIN_FIRST = "throw-again-first"
    CHOOSE_DIE_FIRST = "choose-die-first"
    MEETING_FIRST = "meeting-first"
    SWAPS_FIRST = "swaps-first"
    GO_OVER_OR_NOT_FIRST = "go-over-or-not-first"
    CLEAR_MARKERS_FIRST = "clear-markers-first"
    # a pawn that stands where it may not stay
    LEAVE_BEAM_FIRST = "leave-beam-first"
    LEAVE_TUNNEL_SPACE_FIRST = "leave-tunnel-space-first"
    GUARD_LEAVES_TUNNEL_SPACE_FIRST = "guard-leaves-tunnel-space-first"
    LEAVE_PASSAGE_FIRST = "leave-passage-first"
    LEAVE_APPEL_FIRST = "leave-appel-first"
    LEAVE_SAFE_AREA_FIRST = "leave-safe-area-first"
    LEAVE_ROOM_FIRST = "leave-room-first"
    LAST_MAN_WALKS_OUT = "last-man-walks-out"
    OTHER_END_CHOSEN = "other-end-chosen"
    # deployment
    ALREADY_POSTED = "already-posted"
    TOO_MANY_GUARDS_INSIDE = "too-many-guards-inside"
    TOO_FEW_GUARDS_INSIDE = "too-few-guards-inside"
    TOO_MANY_GUARDS_OUTSIDE = "too-many-guards-outside"
    TOO_FEW_GUARDS_OUTSIDE = "too-few-guards-outside"
    # walking
    OUT_OF_REACH = "out-of-reach"
    ALREADY_THERE = "already-there"
    NOT_A_CIRCLE = "not-a-circle"
    DOOR_IN_THE_WAY = "door-in-the-way"
    CHECKPOINT_IN_THE_WAY = "checkpoint-in-the-way"
    DROP_IN_THE_WAY = "drop-in-the-way"
    WIRE_IN_THE_WAY = "wire-in-the-way"
    CROSS_FIRST = "cross-first"
    TUNNEL_BY_ITS_ENTRANCE = "tunnel-by-its-entrance"
    TUNNEL_LEFT_AT_ITS_END = "tunnel-left-at-its-end"
    CAR_BY_ITS_CARD = "car-by-its-card"
    WAY_BLOCKED = "way-blocked"
    CIRCLE_TAKEN = "circle-taken"
    NO_REST_IN_BEAM = "no-rest-in-beam"
    NO_REST_ABOVE_TUNNEL = "no-rest-above-tunnel"
    NO_GUARD_ABOVE_TUNNEL = "no-guard-above-tunnel"
    NO_REST_IN_PASSAGE = "no-rest-in-passage"
    NO_REST_ON_APPEL = "no-rest-on-appel"
    GUARD_IN_SAFE_AREA = "guard-in-safe-area"
    GUARD_IN_ROOM = "guard-in-room"
    GUARD_IN_TUNNEL = "guard-in-tunnel"
    GUARD_OFF_BOARD = "guard-off-board"
    GUARD_ON_TARGET = "guard-on-target"
    IN_SOLITARY = "in-solitary"
    GONE = "gone"
    # crossing
    NOT_ADJACENT = "not-adjacent"
    NO_KEY = "no-key"
    NO_PASS = "no-pass"
    NO_ROPE = "no-rope"
    NO_WIRE_CUTTERS = "no-wire-cutters"
    NOT_SHARED = "not-shared"
    SHARE_TAKEN = "share-taken"
    SHARED_THIS_ROUND = "shared-this-round"
    SHARING_REFUSED = "sharing-refused"
    LET_FOLLOW_OR_NOT_FIRST = "let-follow-or-not-first"
    NOT_AT_SECRET_DOOR = "not-at-secret-door"
    NOT_INVITED = "not-invited"
    NO_AEROPLANE = "no-aeroplane"
    AEROPLANE_FLOWN = "aeroplane-flown"
    ANSWER_INVITATION_FIRST = "answer-invitation-first"
    NAME_MARKSMAN_FIRST = "name-marksman-first"
    TOLL_UNPAID = "toll-unpaid"
    WRONG_PAYMENT = "wrong-payment"
    NOT_HIS_WAY_BACK = "not-his-way-back"
    RETURNER_BY_GATE_ONLY = "returner-by-gate-only"
    CROSSING_NOT_OPEN = "crossing-not-open"
    DECLARE_FIRST = "declare-first"
    DECLARED_OTHERWISE = "declared-otherwise"
    NOT_AN_EXIT = "not-an-exit"
    ALREADY_DECLARED = "already-declared"
    ONE_EXIT_A_TURN = "one-exit-a-turn"
    SPEND_ON_ATTEMPT = "spend-on-attempt"
    NO_WAY_BACK_IN = "no-way-back-in"
    NOT_TOWARDS_A_ROSETTE = "not-towards-a-rosette"
    WALK_HOME_FIRST = "walk-home-first"
    STRAIGHT_HOME = "straight-home"
    POST_CLOSED = "post-closed"
    FOUR_POSTS_AT_NIGHT = "four-posts-at-night"
    LEAVE_POST_FIRST = "leave-post-first"
    # guards
    BARRACKS_EMPTY = "barracks-empty"
    GUARD_RESTS = "guard-rests"
    NOT_A_POST = "not-a-post"
    POST_TAKEN = "post-taken"
    ARREST_WAS_MADE = "arrest-was-made"
    THREE_STEPS_A_TURN = "three-steps-a-turn"
    NOT_TOWARDS_QUARRY = "not-towards-quarry"
    NAME_QUARRY_FIRST = "name-quarry-first"
    # arrest
    NOT_LIABLE = "not-liable"
    ON_APPEL = "on-appel"
    IN_SAFE_AREA = "in-safe-area"
    IN_A_ROOM = "in-a-room"
    IN_A_TUNNEL = "in-a-tunnel"
    ON_THE_WAY_BACK = "on-the-way-back"
    NOT_ARRESTABLE = "not-arrestable"
    ALREADY_LOCKED_UP = "already-locked-up"
    NOT_HIS_QUARRY = "not-his-quarry"
    FIRST_CIRCLE_OUTSIDE = "first-circle-outside"
    # solitary
    SEND_GUARD_FIRST = "send-guard-first"
    NAME_OFFICER_FIRST = "name-officer-first"
    ONE_RAID_A_TURN = "one-raid-a-turn"
    NOT_THE_ROOM = "not-the-room"
    ONE_TRY_A_TURN = "one-try-a-turn"
    NOT_BY_NIGHT = "not-by-night"
    FORCED_INSIDE_ONLY = "forced-inside-only"
    GUARD_CAME_HOME = "guard-came-home"
    NO_DOUBLE = "no-double"
    DOUBLE_USED = "double-used"
    NOT_IN_SOLITARY = "not-in-solitary"
    NOBODY_IN_SOLITARY = "nobody-in-solitary"
    WRONG_EXIT = "wrong-exit"
    EXIT_BARRED = "exit-barred"
    COOLER_BARRED = "cooler-barred"
    # gathering
    NOT_TWO_IN_ROOMS = "not-two-in-rooms"
    NONE_LEFT = "none-left"
    HAS_KIT = "has-kit"
    KIT_INCOMPLETE = "kit-incomplete"
    KIT_OVERPAID = "kit-overpaid"
    # cards
    CARD_NOT_HELD = "card-not-held"
    CARD_NOT_FOR_NOW = "card-not-for-now"
    ONLY_AGAINST_A_KEY = "only-against-a-key"
    ONLY_AGAINST_A_PASS = "only-against-a-pass"
    ONLY_AS_A_WARNING = "only-as-a-warning"
    ONLY_AGAINST_A_SHOT = "only-against-a-shot"
    ONLY_AGAINST_A_LOSS = "only-against-a-loss"
    ONLY_FOR_A_KIT = "only-for-a-kit"
    CARD_NOT_TRADABLE = "card-not-tradable"
    BEFORE_THE_THROW = "before-the-throw"
    NO_TARGET_FOR_CARD = "no-target-for-card"
    NOBODY_TO_SEND = "nobody-to-send"
    ROOM_FULL = "room-full"
    NO_GUARD_ON_BOARD = "no-guard-on-board"
    TARGET_NOT_OUTSIDE = "target-not-outside"
    NO_LINE_OF_SIGHT = "no-line-of-sight"
    NOBODY_IN_SIGHT = "nobody-in-sight"
    TUNNEL_NOT_OPEN = "tunnel-not-open"
    TUNNEL_OPEN = "tunnel-open"
    NO_MARKER = "no-marker"
    LEAVE_REFUSED = "leave-refused"
    ENTRANCE_SHUT = "entrance-shut"
    TWO_IN_FIRST = "two-in-first"
    TUNNEL_EMPTY = "tunnel-empty"
    TWO_MUST_ENTER = "two-must-enter"
    NO_KIT = "no-kit"
    ONCE_A_GAME = "once-a-game"
    TWO_BRIBES_NEEDED = "two-bribes-needed"
    NOT_IN_GREY_AREA = "not-in-grey-area"
    NOT_AT_CAR = "not-at-car"
    NOBODY_ABSENT = "nobody-absent"
    NOT_A_HIDING_PLACE = "not-a-hiding-place"
    NO_WAY_TO_HIDE = "no-way-to-hide"
    NOT_CALLED = "not-called"
    ALREADY_MOVED = "already-moved"
    ANNOUNCE_BEFORE_MOVING = "announce-before-moving"
    TUNNEL_BEFORE_MOVING = "tunnel-before-moving"
    ONLY_FROM_THE_COURTYARD = "only-from-the-courtyard"
    # barter
    NOT_AN_OFFICER = "not-an-officer"
    NO_TRADE_NOW = "no-trade-now"
    OTHER_CARDS_NOW = "other-cards-now"
    ONE_GIFT_A_TURN = "one-gift-a-turn"
    NO_GIFT_OF_EQUIPMENT = "no-gift-of-equipment"
    TRADE_EMPTY = "trade-empty"
    TRADE_REPEATED = "trade-repeated"
    TOO_MANY_OFFERS = "too-many-offers"
    OFFER_PENDING = "offer-pending"
    NO_SUCH_OFFER = "no-such-offer"
    NOTHING_TO_TRADE = "nothing-to-trade"
    OFFER_OUTDATED = "offer-outdated"
    OWN_HAND_FULL = "own-hand-full"
    RECEIVER_HAND_FULL = "receiver-hand-full"
    # free hand
    NO_FREE_HAND = "no-free-hand"
    NO_BREACH = "no-breach"


SPEAKS_OF_A_PAWN = frozenset(
    {
        Refusal.PAWN_MAY_NOT_REST,
        Refusal.LINE_UP_FIRST,
        Refusal.MAKE_WAY_FIRST,
        Refusal.STAND_ASIDE_FIRST,
        Refusal.CHOOSE_CELLS_FIRST,
        Refusal.MUST_GO_TO_APPEL,
        Refusal.GRANT_LEAVE_FIRST,
        Refusal.BRING_OFF_FIRST,
        Refusal.TAKE_MARKER_OR_NOT_FIRST,
        Refusal.GO_OVER_OR_NOT_FIRST,
        Refusal.LEAVE_BEAM_FIRST,
        Refusal.LEAVE_TUNNEL_SPACE_FIRST,
        Refusal.GUARD_LEAVES_TUNNEL_SPACE_FIRST,
        Refusal.LEAVE_PASSAGE_FIRST,
        Refusal.LEAVE_APPEL_FIRST,
        Refusal.LEAVE_SAFE_AREA_FIRST,
        Refusal.LEAVE_ROOM_FIRST,
        Refusal.LAST_MAN_WALKS_OUT,
        Refusal.OTHER_END_CHOSEN,
        Refusal.ALREADY_POSTED,
        Refusal.NAME_QUARRY_FIRST,
    }
)


def told(key: str, pawn: str, language: str, rule: str = "") -> str:
    """The sentence of a refusal, in a reader's language and the words of the rule's edition, with its pawn."""
    edition = rule.partition(".")[0]
    named = {"pawn": pawn_named(pawn, language, edition)} if pawn else {}
    return capital(sentence(own_key(key, language, edition), language, named))


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

    def __init__(self, refusal: Refusal, rule: str, pawn: str = "", language: str = "en") -> None:
        self.refusal, self.rule = refusal, rule
        self.pawn = pawn  # the name of the pawn that the reason speaks of, if it does
        self.says = self.told(language)
        super().__init__(f"{self.says} [{rule}]")
        self._made_of = (refusal, rule, pawn, language)

    def __reduce__(self) -> tuple[type[Illegal], tuple[Refusal, str, str, str]]:
        return Illegal, self._made_of

    def told(self, language: str) -> str:
        """The reason in a reader's language."""
        return told(self.refusal.value, self.pawn, language, self.rule)
