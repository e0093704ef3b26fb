"""What a run says while it goes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import torch


class Progress:
    """One line now and then; what it said is kept for the card."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.lines: list[dict[str, Any]] = []
        self.at = time.perf_counter()
        self.last: list[dict[str, int]] | None = None
        self.valued = 0
        self.used: list[float] = []

    def say(
        self,
        minutes: float,
        tallies: list[dict[str, int]],
        valued: int,
        steps: int,
        loss: float,
        device: torch.device,
    ) -> None:
        """Speeds are since the last line, and so are the games won."""
        now = time.perf_counter()
        seconds = now - self.at
        old = self.last or [dict.fromkeys(t, 0) for t in tallies]
        new = [{k: t[k] - o[k] for k in t} for t, o in zip(tallies, old, strict=True)]
        total = {k: sum(t[k] for t in new) for k in new[0]}
        busy = _busy(device)
        if busy is not None:
            self.used.append(busy)
        line = {
            "minutes": round(minutes, 2),
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
        self.at, self.last, self.valued = now, tallies, valued
        best = " ".join(
            f"{name.split('/')[0]}:{won:.0%}"
            for name, won in line["by_form"].items()
            if name.split("/")[1] == "4"
        )
        print(
            f"{minutes:6.2f} min  {line['games_a_second']:6d} games/s"
            f"  {line['values_a_second'] / 1e6:6.2f} M values/s  step {steps}  loss {loss:.4f}"
            f"  greedy {_percent(line['greedy'])}  older {_percent(line['older'])}"
            f"  busy {_percent(busy)}  {best}",
            flush=True,
        )

    def busy(self) -> float | None:
        """The mean over the run."""
        return round(sum(self.used) / len(self.used), 3) if self.used else None


def _share(tally: dict[str, int], whom: str) -> float | None:
    met = tally[f"met_{whom}"]
    return round(tally[f"won_{whom}"] / met, 4) if met else None


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.1%}"


def _busy(device: torch.device) -> float | None:
    if device.type != "cuda":
        return None
    try:
        return torch.cuda.utilization() / 100
    except (ModuleNotFoundError, RuntimeError):  # it cannot be asked here
        return None
