"""Faults: whatever a client may do wrong or the server cannot do, each with a code and a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from colditz.editions.start import BadSetup
from colditz.engine.refusal import Illegal, Malformed, Stale, UnknownSeat, told
from colditz.model.words import LANGUAGES, sentence
from colditz.server.tells import Error
from colditz.server.unreadable import BadMessage, shortened, why
from colditz.store.store import StoreError

# code: the HTTP status that goes with it
FAULTS = {
    "bad-message": 422,
    "bad-setup": 422,
    "unknown-level": 422,
    "unknown-game": 404,
    "unknown-edition": 404,
    "unknown-language": 404,
    "unknown-seat": 404,
    "unknown-lesson": 404,
    "unknown-page": 404,
    "wrong-method": 405,
    "wrong-token": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "other-side": 403,
    "ask-host": 403,
    "foreign-seat": 403,
    "only-watching": 403,
    "not-host": 403,
    "not-away": 409,
    "others-play": 403,
    "wrong-channel": 403,
    "channel-closed": 409,
    "not-finished": 403,
    "no-rematch": 409,
    "hello-first": 400,
    "seat-not-open": 409,
    "seats-still-open": 409,
    "not-started": 409,
    "already-started": 409,
    "paused": 409,
    "finished": 409,
    "kept": 410,
    "stale": 409,
    "illegal": 409,
    "malformed": 422,
    "too-large": 413,
    "too-fast": 429,
    "too-slow": 429,
    "ended-elsewhere": 409,
    "said-enough": 409,
    "too-many": 503,
    "not-saved": 503,
    "no-hint": 409,
    "no-draft": 409,
    "no-vacation": 409,
    "vacation-used-up": 409,
    "internal": 500,
}


class Fault(Exception):
    """Something that cannot be done; nothing has changed."""

    def __init__(self, code: str, *, rule: str | None = None, question: int | None = None, **names: str | int) -> None:
        super().__init__(code)
        self.code, self.rule, self.question = code, rule, question
        self.names = {name: shortened(value) for name, value in names.items()}

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return FAULTS[self.code]

    def says(self, language: str) -> str:
        """The sentence that a person reads."""
        if self.code == "illegal":
            return told(str(self.names["refusal"]), str(self.names["pawn"]), language, self.rule or "")
        if self.code == "bad-setup":
            setup = sentence(f"setup-{self.names['setup']}", language, self.names)
            return sentence("fault-bad-setup", language, {"why": shortened(setup)})
        if self.code == "bad-message":
            unread = why(str(self.names["unread"]), self.names, language)
            return sentence("fault-bad-message", language, {"why": shortened(unread)})
        return sentence(f"fault-{self.code}", language, self.names)

    def as_message(self, number: int | None, language: str) -> Error:
        """The fault as a message of the wire."""
        return Error(number, self.code, self.says(language), self.rule, self.question)


def spoken_by(wanted: str) -> str:
    """Of the languages that a client would like (as in `Accept-Language`) the first that we speak."""
    spoken = [part.split(";")[0].strip()[:2].lower() for part in wanted.split(",")]
    return next((language for language in spoken if language in LANGUAGES), "en")


def unfit(error: BadSetup) -> Fault:
    """The fault of a game that cannot be set up as asked."""
    return _explained("bad-setup", "setup", error.kind, error.names)


def unread(error: BadMessage) -> Fault:
    """The fault of a message that cannot be read."""
    return _explained("bad-message", "unread", error.kind, error.names)


def _explained(code: str, reason: str, kind: str, names: Mapping[str, str | int]) -> Fault:
    fault = Fault(code, **{reason: kind})  # type: ignore[arg-type]
    fault.names.update({name: shortened(value) for name, value in names.items()})
    return fault


def fault_of(error: Exception, question: int | None = None) -> Fault | None:
    """The fault that an error of the engine or the store amounts to; None for one that should not occur."""
    match error:
        case Fault():
            return error
        case BadMessage():
            return unread(error)
        case Illegal():
            return Fault("illegal", rule=error.rule, question=question, refusal=error.refusal.value, pawn=error.pawn)
        case Stale():
            return Fault("stale", question=question)
        case Malformed() | UnknownSeat():
            return Fault("malformed", question=question, why=str(error))
        case StoreError():
            return Fault("not-saved", question=question)
        case _:
            return None
