"""A league as text: tables of Markdown that read well in a terminal too."""

from __future__ import annotations

from collections.abc import Sequence

from colditz.sim.league import Standing
from colditz.sim.ratings import SIDES
from colditz.sim.summary import wilson

ROLES = {"security": "as Security Officer", "escape": "as Escape Officers"}
CERTAIN = 0.05  # below it two bots are told apart


def tell(standings: Sequence[Standing]) -> str:
    """All tables of a league."""
    return "\n\n".join(_standing(each) for each in standings)


def _standing(standing: Standing) -> str:
    title = f"### {standing.edition}, {standing.players} players"
    return "\n\n".join([title, _ratings(standing), _cross(standing), _answers(standing)])


def _ratings(standing: Standing) -> str:
    beside = {(each.side, each.bot): each for each in standing.beside}
    lines = [f"| role | bot | rating | 95 % interval | games | beside `{standing.anchor}` in the same games |"]
    lines.append("|---|---|---:|---|---:|---|")
    for each in standing.ratings:
        pair = beside.get((each.side, each.bot))
        told = "the yardstick" if pair is None else f"{pair.only_bot} to {pair.only_beside}"
        told += "" if pair is None or pair.chance >= CERTAIN else ", surely different"
        lines.append(
            f"| {ROLES[each.side]} | `{each.bot}` | {each.points:.0f} | {each.low:.0f} to {each.high:.0f} "
            f"| {each.games} | {told} |"
        )
    return "\n".join(lines)


def _cross(standing: Standing) -> str:
    """How often Security won, pairing by pairing."""
    order = [[each.bot for each in standing.ratings if each.side == side] for side in SIDES]
    lines = ["| Security won, against officers led by: | " + " | ".join(f"`{bot}`" for bot in order[1]) + " |"]
    lines.append("|---" * (len(order[1]) + 1) + "|")
    for first in order[0]:
        cells = [_score(standing, first, second) for second in order[1]]
        lines.append(f"| `{first}` | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _score(standing: Standing, first: str, second: str) -> str:
    score = standing.scores.get((first, second))
    if score is None:
        return "not played"
    share = wilson(score.won, score.games)
    return f"{100 * share.rate:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"


def _answers(standing: Standing) -> str:
    """Who won most against everybody: so far can it be exploited at least."""
    lines = ["| role | bot | loses at least | best answer of those tried | it won |", "|---|---|---:|---|---|"]
    for each in standing.answers:
        rate = each.rate
        won = f"{each.won} of {each.games}: {100 * rate.rate:.0f} % ({100 * rate.low:.0f} to {100 * rate.high:.0f})"
        others = f" and {each.equals} more" if each.equals else ""
        best = f"`{each.by}`{others}, of {each.tried}"
        lines.append(f"| {ROLES[each.side]} | `{each.bot}` | {100 * rate.low:.0f} % | {best} | {won} |")
    return "\n".join(lines)
