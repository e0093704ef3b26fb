"""`tockwork serve` with fixed seeds, a process of its own that may be killed and started again."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from tests.browser.fixed_seeds import serve
from tests.ports import free_port
from tests.ready import PROCESSES

SEED = "tests"
PATIENCE = 120  # seconds; a busy machine takes its time


class Serving:
    """A server with its folder; after `kill` or `stop`, `start` serves the same tables again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        # The same after a restart, when people come back to it.
        self.port = free_port()
        self.log = data.parent / f"{data.name}.log"
        self._seed = data.parent / f"{data.name}.seed"
        self._seed.write_text(SEED)
        self._process: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @contextmanager
    def dealing(self, seed: str) -> Iterator[None]:
        """Games that begin meanwhile are dealt from this seed."""
        self._seed.write_text(seed)
        try:
            yield
        finally:
            self._seed.write_text(SEED)

    def start(self) -> Serving:
        arguments = [
            "--pause",
            "0",
            "--start-delay",
            "0",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        arguments += ["--log-level", "warning"]
        self.log.touch()
        heard, says = PROCESSES.Pipe(duplex=False)
        self._process = PROCESSES.Process(
            target=serve, args=(self._seed, arguments, says, self.log), daemon=True
        )
        self._process.start()
        says.close()
        with open(os.dup(heard.fileno())) as lines:
            said = lines.readline()
        heard.close()
        if not re.search(rf"http://localhost:{self.port}/", said):
            self._process.join(PATIENCE)
            raise AssertionError(f"the server did not start: {said}{self.log.read_text()}")
        return self

    def kill(self) -> None:
        """As if the plug had been pulled."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        assert self._process.pid is not None
        os.kill(self._process.pid, how)
        self._process.join(PATIENCE)
        self._process = None
