"""One training step: draws random samples, learns from them, and updates the mean network.

It consists of a hundred short calls, which take Python longer to launch than a GPU to run. So the
step is captured once and then replayed by the GPU itself.
"""

from __future__ import annotations

import torch
from torch.nn import functional

from tockwork.learn.games import Memory
from tockwork.learn.model import Net

SHOWN_AFTER = 3  # steps by Python: until then a GPU's libraries set themselves up
MEAN_OF = 500  # networks, of which the mean plays
SMOOTH = 0.02  # of the loss that is shown


class LearningStep:
    """The variables of a step are tensors, so that a replayed step reads their current values."""

    def __init__(self, net: Net, mean: Net, memory: Memory, batch: int) -> None:
        self.net, self.mean, self.memory, self.batch = net, mean, memory, batch
        self.device = net.own.device
        self.rate, self.new, self.smooth, self.loss = (
            torch.zeros((), device=self.device) for _ in range(4)
        )
        on_gpu = self.device.type == "cuda"
        learning = [part for part in net.parameters() if part.requires_grad]
        self.optimizer = torch.optim.AdamW(
            learning, lr=self.rate, weight_decay=1e-4, fused=on_gpu, capturable=on_gpu
        )
        self.graph: torch.cuda.CUDAGraph | None = None
        self.steps = 0

    def __call__(self, rate: float) -> None:
        """Takes one step."""
        self.rate.fill_(rate)
        self.new.fill_(max(1 / MEAN_OF, 20 / (self.steps + 20)))
        self.smooth.fill_(SMOOTH if self.steps else 1.0)
        if self.graph is not None:
            self.graph.replay()
        elif self.device.type == "cuda":
            self._by_gpu()
        else:
            self._step()
        self.steps += 1

    def _by_gpu(self) -> None:
        """The first few steps by Python; then the GPU is shown one, and takes it."""
        if self.steps < SHOWN_AFTER:
            here = torch.cuda.current_stream()
            aside = torch.cuda.Stream()  # type: ignore[no-untyped-call]
            aside.wait_stream(here)
            with torch.cuda.stream(aside):
                self._step()
            here.wait_stream(aside)
            return
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._step()
        self.graph = graph
        graph.replay()

    def _step(self) -> None:
        samples = self.memory.draw(self.batch)
        self.optimizer.zero_grad(set_to_none=True)
        logits = self.net(samples.rows, samples.forms)
        loss = functional.binary_cross_entropy_with_logits(logits, samples.targets)
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        with torch.no_grad():
            for part, mean in zip(self.net.parameters(), self.mean.parameters(), strict=True):
                mean.lerp_(part, self.new)
            self.loss.lerp_(loss.detach(), self.smooth)
