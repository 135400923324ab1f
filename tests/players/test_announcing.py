"""The planner as officer where attempts are announced: when, by which exit, with what, and what saves a man."""

from __future__ import annotations

import pytest

from colditz import Match, from_position, new_game
from colditz.engine.state import Share
from colditz.model.actions import Action, AnswerTrade, DeclareAttempt, OfferTrade, Pass
from colditz.model.events import Event
from colditz.model.ids import NOBODY, NOWHERE
from colditz.players import LEVELS, Sight
from colditz.players.expert import Expert
from colditz.players.planner import Planner
from colditz.rules.escape.together import AskToFollow
from colditz.rules.turn.phases import SwapEquipment, SwapOpportunity
from colditz.rules.turn.turn import Turn
from colditz.sim.barter import let_deal
from tests.players import tables
from tests.players.tables import decision
from tests.scene import deal, dice, offered, play
from tests.v3.table import by_day, by_night, thrown

PLANNERS = [level for level in LEVELS if level.startswith("planner")]
every_planner = pytest.mark.parametrize("level", PLANNERS)
BILL = {"american": "rope rope wire-cutters"}  # what the way from the lobby costs
LOBBY = "DeclareAttempt american-1 land-01"
READY = "american-1@in-lobby-1"
WATCHED = f"{READY} guard-1@out-n-86 guard-2@out-n-70 guard-3@out-n-95"


def decide(game: Match, seat: str, level: str = "planner") -> str:
    """What a planner does, without the fields that it leaves empty."""
    return tables.decide(game, seat, level).rstrip(" -")


# --- announcing


@every_planner
def test_by_day_a_man_at_his_exit_is_announced_before_the_throw(level: str) -> None:
    game = by_day(READY, equipment=BILL, kits="american")

    assert decide(game, "american", level) == LOBBY


@every_planner
def test_by_night_he_is_announced_once_a_good_throw_is_seen(level: str) -> None:
    game = by_night(READY, equipment=BILL, kits="american")
    assert decide(game, "american", level) == "Throw"
    thrown(game, "american", 6, 4)

    assert decide(game, "american", level) == LOBBY


def test_by_night_nobody_is_announced_with_a_throw_that_does_not_carry_him_out() -> None:
    game = by_night("american-1@in-lobby-5", equipment=BILL, kits="american")
    thrown(game, "american", 1, 2)
    deal(game, "diversion")

    assert not isinstance(decision(game, "american").action, DeclareAttempt)


@pytest.mark.parametrize(
    ("held", "kits"), [({"american": "rope rope"}, "american"), (BILL, "")], ids=["bill unpaid", "no kit"]
)
def test_nobody_is_announced_whose_way_is_not_paid_for(held: dict[str, str], kits: str) -> None:
    game = by_day(READY, equipment=held, kits=kits)

    assert decide(game, "american") == "Throw"


def test_nobody_is_announced_where_guards_wait() -> None:
    assert decide(by_day(WATCHED, equipment=BILL, kits="american"), "american") == "Throw"


def test_in_the_last_rounds_a_small_chance_is_taken() -> None:
    game = by_day(f"{READY} guard-1@out-n-71 guard-2@out-n-60", equipment=BILL, kits="american", rounds=20, round=20)

    assert decide(game, "american") == LOBBY


def test_a_small_chance_is_taken_while_there_is_time_for_the_whole_way() -> None:
    """Five rounds are left: a man who waits for the last three has too few of them for his way."""
    game = by_day(f"{READY} guard-1@out-n-71 guard-2@out-n-60", equipment=BILL, kits="american", rounds=20, round=16)

    assert decide(game, "american") == LOBBY


def test_a_small_chance_is_left_while_there_is_time() -> None:
    game = by_day(f"{READY} guard-1@out-n-71 guard-2@out-n-60", equipment=BILL, kits="american", rounds=20, round=10)

    assert decide(game, "american") == "Throw"


