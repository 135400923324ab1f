"""The legend of the board: what each kind of space asks of a pawn, and what it gives."""

from __future__ import annotations

import pytest

from colditz import Match
from colditz.engine.refusal import Refusal
from tests.scene import at, dice, equipment, has_kit, offered, play, points, refused, scene

DROPS_30 = [("ramp-18", "land-24"), ("east-13", "land-31"), ("room-canteen-5", "land-04"), ("in-ghcor-05", "land-15")]
DROPS_60 = [("in-lobby-1", "land-01"), ("out-s-71", "land-30"), ("room-dentist-1", "land-03")]
DOORS = [("in-ghcor-09", "door-gh"), ("ramp-06", "door-ramp"), ("out-n-69", "door-n"), ("ramp-16", "door-gh")]
CHECKPOINTS = [("ic-r25-c14", "pass-inner"), ("gar-113", "pass-main"), ("out-ne-08", "pass-ne")]


# --- obstacles


@pytest.mark.rule("classic.11.13")
@pytest.mark.parametrize(("top", "landing"), DROPS_30)
def test_a_drop_of_30_takes_one_rope(top: str, landing: str) -> None:
    bare = scene(f"american-1@{top}", points=5)
    refused(bare, "american", f"Cross american-1 {landing} []", Refusal.NO_ROPE)

    game = scene(f"american-1@{top}", points=5, equipment={"american": "rope rope"})
    play(game, "american", f"Cross american-1 {landing} [rope]")

    assert at(game, "american-1") == landing
    assert equipment(game, "american") == ["rope"]


@pytest.mark.rule("classic.11.14")
@pytest.mark.parametrize(("top", "landing"), DROPS_60)
def test_a_drop_of_60_takes_two_ropes(top: str, landing: str) -> None:
    one = scene(f"american-1@{top}", points=5, equipment={"american": "rope"})
    assert refused(one, "american", f"Cross american-1 {landing} [rope]", Refusal.NO_ROPE).rule == "classic.11.14"

    game = scene(f"american-1@{top}", points=5, equipment={"american": "rope rope"})
    refused(game, "american", f"Cross american-1 {landing} [rope]", Refusal.WRONG_PAYMENT)
    play(game, "american", f"Cross american-1 {landing} [rope,rope]")

    assert at(game, "american-1") == landing
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.11.15")
@pytest.mark.parametrize(("beside", "door"), DOORS)
def test_a_door_takes_a_key(beside: str, door: str) -> None:
    bare = scene(f"american-1@{beside}", points=5, equipment={"american": "pass rope"})
    refused(bare, "american", f"MovePawn american-1 {door}", Refusal.TOLL_UNPAID)
    assert refused(bare, "american", f"Cross american-1 {door} [key]", Refusal.NO_KEY).rule == "classic.11.15"

    game = scene(f"american-1@{beside}", points=5, equipment={"american": "key"})
    play(game, "american", f"Cross american-1 {door} [key]")

    assert at(game, "american-1") == door
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.11.16")
@pytest.mark.parametrize(("beside", "checkpoint"), CHECKPOINTS)
def test_an_inspection_point_takes_a_pass(beside: str, checkpoint: str) -> None:
    bare = scene(f"american-1@{beside}", points=5, equipment={"american": "key rope"})
    refused(bare, "american", f"MovePawn american-1 {checkpoint}", Refusal.TOLL_UNPAID)
    assert refused(bare, "american", f"Cross american-1 {checkpoint} [pass]", Refusal.NO_PASS).rule == "classic.11.16"

    game = scene(f"american-1@{beside}", points=5, equipment={"american": "pass"})
    play(game, "american", f"Cross american-1 {checkpoint} [pass]")

    assert at(game, "american-1") == checkpoint
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.11.17")
@pytest.mark.parametrize(("inside", "outside"), [("out-n-110", "od-nw-47"), ("out-n-14", "od-n-23")])
def test_wire_is_cut_where_linked_circles_lie_on_both_sides(inside: str, outside: str) -> None:
    bare = scene(f"american-1@{inside}", points=5)
    without = refused(bare, "american", f"Cross american-1 {outside} [wire-cutters]", Refusal.NO_WIRE_CUTTERS)
    assert without.rule == "classic.11.17"

    game = scene(f"american-1@{inside}", points=5, equipment={"american": "wire-cutters"})
    play(game, "american", f"Cross american-1 {outside} [wire-cutters]")

    assert at(game, "american-1") == outside
    assert equipment(game, "american") == []


