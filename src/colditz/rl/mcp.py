"""A server for language models (Model Context Protocol, by the official SDK): begin, look, ask, play, trade, talk.

Every answer is plain text. Whatever the rules forbid is refused with its sentence and the rule that says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mcp.server.mcpserver import MCPServer

from colditz.editions.start import BadSetup, new_game
from colditz.engine.play import Match
from colditz.engine.refusal import GameError
from colditz.model.actions import Action
from colditz.model.events import Event
from colditz.players.levels import UnknownLevel
from colditz.players.sight import Bot, Sight
from colditz.rl.text import look, may_do, moves_of_pawn
from colditz.rl.trained import find_player
from colditz.sim.barter import let_deal, traders_among

MOST_BOT_ACTIONS = 5_000
INSTRUCTIONS = (
    "You play one seat of Escape from Colditz; bots play the others. Call begin, then look; play one of the actions "
    "listed there, or one of the moves of a pawn, exactly as it is written. Ask explain why something is forbidden. "
    "Other officers answer your offers at once and make offers of their own, which you answer before play goes on."
)


class Session:
    """One game with one seat for the model."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.seat = ""
        self.bots: dict[str, Bot] = {}
        self.said: list[str] = []
        self.heard: list[Event] = []  # what the model has not been told yet

    def begin(self, edition: str, players: int, seat: str, bots: str, seed: int, rounds: int) -> str:
        """Set a game up and play until it is the model's turn."""
        try:
            match, make = new_game(edition, players, seed, rounds=rounds), find_player(bots)
        except BadSetup as wrong:
            return f"This game cannot be set up: {wrong}"
        except UnknownLevel as wrong:
            return f"{wrong}."
        if seat not in match.seats:
            return f"There is no seat {seat!r}; the seats are {', '.join(match.seats)}."
        others = [name for name in match.seats if name != seat]
        return self.sit_down(match, seat, {name: make(seed + number) for number, name in enumerate(others)})

    def sit_down(self, match: Match, seat: str, bots: dict[str, Bot]) -> str:
        """Join a game at a seat, with bots at all others."""
        self.match, self.seat, self.bots, self.said, self.heard = match, seat, bots, [], []
        return self.go_on(())

    def go_on(self, events: Sequence[Event]) -> str:
        """Let the bots play and deal until the model is asked, and tell what it saw meanwhile."""
        match = self.game()
        traders = traders_among(match, self.bots)
        self._hear(events)
        let_deal(match, traders, events, self._play_for)
        for _ in range(MOST_BOT_ACTIONS):
            if match.finished or self.seat in match.asked() or self._is_offered_something():
                break
            name = match.asked()[0]
            played = self._play_for(name, self.bots[name].decide(Sight(match, name)).action)
            let_deal(match, traders, played, self._play_for)
        heard, self.heard = self.heard, []
        told = "\n".join(f"- {match.write_event(event)}" for event in heard[-60:])
        return f"What happened:\n{told or '- nothing yet'}\n\n{self.state()}"

    def _play_for(self, name: str, action: Action) -> Sequence[Event]:
        events = self.game().play(name, action)
        self._hear(events)
        return events

    def _hear(self, events: Iterable[Event]) -> None:
        self.heard += self.game().seen_by(self.seat, tuple(events))

    def _is_offered_something(self) -> bool:
        """An offer waits for the model, which lapses as soon as whoever is on turn goes on."""
        match = self.game()
        seat = match.seats.index(self.seat)
        return any(to == seat for _, to, _, _ in match.view(self.seat, listed=False).offers)

    def state(self) -> str:
        """The table, and what the model may do."""
        match = self.game()
        return f"{look(match, self.seat)}\n\nYou may do:\n{may_do(match, self.seat)}"

    def game(self) -> Match:
        """The game under way."""
        if self.match is None:
            raise GameError("no game has begun; call begin first")
        return self.match

    def play(self, action: str) -> str:
        """Play an action in notation."""
        try:
            return self.go_on(self.game().play(self.seat, action))
        except GameError as refused:
            return f"Refused: {refused}"

    def explain(self, action: str) -> str:
        """Why an action is forbidden, with the rule."""
        try:
            refused = self.game().explain(self.seat, action)
        except GameError as wrong:
            return f"This cannot be read: {wrong}"
        return "That is allowed." if refused is None else f"Forbidden: {refused.says} [{refused.rule}]"


def server() -> MCPServer:
    """A server with a game of its own."""
    session, found = Session(), MCPServer("colditz", instructions=INSTRUCTIONS)

    @found.tool()
    def begin(
        edition: str = "classic", players: int = 2, seat: str = "security", bots: str = "planner", seed: int = 0,
        rounds: int = 20,
    ) -> str:  # fmt: skip
        """Begin a new game; another one under way is given up."""
        return session.begin(edition, players, seat, bots, seed, rounds)

    _looking_tools(found, session)
    _playing_tools(found, session)
    return found


def _looking_tools(found: MCPServer, session: Session) -> None:
    @found.tool(name="look")
    def look_around() -> str:
        """The table as your seat sees it, and what you may do."""
        return _guarded(session.state)

    @found.tool()
    def moves(pawn: str) -> str:
        """What one of your pawns can do, such as guard-1 or british-2."""
        return _guarded(lambda: moves_of_pawn(session.game(), session.seat, pawn))

    @found.tool()
    def explain(action: str) -> str:
        """Why an action is forbidden, or that it is allowed."""
        return session.explain(action)


def _playing_tools(found: MCPServer, session: Session) -> None:
    @found.tool()
    def play(action: str) -> str:
        """Play an action exactly as it was listed, such as 'PostGuard post-inner-1'."""
        return session.play(action)

    @found.tool()
    def offer(seat: str, give: list[str], want: list[str]) -> str:
        """Offer another Escape Officer cards of yours for cards of his, by their names."""
        return session.play(f"OfferTrade {seat} [{','.join(give)}] [{','.join(want)}]")

    @found.tool()
    def say(words: str) -> str:
        """Say something to the table; bots do not answer."""
        session.said.append(words)
        return f"You said: {words}"


def _guarded(ask: object) -> str:
    try:
        return str(ask())  # type: ignore[operator]
    except GameError as wrong:
        return str(wrong)


def run() -> None:
    """Serve on standard input and output."""
    server().run()
