"""The figures that other pages quote, filled in from docs/facts.json and docs/skill.json.

A figure stands between `<!-- figure: NAME -->` and `<!-- end -->`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parent
MARKED = re.compile(r"(<!-- figure: (\w+) -->).*?(<!-- end -->)", re.S)


def with_figures(text: str) -> str:
    """The text with every marked figure as it was measured last."""
    found = figures()
    return MARKED.sub(lambda mark: f"{mark[1]}{found[mark[2]]}{mark[3]}", text)


def figures() -> dict[str, str]:
    """Every figure that can be quoted, by name."""
    speeds = _read("facts.json")["speeds"]
    ours = {where: _rates(speeds, "Tockwork", where) for where in ("the kernel", "Python")}
    (compiled,), (driven,) = (_rates(speeds, "OpenSpiel", where) for where in ("C++", "Python"))
    kernel, python = (speeds[f"Tockwork, DOG in {where}"]["median"] for where in ours)
    won = [
        100 * side["score"]["value"]
        for match in _read("skill.json")["matches"]
        if match["bots"] == ["network", "greedy"]
        for side in match["standings"]
        if side["bot"] == "network"
    ]
    return {
        "kernel_rate": f"{kernel / 1e6:.1f} million",
        "kernel_ratio": f"{kernel / compiled:.1f}",
        "kernel_least": f"{min(ours['the kernel']) / compiled:.1f}",
        "python_rate": f"{python / 1e6:.1f} million",
        "python_ratio": f"{python / driven:.1f}",
        "python_least": f"{min(ours['Python']) / driven:.1f}",
        "network_wins": f"{min(won):.0f} to {max(won):.0f} %",
    }


def _rates(speeds: Any, who: str, where: str) -> list[float]:
    return [
        rate["median"]
        for name, rate in speeds.items()
        if name.startswith(f"{who}, ") and name.endswith(f" in {where}")
    ]


def _read(name: str) -> Any:
    return json.loads((DOCS / name).read_text("utf-8"))
