"""What the Security Officer claims: arrests, patrols, raids, shots and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from colditz.model import actions as do
from colditz.model.events import GuardPosted, PowArrested
from colditz.model.ids import NOWHERE, SECURITY, Area, PawnId, Place
from colditz.players.castle import FAR, STRIDE, USUAL_CARDS, trail
from colditz.players.character import CHARACTERS, Character, Style
from colditz.players.guarding.cover import Cover
from colditz.players.guarding.stations import stations
from colditz.players.guarding.styles import added
from colditz.players.guarding.watch import Watch
from colditz.players.odds import AT_LEAST
from colditz.players.sight import percent
from tests.players.truth import Check, Claim, Told, When


def arrests(told: Told) -> Check:
    """The man is arrested, for so many points."""
    man, before = told.pawn(), told.state.now.points
    steps = told.number("steps") if "steps" in told.why.names else 0
    assert not steps or (told.is_out(man) and steps >= told.castle.routes.row_for_number(9)[told.place(man)])
    yield When.AFTER
    taken = [event.prisoner for event in told.happened(PowArrested) if isinstance(event, PowArrested)]
    told.seen = f"{before - told.state.now.points} spent, {taken}"
    return man in taken and before - told.state.now.points == told.number("points")


def _guard_goes(told: Told) -> Place:
    assert isinstance(told.action, do.MovePawn | do.PostGuard)
    return told.action.to


def reaches_a_window(told: Told) -> bool:
    """So many throws bring him from there to where somebody may come out, or go on to."""
    row_of, here = told.castle.guard_row, _guard_goes(told)
    spots = [spot for _, far, ahead, _ in told.castle.windows for spot in (far, ahead)]
    return any(percent(AT_LEAST[row_of(spot)[here]]) == told.why.names["percent"] for spot in spots)


def reaches_a_man(told: Told) -> bool:
    """So many throws bring him from there to the man, or to where he is going."""
    man, here = told.pawn(), _guard_goes(told)
    table = told.match.view("spectator", listed=False).table
    cards = range(1 + max(USUAL_CARDS, sum(told.state.equipment[told.match._game.owner(man)])))
    rows = [told.castle.routes.row_for_number(number) for number in cards]
    spots = {told.place(man), *(told.castle.further_on(told.place(man), row, STRIDE) for row in rows)}
    chases = [told.castle.chase_row(spot, trail(table, man)) for spot in spots]
    return any(percent(AT_LEAST[row[here]]) == told.why.names["percent"] for row in chases)


def is_posted(told: Told) -> Check:
    """A guard stood in the barracks, and has come out."""
    idle = [guard for guard in told.match._game.guards() if told.place(guard) == told.board.barracks]
    yield When.AFTER
    posted = [event.guard for event in told.happened(GuardPosted) if isinstance(event, GuardPosted)]
    return len(posted) == 1 and posted[0] in idle


def patrols(told: Told) -> bool:
    """Nearer to some circle near which guards are wanted, by whatever style, or to a station."""
    assert isinstance(told.action, do.MovePawn)
    here, there = told.place(told.pawn()), told.action.to
    rows = [row for character in CHARACTERS.values() for row in Cover(_watch(told, character), [here]).rows]
    rows += [told.castle.guard_row(place) for place in stations(told.match.board)]
    return any(row[there] < row[here] for row in rows)


def _watch(told: Told, character: Character) -> Watch:
    return Watch(told.match.view(told.match.seats[SECURITY], listed=False), told.castle, character)


def keeps_to_his_style(told: Told) -> bool:
    """So many throws bring a guard from there to a circle that this style cares for."""
    style = Style(told.why.key.removeprefix("bot-keep-"))
    rows = [told.castle.guard_row(focus.place) for focus in added(_watch(told, Character(style=style)))]
    return any(percent(AT_LEAST[row[_guard_goes(told)]]) == told.why.names["percent"] for row in rows)


def shoots(told: Told) -> Check:
    man = told.pawn()
    assert 0 < told.number("percent") <= 100
    yield When.AFTER
    yield When.TURN
    told.odds("shots", told.number("percent"), came=man in told.playing.dead)
    return True


def men_in_rooms(told: Told) -> bool:
    """So many men stand in rooms."""
    men = [pawn for pawn in range(len(told.state.places)) if told.match._game.owner(pawn) != SECURITY]
    indoors = [pawn for pawn in men if told.is_on_board(pawn) and told.board.room[told.place(pawn)] != NOWHERE]
    return len(indoors) == told.number("count")


def _men_in(told: Told) -> list[PawnId]:
    name = told.why.names["room"].removeprefix("room-")
    room = next(number for number, room in enumerate(told.board.rooms) if room.name == name)
    return [pawn for pawn, place in enumerate(told.state.places) if told.board.room[place] == room]


def can_search(told: Told) -> bool:
    """So many men in the room, and a guard with points enough for the way to each of them."""
    owner, held = told.match._game.owner, told.state.equipment
    men = [man for man in _men_in(told) if owner(man) != SECURITY and any(held[owner(man)])]
    guards = [told.place(guard) for guard in told.match._game.guards() if told.is_on_board(guard)]
    rows = [told.board.walks_from(told.place(man)) for man in men]
    return told.number("count") == sum(any(row[guard] <= told.state.now.points for guard in guards) for row in rows)


def searches(told: Told) -> bool:
    """So many men are in the room, whoever has most of them; the odds are those of the nearest guard."""
    men = [man for man in _men_in(told) if told.match._game.owner(man) != SECURITY]
    assert 0 <= told.number("percent") <= 100
    return told.number("count") <= len(men)


def stops_a_theft(told: Told) -> Check:
    """No equipment is handed out, and the officer's turn is over."""
    held = [tuple(row) for row in told.state.equipment]
    yield When.AFTER
    while told.state.turn == told.turn and not told.match.finished and told.match.asking != "BeforeThrow":
        yield When.EACH
    return all(sum(after) <= sum(before) for before, after in zip(held, told.state.equipment, strict=True))


