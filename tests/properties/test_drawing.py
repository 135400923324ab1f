"""Drawing without listing: every option of the two-level choice comes with the same chance, and costs what it costs."""

from __future__ import annotations

from collections import Counter

import pytest

from colditz import EDITIONS, Match
from colditz.engine.edition import Phase
from colditz.model.actions import Action, MovePawn
from colditz.model.draws import Draws
from colditz.rules.turn.acting import Acting
from colditz.rules.walking.movement import cost_of_walk, reach
from tests.properties import games

DRAWS = 4_000


def chances(match: Match, seat: str) -> dict[Action, float]:
    """The chance of every option: of one of the actions and movable pawns, then of one of its moves."""
    choices = match.choices(seat)
    each = 1 / (len(choices.actions) + len(choices.pawns))
    found = dict.fromkeys(choices.actions, each)
    for pawn in choices.pawns:
        moves = choices.moves(pawn)
        found |= dict.fromkeys(moves, each / len(moves))
    return found


def positions(edition: str, number: int) -> list[Match]:
    """Positions in the middle of turns, from normal and wild starts."""
    found: list[Match] = []
    for seed in range(200):
        match = games.reach(edition, 2 + seed % 5, frozenset(), seed, 20 + seed % 37, bool(seed % 2))
        if not match.finished and match.asking == "Movement":
            found.append(match)
        if len(found) == number:
            break
    return found


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_is_drawn_with_its_chance(edition: str, number: int) -> None:
    """Chi-square over some 20 bins of equal chance; the seeds are fixed, so it always comes out alike."""
    match = positions(edition, 6)[number]
    game, seat = match._game, match.asked()[0]
    expected, luck = chances(match, seat), Draws(number)
    seen = Counter(game.state.stack[-1].draw(game, match.seats.index(seat), luck) for _ in range(DRAWS))

    assert set(seen) <= set(expected)
    bins: dict[int, list[float]] = {}
    total = 0.0
    for action, chance in expected.items():
        slot = bins.setdefault(int(total * 20), [0.0, 0.0])
        slot[0] += chance * DRAWS
        slot[1] += seen[action]
        total += chance
    chi = sum((got - due) ** 2 / due for due, got in bins.values())
    assert chi < 2.5 * len(bins) + 12  # far beyond the 99.9th percentile


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cost_that_a_draw_notes_is_the_cost_of_the_walk(edition: str) -> None:
    noted = 0
    for match in positions(edition, 25):
        game = match._game
        seat, step = match.seats.index(match.asked()[0]), game.state.stack[-1]
        if not isinstance(step, Acting) or step.table(game, seat).vetoes(game, seat):
            continue  # then nothing is drawn, but listed
        around = step.table(game, seat).around
        assert around is not None
        for pawn in (pawn for pawn in game.teams.pawns[seat] if game.on_board(pawn)):
            near = around.ball(game, pawn)
            for number in range(1, near.within(game.state.now.points) + 1 if near else 1):
                if near and around.leads(game, seat, pawn, near, number):
                    to = near.order[number]
                    assert cost_of_walk(game, pawn, to) == reach(game, pawn).cost(to)
                    assert match.allows(match.seats[seat], MovePawn(pawn, to))
                    noted += 1
    assert noted > 500


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_surely_walks_has_a_walk(edition: str) -> None:
    sure = 0
    for match in positions(edition, 60):
        game = match._game
        seat, step = match.seats.index(match.asked()[0]), game.state.stack[-1]
        assert isinstance(step, Acting)
        table = step.table(game, seat)
        assert table.surely is not None
        if game.state.now.points:
            walkers = table.surely(game, seat)
            assert all(table.own_moves(game, seat, pawn) for pawn in walkers)
            sure += len(walkers)
    assert sure > 100


def vetoed(edition: str) -> list[Match]:
    """Positions in which a law over all acts of the phase is awake."""
    found: list[Match] = []
    for seed in range(400):
        match = games.reach(edition, 2 + seed % 5, frozenset(), seed, 20 + seed % 37, wild=True)
        step = match._game.state.stack[-1]
        if match.finished or not isinstance(step, Acting):
            continue
        seat = match.seats.index(match.asked()[0])
        if step.table(match._game, seat).vetoes(match._game, seat):
            found.append(match)
    return found


@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "classic"])
def test_whoever_a_veto_does_not_name_as_a_mover_has_no_act(edition: str) -> None:
    """The quick look leaves out nobody: what a veto's `movers` does not name is forbidden act by act."""
    left_out = 0
    for match in vetoed(edition):
        game, step, seat = match._game, match._game.state.stack[-1], match.seats.index(match.asked()[0])
        assert isinstance(step, Acting)
        table = step.table(game, seat)
        veto = table.veto
        assert veto is not None
        movers = veto.movers(game, seat) if veto.movers is not None else game.teams.pawns[seat]
        for pawn in (pawn for pawn in game.teams.pawns[seat] if pawn not in movers and game.on_board(pawn)):
            left_out += 1
            assert all(table.forbids(game, seat, move) for move in table.own_moves(game, seat, pawn))
    assert left_out or all(getattr(phase.veto, "movers", None) is None for phase in phases(edition))


def phases(edition: str) -> list[Phase]:
    part = EDITIONS[edition].first_part
    return [stage for stages in part.turns.values() for stage in stages if isinstance(stage, Phase)]
