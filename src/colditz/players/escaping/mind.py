"""What an officer has in mind at one decision: his team, his way out, his posts and who might run now."""

from __future__ import annotations

from colditz.players.escaping.allies import Hunted, hunted
from colditz.players.escaping.announcing import Break, breaks, is_announced, pays_to_find
from colditz.players.escaping.launch import Launch, best_launch
from colditz.players.escaping.leaning import arranged
from colditz.players.escaping.men import Job, jobs
from colditz.players.escaping.plan import Post, Route, assign, best_route, wanted
from colditz.players.escaping.siege import Siege, besieged, chance_to_leave
from colditz.players.escaping.team import Team
from colditz.players.routes import Needs

# Ways out that were looked up this turn: guards stand still, so that only what is held makes a difference.
Known = dict[tuple[object, ...], Route | None]


class Mind:
    """Worked out piece by piece, as far as a decision asks for it."""

    def __init__(self, team: Team, exhausted: frozenset[int], known: Known) -> None:
        self.team, self.exhausted, self.known = team, exhausted, known
        self.is_settled = False  # nobody walks any more this turn: what waited for that may be done
        # fields, because what is compiled has no cached properties
        self._indoors: list[int] | None = None
        self._posts: list[Post] | None = None
        self._launches: list[Launch | None] = []  # the best one, or None where nobody can run
        self._jobs: list[Job] | None = None
        self._breaks: list[Break] | None = None
        self._hunted: list[Hunted] | None = None
        self._sieges: list[Siege] | None = None
        self._leaves: float | None = None
        self.to_do: dict[Needs, float] = {}  # by what he might hold: what is then between him and freedom

    @property
    def route(self) -> Route | None:
        """The way out that he is working for."""
        key = (self.team.within_reach, self.exhausted, tuple(self.team.tunnels), len(self.team.guards))
        if key not in self.known:
            self.known[key] = best_route(self.team, self.exhausted)
        return self.known[key]

    @property
    def indoors(self) -> list[int]:
        """His men in the courtyard."""
        if self._indoors is None:
            self._indoors = self._work_out_indoors()
        return self._indoors

    def _work_out_indoors(self) -> list[int]:
        return [man for man in self.team.on_board if not self.team.is_out(man)]

    @property
    def posts(self) -> list[Post]:
        """Who gathers what."""
        if self._posts is None:
            self._posts = self._work_out_posts()
        return self._posts

    def _work_out_posts(self) -> list[Post]:
        team = self.team
        sets = wanted(team, self.route, self.exhausted)
        return assign(team, *arranged(team, sets, self.indoors), self.indoors)

    @property
    def holds_back(self) -> bool:
        """Equipment would make all his men liable: none is taken before the kit."""
        team = self.team
        if team.is_liable or not team.would_be_liable or not team.character.holds_back:
            return False
        return team.wants_kit

    @property
    def launch(self) -> Launch | None:
        """The man who might run now."""
        if not self._launches:
            self._launches.append(None if is_announced(self.team) else best_launch(self.team, self.indoors))
        return self._launches[0]

    @property
    def idle_points(self) -> int:
        """Points that nobody on the run wants, or will in a moment."""
        runs = self.team.runners or (self.launch is not None and self.launch.go)
        return 0 if runs else self.team.points

    @property
    def breaks(self) -> list[Break]:
        """Who might be announced with what is held, the best odds first."""
        if self._breaks is None:
            self._breaks = breaks(self.team, self.team.held)
        return self._breaks

    @property
    def hunted(self) -> list[Hunted]:
        """Men at large whom a call might help."""
        if self._hunted is None:
            self._hunted = hunted(self.team)
        return self._hunted

    @property
    def sieges(self) -> list[Siege]:
        """Men at large whose way a guard bars."""
        if self._sieges is None:
            self._sieges = besieged(self.team)
        return self._sieges

    @property
    def leaves(self) -> float:
        """The odds of whoever leaves now; none if nobody does."""
        if self._leaves is None:
            self._leaves = chance_to_leave(self.team, self.indoors)
        return self._leaves

    @property
    def finds_pay(self) -> bool:
        """Found equipment that is still a card in hand is what a man lacks who might be announced."""
        return pays_to_find(self.team, self.breaks, breaks(self.team, self.team.within_reach))

    @property
    def jobs(self) -> list[Job]:
        """What every man is about, the most urgent first."""
        if self._jobs is None:
            self._jobs = self._work_out_jobs()
        return self._jobs

    def _work_out_jobs(self) -> list[Job]:
        return jobs(self.team, self.posts, self.launch, self.route)
