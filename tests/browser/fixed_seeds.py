"""`tockwork serve` whose games are dealt from a seed that lies in a file.

The program itself has no option for that: here it is put in the place of chance, for tests only."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from unittest import mock

from tockwork import _kernel
from tockwork.cli.main import main
from tockwork.server import at_home, settings
from tockwork.server.tables.entries import Started
from tockwork.server.tables.log import TableLog


def _alone(log: TableLog, late: bool, seed: str) -> str:
    entry = _kernel.Session.first_deal(log, late, seed)
    started = entry.startswith('{"entry":"started"')
    return Started(seed=log.created.part or "").model_dump_json() if started else entry


def serve(seed: Path, arguments: Sequence[str], said: Connection, log: Path) -> None:
    """The program in a process of its own, which says what it says into a pipe and a file."""
    os.dup2(said.fileno(), 1)
    said.close()
    with log.open("a") as errors:
        os.dup2(errors.fileno(), 2)
    # A page of a busy machine takes its time to show its part of a shuffle.
    fixed = partial(settings.Settings, seed=seed.read_text, bot_seed=lambda: "bots", patience=120.0)
    # What the pages put in is as random as ever: here the server's part alone is the seed.
    alone = mock.patch.object(TableLog, "first_deal", _alone)
    # No test opens a door to a real network: another address of this computer stands for it.
    near = mock.patch.object(at_home, "own_address", return_value="127.0.0.2")
    with mock.patch.object(settings, "Settings", fixed), alone, near:
        sys.exit(main(["serve", *arguments]))
