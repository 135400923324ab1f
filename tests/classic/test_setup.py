"""Before play: roles, nations, the Appel line-up, and the deployment of guards."""

from __future__ import annotations

import pytest

from colditz import BadSetup, Match, draw_security, new_game
from colditz.engine.refusal import Refusal
from colditz.model.builder import load_board
from tests.scene import at, offered, options, play, refused, scene

# The Appel diagram: for each number of players and each set, rows of the white area and the circles taken there.
DIAGRAM = {
    2: ["r5-c2345 r4-c2345"],
    3: ["r6-c1234 r5-c234", "r3-c234 r2-c1234"],
    4: ["r5-c123456", "r4-c123456", "r3-c123456"],
    5: ["r6-c12345", "r5-c12345", "r3-c12345", "r2-c12345"],
    6: ["r6-c1234", "r5-c2345", "r4-c2345", "r3-c2345", "r2-c1234"],
}
INNER = [f"post-inner-{number}" for number in range(1, 6)]
OUTER = [f"post-outer-{number}" for number in range(1, 8)]
NAMES = ("Ann", "Bea", "Cas", "Dan")


def circles(rows: str) -> set[str]:
    """The circles of one set: `r5-c23` is ap-r5-c2 and ap-r5-c3."""
    return {f"ap-{row}-c{column}" for row, columns in (word.split("-c") for word in rows.split()) for column in columns}


def places(game: Match, team: str) -> set[str]:
    """Where the pawns of a team stand."""
    return {at(game, name) for name in game.view("spectator").table.pawns if name.startswith(f"{team}-")}


def team_sizes(game: Match) -> dict[str, int]:
    names = [name.split("-")[0] for name in game.view("spectator").table.pawns]
    return {name: names.count(name) for name in dict.fromkeys(names)}


def deploy(game: Match, *posts: str) -> None:
    play(game, "security", *(f"PostGuard {post}" for post in posts))


# --- roles and nations


