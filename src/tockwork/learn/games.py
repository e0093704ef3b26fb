"""Games in kernel threads and the tensors through which the network plays them."""

from __future__ import annotations

import bisect
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from tockwork import _kernel
from tockwork.learn.forms import TrainedForm
from tockwork.learn.model import Actor


@dataclass
class Samples:
    """The samples of finished games."""

    rows: Tensor
    forms: Tensor
    targets: Tensor
    outcomes: Tensor


def form_of_each_game(shares: Sequence[float], games: int) -> list[int]:
    """The format of each game; the games of one are adjacent.

    >>> form_of_each_game([3, 1], 8)
    [0, 0, 0, 0, 0, 0, 1, 1]
    """
    ends = [sum(shares[: n + 1]) / sum(shares) * games for n in range(len(shares))]
    return [min(bisect.bisect_right(ends, i), len(shares) - 1) for i in range(games)]


class Games:
    """Many games at once. While they run in their threads, the network can do something else."""

    def __init__(
        self,
        forms: Sequence[TrainedForm],
        games: int,
        threads: int,
        seed: int,
        device: torch.device,
    ) -> None:
        self.device = device
        self.play = _kernel.SelfPlay(
            [form.table.rules for form in forms],
            [form.share for form in forms],
            games,
            threads,
            seed,
        )
        pinned = device.type == "cuda"
        room = [max(16 * games, 4096)] * 2

        def empty(size: int, dtype: torch.dtype, *more: int) -> Tensor:
            return torch.zeros(size, *more, dtype=dtype, pin_memory=pinned)

        self.rows = [[empty(n, torch.uint8, _kernel.ROW_BYTES) for _ in range(2)] for n in room]
        self.row_forms = [empty(n, torch.uint8) for n in room]
        self.logits = [empty(n, torch.float32) for n in room]
        for older in (False, True):
            n = int(older)
            rows, other = self.rows[n]
            self.play.use(older, rows, other, self.row_forms[n], self.logits[n])
        most = max(16 * games, 8192)
        self.taken = Samples(
            empty(most, torch.uint8, _kernel.ROW_BYTES),
            empty(most, torch.uint8),
            empty(most, torch.float32),
            empty(most, torch.float32),
        )
        self.valued = 0
        self.waited = 0.0
        """Seconds in which nothing could be valued, because the games were not as far yet."""

    def answer(self, actors: Sequence[Actor]) -> None:
        """Waits until all games wait, and values the rows of the learner and the older network."""
        begun = time.perf_counter()
        counts = self.play.wait()
        self.waited += time.perf_counter() - begun
        for n, count in enumerate(counts):
            if count == 0:
                continue
            rows = self.rows[n][self.play.side()][:count].to(self.device, non_blocking=True)
            forms = self.row_forms[n][:count].to(self.device, non_blocking=True)
            self.logits[n][:count].copy_(actors[n](rows, forms), non_blocking=True)
            self.valued += count
        if self.device.type == "cuda":
            # Asleep, not asking again and again: the games of the other half need all cores.
            valued = torch.cuda.Event(blocking=True)  # type: ignore[no-untyped-call]
            valued.record()
            valued.synchronize()

    def set(self, settings: dict[str, Any]) -> None:
        """Sets how the games are played from now on."""
        self.play.set(settings)

    def go(self) -> None:
        """Takes the values and plays on in the background."""
        self.play.go()

    def tallies(self) -> list[dict[str, int]]:
        """By format, since the beginning."""
        tallies: list[dict[str, int]] = self.play.tallies()
        return tallies

    def take(self) -> Samples | None:
        """Samples of games that have ended, on the device."""
        t = self.taken
        n = self.play.take(t.rows, t.forms, t.targets, t.outcomes)
        if n == 0:
            return None
        return Samples(*(x[:n].to(self.device) for x in (t.rows, t.forms, t.targets, t.outcomes)))


class Memory:
    """The last samples, to draw from at random."""

    def __init__(self, size: int, device: torch.device) -> None:
        self.all = Samples(
            torch.zeros(size, _kernel.ROW_BYTES, dtype=torch.uint8, device=device),
            torch.zeros(size, dtype=torch.uint8, device=device),
            torch.zeros(size, device=device),
            torch.zeros(size, device=device),
        )
        self.size, self.at, self.filled = size, 0, 0
        self.drawn_from = torch.zeros((), device=device)

    def add(self, new: Samples) -> int:
        """Puts them in the place of the oldest; returns how many."""
        count = len(new.targets)
        begun = 0
        while begun < count:
            n = min(count - begun, self.size - self.at)
            for name in ("rows", "forms", "targets", "outcomes"):
                getattr(self.all, name)[self.at : self.at + n] = getattr(new, name)[
                    begun : begun + n
                ]
            begun += n
            self.at = (self.at + n) % self.size
        self.filled = min(self.size, self.filled + count)
        self.drawn_from.fill_(self.filled)
        return count

    def draw(self, count: int) -> Samples:
        """As many at random."""
        a = self.all
        # How many there are is read from a tensor: a step that a GPU repeats finds it there.
        i = (torch.rand(count, device=a.targets.device) * self.drawn_from).long()
        i = i.clamp(max=self.drawn_from.long() - 1)  # a half number may have been rounded up
        return Samples(a.rows[i], a.forms[i], a.targets[i], a.outcomes[i])
