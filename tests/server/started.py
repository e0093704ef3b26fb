"""`tockwork serve` as a process of its own, which begins as a copy of one that is ready."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection

from tests.ready import PROCESSES
from tockwork.cli.main import main


def _serve(arguments: Sequence[str], out: Connection, err: Connection) -> None:
    for end, number in ((out, 1), (err, 2)):
        os.dup2(end.fileno(), number)
        end.close()
    sys.exit(main(["serve", *arguments]))


class Started:
    """What a test needs of it, named as in `subprocess.Popen`."""

    def __init__(self, *arguments: str) -> None:
        (heard, out), (log, err) = (PROCESSES.Pipe(duplex=False) for _ in range(2))
        self._process = PROCESSES.Process(target=_serve, args=(arguments, out, err), daemon=True)
        self._process.start()
        self.stdout, self.stderr = (os.fdopen(os.dup(end.fileno())) for end in (heard, log))
        for end in (heard, out, log, err):
            end.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def wait(self, patience: float) -> None:
        self._process.join(patience)
        assert self._process.exitcode is not None, "it has not ended"

    def communicate(self, patience: float) -> tuple[str, str]:
        """What it says until it has ended."""
        log = self.stderr.read()  # first: it is long, and who cannot write it does not end
        said = self.stdout.read()
        self.wait(patience)
        return said, log

    def close(self) -> None:
        self._process.kill()
        self._process.join()
        self.stdout.close()
        self.stderr.close()
