"""Fine-tuning on evaluated decisions: the best of the moves, and the win chance of each."""

from __future__ import annotations

import json
import math
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from tockwork.bots.safetensors import Array
from tockwork.errors import TockworkError
from tockwork.learn import checkpoint
from tockwork.learn.checkpoint import as_tensor
from tockwork.learn.forms import all_forms
from tockwork.learn.model import Net
from tockwork.learn.rollout_targets import read_all
from tockwork.learn.run_report import REPORT

HELD_OUT = 50  # one decision in this many is held out
WARM_STEPS = 50
SPEAK_EVERY = 10.0  # seconds


@dataclass(frozen=True)
class FineTuning:
    """The settings of fine-tuning."""

    rate: float = 2e-4
    """Low: a trained network has more to lose than few decisions can give back."""
    batch: int = 512
    """Decisions a step."""
    times: int = 1
    """The number of passes over the decisions."""
    apart: float = 50.0
    """Weight of the differences between the moves of a decision, relative to their values."""
    only_new: bool = False
    """Learns what the weights knew nothing of, slots that rows have got since; the rest stays."""
    seed: int = 1
    device: str = "cuda" if torch.cuda.is_available() else "cpu"


@dataclass
class Decisions:
    """Moves of many decisions: a line of indices for each, with one for every move."""

    rows: Tensor
    forms: Tensor
    chances: Tensor
    places: Tensor
    there: Tensor

    @staticmethod
    def of(parts: list[tuple[str, dict[str, Array]]], net: Net, device: torch.device) -> Decisions:
        """All decisions that were read, with the formats numbered as in the network."""

        def joined(name: str) -> Tensor:
            return torch.cat([as_tensor(arrays[name]) for _, arrays in parts])

        rows, chances, count = joined("rows"), joined("chances"), joined("answers").long()
        sizes = torch.tensor([len(arrays["rows"].data) for _, arrays in parts]) // rows.shape[1]
        numbers = torch.tensor([net.names.index(form) for form, _ in parts], dtype=torch.uint8)
        first = torch.cumsum(count, 0) - count
        steps = torch.arange(int(count.max()))
        there = steps < count[:, None]
        places = torch.where(there, first[:, None] + steps, first[:, None])
        made = (rows, numbers.repeat_interleave(sizes), chances, places, there)
        return Decisions(*(part.to(device) for part in made))

    def logits(self, net: Net, which: Tensor) -> Tensor:
        places = self.places[which].reshape(-1)
        logits: Tensor = net(self.rows[places], self.forms[places])
        return logits.reshape(len(which), -1)


def losses(logits: Tensor, chances: Tensor, there: Tensor) -> tuple[Tensor, Tensor]:
    """The error of the win chances, and of the differences within a decision."""
    on = there.float()
    plain = functional.binary_cross_entropy_with_logits(logits, chances, reduction="none")
    off = (torch.sigmoid(logits) - chances) * on
    apart = (off - off.sum(1, keepdim=True) / on.sum(1, keepdim=True)) * on
    return (plain * on).sum() / on.sum(), apart.square().sum() / on.sum()


@torch.no_grad()
def lost(net: Net, evaluated: Decisions, which: Tensor) -> float:
    """By how many points, on average, the network's preferred move is below the best one.

    The best of several noisy values looks better than it is (winner's curse), so this is too high;
    it serves to compare two networks.
    """
    total = torch.zeros((), device=which.device)
    for some in torch.split(which, 4096):
        there, chances = evaluated.there[some], evaluated.chances[evaluated.places[some]]
        liked = evaluated.logits(net, some).masked_fill(~there, float("-inf")).argmax(1)
        best = chances.masked_fill(~there, -1.0).max(1).values
        total += (best - chances.gather(1, liked[:, None])[:, 0]).sum()
    return float(100 * total / len(which))


def learn(net: Net, evaluated: Decisions, which: Tensor, by: FineTuning) -> None:
    """Goes through these decisions in any order, in ever smaller steps."""
    learned = [part for part in net.parameters() if part.requires_grad]
    optimizer = torch.optim.AdamW(learned, lr=by.rate, weight_decay=0 if by.only_new else 1e-4)
    each = len(which) // by.batch
    steps, spoken = by.times * each, time.monotonic()
    for step in range(steps):
        if step % each == 0:
            which = which[torch.randperm(len(which), device=which.device)]
        some = which[step % each * by.batch :][: by.batch]
        for group in optimizer.param_groups:
            group["lr"] = by.rate * min(1.0, (step + 1) / WARM_STEPS) * (1 - step / steps)
        chances = evaluated.chances[evaluated.places[some]]
        plain, apart = losses(evaluated.logits(net, some), chances, evaluated.there[some])
        optimizer.zero_grad(set_to_none=True)
        (plain + by.apart * apart).backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        if time.monotonic() - spoken > SPEAK_EVERY:
            spoken = time.monotonic()
            print(f"step {step + 1} of {steps}  loss {plain.item():.4f}", flush=True)


def learn_only_new(net: Net) -> None:
    """From now on nothing learns but rows of the first layer that are still empty."""
    with torch.no_grad():
        empty = (net.table()[:-1] == 0).all(1, keepdim=True)
    if not empty.any():
        raise TockworkError("only-new: the weights know all that rows say")
    net.requires_grad_(False)
    net.own.requires_grad_(True)
    net.own.register_hook(lambda gradient: gradient * empty)  # type: ignore[no-untyped-call]


def fine_tune(run: Path, decisions: Path, out: Path, by: FineTuning) -> None:
    """Continues from a checkpoint or weights with evaluated decisions; saves their formats."""
    begun = time.monotonic()
    device = torch.device(by.device)
    torch.manual_seed(by.seed)
    parts = read_all(decisions)
    names = {name for name, _ in parts}
    arrays, widths, progress = checkpoint.load(run, sorted(names))
    for name in sorted(names):
        if f"{name}:own" not in arrays:
            raise TockworkError(f"{run}: knows nothing of {name}, which was evaluated")
    net = Net([form for form in all_forms() if form.name in names], widths)
    checkpoint.restore(net, arrays)
    net.to(device)
    evaluated = Decisions.of(parts, net, device)
    count = len(evaluated.places)
    order = torch.randperm(count, device=device)
    held_out, rest = order[: math.ceil(count / HELD_OUT)], order[math.ceil(count / HELD_OUT) :]
    if len(rest) < by.batch:
        raise TockworkError(f"{decisions}: {count} decisions are too few for steps of {by.batch}")
    if by.only_new:
        learn_only_new(net)
    before = lost(net, evaluated, held_out)
    learn(net, evaluated, rest, by)
    after = lost(net, evaluated, held_out)
    seconds = round(time.monotonic() - begun, 1)
    checkpoint.save(out, net, progress)
    note = {"decisions": count, "seconds": seconds, "lost_before": before, "lost": after}
    _write_report(run, out, progress, note | asdict(by))
    print(f"{count} decisions of {', '.join(net.names)}, {seconds:.0f} s")
    print(f"lost a decision, of {len(held_out)} not learned from: {before:.3f} points before,")
    print(f"{after:.3f} now (what rollouts themselves are unsure of included)")


def _write_report(run: Path, out: Path, progress: dict[str, Any], note: dict[str, Any]) -> None:
    """The report of the resumed run, with one more note."""
    path = run / REPORT
    report = json.loads(path.read_text()) if path.exists() else dict(progress)
    report["fine_tuned"] = [*report.get("fine_tuned", []), note]
    (out / REPORT).write_text(json.dumps(report, indent=1) + "\n")