@pytest.mark.rule("classic.4.1", "classic.4.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_seat_is_the_security_officer_and_all_others_lead_nations(players: int) -> None:
    game = new_game("classic", players)

    assert game.seats.count("security") == 1
    assert len(set(game.seats) & {"american", "british", "dutch", "french", "polish"}) == players - 1
    assert list(team_sizes(game)) == ["guard", *game.seats[1:]]


@pytest.mark.rule("classic.4.3")
def test_two_escape_officers_cannot_lead_the_same_nation() -> None:
    with pytest.raises(BadSetup, match="different nations"):
        new_game("classic", 3, nations=["british", "british"])

    assert new_game("classic", 3, nations=["british", "french"]).seats == ("security", "british", "french")


@pytest.mark.rule("classic.16.1")
def test_escape_officers_choose_their_nations() -> None:
    game = new_game("classic", 4, nations=["polish", "american", "dutch"])

    assert game.seats == ("security", "polish", "american", "dutch")
    assert team_sizes(game) == {"guard": 14, "polish": 6, "american": 6, "dutch": 6}
    with pytest.raises(BadSetup, match="no nation 'italian'"):
        new_game("classic", 2, nations=["italian"])


@pytest.mark.rule("classic.16.2")
@pytest.mark.parametrize("seed", range(20))
def test_dice_make_the_highest_thrower_security_officer(seed: int) -> None:
    officer, throws = draw_security(NAMES, seed)

    first_round = throws[: len(NAMES)]
    assert tuple(name for name, _, _ in first_round) == NAMES
    best = max(first + second for _, first, second in first_round)
    assert officer in [name for name, first, second in first_round if first + second == best]
    assert all(1 <= face <= 6 for _, *faces in throws for face in faces)
    assert draw_security(NAMES, seed) == (officer, throws)


@pytest.mark.rule("classic.16.2")
def test_those_who_tie_for_security_officer_throw_again() -> None:
    ties = [draw for draw in (draw_security(NAMES, seed) for seed in range(200)) if len(draw.throws) > len(NAMES)]

    assert ties
    for officer, throws in ties:
        best = max(first + second for _, first, second in throws[:4])
        tied = [name for name, first, second in throws[:4] if first + second == best]
        assert [name for name, _, _ in throws[4 : 4 + len(tied)]] == tied
        assert officer in tied


@pytest.mark.rule("classic.16.2")
def test_players_who_agree_on_a_security_officer_seat_him_there() -> None:
    agreed = "Cas"
    game = new_game("classic", len(NAMES))

    seated = dict(zip(game.seats, [agreed, *(name for name in NAMES if name != agreed)], strict=True))

    assert seated["security"] == agreed
    assert [seated[seat] for seat in game.asked()] == [agreed]
    with pytest.raises(BadSetup):
        draw_security(["Ann", "Ann"], 1)


# --- how many


@pytest.mark.rule("classic.17.3", "classic.17.4", "classic.17.5", "classic.17.6", "classic.17.7")
@pytest.mark.parametrize(("players", "guards", "pows"), [(6, 16, 4), (5, 15, 5), (4, 14, 6), (3, 12, 7), (2, 6, 8)])
def test_the_number_of_players_says_how_many_guards_and_pows(players: int, guards: int, pows: int) -> None:
    game = new_game("classic", players)

    assert team_sizes(game) == {"guard": guards, **dict.fromkeys(game.seats[1:], pows)}


# --- the line-up


@pytest.mark.rule("classic.17.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_guards_wait_in_the_barracks_before_deployment(players: int) -> None:
    assert places(new_game("classic", players), "guard") == {"barracks"}


@pytest.mark.rule("classic.11.30", "classic.17.2", "classic.18.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_pows_are_lined_up_as_the_diagram_shows_before_a_guard_is_deployed(players: int) -> None:
    game = new_game("classic", players)

    assert game.asked() == ("security",)
    assert offered(game, "security", "PostGuard")
    assert [places(game, team) for team in game.seats[1:]] == [circles(rows) for rows in DIAGRAM[players]]


@pytest.mark.rule("classic.11.26")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_pow_begins_on_a_white_circle_of_his_own(players: int) -> None:
    game, board = new_game("classic", players), load_board(None)

    standing = [at(game, name) for name in game.view("spectator").table.pawns if not name.startswith("guard")]

    assert all(board.appel[board.place(name)] for name in standing)
    assert len(set(standing)) == len(standing)


@pytest.mark.rule("classic.11.31")
def test_any_nation_may_take_any_set_of_the_diagram() -> None:
    one = new_game("classic", 4, nations=["american", "british", "dutch"])
    two = new_game("classic", 4, nations=["dutch", "polish", "american"])

    assert places(one, "american") == places(two, "dutch") == circles(DIAGRAM[4][0])
    assert places(one, "dutch") == places(two, "american") == circles(DIAGRAM[4][2])


# --- deployment


@pytest.mark.rule("classic.18.2")
def test_one_guard_for_each_team_starts_on_an_inner_post() -> None:
    game = new_game("classic", 4)
    deploy(game, "post-outer-1", "post-outer-2", "post-inner-1", "post-inner-2")

    too_few = refused(game, "security", "EndTurn", Refusal.TOO_FEW_GUARDS_INSIDE)
    deploy(game, "post-inner-3")
    too_many = refused(game, "security", "PostGuard post-inner-4", Refusal.TOO_MANY_GUARDS_INSIDE)
    play(game, "security", "EndTurn")

    assert too_few.rule == too_many.rule == "classic.18.2"
    assert game.asked() == ("american",)


@pytest.mark.rule("classic.18.2")
def test_guards_for_the_inner_posts_are_held_back() -> None:
    """Two players: five of six guards may go outside, the last one is for the inner post."""
    game = new_game("classic", 2)
    deploy(game, *OUTER[:5])

    refusal = refused(game, "security", "PostGuard post-outer-6", Refusal.TOO_FEW_GUARDS_INSIDE)

    assert refusal.rule == "classic.18.2"


@pytest.mark.rule("classic.18.3")
@pytest.mark.parametrize("post", INNER)
def test_the_security_officer_chooses_the_inner_posts(post: str) -> None:
    game = new_game("classic", 2)
    assert {f"PostGuard {other}" for other in INNER} <= set(options(game, "security"))

    deploy(game, post)

    assert places(game, "guard") == {"barracks", post}
    refused(game, "security", "PostGuard ic-r10-c06", Refusal.NOT_A_POST)


@pytest.mark.rule("classic.18.3")
def test_two_guards_do_not_share_a_post() -> None:
    game = new_game("classic", 4)
    deploy(game, "post-inner-1")

    refused(game, "security", "PostGuard post-inner-1", Refusal.POST_TAKEN)


@pytest.mark.rule("classic.18.4")
def test_two_guards_at_least_start_on_outer_posts() -> None:
    game = new_game("classic", 4)
    deploy(game, *INNER[:3], "post-outer-3")

    refusal = refused(game, "security", "EndTurn", Refusal.TOO_FEW_GUARDS_OUTSIDE)
    deploy(game, "post-outer-4")
    play(game, "security", "EndTurn")

    assert refusal.rule == "classic.18.4"


@pytest.mark.rule("classic.18.5")
def test_seven_guards_at_most_start_on_outer_posts() -> None:
    game = new_game("classic", 4)
    deploy(game, *OUTER)
    assert sum(at(game, f"guard-{number}") == "barracks" for number in range(1, 15)) == 7

    refusal = refused(game, "security", "PostGuard post-outer-1", Refusal.TOO_MANY_GUARDS_OUTSIDE)

    assert refusal.rule == "classic.18.5"
    assert not offered(game, "security", "PostGuard post-outer")


@pytest.mark.rule("classic.18.6")
def test_guards_not_deployed_are_the_reserve_in_the_barracks() -> None:
    game = new_game("classic", 6)
    deploy(game, *INNER, *OUTER)

    play(game, "security", "EndTurn")

    assert [at(game, f"guard-{number}") for number in range(1, 17)].count("barracks") == 4


@pytest.mark.rule("classic.ruling.82")
@pytest.mark.parametrize("outside", [2, 3, 4, 5])
def test_with_two_players_two_to_five_guards_may_stand_outside(outside: int) -> None:
    game = new_game("classic", 2)
    deploy(game, "post-inner-3", *OUTER[:outside])

    play(game, "security", "EndTurn")

    assert [at(game, f"guard-{number}") for number in range(1, 7)].count("barracks") == 5 - outside


@pytest.mark.rule("classic.ruling.81")
def test_the_inner_courtyard_may_be_emptied_of_guards_in_play() -> None:
    guards = "guard-1@post-inner-1 guard-2@post-inner-2 guard-3@post-inner-3"
    game = scene(guards, turn="security", throw=(1, 3))

    play(game, "security", "RecallGuard guard-1", "RecallGuard guard-2", "RecallGuard guard-3", "EndTurn")

    assert places(game, "guard") == {"barracks"}
    assert game.asked() == ("american",)


@pytest.mark.rule("classic.ruling.81")
def test_the_inner_courtyard_may_be_filled_with_guards_in_play() -> None:
    game = scene(turn="security", throw=(2, 3))

    play(game, "security", *(f"PostGuard {post}" for post in INNER), "EndTurn")

    assert places(game, "guard") == {"barracks", *INNER}
    assert game.asked() == ("american",)
