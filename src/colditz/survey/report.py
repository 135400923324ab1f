"""Every claim against every edition's board, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from colditz.model.builder import build, wall_segments
from colditz.model.geometry import Segment
from colditz.model.records import CastleError, Draft, castle_text, draft
from colditz.survey import counts, ground, named, ways
from colditz.survey.site import Check, Fault, Figures, Site

CLAIMS: tuple[Check, ...] = (*counts.CHECKS, *ground.CHECKS, *ways.CHECKS, *named.CHECKS)
BUILT = "the castle can be built"

OLD = Figures(
    spaces={"inner": 386, "outer": 515, "outside": 219, "cells": 19, "bunks": 16},
    links={"plain": 2083, "tunnel": 26, "drop30": 21, "drop60": 10, "wire": 10},
    tunnels={"canteen": 7, "chapel": 13, "theatre": 9},
    gates=frozenset({"door-gh", "door-n", "door-ramp", "pass-inner", "pass-main", "pass-ne"}),
    free_return=frozenset({"pass-inner"}),
    rounds=0,
    flies=False,
)
OSPREY = replace(
    OLD,
    spaces={**OLD.spaces, "inner": 384, "outer": 517, "desks": 16},
    links={**OLD.links, "tunnel": 25},
    tunnels={**OLD.tunnels, "chapel": 12},
    free_return=frozenset({"pass-inner", "door-gh"}),
    rounds=70,
)
V3 = replace(
    OLD, spaces={**OLD.spaces, "outer": 516}, links={**OLD.links, "plain": 2086}, gates=OLD.gates | {"door-fence"}
)
AEROPLANE = replace(
    V3,
    spaces={**V3.spaces, "outer": 518, "outside": 245},
    links={**V3.links, "plain": 2087, "flight": 26, "secret": 1},
    flies=True,
)

BOARDS: dict[str, tuple[str | None, Figures]] = {
    "classic": (None, OLD),
    "osprey": ("osprey", OSPREY),
    "devir": (None, OLD),
    "v3": ("v3", V3),
    "v3+aeroplane": ("v3+aeroplane", AEROPLANE),
}


@dataclass(frozen=True, slots=True)
class Report:
    """What the survey of one edition's board found."""

    edition: str
    spaces: int
    links: int
    claims: int
    faults: tuple[Fault, ...]

    def lines(self) -> Iterator[str]:
        """One line for the edition, one for each fault."""
        verdict = f"{len(self.faults)} faults" if self.faults else "all hold"
        yield f"{self.edition:<13} {self.spaces} spaces, {self.links} links, {self.claims} claims: {verdict}"
        yield from (f"  {fault.claim}: {fault.message}" for fault in self.faults)


def survey_edition(edition: str) -> Report:
    """Check every claim on the board of one edition, as the package ships it."""
    variant, figures = BOARDS[edition]
    source = draft(variant)
    faults = survey(source, figures, wall_segments(castle_text("shapes")))
    places = len(source.spaces) + sum(map(len, source.cells.values())) + len(source.bunks) + len(source.offices)
    return Report(edition, places, len(source.links), len(CLAIMS), faults)


def survey(source: Draft, figures: Figures, walls: tuple[Segment, ...] = ()) -> tuple[Fault, ...]:
    """Every fault of one board; a castle that cannot be built has that one fault."""
    try:
        board = build(source, walls)
    except CastleError as error:
        return (Fault(BUILT, str(error), ""),)
    return inspect(Site(source, board, figures))


def inspect(site: Site) -> tuple[Fault, ...]:
    """Every fault that the claims find on a board that stands."""
    return tuple(
        Fault(claim_of(check), complaint.message, complaint.space) for check in CLAIMS for complaint in check(site)
    )


def claim_of(check: Check) -> str:
    """A check is named after what it claims."""
    return check.__name__.replace("_", " ")