def test_an_announcement_says_how_far_it_is_and_how_likely() -> None:
    why = decision(by_day(READY, equipment=BILL, kits="american"), "american").why

    assert why.key == "bot-announce-blind"
    assert int(why.names["steps"]) == 24
    assert 20 <= int(why.names["percent"]) <= 100


def test_an_announced_man_leaves_and_runs_on() -> None:
    game = by_night(READY, equipment=BILL, kits="american")
    thrown(game, "american", 6, 4)
    play(game, "american", LOBBY)

    assert decide(game, "american") == "Cross american-1 land-01 [rope,rope]"


def test_found_equipment_is_shown_before_the_throw_when_it_completes_the_bill() -> None:
    short = {"american": "rope rope"}
    game = by_day(READY, equipment=short, hands={"american": "found-wire-cutters"}, kits="american")

    assert decide(game, "american") == "PlayCard found-wire-cutters"
    assert decision(game, "american").why.key == "bot-find"


def test_found_equipment_stays_hidden_while_nobody_could_leave() -> None:
    game = by_day(equipment={"american": "rope"}, hands={"american": "found-wire-cutters"}, kits="american")

    assert decide(game, "american") == "Throw"


# --- the turn


def test_points_of_a_double_are_spent_before_the_next_throw() -> None:
    game = by_day("american-1@ic-r10-c10", turn="american")
    thrown(game, "american", 3, 3)

    assert decide(game, "american").startswith("MovePawn")


def test_a_man_from_the_cooler_walks_no_more_of_his_way_than_he_must() -> None:
    """Two steps a turn; the other points are for men who gather."""
    game = by_day("american-1@gar-054", points=9)
    man = game._notation.pawn_by_name["american-1"]
    board = game._game.board
    far = board.walks_from(board.inner_gate)[board.place("gar-054")]
    game._game.state.returning[man] = far
    first = decision(game, "american")
    assert first.why.key == "bot-slow-home"
    play(game, "american", decide(game, "american"))

    assert board.walks_from(board.inner_gate)[game._game.place(man)] == far - 2
    assert "american-1" not in decide(game, "american")


# --- raids


def searched(hands: dict[str, str], inside: str = "american-1@room-kitchen-1") -> Match:
    """The Commandant searches the kitchen as an officer's turn ends."""
    game = by_day(f"{inside} guard-1@ic-r15-c22", hands={"security": "search-kitchen", **hands}, turn="american")
    thrown(game, "american", 1, 3)
    play(game, "american", "EndTurn")
    play(game, "security", "PlayCard search-kitchen")
    return game


def test_a_tip_off_is_played_for_men_in_the_room_that_is_searched() -> None:
    game = searched({"american": "advance-warning"})

    assert decide(game, "american") == "PlayCard advance-warning"
    play(game, "american", "PlayCard advance-warning")
    assert decide(game, "american").startswith("Settle american-1 ")


def test_a_tip_off_is_kept_when_others_are_searched() -> None:
    game = searched({"british": "advance-warning"})

    assert decide(game, "british") == "Pass"


def test_whoever_a_guard_can_hardly_miss_lines_up_for_the_roll_call() -> None:
    game = by_day("american-1@ic-r10-c10 guard-1@ic-r08-c10", hands={"security": "appel"}, turn="american")
    thrown(game, "american", 1, 3)
    play(game, "american", "EndTurn")
    play(game, "security", "PlayCard appel")

    assert decide(game, "american") == "AnswerAppel american-1"


def seized(equipment: str, hands: str) -> Match:
    """A guard has arrested a man in the garrison by day: a card is about to be drawn."""
    game = by_day(
        "american-1@gar-054 guard-1@gar-064",
        turn="security",
        points=4,
        equipment={"american": equipment},
        hands={"american": hands},
        kits="american",
    )
    play(game, "security", "Arrest guard-1 american-1")
    while game.asked() == ("security",):
        play(game, "security", offered(game, "security", "ChooseCell")[0])
    return game


