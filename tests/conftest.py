"""How long the laws look: `TOCKWORK_LONG=1 pytest` for a long run, `HYPOTHESIS_PROFILE=ci` for CI."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

LONG = os.environ.get("TOCKWORK_LONG", "") not in ("", "0")

_ALWAYS = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
# The same examples every time: a red test at a desk is about the change at that desk.
settings.register_profile("default", max_examples=60, derandomize=True, **_ALWAYS)
settings.register_profile("ci", max_examples=300, print_blob=True, **_ALWAYS)
settings.register_profile("long", max_examples=5000, print_blob=True, **_ALWAYS)
settings.load_profile("long" if LONG else os.environ.get("HYPOTHESIS_PROFILE", "default"))
