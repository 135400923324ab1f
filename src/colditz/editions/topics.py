"""What players feel of an edition: topics told in plain words, and the rule that each sentence rests on.

The words stand in `locale/*/differences.ftl`: `topic-NAME`, and `differs-EDITION-NAME` for each edition.
"""

from __future__ import annotations

from collections.abc import Mapping

TOPICS: tuple[str, ...] = (  # the weightiest first: those who only glance read no further
    "winning",
    "time",
    "kit",
    "ropes",
    "trade",
    "do-or-die",
    "start",
    "cards",
    "gates",
    "posts",
    "surrender",
    "cells",
    "return",
    "appel",
    "tunnels",
    "secrets",
)

RESTS_ON: Mapping[str, Mapping[str, str]] = {
    "classic": {
        "winning": "classic.5.4",
        "time": "classic.ruling.72",
        "kit": "classic.33.1",
        "ropes": "classic.50.4",
        "trade": "classic.48.1",
        "do-or-die": "classic.51.10",
        "start": "classic.ruling.78",
        "cards": "classic.22.1",
        "gates": "classic.50.1",
        "posts": "classic.34a.5",
        "surrender": "classic.ruling.50",
        "cells": "classic.ruling.12",
        "return": "classic.ruling.14",
        "appel": "classic.ruling.17",
        "tunnels": "classic.ruling.60",
        "secrets": "classic.ruling.29",
    },
    "osprey": {
        "winning": "osprey.victory.4",
        "time": "osprey.round.3",
        "kit": "osprey.escape.4",
        "ropes": "osprey.attempt.3",
        "trade": "osprey.trade.3",
        "do-or-die": "osprey.setup.12",
        "start": "osprey.setup.29",
        "cards": "osprey.cards.1",
        "gates": "osprey.ruling.74",
        "posts": "osprey.post.6",
        "surrender": "osprey.arrest.23",
        "cells": "osprey.solitary.1",
        "return": "osprey.arrest.9",
        "appel": "osprey.ruling.27",
        "tunnels": "osprey.tunnel.4",
        "secrets": "osprey.ruling.55",
    },
    "devir": {
        "winning": "devir.ruling.57",
        "time": "devir.setup.36",
        "kit": "devir.kit.8",
        "ropes": "devir.ruling.60",
        "trade": "devir.trade.4",
        "do-or-die": "devir.doordie.1",
        "start": "devir.setup.18",
        "cards": "devir.cards.1",
        "gates": "devir.equipment.12",
        "posts": "devir.guard.9",
        "surrender": "devir.force.2",
        "cells": "devir.ruling.9",
        "return": "devir.arrest.15",
        "appel": "devir.appel.10",
        "tunnels": "devir.tunnel.11",
        "secrets": "devir.ruling.67",
    },
    "v3": {
        "winning": "v3.victory.4",
        "time": "v3.clock.1",
        "kit": "v3.attempt.2",
        "ropes": "v3.attempt.3",
        "trade": "v3.phase.1",
        "do-or-die": "v3.doordie.9",
        "start": "v3.seats.1",
        "cards": "v3.cards.1",
        "gates": "v3.checkpoint.2",
        "posts": "v3.barracks.3",
        "surrender": "v3.force.2",
        "cells": "v3.ruling.49",
        "return": "v3.nevera.4",
        "appel": "v3.appel.22",
        "tunnels": "v3.tunnel.9",
        "secrets": "v3.ruling.15",
    },
}


def topics_of(edition: str) -> list[dict[str, str]]:
    """Every topic of an edition with its rule, in the order of their weight."""
    rules = RESTS_ON[edition]
    return [{"name": topic, "rule": rules[topic]} for topic in TOPICS]