def test_a_bribe_saves_equipment_that_the_plan_needs() -> None:
    game = seized("rope rope wire-cutters", "bribe")

    assert decide(game, "american") == "PlayCard bribe"
    assert decision(game, "american").why.names["count"] == "3"


def test_a_bribe_is_kept_when_hardly_anything_is_at_stake() -> None:
    assert decide(seized("pass pass pass key key rope", "bribe"), "american") == "Pass"


@pytest.mark.parametrize(("faces", "answer"), [((1, 2), "Pass"), ((2, 3), "PlayCard talisman"), ((6, 5), "Pass")])
def test_a_talisman_is_played_when_it_turns_a_hit_into_a_miss(faces: tuple[int, int], answer: str) -> None:
    """Eight circles: three misses even doubled, five hits only doubled, eleven hits anyhow."""
    game = by_day(
        "american-1@od-e-05 guard-1@od-ne-20",
        turn="security",
        points=4,
        hands={"security": "shoot-to-kill", "american": "talisman"},
        kits="american",
    )
    shot = next(each for each in offered(game, "security", "PlayCard") if "american-1" in each)
    play(game, "security", shot)
    dice(game, *faces)

    assert decide(game, "american") == answer


# --- the aeroplane


def test_whoever_holds_both_marked_cards_announces_a_man_for_the_tower() -> None:
    game = by_day(
        "american-1@in-lobby-4", hands={"american": "aeroplane secret-door"}, kits="american", house_rules=["aeroplane"]
    )

    assert decide(game, "american") == "DeclareAttempt american-1 tower-1"
    play(game, "american", "DeclareAttempt american-1 tower-1")
    thrown(game, "american", 1, 3)
    assert decide(game, "american") == "PlayCard secret-door american-1"


def test_one_marked_card_alone_is_equipment() -> None:
    game = by_day(
        READY,
        equipment={"american": "rope wire-cutters"},
        hands={"american": "aeroplane"},
        kits="american",
        house_rules=["aeroplane"],
    )

    assert decide(game, "american") == "PlayCard aeroplane"


# --- swaps, tunnels, bluffs, the last round


def test_equipment_is_offered_in_its_own_phase() -> None:
    held = {"american": "wire-cutters wire-cutters", "british": "rope rope rope"}
    game = by_day(equipment=held, kits="american")
    stages = game._game.part.stages[1]
    game._game.state.stack[1:] = [Turn(1, 1 + stages.index(SwapOpportunity(1))), SwapOpportunity(1)]
    officer = Planner()
    assert officer.decide_anytime(Sight(game, "american")) is None
    game._game.state.stack[1:] = [Turn(1, 1 + stages.index(SwapEquipment(1))), SwapEquipment(1)]

    offer = officer.decide_anytime(Sight(from_position(game.position()), "american"))
    assert offer is not None
    assert isinstance(offer.action, OfferTrade)


def test_bots_are_asked_to_deal_again_as_the_phase_for_equipment_begins() -> None:
    held = {"american": "wire-cutters wire-cutters", "british": "rope rope rope"}
    game = by_day(equipment=held, kits="american", hands={"american": "bribe"})
    stages = game._game.part.stages[1]
    game._game.state.stack[1:] = [Turn(1, 1 + stages.index(SwapOpportunity(1))), SwapOpportunity(1)]
    game = from_position(game.position())
    played: list[Action] = []

    def act(seat: str, action: Action) -> tuple[Event, ...]:
        played.append(action)
        return game.play(seat, action)

    let_deal(game, {"american": Planner(), "british": Planner()}, game.play("american", Pass()), act)

    assert [type(action) for action in played[:2]] == [OfferTrade, AnswerTrade]