@pytest.mark.rule("classic.11.17")
@pytest.mark.parametrize(("inside", "outside"), [("out-n-106", "od-nw-47"), ("out-n-53", "od-nw-41")])
def test_wire_is_not_cut_where_no_linked_circle_lies_opposite(inside: str, outside: str) -> None:
    game = scene(f"american-1@{inside}", points=5, equipment={"american": "wire-cutters"})

    refused(game, "american", f"Cross american-1 {outside} [wire-cutters]", Refusal.NOT_ADJACENT)
    assert not offered(game, "american", "Cross")


# --- solitary


@pytest.mark.rule("classic.11.18")
def test_every_kind_of_arrest_ends_in_a_cell() -> None:
    arrest = scene("guard-1@ramp-04 british-1@ramp-05", turn="security", points=3)
    play(arrest, "security", "Arrest guard-1 british-1", "ChooseCell cells-b")

    surrender = scene("guard-1@ramp-04 british-1@ramp-05", turn="british", points=3)
    play(surrender, "british", "GiveUp british-1 guard-1")
    play(surrender, "security", "ChooseCell cells-a")

    card = scene(
        "british-1@ic-r25-c14",
        turn="british",
        points=3,
        equipment={"british": "pass"},
        hands={"security": "arrest-pass-holder"},
    )
    play(card, "british", "Cross british-1 pass-inner [pass]")
    play(card, "security", "PlayCard arrest-pass-holder", "ChooseCell cells-c")

    assert [at(game, "british-1") for game in (arrest, surrender, card)] == ["cells-b", "cells-a", "cells-c"]


@pytest.mark.rule("classic.11.19")
def test_without_a_double_or_a_card_nobody_leaves_solitary() -> None:
    game = scene("american-1@cells-a", throw=(3, 5))

    walk = refused(game, "american", "MovePawn american-1 exit-inner-cells", Refusal.IN_SOLITARY)
    release = refused(game, "american", "Release american-1 exit-inner-cells", Refusal.NO_DOUBLE)

    assert (walk.rule, release.rule) == ("classic.11.19", "classic.11.19")


@pytest.mark.rule("classic.11.19", "classic.11.20")
@pytest.mark.parametrize(
    ("cell", "arrow"),
    [("cells-a", "exit-inner-cells"), ("cells-b", "exit-inner-cells"), ("cells-c", "exit-outer-cells")],
)
def test_a_double_or_the_card_releases_a_man_to_the_arrow_circle(cell: str, arrow: str) -> None:
    double = scene(f"american-1@{cell}", throw=(4, 4))
    card = scene(f"american-1@{cell}", throw=(3, 5), hands={"american": "release"})
    refused(double, "american", "Release american-1 ramp-01", Refusal.WRONG_EXIT)

    play(double, "american", f"Release american-1 {arrow}")
    play(card, "american", f"PlayCard release american-1 - {arrow}")

    assert at(double, "american-1") == at(card, "american-1") == arrow


@pytest.mark.rule("classic.11.20")
def test_a_released_man_starts_as_near_to_a_taken_arrow_circle_as_he_can() -> None:
    game = scene("american-1@cells-a british-1@exit-inner-cells", throw=(4, 4))

    doors = offered(game, "american", "Release")

    assert doors == ["Release american-1 in-ghcor-01", "Release american-1 in-ghcor-02"]


# --- safe areas


@pytest.mark.rule("classic.11.21")
@pytest.mark.parametrize(("guard", "safe"), [("ic-r18-c18", "safe-shed-1"), ("gar-020", "safe-oshed-1")])
def test_no_guard_arrests_on_a_safe_circle(guard: str, safe: str) -> None:
    game = scene(f"guard-1@{guard} british-1@{safe}", turn="security", points=9, equipment={"british": "rope"})

    refused(game, "security", "Arrest guard-1 british-1", Refusal.IN_SAFE_AREA)


@pytest.mark.rule("classic.11.22")
def test_appel_and_its_search_leave_a_man_on_a_safe_circle_alone() -> None:
    game = scene(
        "guard-1@ic-r16-c18 british-1@safe-shed-1 british-2@ic-r17-c18", turn="security", hands={"security": "appel"}
    )

    play(game, "security", "PlayCard appel")
    play(game, "british", "Pass")
    play(game, "security", "Throw")
    dice(game, 4, 5)
    play(game, "security", "GeneralSearch", "ChooseCell cells-a")

    assert (at(game, "british-1"), at(game, "british-2")) == ("safe-shed-1", "cells-a")


