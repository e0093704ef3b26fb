"""The display of a training run."""

from __future__ import annotations

import shutil
import statistics
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import Any

import torch

SPEEDS = {
    "games_a_second": "games/s",
    "decisions_a_second": "decisions/s",
    "values_a_second": "values/s",
    "busy": "",
}


class RunProgress:
    """One line now and then; what it said is kept for the report."""

    def __init__(self, names: Sequence[str], device: torch.device) -> None:
        self.names = names
        self.gpu = Busy(device)
        self.lines: list[dict[str, Any]] = []
        self.at = time.perf_counter()
        self.last: list[dict[str, int]] | None = None
        self.valued = 0
        self.warm = True

    def say(
        self,
        minutes: float,
        tallies: list[dict[str, int]],
        valued: int,
        steps: int,
        loss: float,
        warm: bool,
    ) -> None:
        """Speeds are since the last line, and so are the games won."""
        now = time.perf_counter()
        seconds = now - self.at
        old = self.last or [dict.fromkeys(t, 0) for t in tallies]
        new = [{k: t[k] - o[k] for k in t} for t, o in zip(tallies, old, strict=True)]
        total = {k: sum(t[k] for t in new) for k in new[0]}
        busy = self.gpu.mean(int(seconds) or 1)
        line: dict[str, Any] = {
            "minutes": round(minutes, 2),
            "warm": self.warm,
            "games_a_second": round(total["games"] / seconds),
            "decisions_a_second": round(total["decisions"] / seconds),
            "values_a_second": round((valued - self.valued) / seconds),
            "steps": steps,
            "loss": round(loss, 4),
            "greedy": _share(total, "greedy"),
            "older": _share(total, "older"),
            "busy": busy,
            "by_form": {
                name: won
                for name, t in zip(self.names, new, strict=True)
                if (won := _share(t, "greedy")) is not None
            },
        }
        self.lines.append(line)
        self.at, self.last, self.valued, self.warm = now, tallies, valued, warm
        best = " ".join(
            f"{name.split('/')[0]}:{won:.0%}"
            for name, won in line["by_form"].items()
            if name.split("/")[1] == "4"
        )
        print(
            f"{minutes:6.2f} min  {line['games_a_second']:6d} games/s"
            f"  {line['decisions_a_second'] / 1e6:5.2f} M decisions/s"
            f"  {line['values_a_second'] / 1e6:6.2f} M values/s  step {steps}  loss {loss:.4f}"
            f"  greedy {_percent(line['greedy'])}  older {_percent(line['older'])}"
            f"  busy {_percent(busy)}  {best}",
            flush=True,
        )

    def usual(self) -> dict[str, tuple[float, float, float]]:
        """Median, lowest and highest of the lines in which the network chose all the time."""
        lines = [line for line in self.lines if not line["warm"]]
        found = {}
        for name in SPEEDS:
            values = sorted(line[name] for line in lines if line[name] is not None)
            if values:
                found[name] = (statistics.median(values), values[0], values[-1])
        return found


def usual_text(usual: dict[str, tuple[float, float, float]]) -> str:
    """
    >>> usual_text({"games_a_second": (5565, 3859, 6045), "busy": (0.29, 0.23, 0.33)})
    'after the warm-up: 5,565 games/s (3,859 to 6,045), GPU busy 29 % (23 to 33)'
    """
    parts = []
    for name, (middle, low, high) in usual.items():
        if name == "busy":
            parts.append(f"GPU busy {100 * middle:.0f} % ({100 * low:.0f} to {100 * high:.0f})")
        else:
            parts.append(f"{middle:,.0f} {SPEEDS[name]} ({low:,.0f} to {high:,.0f})")
    return f"after the warm-up: {', '.join(parts)}" if parts else "no line after the warm-up"


def _share(tally: dict[str, int], whom: str) -> float | None:
    met = tally[f"met_{whom}"]
    return round(tally[f"won_{whom}"] / met, 4) if met else None


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.1%}"


class Busy:
    """The load of the GPU by its own tool; None without a GPU."""

    def __init__(self, device: torch.device) -> None:
        self.said: list[float] = []
        self.tool: subprocess.Popen[str] | None = None
        if device.type != "cuda" or not shutil.which("nvidia-smi"):
            return
        ask = "nvidia-smi --query-gpu=utilization.gpu --format=csv,noheader,nounits -l 1".split()
        self.tool = subprocess.Popen(ask, stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.tool is not None
        assert self.tool.stdout is not None
        for line in self.tool.stdout:
            if line.strip().isdigit():
                self.said.append(int(line) / 100)

    def mean(self, last: int | None = None) -> float | None:
        """Of all lines, or of those of the last seconds."""
        said = self.said[-last:] if last else self.said
        return round(sum(said) / len(said), 3) if said else None

    def stop(self) -> None:
        if self.tool is not None:
            self.tool.terminate()
