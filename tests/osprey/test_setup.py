"""Before play: the length, the roles, the shuffled packs, the line-up and the deployment of guards."""

from __future__ import annotations

import pytest

from colditz import EDITIONS, BadSetup, Match, new_game
from colditz.engine.refusal import Refusal
from colditz.model.actions import EndTurn, PostGuard
from colditz.model.events import CardDrawn
from tests.scene import at, deal, dice, names, offered, options, play, refused

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
PLAYERS = ("Ann", "Bea", "Cas", "Dan")


def circles(rows: str) -> set[str]:
    """The circles of one set: `r5-c23` is ap-r5-c2 and ap-r5-c3."""
    return {f"ap-{row}-c{column}" for row, columns in (word.split("-c") for word in rows.split()) for column in columns}


def places(game: Match, team: str) -> set[str]:
    return {at(game, name) for name in game.view("spectator").table.pawns if name.startswith(f"{team}-")}


def in_barracks(game: Match) -> int:
    guards = [name for name in game.view("spectator").table.pawns if name.startswith("guard-")]
    return [at(game, guard) for guard in guards].count("barracks")


def deploy(game: Match, *posts: str) -> None:
    play(game, "security", *(f"PostGuard {post}" for post in posts))


def dealt(*cards: str, players: int) -> Match:
    """A new game whose first cards are these, the Security Officer's first."""
    game = new_game("osprey", players, chance="manual")
    for card in cards:
        deal(game, card)
    return game


# --- how long


@pytest.mark.rule("osprey.setup.15", "osprey.options.1", "osprey.ruling.97")
@pytest.mark.parametrize("rounds", [1, 25, 45, 60])
def test_the_round_marker_is_put_on_the_agreed_number(rounds: int) -> None:
    assert new_game("osprey", rounds=rounds).view("spectator").table.marker == rounds


@pytest.mark.rule("osprey.setup.16")
def test_fifty_rounds_are_suggested_to_new_players_and_taken_if_nothing_is_chosen() -> None:
    assert EDITIONS["osprey"].params.suggested_rounds["beginners"] == 50
    assert new_game("osprey").view("spectator").table.marker == 50


@pytest.mark.rule("osprey.setup.17")
def test_forty_rounds_are_suggested_to_experienced_players() -> None:
    forty = EDITIONS["osprey"].params.suggested_rounds["experienced"]

    assert new_game("osprey", rounds=forty).view("spectator").table.marker == 40


@pytest.mark.rule("osprey.setup.19")
def test_the_track_begins_at_seventy() -> None:
    assert new_game("osprey", rounds=70).view("spectator").table.marker == 70
    with pytest.raises(BadSetup, match="starts at 70"):
        new_game("osprey", rounds=71)


# --- roles


@pytest.mark.rule("osprey.setup.20")
@pytest.mark.parametrize("chosen", PLAYERS)
def test_any_player_may_be_given_the_seat_of_the_security_officer(chosen: str) -> None:
    game = new_game("osprey", len(PLAYERS))

    seated = dict(zip(game.seats, [chosen, *(name for name in PLAYERS if name != chosen)], strict=True))

    assert [seated[seat] for seat in game.asked()] == [chosen]


# --- shuffled packs


def draws(seed: int, pack: int) -> list[int]:
    """The cards that come from a pack in the first rounds of a game with this seed."""
    game = new_game("osprey", 2, seed)
    first = game.view("security" if pack else "american").hand
    deploy(game, "post-inner-1", "post-outer-1", "post-outer-2")
    drawn: list[int] = [*first]
    events = list(game.play("security", EndTurn()))
    while len(drawn) < 5:
        (seat,) = game.asked()
        choice = next(name for name in ("Throw", "DrawCard", "Discard", "EndTurn") if name in names(game, seat))
        events = list(game.play(seat, offered(game, seat, choice)[0]))
        drawn += [event.card for event in events if isinstance(event, CardDrawn) and event.pack == pack]
    return drawn