@pytest.mark.rule("classic.11.22")
def test_a_man_on_a_safe_circle_is_not_absent_from_appel() -> None:
    game = scene("guard-1@ic-r16-c18 british-1@safe-shed-1", turn="security", hands={"security": "appel"})

    play(game, "security", "PlayCard appel")
    play(game, "british", "Pass")
    play(game, "security", "Throw")
    dice(game, 4, 5)

    refused(game, "security", "GeneralSearch", Refusal.NOBODY_ABSENT)


@pytest.mark.rule("classic.11.22")
def test_a_search_ends_at_the_safe_circle_behind_the_room() -> None:
    game = scene(
        "guard-1@ic-r12-c05 british-1@safe-chapel-1 british-2@room-chapel-11",
        turn="security",
        points=9,
        hands={"security": "search-chapel"},
        equipment={"british": "rope"},
    )

    play(game, "security", "PlayCard search-chapel")

    assert offered(game, "security", "Arrest") == ["Arrest guard-1 british-2"]
    refused(game, "security", "Arrest guard-1 british-1", Refusal.IN_SAFE_AREA)


@pytest.mark.rule("classic.11.22")
@pytest.mark.parametrize("safe", ["safe-oshed-1", "safe-otower-1"])
def test_nobody_is_shot_on_a_safe_circle(safe: str) -> None:
    game = scene(f"guard-1@gar-021 british-1@{safe}", turn="security", points=9, hands={"security": "shoot-to-kill"})

    refused(game, "security", "PlayCard shoot-to-kill guard-1 british-1", Refusal.TARGET_NOT_OUTSIDE)


@pytest.mark.rule("classic.11.23")
@pytest.mark.parametrize(
    ("beside", "safe"), [("gar-020", "safe-oshed-1"), ("gar-120", "safe-otower-1"), ("ic-r15-c04", "safe-w-1")]
)
def test_guards_may_not_enter_safe_circles(beside: str, safe: str) -> None:
    game = scene(f"guard-1@{beside}", turn="security", points=9)

    assert refused(game, "security", f"MovePawn guard-1 {safe}", Refusal.GUARD_IN_SAFE_AREA).rule == "classic.11.23"


# --- rooms


@pytest.mark.rule("classic.11.25")
@pytest.mark.parametrize(
    ("room", "card"),
    [
        ("room-chapel-9 room-chapel-10", "rope"),
        ("room-dentist-5 room-dentist-6", "key"),
        ("room-guardhouse-1 room-guardhouse-3", "pass"),
        ("room-kitchen-1 room-kitchen-2", "wire-cutters"),
    ],
)
def test_a_room_gives_the_equipment_of_its_symbol_and_no_other(room: str, card: str) -> None:
    first, second = room.split()
    game = scene(f"american-1@{first} american-2@{second}", points=1)

    assert offered(game, "american", "Claim") == [f"ClaimEquipment {card} american-1 american-2"]
    for other in {"rope", "key", "pass", "wire-cutters"} - {card}:
        refused(game, "american", f"ClaimEquipment {other} american-1 american-2", Refusal.NOT_TWO_IN_ROOMS)

    play(game, "american", f"ClaimEquipment {card} american-1 american-2")
    assert equipment(game, "american") == [card]


@pytest.mark.rule("classic.11.25")
def test_rooms_with_a_part_of_the_kit_give_that_part_and_no_equipment() -> None:
    pair = scene("american-1@room-canteen-4 american-2@room-canteen-6", points=1)
    assert not offered(pair, "american", "Claim")

    kit = "american-1@room-canteen-4 american-2@room-theatre-2 american-3@room-officersquarters-2"
    game = scene(f"{kit} american-4@room-office-2", points=1)
    play(game, "american", "ClaimKit []")

    assert has_kit(game, "american")


# --- tunnels


def canteen_tunnel(pawns: str = "", points: int = 12) -> Match:
    """Two Americans have entered the canteen tunnel and left its first circle free."""
    men = f"american-1@room-canteen-4 american-2@room-canteen-6 {pawns}"
    game = scene(men, points=points, hands={"american": "tunnel-canteen"})
    play(game, "american", "PlayCard tunnel-canteen american-1 american-2")
    play(game, "american", "MovePawn american-1 under-yard-01", "MovePawn american-2 tn-canteen-3")
    return game