def test_a_tunnel_is_shown_before_the_throw_when_two_men_stand_by_its_mouth() -> None:
    game = by_day(
        "american-1@room-chapel-11 american-2@room-chapel-10", hands={"american": "tunnel-chapel"}, kits="american"
    )

    assert decide(game, "american") == "PlayCard tunnel-chapel"


def test_a_tunnel_is_not_shown_when_its_men_are_far_away() -> None:
    assert decide(by_day(hands={"american": "tunnel-chapel"}, kits="american"), "american") == "Throw"


def test_by_day_nobody_waits_at_the_end_of_a_tunnel() -> None:
    """He would raise the alarm there; one circle before it he does not."""
    board = by_day().board
    tunnel = next(tunnel for tunnel in board.tunnels if tunnel.name == "chapel")
    game = by_day(f"american-1@{board.names[tunnel.below[-4]]}", points=9, kits="american")
    game._game.state.tunnels[board.tunnels.index(tunnel)] = 1

    assert decide(game, "american") == f"MovePawn american-1 {board.names[tunnel.below[-2]]}"


def test_only_the_gate_crasher_announces_a_man_who_is_not_meant_to_leave() -> None:
    """One man is below and guards wait where he would come up; another stands at a window without a rope."""

    def bluffs(level: str) -> int:
        pawns = "american-1@under-out-n-98 american-2@room-theatre-4 guard-1@od-nw-51 guard-2@out-n-98"
        games = [by_day(pawns, kits="american", round=number) for number in range(1, 11)]
        return sum(decision(game, "american", level).why.key == "bot-bluff" for game in games)

    assert bluffs("planner") == 0
    assert bluffs("gate-crasher") == 3


def test_in_the_last_round_a_man_runs_for_it_with_a_key() -> None:
    game = by_day(
        "american-1@ic-r25-c14", equipment={"american": "key"}, kits="american", rounds=20, round=20, escapes=1
    )

    assert decide(game, "american") == "DoOrDie american-1"


def test_nobody_runs_for_it_while_there_is_time() -> None:
    game = by_day("american-1@ic-r25-c14", equipment={"american": "key"}, kits="american", escapes=1)

    assert decide(game, "american") == "Throw"


def test_leave_is_given_to_whoever_has_fewer_men_out() -> None:
    def answer(british: int) -> str:
        game = by_day(
            "american-1@land-01 british-1@in-lobby-1",
            turn="british",
            points=6,
            kits="american british",
            house_rules=["multiple-escape"],
        )
        state = game._game.state
        crossing = next(n for n, way in enumerate(game.board.crossings) if game.board.names[way.far] == "land-01")
        state.escapes[1], state.escapes[2] = 1, british
        state.shares = (Share(NOWHERE, crossing, 1, game._notation.pawn_by_name["american-1"], NOBODY, ()),)
        state.exits[game._notation.pawn_by_name["british-1"]] = game.board.place("land-01")
        game._game.push(AskToFollow(2, game._notation.pawn_by_name["british-1"], game.board.place("land-01")))
        return decide(game, "american")

    assert (answer(0), answer(1)) == ("Accept", "Refuse")


def test_bribes_buy_what_the_plan_lacks_and_say_so() -> None:
    game = by_day(
        READY, equipment={"american": "rope rope"}, hands={"american": "bribe bribe"}, kits="american", points=3
    )

    assert decide(game, "american").startswith("PlayCard bribe")
    assert decision(game, "american").why.key == "bot-bribe-buys"


@pytest.mark.parametrize("seat", ["american", "security"])
def test_an_expert_weighs_announcements_and_raids(seat: str) -> None:
    """It plays the turn to its end with few imagined games, and whatever it wants is allowed."""
    game = new_game("v3", 2, seed=3, rounds=6)
    planner, expert = Planner(1), Expert(1, playouts=2)
    for _ in range(40):
        asked = game.asked()[0]
        bot = expert if asked == seat else planner
        game.play(asked, bot.decide(Sight(game, asked)).action)

    assert not game.finished
