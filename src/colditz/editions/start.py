"""Making matches: a new game, a replay of a log, a game from a position."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from colditz.editions.registry import EDITIONS
from colditz.editions.rulebooks import rulebook_of
from colditz.engine.chance import Luck, is_secret, luck_from
from colditz.engine.edition import Edition
from colditz.engine.game import Game, Success, Teams
from colditz.engine.notation import Notation
from colditz.engine.play import Match
from colditz.engine.position import BadPosition, read_drawn, read_header, read_position
from colditz.engine.rulebook import Rulebook
from colditz.engine.state import State
from colditz.engine.step import Step
from colditz.model.actions import ACTION_TYPES
from colditz.model.board import Board
from colditz.model.cards import CARD_LIMIT
from colditz.model.events import Event
from colditz.model.ids import NOBODY, Nation
from colditz.model.plain import Plain, kinds_of
from colditz.model.words import sentence
from colditz.rules.turn.setup import Agreement

BESIDE = ("actions", "position", "commitment", "table")  # what a log holds beside its setup; `table`: a server's notes
NATIONS = tuple(nation.name.lower() for nation in Nation)


class BadSetup(ValueError):
    """A game that cannot be set up as asked; the message says what would be right."""

    def __init__(self, kind: str, **names: str | int) -> None:
        super().__init__(kind)
        self.kind, self.names = kind, names

    def __str__(self) -> str:
        return self.told("en")

    def told(self, language: str) -> str:
        """What is wrong, in one of our languages."""
        return sentence(f"setup-{self.kind}", language, self.names)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is made from. It stands at the head of every log."""

    edition: str
    players: int
    nations: tuple[str, ...]
    escapes: int
    rounds: int
    minutes: int
    house_rules: tuple[str, ...]
    seed: int
    chance: str
    agreed: bool
    secret: str = ""  # of sealed dice; empty: they come from the seed

    def header(self) -> dict[str, object]:
        """As JSON-able data."""
        return {
            "edition": self.edition,
            "players": self.players,
            "nations": list(self.nations),
            "escapes": self.escapes,
            "rounds": self.rounds,
            "minutes": self.minutes,
            "house_rules": list(self.house_rules),
            "seed": self.seed,
            "chance": self.chance,
            "agreed": self.agreed,
            **({"secret": self.secret} if self.secret else {}),
        }


# --- the public ways in


def new_game(
    edition: str = "classic",
    players: int = 4,
    seed: int = 0,
    *,
    nations: Sequence[str] | None = None,
    escapes: int | None = None,
    minutes: int | None = None,
    rounds: int | None = None,
    house_rules: Sequence[str] = (),
    chance: str = "seed",
    agreed: bool = True,
    secret: str = "",
    language: str = "en",
) -> Match:
    """A new game; `rounds=0` leaves the time to an outside clock, `chance="manual"` leaves dice and draws to you.

    With a `secret` (64 hexadecimal digits) the dice come from that: nobody works them out from those he saw.
    """
    _check_numbers(players=players, seed=seed, escapes=escapes, minutes=minutes, rounds=rounds)
    law = _rulebook(edition, house_rules, players).edition
    minutes = law.params.minutes if minutes is None else minutes
    setup = Setup(
        edition=edition,
        players=players,
        nations=tuple(NATIONS[: players - 1] if nations is None else nations),
        escapes=law.params.escapes_to_win if escapes is None else escapes,
        rounds=minutes // law.params.minutes_a_round if rounds is None else rounds,
        minutes=minutes,
        house_rules=tuple(house_rules),
        seed=seed,
        chance=chance,
        agreed=agreed,
        secret=secret,
    )
    return _match(setup, language)


def replay(
    log: Mapping[str, Any],
    language: str = "en",
    heard: Callable[[int, str, tuple[Event, ...]], None] | None = None,
) -> Match:
    """The game that a log tells, checked action by action, ready to be played on.

    `heard` is told of every entry: its number, its seat and what took place.
    """
    match = before_the_first(log, language)
    for number, (seat, action) in enumerate(entries_of(log)):
        events = match.play(seat, action)
        if heard is not None:
            heard(number, seat, events)
    match.give_luck()
    return match


def resume(log: Mapping[str, Any], position: str, taken: int, language: str = "en") -> Match:
    """The game of a log at a position that it came to after so many entries; what follows is yet to be played.

    Chance does not answer by itself until `give_luck`, so that the entries after it can be played one by one.
    """
    return before_the_first({**log, "position": position}, language, taken)


def before_the_first(log: Mapping[str, Any], language: str = "en", taken: int = 0) -> Match:
    """The game of a log before its first entry; chance does not answer by itself."""
    header = {name: value for name, value in log.items() if name not in BESIDE}
    position = log.get("position")
    if position is not None and not isinstance(position, str):
        raise BadPosition(f"the position of a log should be a text, not {position!r}")
    return _match(setup_from(header), language, position, by_hand=True, taken=taken)