@pytest.mark.rule("classic.11.27")
def test_a_tunnel_needs_its_own_card() -> None:
    game = scene("american-1@room-chapel-11 american-2@room-chapel-9", points=12, hands={"american": "tunnel-canteen"})

    entry = refused(game, "american", "Cross american-1 under-room-chapel-8 []", Refusal.TUNNEL_NOT_OPEN)
    refused(game, "american", "PlayCard tunnel-canteen american-1 american-2", Refusal.TWO_MUST_ENTER)
    refused(game, "american", "PlayCard tunnel-chapel american-1 american-2", Refusal.CARD_NOT_HELD)

    assert entry.rule == "classic.11.27"


@pytest.mark.rule("classic.11.27")
def test_one_open_tunnel_does_not_open_another() -> None:
    game = canteen_tunnel("american-3@room-chapel-11", points=12)

    refused(game, "american", "Cross american-3 under-room-chapel-8 []", Refusal.TUNNEL_NOT_OPEN)


@pytest.mark.rule("classic.11.28")
def test_a_tunnel_is_entered_at_its_dark_space_in_the_room() -> None:
    game = canteen_tunnel("american-3@room-canteen-3 american-4@land-04", points=14)

    refused(game, "american", "Cross american-3 under-room-canteen-1 []", Refusal.NOT_ADJACENT)
    refused(game, "american", "Cross american-4 under-yard-02 []", Refusal.NOT_ADJACENT)

    play(game, "american", "MovePawn american-3 room-canteen-4", "Cross american-3 under-room-canteen-2 []")
    assert at(game, "american-3") == "under-room-canteen-2"


@pytest.mark.rule("classic.11.29")
def test_a_tunnel_is_left_at_its_far_end_and_not_in_the_middle() -> None:
    game = canteen_tunnel(points=20)

    refused(game, "american", "MovePawn american-1 yard-01")
    refused(game, "american", "MovePawn american-1 land-04", Refusal.TUNNEL_LEFT_AT_ITS_END)
    assert not offered(game, "american", "Cross american-1")

    play(game, "american", "MovePawn american-1 under-out-n-78", "MovePawn american-1 out-n-63")
    assert at(game, "american-1") == "out-n-63"


@pytest.mark.rule("classic.11.35")
def test_a_guard_walks_over_a_man_in_a_tunnel_and_cannot_take_him() -> None:
    game = scene("american-1@under-ramp-09 guard-1@ramp-08", turn="security", points=2)

    refused(game, "security", "Arrest guard-1 american-1", Refusal.IN_A_TUNNEL)
    play(game, "security", "MovePawn guard-1 ramp-10")

    assert (at(game, "american-1"), points(game)) == ("under-ramp-09", 0)


@pytest.mark.rule("classic.11.36")
def test_men_who_entered_the_tunnel_may_end_the_turn_in_it() -> None:
    game = canteen_tunnel()

    play(game, "american", "EndTurn")

    assert (at(game, "american-1"), at(game, "american-2")) == ("under-yard-01", "tn-canteen-3")


# --- appel and walkways


@pytest.mark.rule("classic.11.32")
@pytest.mark.parametrize(("team", "row"), [("american", "ap-r5"), ("british", "ap-r4"), ("dutch", "ap-r3")])
def test_who_attends_appel_stands_where_his_team_stood_at_the_start(team: str, row: str) -> None:
    stranger = "dutch" if team == "american" else "american"
    men = f"{team}-1@ic-r12-c07 {team}-6@room-chapel-9 {stranger}-1@{row}-c1"
    game = scene(men, turn="security", hands={"security": "appel"})

    play(game, "security", "PlayCard appel")
    if stranger in game.asked():
        play(game, stranger, "Pass")
    play(game, team, f"AnswerAppel {team}-6")

    assert at(game, f"{team}-6") == f"{row}-c6"


@pytest.mark.rule("classic.11.33")
def test_a_guard_may_not_stop_on_a_walkway_with_his_last_point() -> None:
    game = scene("guard-1@ic-r18-c18", turn="security", points=1)

    refused(game, "security", "MovePawn guard-1 in-shed-door", Refusal.NO_REST_IN_PASSAGE)