@pytest.mark.rule("osprey.setup.30", "osprey.setup.31")
@pytest.mark.parametrize("pack", [0, 1])
def test_the_packs_are_shuffled_by_the_seed(pack: int) -> None:
    orders = [tuple(draws(seed, pack)) for seed in range(6)]

    assert len(set(orders)) == len(orders)
    assert tuple(draws(3, pack)) == orders[3]


@pytest.mark.rule("osprey.setup.30", "osprey.setup.31")
def test_the_packs_lie_face_down() -> None:
    """Nobody can tell from his view what others were dealt, nor so what is left in the packs."""
    one, two = dealt("appel", "bribe", "release", players=3), dealt("shoot-to-kill", "bribe", "sabotage", players=3)

    assert one != two
    assert one.view("american") == two.view("american")
    assert one.view("spectator") == two.view("spectator")
    assert one.view("security") != two.view("security")
    assert one.view("british") != two.view("british")


# --- the first cards


@pytest.mark.rule("osprey.setup.32", "osprey.setup.33")
def test_everybody_is_dealt_one_card_of_his_own_pack_before_play() -> None:
    game = new_game("osprey", 3, chance="manual")
    assert game.asked() == ("chance",)
    refused(game, "chance", "Deal release", Refusal.NOT_NOW)

    for card in ("appel", "release", "bribe"):
        deal(game, card)

    assert game.view("spectator").table.hand_sizes == (1, 1, 1)
    assert game.asked() == ("security",)
    assert "PostGuard" in names(game, "security")


# --- the line-up


@pytest.mark.rule("osprey.setup.34", "osprey.setup.36")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_pows_are_lined_up_as_the_diagram_shows_before_a_guard_is_deployed(players: int) -> None:
    game = new_game("osprey", players, chance="manual")
    refused(game, "security", "PostGuard post-inner-1", Refusal.NOT_ASKED)
    while game.asked() == ("chance",):
        game.play("chance", game.options("chance")[0])

    assert "PostGuard" in names(game, "security")
    assert [places(game, team) for team in game.seats[1:]] == [circles(rows) for rows in DIAGRAM[players]]
    assert places(game, "guard") == {"barracks"}


@pytest.mark.rule("osprey.setup.35")
@pytest.mark.parametrize("nations", [("british", "french"), ("french", "british")])
def test_any_nation_may_begin_on_any_group(nations: tuple[str, str]) -> None:
    game = new_game("osprey", 3, nations=nations)

    assert [places(game, nation) for nation in nations] == [circles(rows) for rows in DIAGRAM[3]]


# --- deployment


@pytest.mark.rule("osprey.setup.37", "osprey.ruling.106")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_exactly_one_guard_for_each_escape_officer_goes_on_inner_posts(players: int) -> None:
    game = new_game("osprey", players)
    deploy(game, "post-outer-1", "post-outer-2", *INNER[: players - 2])

    assert refused(game, "security", "EndTurn", Refusal.TOO_FEW_GUARDS_INSIDE).rule == "osprey.setup.37"
    deploy(game, INNER[players - 2])
    if players < 6:  # the fifth is the last inner post
        too_many = refused(game, "security", f"PostGuard {INNER[players - 1]}", Refusal.TOO_MANY_GUARDS_INSIDE)
        assert too_many.rule == "osprey.ruling.106"
    play(game, "security", "EndTurn")

    assert game.asked() == ("american",)


@pytest.mark.rule("osprey.setup.38")
def test_two_guards_at_least_begin_on_outer_posts() -> None:
    game = new_game("osprey", 4)
    deploy(game, *INNER[:3], "post-outer-3")

    assert refused(game, "security", "EndTurn", Refusal.TOO_FEW_GUARDS_OUTSIDE).rule == "osprey.setup.38"
    deploy(game, "post-outer-4")
    play(game, "security", "EndTurn")

    assert game.asked() == ("american",)


