"""The boards that ship are sound, and every kind of damage is found and named."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from colditz.cli.main import app
from colditz.model.builder import build, wall_segments
from colditz.model.records import Draft, castle_text, draft
from colditz.survey import BOARDS, CLAIMS, Site, survey, survey_edition
from colditz.survey.report import BUILT, OLD, claim_of, inspect
from tests.board.broken_boards import CASES
from tests.board.damage import Case, add, case, faults_of, formation, link, mark, paint, unlink, unmark


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


def test_a_step_out_of_a_window_goes_through_a_wall_of_the_castle() -> None:
    source = draft()
    link("in-lobby-1", "land-01")(source)

    faults = survey(source, OLD, wall_segments(castle_text("shapes")))

    assert ("no link goes through a wall", "in-lobby-1") in {(fault.claim, fault.space) for fault in faults}


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
    inside = [space for space in site.spaces if space.area == "inner"]
    cut_off = [space for space in inside if space.name not in site.on_foot | site.gates]

    assert all(space.values("tunnel") for space in cut_off)
    assert not any("tunnel" in fault.claim for fault in inspect(site))
    assert "out-n-98>od-nw-52" in {crossing.name for crossing in site.board.crossings}  # wire is not walking along


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
