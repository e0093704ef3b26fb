"""How far the tests look: `make test` samples with fixed seeds, `make test-all` (TOCKWORK_FULL=1)
looks at everything, with seeds of its own each time."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# The terminal speaks English here, whatever the desk speaks.
os.environ["LC_ALL"] = "C.UTF-8"
# Tests run side by side, a core each; the threads of torch would spin while they wait for one.
os.environ["OMP_NUM_THREADS"] = "1"

FULL = os.environ.get("TOCKWORK_FULL", "") not in ("", "0")

_ALWAYS: dict[str, Any] = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
# The same examples every time: a red test is about the change that was made.
settings.register_profile("sampled", max_examples=60, derandomize=True, **_ALWAYS)
settings.register_profile("full", max_examples=500, print_blob=True, **_ALWAYS)
settings.load_profile("full" if FULL else "sampled")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: nobody waits for one that was begun last."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
