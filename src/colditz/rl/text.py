"""The table in words, for language models and for people who look on: what a seat sees, may do, and has heard."""

from __future__ import annotations

from colditz.engine.play import Match
from colditz.model.actions import Action
from colditz.model.board import Board
from colditz.model.cards import Card
from colditz.model.ids import Area, Place

AREAS = {
    Area.INNER: "the prisoners' courtyard",
    Area.OUTER: "the garrison courtyard",
    Area.OUTSIDE: "outside the castle",
}
MANY = 40  # moves of a pawn that are listed in one answer


def place_in_words(board: Board, place: Place) -> str:
    """A place by its name, and where that is."""
    name = board.names[place]
    if place >= board.walkable:
        return name
    room = board.room[place]
    where = f"in the {board.rooms[room].name}" if room >= 0 else f"in {AREAS[board.area[place]]}"
    if board.area[place] is Area.OUTSIDE and room < 0:
        where = AREAS[Area.OUTSIDE]
    marks = [word for word, marked in (("a target", board.target[place]), ("a post", board.post[place])) if marked]
    return f"{name} ({', '.join([where, *marks])})"


def look(match: Match, seat: str) -> str:
    """Everything that a seat, or a spectator, may know, in a few lines."""
    view = match.view(seat, listed=False)
    table, board = view.table, match.board
    turn = table.seats[table.turn] if table.turn >= 0 else "nobody yet"
    lines = [
        f"Edition {table.edition}, round {table.round} of {table.rounds or 'no fixed number'}; turn: {turn}.",
        f"Escapes that win: {table.escapes_to_win}.",
        f"Asked now: {', '.join(match.asked()) or 'nobody'} ({table.asking}). Points left: {table.now.points}.",
    ]
    for number, name in enumerate(table.seats):
        own = [f"{title} at {place_in_words(board, table.places[pawn])}" for pawn, title in _men(match, number)]
        held = (
            f"{table.hand_sizes[number]} cards, {table.equipment_counts[number]} equipment, {table.kits[number]} kits"
        )
        lines.append(f"{name}: {held}, {table.escapes[number]} escapes{', out' * table.out[number]}. {'; '.join(own)}.")
    if view.seat >= 0:
        lines.append(f"Your hand: {_cards(view.hand)}. Your equipment: {_gear(view.equipment)}.")
    lines += [
        f"{table.seats[maker]} offers {table.seats[to]} {_cards(give)} for {_cards(want)}."
        for maker, to, give, want in view.offers
    ]
    if match.finished:
        lines.append(f"The game is over: {', '.join(match.winners)} won ({view.ending}).")
    return "\n".join(lines)


def _men(match: Match, seat: int) -> list[tuple[int, str]]:
    """The pawns of a seat, by the names that everybody reads."""
    view = match.view("spectator").table
    prefix = "guard" if seat == 0 else view.seats[seat]
    return [(pawn, name) for pawn, name in enumerate(view.pawns) if name.rsplit("-", 1)[0] == prefix]


def _cards(cards: tuple[int, ...]) -> str:
    return ", ".join(Card(card).title for card in cards) or "nothing"


def _gear(held: tuple[int, ...]) -> str:
    return _cards(tuple(kind for kind, number in enumerate(held) for _ in range(number)))


def told(match: Match, actions: list[Action] | tuple[Action, ...]) -> str:
    """Actions in notation, one a line."""
    return "\n".join(match.write_action(action) for action in actions) or "nothing"


def may_do(match: Match, seat: str) -> str:
    """What a seat may do now: the actions in full, and the pawns that can move."""
    choices = match.choices(seat)
    pawns = match.view("spectator").table.pawns
    listed = choices.actions + choices.anytime(offers=False)  # whoever is not asked may still have an offer to answer
    lines = [told(match, listed)] if listed or seat in match.asked() else []
    if choices.pawns:
        lines.append(f"Pawns that can move (ask for their moves): {', '.join(pawns[pawn] for pawn in choices.pawns)}")
    terms = match.trades(seat)
    if terms is not None:
        partners = ", ".join(match.seats[other] for other in terms.seats)
        lines.append(f"You may offer a trade to {partners}; to give: {_cards(terms.give)}.")
    return "\n".join(lines) or "Nothing: it is not your decision."


def moves_of_pawn(match: Match, seat: str, pawn: str) -> str:
    """What one pawn can do, with places in words."""
    pawns = match.view("spectator").table.pawns
    choices = match.choices(seat)
    if pawn not in pawns or pawns.index(pawn) not in choices.pawns:
        able = ", ".join(pawns[number] for number in choices.pawns) or "none"
        return f"{pawn} has no moves now. Pawns that can move: {able}."
    moves = choices.moves(pawns.index(pawn))
    lines = [_move(match, action) for action in moves[:MANY]]
    more = f"\n… and {len(moves) - MANY} more; any circle within reach may be named." if len(moves) > MANY else ""
    return "\n".join(lines) + more


def _move(match: Match, action: Action) -> str:
    to = getattr(action, "to", -1)
    words = f"  # {place_in_words(match.board, to)}" if to >= 0 else ""
    return match.write_action(action) + words
