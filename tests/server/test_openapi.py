"""What the OpenAPI description promises holds for whatever is sent: schemathesis tries it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from colditz.server.app import make_app
from colditz.server.settings import Settings
from tests.server.harness import Running, running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("openapi")
    with running(f"sqlite:///{folder / 'games.sqlite'}", new_games=10_000, new_games_burst=10_000) as server:
        server.make(players=2, public=True)
        yield server


schema = schemathesis.openapi.from_dict(make_app(Settings(database="sqlite:///described.sqlite")).openapi())


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_is_answered_as_promised(case: Case[Any], tried: Running) -> None:
    case.call_and_validate(base_url=f"http://{tried.address}", checks=CHECKS)


def test_no_request_was_a_mishap(tried: Running) -> None:
    with tried.http() as http:
        assert "colditz_mishaps_total 0" in http.get("/metrics").text
