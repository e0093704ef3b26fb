"""The costly work for ratings, a review or a refit, as a process of its own of low priority.

It shares no lock with the server, and the system gives it little time while others need some. It
stores nothing: what it was asked comes in as JSON, what it found goes out, and who asked stores it.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from dataclasses import asdict
from typing import Any

from tockwork.errors import TockworkError

PATIENCE = 1800.0  # seconds; with the lowest priority even a short game may take a while


class HeavyWork:
    """One piece of work; `stop` ends it from another thread."""

    def __init__(self, asked: dict[str, Any]) -> None:
        self._asked = json.dumps(asked)
        self._process: subprocess.Popen[str] | None = None
        self._stopped = False

    def run(self) -> Any:
        """Its result; TockworkError if there is none. Blocks until then."""
        command = [sys.executable, "-m", __name__]
        pipe = subprocess.PIPE
        with subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8"
        ) as process:
            self._process = process
            if self._stopped:
                process.kill()
            try:
                said, wrong = process.communicate(self._asked, PATIENCE)
            except BaseException:
                process.kill()
                raise TockworkError(f"it was not done after {PATIENCE:g} seconds") from None
        if process.returncode:
            last = wrong.strip().splitlines()[-1:]
            raise TockworkError(f"it ended with {process.returncode}: {' '.join(last)}")
        return json.loads(said)

    def stop(self) -> None:
        self._stopped = True
        if self._process is not None:
            self._process.kill()


def main() -> None:
    """Reads what to do, does it, and writes what it found."""
    asked = json.load(sys.stdin)
    if hasattr(os, "nice"):
        os.nice(asked["nice"])
    from tockwork.events import event_boards
    from tockwork.review import ReviewSettings
    from tockwork.server import refit

    found: Any
    if "record" in asked:
        settings = ReviewSettings(**asked["settings"])
        found = refit.evidence_of(asked["record"], set(asked["shared"]), settings)
    elif "boards" in asked:
        made = event_boards(asked["seed"], asked["rules"], asked["boards"])
        found = [board.model_dump() for board in made]
    else:
        found = asdict(asyncio.run(refit.refit(asked["database"])))
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
