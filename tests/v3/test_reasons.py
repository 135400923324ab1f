"""Every first try of a newcomer is refused with the very rule that forbids it, and of several with that of the act."""

from __future__ import annotations

import pytest

from colditz.engine.refusal import Refusal
from tests.scene import refused, scene
from tests.test_first_tries import REFUSED
from tests.tries.rules_of_v3 import RULES
from tests.tries.words import Try
from tests.v3.table import BOTH, Position, by_day, rule

RULE_OF = {tried: number for number, tries in RULES.items() for tried in tries}
TRIES = [tried for tried, edition in REFUSED if edition == "v3"]


@pytest.mark.parametrize("tried", TRIES, ids=lambda tried: tried.what)
def test_the_true_rule_is_cited(tried: Try) -> None:
    game = scene(**tried.where, edition="v3")

    refusal = refused(game, tried.seat, tried.action, tried.reason("v3"))

    assert refusal.rule == RULE_OF[tried.what, tried.action]


def test_no_try_is_written_down_twice_or_forgotten() -> None:
    assert sum(map(len, RULES.values())) == len(RULE_OF) == len(TRIES) >= 60


@rule("doordie.1", "doordie.6")
@BOTH
def test_a_desperate_run_cites_its_own_rules(position: Position) -> None:
    keyless = position(kits="american")
    kitless = position(equipment={"american": "key"})

    assert refused(keyless, "american", "DoOrDie american-1", Refusal.NO_KEY).rule == "v3.doordie.6"
    assert refused(kitless, "american", "DoOrDie american-1", Refusal.NO_KIT).rule == "v3.doordie.1"


def test_the_same_reason_cites_another_rule_for_another_act() -> None:
    game = by_day("guard-1@ic-r10-c07", turn="security", points=0)

    cited = [refused(game, "security", action).rule for action in ("PostGuard post-inner-1", "RecallGuard guard-1")]

    assert cited == ["v3.barracks.1", "v3.barracks.2"]
    assert refused(game, "security", "MovePawn guard-1 ic-r10-c08").rule == "v3.move.1"
