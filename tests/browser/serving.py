"""`tockwork serve` with fixed seeds, a process of its own that may be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.ports import free_port

PROGRAM = Path(__file__).with_name("fixed_seeds.py")
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
        self._process: subprocess.Popen[str] | None = None

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
        command = [sys.executable, str(PROGRAM), str(self._seed), "--pause", "0"]
        command += ["--port", str(self.port), "--data", str(self.data), "--log-level", "warning"]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not re.search(rf"http://localhost:{self.port}/", said):
            self._process.wait(PATIENCE)
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
        os.kill(self._process.pid, how)
        self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
