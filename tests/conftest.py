"""How long the tests look: `HYPOTHESIS_PROFILE=ci pytest` looks further than at a desk, and
`TOCKWORK_LONG=1 pytest -n auto` for as long as it takes."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# The terminal speaks English here, whatever the desk speaks.
os.environ["LC_ALL"] = "C.UTF-8"

LONG = os.environ.get("TOCKWORK_LONG", "") not in ("", "0")

_ALWAYS = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
# The same examples every time: a red test at a desk is about the change at that desk.
settings.register_profile("default", max_examples=60, derandomize=True, **_ALWAYS)
settings.register_profile("ci", max_examples=300, print_blob=True, **_ALWAYS)
settings.register_profile("long", max_examples=2000, print_blob=True, **_ALWAYS)
settings.load_profile("long" if LONG else os.environ.get("HYPOTHESIS_PROFILE", "default"))