@pytest.mark.rule("osprey.setup.39")
def test_seven_guards_at_most_begin_on_outer_posts() -> None:
    game = new_game("osprey", 4)
    deploy(game, *INNER[:3], *OUTER)

    for post in OUTER:
        refusal = refused(game, "security", f"PostGuard {post}", Refusal.TOO_MANY_GUARDS_OUTSIDE)
        assert refusal.rule == "osprey.setup.39"
    assert options(game, "security") == ["EndTurn"]


@pytest.mark.rule("osprey.setup.40")
@pytest.mark.parametrize("post", [*INNER, *OUTER])
def test_the_security_officer_chooses_the_posts(post: str) -> None:
    game = new_game("osprey", 2)
    assert sum(isinstance(option, PostGuard) for option in game.options("security")) == len(INNER + OUTER)

    deploy(game, post)

    assert places(game, "guard") == {"barracks", post}
    refused(game, "security", "PostGuard ic-r10-c06", Refusal.NOT_A_POST)


@pytest.mark.rule("osprey.setup.41")
def test_guards_who_are_not_placed_begin_in_the_barracks() -> None:
    game = new_game("osprey", 6)
    deploy(game, *INNER, *OUTER[:4])

    play(game, "security", "EndTurn")

    assert in_barracks(game) == 7


@pytest.mark.rule("osprey.ruling.107")
@pytest.mark.parametrize("outside", [2, 3, 4, 5])
def test_with_two_players_two_to_five_guards_may_stand_outside(outside: int) -> None:
    game = new_game("osprey", 2)
    deploy(game, *OUTER[:outside], "post-inner-3")

    play(game, "security", "EndTurn")

    assert in_barracks(game) == 5 - outside


@pytest.mark.rule("osprey.ruling.107")
def test_with_two_players_the_sixth_guard_is_kept_for_the_inner_post() -> None:
    game = new_game("osprey", 2)
    deploy(game, *OUTER[:5])

    refused(game, "security", "PostGuard post-outer-6", Refusal.TOO_FEW_GUARDS_INSIDE)

    assert set(options(game, "security")) == {f"PostGuard {post}" for post in INNER}


# --- options


@pytest.mark.rule("osprey.options.2")
def test_the_players_may_agree_to_begin_without_kits() -> None:
    game = new_game("osprey", 4, house_rules=["no-starting-kits"])

    assert game.view("spectator").table.kits == (0, 0, 0, 0)
    assert game._game.state.kit_supply == 5


@pytest.mark.rule("osprey.options.3")
def test_play_does_not_begin_before_everybody_has_agreed() -> None:
    game = new_game("osprey", 3, rounds=25, house_rules=["no-starting-kits"], agreed=False)
    play(game, "british", "Agree")
    play(game, "security", "Agree")

    refused(game, "security", "PostGuard post-inner-1", Refusal.NOT_ASKED)
    play(game, "american", "Agree")

    assert "PostGuard" in names(game, "security")


@pytest.mark.rule("osprey.options.3")
def test_nothing_that_was_agreed_is_changed_in_play() -> None:
    game = new_game("osprey", 2, rounds=25, chance="manual")
    deal(game, "appel")
    deal(game, "bribe")
    assert refused(game, "security", "Agree", Refusal.FORMULA_ACCEPTED).rule == "osprey.options.3"
    deploy(game, "post-inner-1", "post-outer-1", "post-outer-2")
    play(game, "security", "EndTurn")
    assert refused(game, "american", "Agree", Refusal.FORMULA_ACCEPTED).rule == "osprey.options.3"
    play(game, "american", "Throw")
    dice(game, 3, 4)
    assert refused(game, "american", "Agree", Refusal.FORMULA_ACCEPTED).rule == "osprey.options.3"

    game.log().update(rounds=70, escapes=1, house_rules=["no-starting-kits"])

    table = game.view("spectator").table
    assert (table.marker, table.escapes_to_win, table.kits) == (25, 2, (0, 1))
