"""The boards that ship are sound, and every kind of damage is found and named."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from colditz.cli.main import app
from colditz.model.builder import build
from colditz.model.records import Draft, draft
from colditz.survey import BOARDS, CLAIMS, Site, survey, survey_edition
from colditz.survey.report import BUILT, OLD, claim_of, inspect
from tests.board.damage import (
    Case,
    add,
    all_become,
    both,
    case,
    faults_of,
    formation,
    link,
    lose,
    mark,
    move,
    paint,
    relink,
    road,
    rounds,
    stack_bunks,
    unlink,
    unmark,
)

CASES = (
    # counts
    case("a kind nobody knows", paint("od-se-10", "meadow"), "kinds_and_marks_are_known", space="od-se-10"),
    case("an air space inside", paint("ic-r12-c10", "flight"), "kinds_and_marks_are_known", space="ic-r12-c10"),
    case("a mark nobody knows", mark("gar-040", "mud"), "kinds_and_marks_are_known", space="gar-040"),
    case("a bridge in the courtyard", mark("gar-040", "bridge"), "ground_fits_the_area", space="gar-040"),
    case(
        "a room circle outside the courtyard",
        paint("room-wc-1", area="outer"),
        *("areas_are_three", "no_way_out_without_equipment", "outer_castle_keeps_its_parts"),
        space="room-wc-1",
    ),
    case(
        "no safe area at all",
        all_become("safe", "plain"),
        *("legend_is_complete", "safe_areas_are_fifteen", "guards_cannot_cut_anybody_off"),
    ),
    case("a post too many inside", paint("ic-r12-c10", "post"), "posts_are_five_and_seven", space="ic-r12-c10"),
    case("a post too many outside", paint("gar-040", "post"), "posts_are_five_and_seven", space="gar-040"),
    case("a post lost", paint("post-outer-5", "plain"), "posts_are_five_and_seven", space="post-outer-5"),
    case("an Appel circle gone grey", paint("ap-r1-c1", "plain"), "appel_is_a_hexagon", space="ap-r1-c1"),
    case("an Appel circle in the wrong row", paint("ic-r12-c10", "appel"), "appel_is_a_hexagon", space="ic-r12-c10"),
    case("three rooms of a symbol", lambda source: source.rooms.update(chapel="key"), "rooms_are_sixteen"),
    case("a room without circles", lambda source: source.rooms.update(attic="key"), "rooms_are_sixteen"),
    case("a target lost", paint("target-3", "plain"), "targets_are_seven_and_outside", space="target-3"),
    case(
        "a target inside the walls",
        paint("gar-040", "target"),
        *("targets_are_seven_and_outside", "kinds_and_marks_are_known"),
        space="gar-040",
    ),
    case("a safe circle lost", paint("safe-oshed-2", "plain"), "safe_areas_are_fifteen", space="safe-oshed-2"),
    case("a safe circle won", paint("gar-040", "safe"), "safe_areas_are_fifteen", space="gar-040"),
    case("a searchlight circle unlit", unmark("terr-01", "beam"), "beams_are_four", space="terr-01"),
    case("a beam with a stray circle", mark("gar-040", "beam"), "beams_are_four", space="gar-040"),
    case("a cell too few", lose(lambda source: source.cells["b"]), "cells_open_where_they_should"),
    case(
        "outer cells that open on the inner courtyard",
        both(unmark("exit-outer-cells", "exit=c"), mark("ic-r12-c10", "exit=c")),
        "cells_open_where_they_should",
        space="ic-r12-c10",
    ),
    case(
        "two arrows for one block",
        mark("ramp-10", "exit=c"),
        "cells_open_where_they_should",
        space="ramp-10",
    ),
    case("a bunk too few", lose(lambda source: source.bunks), "quarters_hold_sixteen_guards"),
    case(
        "a desk too few",
        lose(lambda source: source.offices),
        "quarters_hold_sixteen_guards",
        edition="osprey",
    ),
    case(
        "a shorter round track",
        rounds(60),
        "round_track_is_as_printed",
        edition="osprey",
    ),
    case("a round track on the old board", rounds(70), "round_track_is_as_printed"),
    # ground
    case("one bunk upon another", stack_bunks, "circles_do_not_overlap", space="bar-e-1"),
    case(
        "a circle moved away",
        move("od-se-10", 54, 38),
        "linked_circles_touch",
        space="od-se-10",
    ),
    case(
        "a step taken away",
        unlink("ic-r12-c09", "ic-r12-c10"),
        "circles_that_touch_are_linked",
        space="ic-r12-c09",
    ),
    case("a step too long", link("ic-r06-c08", "ic-r06-c10"), "linked_circles_touch", space="ic-r06-c08"),
    case("a link written twice", link("gar-134", "door-ramp"), "links_are_written_once", space="gar-134"),
    case("a circle beside itself", link("gar-040", "gar-040"), "links_are_written_once", space="gar-040"),
    case("a doorway unmarked", unmark("room-wc-2", "doorway"), "doorways_have_two_sides", space="room-wc-2"),
    case("a doorway to nowhere", mark("gar-040", "doorway"), "doorways_have_two_sides", space="gar-040"),
    # ways
    case("a circle nobody reaches", add("island", 54.5, 38.5, "outside"), "every_space_can_be_reached", space="island"),
    case(
        "a corridor walled off",
        relink("in-westcor-10", "in-westcor-09", "plain", "secret"),
        *("courtyard_and_rooms_are_reached_on_foot", "nobody_walks_into_the_tower"),
        space="room-office-2",
    ),
    case(
        "a step out of a window",
        link("in-lobby-1", "land-01"),
        *("no_way_out_without_equipment", "linked_circles_touch"),
        space="in-lobby-1",
    ),
    case(
        "a hole in the wire",
        link("out-n-02", "od-n-37"),
        "no_way_out_without_equipment",
        space="out-n-02",
    ),
    case(
        "an open gate",
        unmark("pass-main", "gate=pass-main", "toll=pass"),
        *("gates_ask_for_their_card", "no_way_out_without_equipment"),
        space="pass-main",
    ),
    case("a step off a roof", link("roof-e-1", "land-07"), "outer_castle_keeps_its_parts", space="land-07"),
    case("a free door", unmark("door-n", "toll=key"), "gates_ask_for_their_card", space="door-n"),
    case(
        "a gate by a wrong card",
        both(unmark("door-n", "toll=key"), mark("door-n", "toll=pass")),
        "gates_ask_for_their_card",
        space="door-n",
    ),
    case(
        "a door painted over",
        paint("door-gh", "plain"),
        "gates_ask_for_their_card",
        space="door-gh",
    ),
    case(
        "a way round by the post",
        unmark("post-outer-1", "gate=key-n", "toll=key"),
        *("no_way_round_a_gate", "outer_castle_keeps_its_parts"),
        space="door-n",
    ),
    case("a rope lost", unlink("room-canteen-5", "land-04", "drop30"), "drops_have_one_landing_each", space="land-04"),
    case("two ropes from a drop", link("terr-11", "land-23", "drop30"), "drops_have_one_landing_each", space="terr-11"),
    case("a landing painted over", paint("land-14", "plain"), "drops_have_one_landing_each", space="land-14"),
    case(
        "a drop of the wrong height",
        relink("terr-11", "land-22", "drop30", "drop60"),
        *("drops_have_one_landing_each", "ropes_are_one_or_two"),
        space="terr-11",
    ),
    case(
        "wire in the garrison",
        link("gar-134", "gar-135", "wire"),
        "wire_parts_the_outer_castle_from_outside",
        space="gar-134",
    ),
    case(
        "two crossings at one circle",
        link("out-n-02", "od-n-36", "wire"),
        *("wire_parts_the_outer_castle_from_outside", "linked_circles_touch"),
        space="out-n-02",
    ),
    case(
        "a pass asked on the way home", unmark("pass-inner", "free-return"), "the_way_home_is_free", space="pass-inner"
    ),
    case("a key given away", mark("door-ramp", "free-return"), "the_way_home_is_free", space="door-ramp"),
    case(
        "a key asked at the entrance",
        unmark("door-gh", "free-return"),
        "the_way_home_is_free",
        space="door-gh",
        edition="osprey",
    ),
    case("a choke unmarked", unmark("ic-r18-c08", "choke"), "guards_cannot_cut_anybody_off", space="ic-r18-c08"),
    case(
        "a corridor unmarked",
        unmark("in-westcor-05", "walkway"),
        "guards_cannot_cut_anybody_off",
        space="in-westcor-05",
    ),
    case("a choke in the open", mark("ic-r12-c10", "choke"), "every_choke_bars_a_way", space="ic-r12-c10"),
    # named
    case("a tunnel cut", unlink("ramp-09", "ramp-17", "tunnel"), "tunnels_are_single_paths", space="ramp-09"),
    case("a tunnel too short", unmark("out-s-63", "tunnel=theatre:9"), "tunnels_are_single_paths", space="out-s-63"),
    case("a branch", link("gar-134", "gar-135", "tunnel"), "tunnels_are_single_paths", space="gar-134"),
    case(
        "a tunnel out of the wrong room",
        both(unmark("room-theatre-3", "room=theatre"), mark("room-theatre-3", "room=showers")),
        *("tunnels_lead_from_their_room_to_the_outer_castle", "doorways_have_two_sides"),
        space="room-theatre-3",
    ),
    case(
        "a tunnel that ends in the courtyard",
        paint("out-s-63", area="inner"),
        *("tunnels_lead_from_their_room_to_the_outer_castle", "no_way_out_without_equipment"),
        space="out-s-63",
    ),
    case("two men on one place", formation(3, "ap-r6-c1", "ap-r6-c2"), "formations_fit_the_players", space="ap-r6-c2"),
    case(
        "a man beside the Appel",
        formation(5, "ap-r2-c1", "ic-r12-c10"),
        "formations_fit_the_players",
        space="ic-r12-c10",
    ),
    case("a set too few", lose(lambda source: source.formations[6]), "formations_fit_the_players"),
    case("a broken road", road("staff-car", without="gar-073"), "roads_lead_to_the_target", space="gar-069"),
    case(
        "a road that ends early", road("do-or-die", without="target-5"), "roads_lead_to_the_target", space="pass-inner"
    ),
    case(
        "a road with a detour",
        road("staff-car", without="od-se-20", detour=("od-se-20", "od-se-21", "od-se-20")),
        "roads_lead_to_the_target",
        space="car-1",
    ),
    case(
        "a fence door away from the tunnel",
        unlink("door-fence", "od-nw-52"),
        *("the_fence_has_a_door_at_the_chapel_tunnel", "circles_that_touch_are_linked"),
        space="door-fence",
        edition="v3",
    ),
    case(
        "a flight broken off",
        unlink("flight-07", "flight-08", "flight"),
        *("the_aeroplane_flies_where_it_may", "every_space_can_be_reached"),
        space="flight-07",
        edition="v3+aeroplane",
    ),
    case(
        "a flight without its target",
        lambda source: source.roads.update(flight=source.roads["flight"][:-1]),
        "the_aeroplane_flies_where_it_may",
        space="flight-25",
        edition="v3+aeroplane",
    ),
    case(
        "a flight on the old board",
        lambda source: source.roads.update(flight=("gar-134",)),
        "the_aeroplane_flies_where_it_may",
        space="gar-134",
    ),
    case(
        "a stair to the tower",
        relink("in-lobby-4", "tower-1", "secret", "plain"),
        *("nobody_walks_into_the_tower", "no_way_out_without_equipment", "linked_circles_touch"),
        space="tower-1",
        edition="v3+aeroplane",
    ),
)


@pytest.mark.rule(
    *("classic.9.2", "classic.10.1", "classic.11.1", "classic.41.1", "classic.41.2"),
    *("devir.board.1", "devir.board.2", "devir.board.3", "devir.board.5", "devir.board.7", "devir.tunnel.1"),
    *("devir.setup.28", "v3.door.4", "v3.aeroplane.2"),
)
@pytest.mark.parametrize("edition", BOARDS)
def test_every_claim_holds_on_the_board_of(edition: str) -> None:
    assert list(survey_edition(edition).lines())[1:] == []


@pytest.mark.parametrize("broken", CASES, ids=str)
def test_damage_is_found_and_named(broken: Case) -> None:
    faults = faults_of(broken)

    assert {fault.claim for fault in faults} == broken.claims
    assert any(broken.space in fault.message for fault in faults)


def test_every_claim_has_been_broken_on_purpose() -> None:
    broken = {claim for each in CASES for claim in each.claims}
    by_hand = {
        *("spaces and links are all there", "steps go both ways", "no link goes through a wall"),
        *("tunnels open at their ends only", "nobody walks along a tunnel"),
    }

    assert broken | by_hand == {claim_of(check) for check in CLAIMS}


def test_a_lost_link_and_a_new_space_are_counted() -> None:
    lost = case("a link lost", unlink("ic-r12-c09", "ic-r12-c10"))
    found = case("a space won", add("island", 54.5, 38.5, "outside"))

    assert "2082 links are plain, not 2083" in {fault.message for fault in faults_of(lost, recount=False)}
    assert "220 spaces are outside, not 219" in {fault.message for fault in faults_of(found, recount=False)}


def test_a_wall_across_a_step_is_found() -> None:
    source = draft()
    first, second = source.spaces["ic-r12-c09"], source.spaces["ic-r12-c10"]
    middle = (first.x + second.x) / 2

    faults = survey(source, OLD, ((middle, first.y - 0.3, middle, first.y + 0.3),))

    assert [fault.claim for fault in faults] == ["no link goes through a wall"]
    assert "ic-r12-c09 to ic-r12-c10" in faults[0].message


def standing(edition: str = "classic") -> Site:
    variant, figures = BOARDS[edition]
    source = draft(variant)
    return Site(source, build(source), figures)


def with_step(site: Site, a: str, b: str) -> None:
    """Let the built board lead from one circle to another, and not back."""
    steps = list(site.board.steps)
    steps[site.board.place(a)] = tuple(sorted({*steps[site.board.place(a)], site.board.place(b)}))
    site.board.steps = tuple(steps)


def test_a_step_without_a_way_back_is_found() -> None:
    site = standing()
    with_step(site, "ic-r12-c10", "ic-r06-c08")

    assert [(fault.claim, fault.space) for fault in inspect(site)] == [("steps go both ways", "ic-r12-c10")]


def test_a_step_along_a_tunnel_is_found() -> None:
    site = standing()
    with_step(site, "ramp-03", "ramp-09")
    with_step(site, "ramp-09", "ramp-03")

    assert {fault.claim for fault in inspect(site)} == {"nobody walks along a tunnel"}
    assert {fault.space for fault in inspect(site)} == {"ramp-03", "ramp-09"}


@pytest.mark.rule("classic.ruling.63")
def test_over_but_not_along_a_tunnel_cuts_nobody_off_from_a_circle_where_he_may_rest() -> None:
    site = standing()
    unreached = site.draft.spaces.keys() - site.flood(["ap-r1-c1", "land-01", "land-04", "land-10", "target-1"])

    assert all(
        site.draft.spaces[name].values("tunnel") for name in unreached if name.startswith(("room", "ramp", "out"))
    )


def test_a_tunnel_that_opens_halfway_is_found() -> None:
    site = standing()
    with_step(site, "under-ramp-09", "ramp-10")

    assert [(fault.claim, fault.space) for fault in inspect(site)] == [
        ("tunnels open at their ends only", "under-ramp-09")
    ]


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (unmark("exit-outer-cells", "exit=c"), "the arrow of cell block c points to no space"),
        (unmark("room-theatre-3", "tunnel=theatre:1"), "a tunnel starts on tn-theatre-2, which lies in no room"),
        (paint("gar-040", "car"), "there is one space of kind car on the board, not 2"),
        (mark("gar-040", "room=attic"), "gar-040 lies in attic, which is no room"),
        (link("gar-040", "nowhere"), "no space is called 'nowhere'"),
        (formation(2, "ap-r5-c2", "ap-r9-c9"), "no space is called 'ap-r9-c9'"),
    ],
)
def test_a_castle_that_cannot_be_built_says_why(damage: object, said: str) -> None:
    source: Draft = draft()
    assert callable(damage)
    damage(source)

    assert [(fault.claim, fault.message) for fault in survey(source, OLD)] == [(BUILT, said)]


def test_board_check_prints_a_line_for_each_board() -> None:
    result = CliRunner().invoke(app, ["board", "check"])

    assert result.exit_code == 0
    assert [line.split()[0] for line in result.output.splitlines()] == list(BOARDS)


def test_board_check_refuses_an_edition_it_does_not_know() -> None:
    assert CliRunner().invoke(app, ["board", "check", "--edition", "monopoly"]).exit_code == 2


def test_board_check_names_each_fault_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = survey_edition("classic")
    report = type(broken)("classic", 1155, 2150, 42, faults_of(CASES[0]))
    monkeypatch.setattr("colditz.cli.board_check.survey_edition", lambda _: report)

    result = CliRunner().invoke(app, ["board", "check", "--edition", "classic"])

    assert result.exit_code == 1
    assert "od-se-10" in result.output
