"""What an officer has in mind at one decision: his team, his way out, his posts and who might run now."""

from __future__ import annotations

from functools import cached_property

from colditz.players.escaping.launch import Launch, best_launch
from colditz.players.escaping.men import Job, jobs
from colditz.players.escaping.plan import Post, Route, assign, best_route, wanted
from colditz.players.escaping.team import Team

# Ways out that were looked up this turn: guards stand still, so that only what is held makes a difference.
Known = dict[tuple[object, ...], Route | None]


class Mind:
    """Worked out piece by piece, as far as a decision asks for it."""

    def __init__(self, team: Team, exhausted: frozenset[int], known: Known) -> None:
        self.team, self.exhausted, self.known = team, exhausted, known

    @cached_property
    def route(self) -> Route | None:
        """The way out that he is working for."""
        key = (self.team.within_reach, self.exhausted, tuple(self.team.tunnels), len(self.team.guards))
        if key not in self.known:
            self.known[key] = best_route(self.team, self.exhausted)
        return self.known[key]

    @cached_property
    def indoors(self) -> list[int]:
        """His men in the courtyard."""
        return [man for man in self.team.on_board if not self.team.is_out(man)]

    @cached_property
    def posts(self) -> list[Post]:
        """Who gathers what."""
        sets = wanted(self.team, self.route, self.exhausted)
        return assign(self.team, sets, self.indoors)

    @cached_property
    def launch(self) -> Launch | None:
        """The man who might run now."""
        return best_launch(self.team, self.indoors)

    @cached_property
    def jobs(self) -> list[Job]:
        """What every man is about, the most urgent first."""
        return jobs(self.team, self.posts, self.launch, self.route)
