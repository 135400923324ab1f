"""The planner as Security Officer, in scenes: arrests by value, cards at the right moment, cover."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from colditz import Match
from colditz.players import LEVELS
from colditz.players.castle import castle_of
from colditz.players.character import CHARACTERS
from colditz.players.guarding.cover import Cover
from colditz.players.guarding.watch import Watch
from colditz.players.odds import AT_LEAST
from tests.players.tables import decide
from tests.scene import at, dice, offered, options, play, scene

PLANNERS = [level for level in LEVELS if level.startswith("planner")]
TURN = 60  # no turn takes so many decisions

both = pytest.mark.parametrize("edition", ["classic", "osprey"])  # the scenes are written in their sequence of play
every_planner = pytest.mark.parametrize("level", PLANNERS)


def turn_of(game: Match, level: str = "planner") -> Iterator[str]:
    """What the Security Officer does until somebody else is asked."""
    for _ in range(TURN):
        if game.asked() != ("security",):
            return
        action = decide(game, "security", level)
        yield action
        play(game, "security", action)


def first(game: Match, kind: str, level: str = "planner") -> str:
    """His first action of a kind in this turn, which he plays to its end, or nothing."""
    return next((action for action in list(turn_of(game, level)) if action.startswith(kind)), "")


# --- arrests


@both
@every_planner
def test_the_man_about_to_escape_is_arrested_before_one_in_the_yard(level: str, edition: str) -> None:
    game = scene(
        "guard-1@out-n-02 guard-2@ic-r10-c10 british-1@out-n-03 dutch-1@ic-r10-c11",
        edition=edition,
        turn="security",
        points=4,
        equipment={"british": "rope wire-cutters", "dutch": "rope"},
        kits="british",
    )

    assert first(game, "Arrest", level) == "Arrest guard-1 british-1"


@both
def test_one_guard_between_two_takes_the_man_with_the_kit(edition: str) -> None:
    game = scene(
        "guard-1@od-e-06 british-1@od-e-05 dutch-1@od-e-07",
        edition=edition,
        turn="security",
        points=3,
        kits="british",
        equipment={"british": "rope"},
    )

    assert first(game, "Arrest") == "Arrest guard-1 british-1"


@both
def test_a_man_who_may_not_be_arrested_is_left_alone(edition: str) -> None:
    """His officer holds nothing, and he stands in the courtyard."""
    game = scene("guard-1@ic-r10-c10 dutch-1@ic-r10-c11", edition=edition, turn="security", points=4)

    assert first(game, "Arrest") == ""


@both
def test_a_guard_goes_after_a_man_whom_he_cannot_reach_yet(edition: str) -> None:
    """All other guards are at their posts, so that the points are for the chase."""
    posts = [f"post-{side}-{number}" for side, most in (("inner", 5), ("outer", 7)) for number in range(1, most + 1)]
    guards = [name for name in scene(edition=edition).view("security").table.pawns if name.startswith("guard-")]
    posted = " ".join(f"{guard}@{post}" for guard, post in zip(guards[1:], posts, strict=False))
    game = scene(
        f"guard-1@od-n-24 british-1@od-n-12 {posted}",
        edition=edition,
        turn="security",
        points=3,
        kits="british",
        equipment={"british": "rope"},
    )

    way = game.board.walks_from(game.board.place("od-n-12"))

    assert first(game, "MovePawn guard-1")
    assert way[game.board.place(at(game, "guard-1"))] == way[game.board.place("od-n-24")] - 3


@both
def test_a_guard_whom_two_turns_bring_to_a_man_watches_him_better_than_one_farther_away(edition: str) -> None:
    """A single throw hardly ever brings him there."""
    game = scene("guard-1@out-n-31 british-1@out-n-70", edition=edition, turn="security", kits="british")
    watch = Watch(game.view("security"), castle_of(game.board), CHARACTERS["planner"])
    man, near = game.board.place("out-n-70"), game.board.place("out-n-45")
    cover = Cover(watch, [game.board.place("out-n-31")])
    alone = cover.without(game.board.place("out-n-31"))

    assert AT_LEAST[watch.castle.guard_row(man)[near]] < 0.05
    assert cover.worth(alone, near) > cover.worth(alone, game.board.place("out-n-31")) + 1


# --- posts


@both
@every_planner
def test_guards_are_posted_before_points_are_wasted(level: str, edition: str) -> None:
    game = scene(edition=edition, turn="security", points=5)
    actions = list(turn_of(game, level))

    assert [action.split()[0] for action in actions].count("PostGuard") >= 3
    assert not [action for action in actions if action.startswith("RecallGuard")]


def test_a_card_that_was_earned_is_drawn_before_an_arrest() -> None:
    """Whoever moves first loses it there, and the arrest loses nothing by waiting."""
    game = scene(
        "guard-1@ic-r10-c07 british-1@ic-r10-c10", edition="osprey", turn="security", equipment={"british": "rope"}
    )
    play(game, "security", "Throw")
    dice(game, 1, 2)
    assert "Arrest guard-1 british-1" in options(game, "security")

    assert decide(game, "security") == "DrawCard"


@both
def test_an_arrested_man_is_kept_inside(edition: str) -> None:
    game = scene("guard-1@gar-018 british-1@gar-017", edition=edition, turn="security", throw=(4, 5))
    play(game, "security", "Arrest guard-1 british-1")
    if offered(game, "security", "ChooseCell"):
        inner = [block.place for block in game.board.cells if block.area == 0]
        assert decide(game, "security") in {f"ChooseCell {game.board.names[place]}" for place in inner}
    else:
        assert at(game, "british-1").startswith(("cells-", "custody"))


# --- cards


@both
@every_planner
@pytest.mark.parametrize(
    ("card", "place", "to", "paying"),
    [
        ("arrest-key-holder", "in-ghcor-09", "door-gh", "key"),
        ("arrest-pass-holder", "ic-r25-c14", "pass-inner", "pass"),
    ],
)
def test_whoever_pays_his_way_is_intercepted(
    card: str, place: str, to: str, paying: str, level: str, edition: str
) -> None:
    game = scene(
        f"american-1@{place}",
        edition=edition,
        points=4,
        players=2,
        hands={"security": card},
        equipment={"american": paying},
    )
    play(game, "american", f"Cross american-1 {to} [{paying}]")

    assert game.asked() == ("security",)
    assert decide(game, "security", level).startswith(f"PlayCard {card}")


def test_men_in_a_tunnel_are_detected() -> None:
    game = scene("british-1@under-room-chapel-7", turn="security", points=4, hands={"security": "tunnel-detected"})

    assert first(game, "PlayCard") == "PlayCard tunnel-detected - - - 1"


@both
@every_planner
def test_appel_is_called_when_it_undoes_much(level: str, edition: str) -> None:
    """Every team has its men in four rooms: whoever calls them out undoes rounds of walking."""
    rooms = ("room-theatre", "room-canteen", "room-interviewroom", "room-officersquarters", "room-chapel")
    teams = ("american", "british", "dutch")
    men = " ".join(
        f"{team}-{number}@{room}-{place}" for place, team in enumerate(teams, 1) for number, room in enumerate(rooms, 1)
    )
    game = scene(men, edition=edition, turn="security", hands={"security": "appel"})

    assert decide(game, "security", level).startswith("PlayCard appel")


@both
@every_planner
def test_appel_is_kept_while_everybody_stands_in_the_yard(level: str, edition: str) -> None:
    game = scene(edition=edition, turn="security", hands={"security": "appel"})

    assert offered(game, "security", "PlayCard appel")
    assert not decide(game, "security", level).startswith("PlayCard appel")


@both
@every_planner
def test_of_too_many_cards_a_search_goes_first(level: str, edition: str) -> None:
    cards = "appel search-chapel shoot-to-kill tunnel-detected"
    game = scene("guard-1@ic-r10-c10", edition=edition, turn="security", points=0, hands={"security": cards})

    assert decide(game, "security", level) == "Discard search-chapel"
