"""The same examples on every machine and in every run; a longer search is `make fuzz`."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    derandomize=True,
    max_examples=25,
    deadline=None,
    database=None,
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.filter_too_much),
)
settings.load_profile("house")
