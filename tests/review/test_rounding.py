"""What is shown is rounded in one way, here and in the page (web/src/base/rounding.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tockwork.review.rounding import rounded

CASES = json.loads((Path(__file__).parent / "rounded.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["value"]))
def test_halves_go_away_from_zero(case: dict[str, float | str]) -> None:
    value, decimals = float(case["value"]), int(case["decimals"])
    assert f"{rounded(value, decimals):.{decimals}f}" == case["shown"]
