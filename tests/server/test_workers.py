"""Processes behind one port: one that keeps ending is tried again after a while, and again."""

from __future__ import annotations

import logging
import multiprocessing
import sys
import threading
from itertools import count
from typing import Any

import pytest

from tests.server.house import PATIENCE
from tockwork.server import workers
from tockwork.server.settings import Settings

EARLY = 6  # ends, before one lives


def _dies(*_: object) -> None:
    sys.exit(3)


def _lives(*_: object) -> None:
    threading.Event().wait()


class Context:
    """Makes processes of which the first few end at once."""

    def __init__(self) -> None:
        self.real: Any = multiprocessing.get_context("forkserver")
        self.Event = self.real.Event
        self.made = count()
        self.living = threading.Event()

    def Process(self, target: Any, args: Any) -> Any:  # noqa: N802
        if next(self.made) < EARLY:
            return self.real.Process(target=_dies)
        self.living.set()
        return self.real.Process(target=_lives)


def test_workers_that_end_early_are_tried_again_and_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "_FIRST_WAIT", 0.01)
    monkeypatch.setattr(workers, "_LONGEST_WAIT", 0.05)
    monkeypatch.setattr(workers, "_SOON", PATIENCE)
    caplog.set_level(logging.INFO)
    all_of_them = workers._Workers(Settings(""), ("127.0.0.1", 0), "info")
    context = Context()
    all_of_them._context = context
    all_of_them._start()
    codes: list[int] = []
    minding = threading.Thread(target=lambda: codes.append(all_of_them.mind()))
    minding.start()
    assert context.living.wait(PATIENCE)
    assert not codes
    result = [vars(record) for record in caplog.records if record.message == "worker_ended"]
    assert [each["again_in"] for each in result] == [0, 0.01, 0.02, 0.04, 0.05, 0.05]
    assert {each["code"] for each in result} == {3}
    all_of_them.end()
    minding.join(PATIENCE)
    assert codes == [0]


def test_nobody_waits_longer_than_a_minute_for_a_worker() -> None:
    assert [workers.wait_after(soon) for soon in (0, 1, 2, 3, 4, 8, 10**6)] == [
        *(0, 0, 1, 2, 4),
        *(60, 60),
    ]
