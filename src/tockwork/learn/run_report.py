"""The report of a run: what was trained, how, how fast, and what came out."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

REPORT = "report.json"


@dataclass(frozen=True)
class RunReport:
    """Kept beside the checkpoint and inside the weights."""

    tockwork: str
    torch: str
    device: str
    settings: dict[str, Any]
    minutes: float
    """Of all runs together."""
    seconds: float
    """Of this one."""
    games: int
    games_before: int
    decisions: int
    valued: int
    """Rows the network gave a value."""
    samples: int
    steps: int
    loss: float
    busy: float | None
    """Share of the time in which the GPU had work, as it says itself."""
    waited: float
    """Share of the time in which the device waited for the games."""
    usual: dict[str, tuple[float, float, float]]
    """Speeds after the warm-up: median, lowest and highest line."""
    forms: dict[str, dict[str, int]]
    lines: list[dict[str, Any]]
    """The lines of the progress display."""

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1) + "\n")
