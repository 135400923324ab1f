"""The planner as Escape Officer, in scenes: gathering, running, cards, answers and despair."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.model.actions import Arrest, Cross, GiveUp, MovePawn
from colditz.players import LEVELS, Sight
from colditz.players.castle import castle_of
from colditz.players.character import Character
from colditz.players.escaping.launch import best_launch
from colditz.players.escaping.team import Team
from tests.players.tables import decide, decision
from tests.scene import offered, options, play, scene

PLANNERS = [level for level in LEVELS if level.startswith("planner")]
GOOD_RUN = "rope rope wire-cutters"  # what the way from the lobby costs

both = pytest.mark.parametrize("edition", ["classic", "osprey"])  # the scenes are written in their sequence of play
every_planner = pytest.mark.parametrize("level", PLANNERS)


# --- running


@both
@every_planner
def test_a_man_in_reach_of_a_target_goes_there(level: str, edition: str) -> None:
    game = scene("british-1@od-e-05 guard-1@od-e-07", edition=edition, turn="british", points=6, kits="british")

    assert decide(game, "british", level) == "MovePawn british-1 target-4"


@both
@every_planner
def test_a_man_at_the_window_with_all_he_needs_goes_over(level: str, edition: str) -> None:
    game = scene(
        "british-1@in-lobby-1",
        edition=edition,
        turn="british",
        points=20,
        equipment={"british": GOOD_RUN},
        kits="british",
    )

    assert decide(game, "british", level) == "Cross british-1 land-01 [rope,rope]"


def at_the_dentist(guards: str = "") -> Match:
    """A ready man at a window, and as many steps in the throw as bring him well beyond it."""
    men = f"british-1@room-dentist-2 {guards}"
    return scene(men, turn="british", points=9, kits="british", equipment={"british": GOOD_RUN})


def test_he_goes_down_where_he_stands_and_not_where_the_way_looks_shorter() -> None:
    """From the lobby it is fewer steps to freedom, but the points would be spent before he got out."""
    assert decide(at_the_dentist(), "british") == "Cross british-1 land-02 [rope,rope]"


def test_nobody_sets_out_for_a_way_that_guards_bar() -> None:
    game = at_the_dentist("guard-1@land-01 guard-2@land-02 guard-3@land-03")
    team = Team(Sight(game, "british").glance, castle_of(game.board), Character(), {})

    assert best_launch(team, team.on_board) is None


@both
def test_he_stays_inside_without_a_kit(edition: str) -> None:
    game = scene("british-1@in-lobby-1", edition=edition, turn="british", points=20, equipment={"british": GOOD_RUN})

    assert not isinstance(decision(game, "british").action, Cross)


@both
def test_he_stays_inside_when_guards_wait_below(edition: str) -> None:
    guards = "guard-1@land-02 guard-2@land-03 guard-3@out-n-02 guard-4@out-n-03 guard-5@out-n-11"
    game = scene(
        f"british-1@in-lobby-1 {guards}",
        edition=edition,
        turn="british",
        points=2,
        equipment={"british": GOOD_RUN},
        kits="british",
    )

    assert not isinstance(decision(game, "british").action, Cross)


@both
def test_near_the_end_he_runs_on_a_small_chance(edition: str) -> None:
    """The same throw and the same guards: with time left he waits, in the last round but one he goes."""

    def at(turn: int) -> str:
        return decide(
            scene(
                "british-1@in-lobby-1 guard-1@out-n-04",
                edition=edition,
                turn="british",
                points=4,
                equipment={"british": GOOD_RUN},
                kits="british",
                round=turn,
                rounds=30,
            ),
            "british",
        )

    assert not at(2).startswith("Cross")
    assert at(29).startswith("Cross british-1 land-01")


@both
def test_a_man_on_the_run_gets_on(edition: str) -> None:
    game = scene(
        "british-1@od-n-14 guard-1@od-n-20",
        edition=edition,
        turn="british",
        points=5,
        kits="british",
        equipment={"british": "rope"},
    )
    assert decide(game, "british") == "MovePawn british-1 od-n-09"


def test_a_man_on_the_run_passes_a_place_where_he_would_not_stay() -> None:
    """A guard is near the foot of the drop, but the points bring the man beyond his reach."""
    game = scene(
        "british-1@terr-11 guard-1@out-s-20",
        turn="british",
        points=9,
        kits="british",
        equipment={"british": "rope rope rope"},
    )

    assert decide(game, "british") == "Cross british-1 land-22 [rope]"


# --- gathering


@both
@every_planner
def test_four_men_in_place_claim_the_kit(level: str, edition: str) -> None:
    men = "british-1@room-theatre-1 british-2@room-canteen-1 british-3@room-interviewroom-1 british-4@room-wc-1"
    game = scene(men, edition=edition, turn="british", points=5)

    assert decide(game, "british", level) == "ClaimKit []"


@both
@every_planner
@pytest.mark.parametrize(
    ("rooms", "card"),
    [(("room-kitchen-1", "room-sickbay-1"), "wire-cutters"), (("room-chapel-1", "room-store-1"), "rope")],
)
def test_two_men_in_place_claim_what_is_wanted(rooms: tuple[str, str], card: str, level: str, edition: str) -> None:
    """His men are liable already, so nothing is gained by waiting."""
    pair = f"british-1@{rooms[0]} british-2@{rooms[1]}"
    game = scene(pair, edition=edition, turn="british", points=5, equipment={"british": "pass"})

    assert decide(game, "british", level).startswith(f"ClaimEquipment {card} ")


@both
def test_nothing_that_makes_men_liable_is_taken_before_the_kit(edition: str) -> None:
    pair = "british-1@room-chapel-9 british-2@room-store-2"
    rest = "british-3@room-chapel-10 british-4@room-store-3 british-5@room-kitchen-3 british-6@room-sickbay-7"

    def claims(men: str, kits: str) -> bool:
        game = scene(men, edition=edition, turn="british", points=5, kits=kits)
        assert offered(game, "british", "ClaimEquipment rope")
        return decide(game, "british").startswith("ClaimEquipment")

    assert claims(pair, "british")
    assert not claims(f"{pair} {rest}", ""), "the kit comes first"


@both
def test_a_man_at_large_keeps_what_he_will_pay_with(edition: str) -> None:
    """One set of equipment sends one man out: the next does not leave on the strength of it."""

    def goes(runner: str) -> bool:
        game = scene(
            f"british-1@in-lobby-1 {runner}",
            edition=edition,
            turn="british",
            points=14,
            equipment={"british": GOOD_RUN},
            kits="british",
        )
        team = Team(Sight(game, "british").glance, castle_of(game.board), Character(), {})
        return bool(best_launch(team, [man for man in team.on_board if not team.is_out(man)]))

    assert goes("")
    assert not goes("british-2@land-01")


@both
def test_what_is_of_no_more_use_is_left_to_others(edition: str) -> None:
    held = "pass pass pass rope rope wire-cutters"
    game = scene(
        "british-1@room-guardhouse-1 british-2@room-guardhouse-3",
        edition=edition,
        turn="british",
        points=5,
        equipment={"british": held},
    )

    assert offered(game, "british", "ClaimEquipment pass")
    assert not decide(game, "british").startswith("ClaimEquipment")


@both
@every_planner
def test_men_are_sent_to_rooms_by_twos(level: str, edition: str) -> None:
    """With so many points a whole team goes to work."""
    game = scene(edition=edition, turn="american", points=250, players=2)
    reasons: list[str] = []
    while game.asked() == ("american",) and reasons[-1:] != ["bot-endturn"] and len(reasons) < 60:
        decided = decision(game, "american", level)
        reasons.append(decided.why.key)
        game.play("american", decided.action)

    assert reasons.count("bot-gather-steps") >= 4
    assert reasons.count("bot-claim") >= 2


# --- cards


@both
def test_of_too_many_cards_the_least_useful_go(edition: str) -> None:
    cards = "release sabotage found-rope tunnel-chapel talisman"
    game = scene("guard-1@ic-r10-c10", edition=edition, points=0, hands={"american": cards})
    laid = []
    while decide(game, "american").startswith("Discard"):
        laid.append(decide(game, "american"))
        play(game, "american", laid[-1])

    assert sorted(laid) == ["Discard sabotage", "Discard talisman"]


@both
def test_a_part_of_a_kit_is_useless_to_who_has_one(edition: str) -> None:
    cards = "kit-part-compass-food release sabotage found-rope"
    with_kit, without = (
        decide(scene(edition=edition, points=0, hands={"american": cards}, kits=kits), "american")
        for kits in ("american", "")
    )

    assert with_kit == "Discard kit-part-compass-food"
    assert without != with_kit


@both
@every_planner
def test_he_gives_up_the_card_that_he_can_spare(level: str, edition: str) -> None:
    held = {"british": f"{GOOD_RUN} key"}
    game = scene("guard-1@gar-018 british-1@gar-017", edition=edition, turn="security", throw=(4, 5), equipment=held)
    play(game, "security", "Arrest guard-1 british-1")
    while game.asked() == ("security",):
        play(game, "security", decide(game, "security"))

    assert decide(game, "british", level) == "Surrender key"


# --- roll calls


def called(pawns: str, edition: str, **held: str) -> Match:
    """The Security Officer has called Appel, and the American officer, who has a kit, decides who attends."""
    hands = {"security": "appel"}
    game = scene(pawns, edition=edition, turn="security", players=2, hands=hands, equipment=held, kits="american")
    play(game, "security", "PlayCard appel")
    assert game.asking == "RollCall"
    return game


@both
@every_planner
def test_an_idle_man_beside_a_guard_attends(level: str, edition: str) -> None:
    game = called("american-1@ic-r10-c07 guard-1@ic-r10-c08", edition)

    assert decide(game, "american", level) == "AnswerAppel american-1"


@both
@every_planner
def test_a_man_on_the_run_whom_no_guard_can_find_stays_away(level: str, edition: str) -> None:
    game = called("american-1@gar-017 guard-1@out-n-110", edition, american="rope")

    assert "AnswerAppel american-1" in options(game, "american")
    assert decide(game, "american", level) == "Pass"


# --- despair


def last_hope(turn: int) -> Match:
    """A man at the gate with a kit; the game lasts twenty rounds."""
    return scene("american-1@ic-r25-c14", kits="american", players=2, round=turn, rounds=20, escapes=1)


@every_planner
@pytest.mark.parametrize("turn", [1, 10, 19])
def test_nobody_despairs_before_the_last_round(turn: int, level: str) -> None:
    game = last_hope(turn)

    assert "DoOrDie american-1" in options(game, "american")
    assert decide(game, "american", level) != "DoOrDie american-1"


@every_planner
def test_in_the_last_round_it_is_do_or_die(level: str) -> None:
    assert decide(last_hope(20), "american", level) == "DoOrDie american-1"


def test_nobody_dies_for_a_win_that_is_out_of_reach() -> None:
    game = scene("american-1@ic-r25-c14", kits="american", players=2, round=20, rounds=20, escapes=2)

    assert "DoOrDie american-1" in options(game, "american")
    assert decide(game, "american") != "DoOrDie american-1"


@pytest.mark.parametrize("edition", ["devir", "v3"])
def test_nobody_dies_for_a_win_that_is_his_already(edition: str) -> None:
    """Play goes on there until time runs out, and whoever fails has lost."""
    pawns, held = "american-1@ic-r25-c14", {"american": "key"}
    game = scene(pawns, kits="american", equipment=held, players=2, round=20, rounds=20, edition=edition)
    game._game.state.escapes[game.seats.index("american")] = game.view("american").table.escapes_to_win

    assert "DoOrDie american-1" in options(game, "american")
    assert decide(game, "american") != "DoOrDie american-1"


# --- manners


@both
@every_planner
def test_an_officer_moves_only_his_own_men(level: str, edition: str) -> None:
    game = scene("british-1@ic-r10-c10 guard-1@ic-r10-c11", edition=edition, turn="british", points=30)
    own = [pawn for pawn, name in enumerate(game.view("british").table.pawns) if name.startswith("british-")]
    while game.asked() == ("british",):
        action = decision(game, "british", level).action
        if isinstance(action, MovePawn | Cross | GiveUp | Arrest):
            assert isinstance(action, MovePawn)
            assert action.pawn in own
        play(game, "british", game.write_action(action))
        if game.asking == "RollCall":
            break


def test_a_sight_is_of_one_seat() -> None:
    game = scene(turn="british", points=3)

    assert Sight(game, "british").glance.seat == game.seats.index("british")
    assert Sight(game, "dutch").choices.actions == []
