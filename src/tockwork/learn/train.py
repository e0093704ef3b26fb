"""The training run: games in the kernel's threads, values and learning on the device."""

from __future__ import annotations

import copy
import os
import platform
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from tockwork import __version__
from tockwork.errors import TockworkError
from tockwork.learn import checkpoint, gpu_games
from tockwork.learn.forms import all_forms
from tockwork.learn.games import Games, Memory
from tockwork.learn.gpu_games import GpuGames
from tockwork.learn.model import WIDTHS, Actor, Net, learn_by_kernel
from tockwork.learn.progress import RunProgress
from tockwork.learn.run_report import RunReport
from tockwork.learn.step import LearningStep

WARM_STEPS = 100


@dataclass(frozen=True)
class TrainingSettings:
    """Everything that decides how a run goes."""

    out: Path
    minutes: float = 10.0
    plan: float | None = None
    """Minutes of all runs together, for rates that change on the way; None: of this one."""
    forms: tuple[str, ...] = ()
    share: dict[str, float] = field(default_factory=dict)
    """Shares of the games, by beginnings of the formats' names, where not the usual ones."""
    own_only: bool = False
    """Trains only the layers of the formats; other formats of the checkpoint stay as they are."""
    response: bool = False
    """Trains a best response to the resumed network, which has every other team and stays."""
    resume: Path | None = None
    seed: int = 1
    games: int = 32768
    threads: int = field(default_factory=lambda: os.cpu_count() or 1)
    in_threads: bool = False
    """Games in the processor's threads even where a GPU could play them."""
    batch: int = 32768
    memory: int = 4_000_000
    reuse: float = 1.0
    """How often a sample is drawn, on average."""
    widths: tuple[int, int, int] = WIDTHS
    rate: tuple[float, float] = (1e-3, 5e-5)
    returns: tuple[float, float] = (0.8, 0.95)
    """Lambda at the beginning and at the end."""
    warm: float = 0.05
    """Share of the plan that begins with games of the greedy player."""
    epsilon: tuple[float, float] = (0.04, 0.01)
    temperature: float = 0.004
    greedy: float = 0.1
    older: float = 0.1
    device: str = "cuda" if torch.cuda.is_available() else "cpu"
    every: float = 10.0
    """Seconds between two lines of progress."""


def between(ends: tuple[float, float], done: float) -> float:
    """From the first to the second, evenly in proportion."""
    first, last = ends
    return float(first * (last / first) ** min(1.0, max(0.0, done)))


