"""Games on the GPU: a thread plays a game, and nothing leaves its memory but a few counts.

Needs CuPy, which compiles the kernel's own sources for the GPU while the program runs. Where it is
missing, games run in the processor's threads.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from tockwork import _kernel
from tockwork.learn.forms import TrainedForm
from tockwork.learn.games import Samples, form_of_each_game
from tockwork.learn.gpu_source import KERNEL, OPTIONS, gpu_source
from tockwork.learn.model import Actor

try:
    import cupy
except ImportError:
    cupy = None

STACK = 32 * 1024  # bytes for a thread: splits go down leg by leg
MOST_STEPS = 2000  # decisions of a game; a longer one is dropped
ROWS, SAMPLES = 16, 32  # room, for each game
A_GAME, A_ROW, A_COLLECTOR = 64, 128, 64  # threads of a block


def _fields(kind: type[Any], names: str) -> list[tuple[str, type[Any]]]:
    return [(name, kind) for name in names.split()]


class _Asked(ctypes.Structure):
    _fields_ = _fields(ctypes.c_uint64, "rows tables games logits")


class _Games(ctypes.Structure):
    """`tock::gpu::Games` in kernel/gpu/games.cu."""

    _fields_ = [
        *_fields(ctypes.c_uint64, "rules plans greedy seeds tables weights order games lists"),
        *_fields(ctypes.c_uint64, "steps step_rows steps_n own_counts counts"),
        ("asked", _Asked * 2),
        *_fields(ctypes.c_uint64, "sample_rows sample_tables targets outcomes filled"),
        *_fields(ctypes.c_int32, "tables_n games_n most_steps most_rows most_samples"),
        *_fields(ctypes.c_float, "lambda epsilon temperature greedy_share older_share"),
        *_fields(ctypes.c_int32, "response warm"),
    ]


COUNTS = tuple(
    "games decisions answers samples dropped met_older met_greedy won_older won_greedy".split()
)
"""Of one format, as `tock::PlayedCounts` has them."""


def refusal(device: torch.device) -> str | None:
    """Why this device cannot play games; None: it can."""
    if device.type != "cuda":
        return "there is no GPU"
    if cupy is None:
        return "CuPy is not installed"
    if not (KERNEL / "gpu").exists():
        return "the kernel's sources are not here, only what was made of them"
    return None


class GpuGames:
    """Many games at once, like `Games`; here everything happens on the GPU, one after the other."""

    def __init__(
        self, forms: Sequence[TrainedForm], games: int, seed: int, device: torch.device
    ) -> None:
        self.device = device
        self.stream = torch.cuda.Stream(device)  # type: ignore[no-untyped-call]
        """A separate stream, so that other work runs beside the games."""
        cupy.cuda.runtime.deviceSetLimit(0, STACK)  # cudaLimitStackSize
        module = cupy.RawModule(code=gpu_source(), options=OPTIONS, backend="nvrtc")
        self.kernels = {
            name: module.get_function(name)
            for name in ("sizes", "set_up", "weigh", "advance", "write_all_rows", "collect")
        }
        rules, plans = zip(*(_kernel.gpu_table(form.table.rules) for form in forms), strict=True)
        sizes = torch.zeros(9, dtype=torch.int64, device=device)
        self._launch("sizes", (1,), 1, sizes)
        rule, plan, greedy, game, moves, step, row, counts, everything = sizes.tolist()
        if (rule, plan, everything) != (len(rules[0]), len(plans[0]), ctypes.sizeof(_Games)):
            raise AssertionError("the GPU's compiler lays things out in another way than ours")
        self.games, self.rows_n, self.samples_n = games, ROWS * games, SAMPLES * games

        def room(size: int) -> Tensor:
            return torch.zeros(size, dtype=torch.uint8, device=device)

        def given(data: bytes) -> Tensor:
            return torch.frombuffer(bytearray(data), dtype=torch.uint8).to(device)

        whose = form_of_each_game([form.share for form in forms], games)
        mixed = [(seed * 0x9E3779B97F4A7C15 + i) % 2**64 for i in range(games)]
        self.kept = {
            "rules": given(b"".join(rules)),
            "plans": given(b"".join(plans)),
            "greedy": room(greedy * len(forms)),
            "seeds": given(b"".join(one.to_bytes(8, "little") for one in mixed)),
            "tables": torch.tensor(whose, dtype=torch.int32, device=device),
            "weights": torch.zeros(games, dtype=torch.int32, device=device),
            "order": torch.arange(games, device=device),
            "games": room(game * games),
            "lists": room(moves * games),
            "steps": room(step * MOST_STEPS * games),
            "step_rows": room(row * MOST_STEPS * games),
            "steps_n": torch.zeros(games, dtype=torch.int32, device=device),
            "own_counts": room(counts * games),
            "counts": torch.zeros(len(forms), len(COUNTS), dtype=torch.int64, device=device),
            "filled": torch.zeros(4, dtype=torch.int32, device=device),
        }
        self.rows = [room(self.rows_n * row).view(self.rows_n, row) for _ in range(2)]
        self.row_forms = [room(self.rows_n) for _ in range(2)]
        self.row_games = [
            torch.zeros(self.rows_n, dtype=torch.int32, device=device) for _ in range(2)
        ]
        self.logits = [torch.zeros(self.rows_n, device=device) for _ in range(2)]
        n = self.samples_n
        self.taken = Samples(
            room(n * row).view(n, row),
            room(n),
            torch.zeros(n, device=device),
            torch.zeros(n, device=device),
        )
        self.all = _Games(
            **{name: part.data_ptr() for name, part in self.kept.items()},
            sample_rows=self.taken.rows.data_ptr(),
            sample_tables=self.taken.forms.data_ptr(),
            targets=self.taken.targets.data_ptr(),
            outcomes=self.taken.outcomes.data_ptr(),
            tables_n=len(forms),
            games_n=games,
            most_steps=MOST_STEPS,
            most_rows=self.rows_n,
            most_samples=n,
        )
        for asked, *parts in zip(
            self.all.asked, self.rows, self.row_forms, self.row_games, self.logits, strict=True
        ):
            asked.rows, asked.tables, asked.games, asked.logits = (p.data_ptr() for p in parts)
        self.sorted = torch.zeros_like(self.kept["weights"])
        self.arguments = torch.zeros(ctypes.sizeof(_Games), dtype=torch.uint8, device=device)
        self.filled = torch.zeros(4, dtype=torch.int32, pin_memory=True)
        self.done = torch.cuda.Event(blocking=True)  # type: ignore[no-untyped-call]
        self.valued = 0
        self.waited = 0.0
        """Seconds in which the thread that leads waited for the games."""
        self._tell()
        self._launch("set_up", (-(-max(games, len(forms)) // 64),), 64, self.arguments)

    def _launch(self, name: str, blocks: tuple[int, ...], threads: int, *parts: Tensor) -> None:
        with cupy.cuda.Stream.from_external(torch.cuda.current_stream()):
            self.kernels[name](blocks, (threads,), tuple(part.data_ptr() for part in parts))

    def _tell(self) -> None:
        data = torch.frombuffer(bytearray(self.all), dtype=torch.uint8)
        self.arguments.copy_(data)

    def set(self, settings: dict[str, Any]) -> None:
        """Sets how the games are played from now on."""
        names = {"greedy": "greedy_share", "older": "older_share"}
        for name, value in settings.items():
            setattr(self.all, names.get(name, name), value)
        self._tell()

    def go(self) -> None:
        """Takes the values and plays on in the background."""
        self.stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(self.stream):
            kept = self.kept
            kept["filled"].zero_()
            self._launch("weigh", (-(-self.games // A_GAME),), A_GAME, self.arguments)
            torch.sort(kept["weights"], descending=True, out=(self.sorted, kept["order"]))
            self._launch("advance", (-(-self.games // A_GAME),), A_GAME, self.arguments)
            self._launch("collect", (self.games,), A_COLLECTOR, self.arguments)
            self._launch("write_all_rows", (-(-self.rows_n // A_ROW), 2), A_ROW, self.arguments)
            self.filled.copy_(kept["filled"], non_blocking=True)
            self.done.record(self.stream)

    def answer(self, actors: Sequence[Actor]) -> None:
        """Waits until all games wait, and values the rows of the learner and the older network."""
        begun = time.perf_counter()
        self.done.synchronize()
        torch.cuda.current_stream().wait_event(self.done)
        self.waited += time.perf_counter() - begun
        for n, count in enumerate(self.filled[:2].clamp(max=self.rows_n).tolist()):
            if count:
                self.logits[n][:count] = actors[n](self.rows[n][:count], self.row_forms[n][:count])
                self.valued += count

    def take(self) -> Samples | None:
        """Samples of games that have ended; valid until the next turn."""
        _, _, filled, left_empty = self.filled.tolist()
        n = min(filled, self.samples_n - left_empty)
        t = self.taken
        return Samples(t.rows[:n], t.forms[:n], t.targets[:n], t.outcomes[:n]) if n else None

    def tallies(self) -> list[dict[str, int]]:
        """By format, since the beginning; a game counts when it ends."""
        return [dict(zip(COUNTS, one, strict=True)) for one in self.kept["counts"].tolist()]