def seals(told: Told) -> bool:
    """A tunnel that was found has men in it, and the guard comes nearer to it."""
    assert isinstance(told.action, do.MovePawn)
    guard, rows = told.pawn(), []
    for tunnel in told.state.discovered:
        ring = [place for place in told.board.tunnels[tunnel].above if place != NOWHERE]
        if any(told.board.in_tunnel[place] == tunnel for place in told.state.places):
            rows += [told.castle.guard_row(place) for place in ring]
    nearest = [min(row[place] for row in rows) for place in (told.action.to, told.place(guard))] if rows else [1, 0]
    return nearest[0] < nearest[1]


def picks_the_larger_die(told: Told) -> bool:
    assert isinstance(told.action, do.ChooseDie)
    return told.action.points == max(
        action.points for action in told.choices().actions if isinstance(action, do.ChooseDie)
    )


def sends_who_can_go(told: Told) -> bool:
    """He is one of the guards who may be sent."""
    return told.action in told.choices().actions


def names_the_nearest(told: Told) -> bool:
    """Nobody else who could be named seems nearer to freedom."""
    assert isinstance(told.action, do.NameQuarry)
    others = [action.prisoner for action in told.choices().actions if isinstance(action, do.NameQuarry)]
    return _seems_away(told, told.action.prisoner) == min(_seems_away(told, man) for man in others)


def _seems_away(told: Told, man: PawnId) -> int:
    cards = sum(told.state.equipment[told.match._game.owner(man)])
    steps = told.castle.routes.row_for_number(cards)[told.place(man)]
    return (
        steps if steps < FAR else min(told.castle.routes.row_for_number(USUAL_CARDS)[told.place(man)] + 3 * STRIDE, FAR)
    )


def finds_the_missing(told: Told) -> bool:
    """Somebody who stayed away is near enough for a guard."""
    absent = told.match.view("spectator", listed=False).table.now.absent
    guards = [told.place(guard) for guard in told.match._game.guards() if told.is_on_board(guard)]
    reach = told.state.now.points or STRIDE
    return any(told.castle.guard_steps(guards, told.place(man)) <= reach for man in absent)


def locks_up(told: Told) -> bool:
    """Behind the walls, if such a cell may be chosen."""
    areas = {block.place: block.area for block in told.board.cells}
    offered = [areas[action.place] for action in told.choices().actions if isinstance(action, do.ChooseCell)]
    inside = Area.INNER in offered
    assert isinstance(told.action, do.ChooseCell)
    chosen = areas[told.action.place] == Area.INNER
    return inside == chosen == (told.why.key == "bot-choosecell")


WATCHES: Final[Mapping[str, Claim]] = {
    "bot-arrest-inside": arrests,
    "bot-arrest-runner": arrests,
    "bot-patrol": patrols,
    "bot-patrol-window": reaches_a_window,
    "bot-patrol-man": reaches_a_man,
    "bot-post-window": reaches_a_window,
    "bot-post-man": reaches_a_man,
    "bot-postguard": is_posted,
    **dict.fromkeys(["bot-keep-rounds", "bot-keep-nests", "bot-keep-cordon"], keeps_to_his_style),
    "bot-shoot": shoots,
    "bot-roll-call": men_in_rooms,
    "bot-search-now": can_search,
    "bot-search": searches,
    "bot-stop-theft": stops_a_theft,
    "bot-seal": seals,
    "bot-choosedie": picks_the_larger_die,
    "bot-sendguard": sends_who_can_go,
    "bot-namequarry": names_the_nearest,
    "bot-generalsearch": finds_the_missing,
    "bot-choosecell": locks_up,
    "bot-choosecell-outside": locks_up,
}