class Run:
    """One run: two halves of the games take turns, so that one plays while the other is valued."""

    def __init__(self, settings: TrainingSettings) -> None:
        self.settings = s = settings
        self.device = torch.device(s.device)
        torch.manual_seed(s.seed)
        if self.device.type == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
        else:
            torch.set_num_threads(1)  # the games have the other cores
        forms = all_forms(s.forms, s.share)
        widths, progress, arrays = s.widths, {"minutes": 0.0, "games": 0}, None
        if s.resume:
            wanted = None if s.own_only else [form.name for form in forms]
            arrays, widths, progress = checkpoint.load(s.resume, wanted)
        self.before: dict[str, Any] = progress
        self.net = Net(forms, widths)
        if arrays:
            checkpoint.restore(self.net, arrays)
        elif s.own_only or s.response:
            which = "own-only" if s.own_only else "response"
            raise TockworkError(f"{which}: needs a checkpoint to go on from (--resume)")
        self.others = arrays if s.own_only else None
        self.net.to(self.device)
        self.mean = copy.deepcopy(self.net).requires_grad_(False)
        self.old = copy.deepcopy(self.mean)
        self.actors = (Actor(self.mean, self.device), Actor(self.old, self.device))
        learn_by_kernel(self.net, self.device)
        if s.own_only:
            for part in (self.net.shared, self.net.weight2, self.net.weight3):
                part.requires_grad_(False)
        why = "so they were wanted" if s.in_threads else gpu_games.refusal(self.device)
        if why is not None and self.device.type == "cuda":
            print(f"games in the processor's threads: {why}")

        def half(n: int) -> Games | GpuGames:
            games, seed = s.games // 2, 2 * (s.seed + 1000 * n) + 1
            if why is None:
                return GpuGames(forms, games, seed, self.device)
            return Games(forms, games, s.threads, seed, self.device)

        self.halves = [half(0), half(1)]
        self.memory = Memory(s.memory, self.device)
        self.step = LearningStep(self.net, self.mean, self.memory, s.batch)
        self.forms = forms
        self.made = self.learned = 0
        # Learning-rate warm-up: a resumed network has much to lose before the optimizer adapts.
        self.warming = WARM_STEPS * (10 if s.resume else 1)
        self.last_old = 0.0
        self.begun = time.perf_counter()

    @property
    def minutes(self) -> float:
        """So far, in earlier runs too."""
        return float(self.before["minutes"]) + (time.perf_counter() - self.begun) / 60

    @property
    def done(self) -> float:
        """The share of the plan that is done."""
        return self.minutes / (self.settings.plan or self.settings.minutes)

    def set_play(self, games: Games | GpuGames) -> None:
        s = self.settings
        games.set(
            {
                "lambda": between(s.returns, self.done),
                "epsilon": between(s.epsilon, self.done),
                "temperature": s.temperature,
                "greedy": s.greedy,
                "older": s.older,
                "response": s.response,
                "warm": self.done < s.warm,
            }
        )

    def learn(self) -> None:
        """One step of the optimizer on samples drawn at random."""
        warm = min(1.0, (self.step.steps + 1) / self.warming)
        self.step(between(self.settings.rate, self.done) * warm)
        self.learned += self.settings.batch

    def turn(self, games: Games | GpuGames) -> None:
        """One turn of one half: value its rows, let it play on, learn meanwhile."""
        s = self.settings
        games.answer(self.actors)
        new = games.take()
        if new is not None:
            self.made += self.memory.add(new)
        self.set_play(games)
        games.go()
        if self.memory.filled < min(s.batch, s.memory):
            return
        steps = min(int((self.made * s.reuse - self.learned) / s.batch), 16)
        for _ in range(steps):
            self.learn()
        if steps == 16:  # the games are ahead; what was missed is not made up for
            self.learned = max(self.learned, int(self.made * s.reuse) - s.batch)
        if steps:
            self.actors[0].refresh()
        if not s.response and self.minutes - self.last_old > max(0.25, self.minutes / 20):
            self.old.load_state_dict(self.mean.state_dict())
            self.actors[1].refresh()
            self.last_old = self.minutes

    def tallies(self) -> list[dict[str, int]]:
        """By format, over both halves."""
        ours = [games.tallies() for games in self.halves]
        return [
            {k: sum(one[k] for one in form) for k in form[0]} for form in zip(*ours, strict=True)
        ]

    def go(self) -> RunReport:
        """Runs until its time is over, saves, and returns its report."""
        s = self.settings
        progress = RunProgress([form.name for form in self.forms], self.device)
        progress.warm = self.done < s.warm
        for games in self.halves:
            self.set_play(games)
            games.go()
        until = self.begun + 60 * s.minutes
        spoken = saved = self.begun
        while (now := time.perf_counter()) < until:
            for games in self.halves:
                self.turn(games)
            if now - spoken >= s.every:
                spoken = now
                valued = sum(games.valued for games in self.halves)
                warm = self.done < s.warm
                progress.say(
                    self.minutes,
                    self.tallies(),
                    valued,
                    self.step.steps,
                    float(self.step.loss),
                    warm,
                )
            if now - saved >= 120:
                saved = now
                self.save()
        report = self.report(progress)
        progress.gpu.stop()
        self.save()
        return report

    def save(self) -> None:
        """A checkpoint of the mean network."""
        games = self.before["games"] + sum(t["games"] for t in self.tallies())
        progress = {"minutes": self.minutes, "games": games}
        checkpoint.save(self.settings.out, self.mean, progress, self.others)

    def report(self, progress: RunProgress) -> RunReport:
        seconds = time.perf_counter() - self.begun
        tallies = self.tallies()
        settings = {  # without folders, which are private
            k: v for k, v in asdict(self.settings).items() if k not in ("out", "resume")
        }
        device = torch.cuda.get_device_name() if self.device.type == "cuda" else platform.machine()
        return RunReport(
            tockwork=__version__,
            torch=torch.__version__,
            device=device,
            settings=settings,
            minutes=round(self.minutes, 2),
            seconds=round(seconds, 1),
            games=sum(t["games"] for t in tallies),
            games_before=self.before["games"],
            decisions=sum(t["decisions"] for t in tallies),
            valued=sum(games.valued for games in self.halves),
            samples=self.made,
            steps=self.step.steps,
            loss=round(float(self.step.loss), 5),
            busy=progress.gpu.mean(),
            waited=round(sum(games.waited for games in self.halves) / seconds, 3),
            usual=progress.usual(),
            forms=dict(zip((form.name for form in self.forms), tallies, strict=True)),
            lines=progress.lines,
        )