def entries_of(log: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The entries of a log: a seat and an action each."""
    entries = log.get("actions", ())
    if not isinstance(entries, list | tuple):
        raise BadPosition(f"the actions of a log should be a list, not {entries!r}")
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, list | tuple) or [type(part) for part in entry] != [str, str]:
            raise BadPosition(f"entry {number} of the log should be a seat and an action, not {entry!r}")
        yield entry[0], entry[1]


def from_position(text: str, language: str = "en") -> Match:
    """The game at the position that a text describes."""
    return _match(setup_from(read_header(text)), language, text)


# --- who is the Security Officer


class SecurityDraw(NamedTuple):
    """Who became Security Officer by dice, and every throw in its order: (player, first die, second die)."""

    officer: str
    throws: tuple[tuple[str, int, int], ...]


def draw_security(names: Sequence[str], seed: int) -> SecurityDraw:
    """Everybody throws and the highest is Security Officer; those who tie throw again. [classic.16.2]

    Players who agree on somebody need no dice: they seat him as `security`.
    """
    if len(names) < 2 or len(set(names)) != len(names):
        raise BadSetup("throwers", names=", ".join(names) or "-")
    luck, throws, tied = Luck(seed), [], list(names)
    while len(tied) > 1:
        tie = [(name, luck.below(6) + 1, luck.below(6) + 1) for name in tied]
        highest = max(first + second for _, first, second in tie)
        tied = [name for name, first, second in tie if first + second == highest]
        throws += tie
    return SecurityDraw(tied[0], tuple(throws))


# --- putting a game together

KINDS: Mapping[str, type] = {
    **dict.fromkeys(("players", "escapes", "rounds", "minutes", "seed"), int),
    **dict.fromkeys(("edition", "chance", "secret"), str),
    **dict.fromkeys(("nations", "house_rules"), list),
    "agreed": bool,
}
KIND_NAMES: Mapping[type, str] = {int: "a whole number", str: "a text", list: "a list", bool: "true or false"}


def setup_from(header: Mapping[str, Any]) -> Setup:
    """The setup that stands at the head of a log or position."""
    for name, kind in KINDS.items():
        if type(header.get(name, kind())) is not kind:
            raise BadPosition(f"{name} of this log or position should be {KIND_NAMES[kind]}, not {header[name]!r}")
    for name in ("nations", "house_rules"):
        if not all(type(word) is str for word in header.get(name) or ()):
            raise BadPosition(f"{name} of this log or position should be a list of names, not {header[name]!r}")
    try:
        return Setup(**{**header, "nations": tuple(header["nations"]), "house_rules": tuple(header["house_rules"])})
    except (TypeError, KeyError) as error:
        raise BadPosition(f"the head of this log or position is incomplete: {error}") from error


def _rulebook(name: str, house_rules: Sequence[str], players: int) -> Rulebook:
    if name not in EDITIONS:
        raise BadSetup("edition", edition=str(name), known=", ".join(EDITIONS))
    edition = EDITIONS[name]
    for rule in house_rules:
        if rule not in edition.house_rules:
            known = ", ".join(edition.house_rules)
            raise BadSetup("house-rule", edition=name, house_rule=str(rule), known=known)
    return rulebook_of(edition, tuple(house_rules), players)


def _match(setup: Setup, language: str, position: str | None = None, *, by_hand: bool = False, taken: int = 0) -> Match:
    game, notation = table_of(setup)
    state, board = game.state, game.board
    header, drawn = setup.header(), 0
    state.tunnels = [NOBODY] * len(board.tunnels)
    state.homes = homes_of(game.edition)
    state.markers = (NOBODY,) * len(board.crossings) if game.params.markers else ()
    if position is None:
        _lay_out(game, setup)
    else:
        state.places = [board.dead] * len(game.teams.owner)
        read_position(game, notation, position)
        header["position"], drawn = position, read_drawn(position)
    luck = None if by_hand or setup.chance == "manual" else luck_from(setup.seed, setup.secret, drawn)
    return Match(game, luck, notation, language, header, drawn, taken)


def table_of(setup: Setup) -> tuple[Game, Notation]:
    """A table with nothing on it yet, and the words for what will be."""
    rulebook = _rulebook(setup.edition, setup.house_rules, setup.players)
    edition, board = rulebook.edition, rulebook.board
    _check(setup, edition)
    teams = _teams(setup, edition, board)
    success = Success(setup.escapes, setup.rounds, setup.minutes)
    game = Game(rulebook, teams, success, State(setup.players, len(teams.owner), len(board.names)))
    return game, Notation(board, teams, record_kinds(setup.edition))


def _check_numbers(**numbers: object) -> None:
    for name, number in numbers.items():
        if number is not None and (not isinstance(number, int) or isinstance(number, bool)):
            raise BadSetup("whole-number", field=name, given=repr(number))


def _check(setup: Setup, edition: Edition) -> None:
    _check_numbers(players=setup.players, escapes=setup.escapes, rounds=setup.rounds, minutes=setup.minutes)
    _check_numbers(seed=setup.seed)
    if setup.players not in edition.params.pows:
        raise BadSetup("players", edition=setup.edition, players=setup.players)
    unknown = [nation for nation in setup.nations if nation not in NATIONS]
    if unknown:
        raise BadSetup("nation", nation=str(unknown[0]), known=", ".join(NATIONS))
    if len(setup.nations) != setup.players - 1 or len(set(setup.nations)) != len(setup.nations):
        raise BadSetup("nations", needed=setup.players - 1, given=", ".join(setup.nations) or "-")
    most = edition.most_escapes(setup.players)
    if not 1 <= setup.escapes <= most:
        raise BadSetup("escapes", most=most)
    if setup.rounds < 0 or setup.minutes < 0:
        raise BadSetup("negative")
    if not setup.rounds and not setup.minutes:
        raise BadSetup("no-time")
    if 0 < edition.params.most_rounds < setup.rounds:
        raise BadSetup("rounds", most=edition.params.most_rounds, rounds=setup.rounds)
    if 0 < setup.rounds < edition.least_rounds:
        raise BadSetup("too-few-rounds", least=edition.least_rounds, rounds=setup.rounds)
    if setup.chance not in ("seed", "manual"):
        raise BadSetup("chance", given=str(setup.chance))
    if setup.secret and (not isinstance(setup.secret, str) or not is_secret(setup.secret)):
        raise BadSetup("secret")
    if setup.secret and setup.chance != "seed":
        raise BadSetup("secret-by-hand")


def _teams(setup: Setup, edition: Edition, board: Board) -> Teams:
    sizes = [edition.params.guards[setup.players], *[edition.params.pows[setup.players]] * (setup.players - 1)]
    names = ["guard", *setup.nations]
    owner = tuple(seat for seat, size in enumerate(sizes) for _ in range(size))
    pawns = tuple(tuple(pawn for pawn, holder in enumerate(owner) if holder == seat) for seat in range(setup.players))
    titles = tuple(f"{names[seat]}-{number}" for seat, size in enumerate(sizes) for number in range(1, size + 1))
    return Teams(("security", *setup.nations), owner, pawns, titles, ((), *board.formations[setup.players]))


OLD_NAMES = {"GiveUpCards": "LoseCards"}  # steps that older positions name otherwise


@cache
def record_kinds(_edition: str) -> Mapping[str, type[Plain]]:
    """Every action and step that a log or position may name, once the modules of an edition are read."""
    kinds: dict[str, type[Plain]] = {**ACTION_TYPES, **kinds_of(Step)}
    return {**kinds, **{old: kinds[new] for old, new in OLD_NAMES.items()}}


def homes_of(edition: Edition) -> tuple[int, ...]:
    """By card, the pack it is drawn from and goes back to."""
    home = {card: pack for pack, counts in enumerate(edition.packs) for card in counts}
    return tuple(home.get(card, 0) for card in range(CARD_LIMIT))


def _lay_out(game: Game, setup: Setup) -> None:
    """Guards in the barracks, POWs on their Appel places, nothing dealt. [classic.17.1, classic.17.2]"""
    state, edition, board = game.state, game.edition, game.board
    for seat, pawns in enumerate(game.teams.pawns):
        places = game.teams.formation[seat] or (board.barracks,) * len(pawns)
        for pawn, place in zip(pawns, places, strict=True):
            state.put(pawn, place, board.walkable)
    state.supply, state.kit_supply = tuple(edition.equipment), edition.kits
    state.pools = [tuple(pack.get(card, 0) for card in range(CARD_LIMIT)) for pack in edition.packs]
    state.bottoms = [() for _ in edition.packs]
    state.kits = [0, *[edition.params.starting_kits] * (setup.players - 1)]
    state.kit_supply -= sum(state.kits)
    opening: list[Step] = [] if setup.agreed else [Agreement(tuple(range(setup.players)))]
    game.push_all([*opening, *edition.opening])


def _put_away(match: Match) -> tuple[Callable[..., Match], tuple[object, ...]]:
    from colditz.editions.frozen import frozen  # noqa: PLC0415 - it needs what is here

    return frozen(match)


copyreg.pickle(Match, _put_away)
