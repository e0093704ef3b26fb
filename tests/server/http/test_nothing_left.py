"""What a line, a call or a table leaves behind is gone with it: no search for cycles is needed,
which would hold up everybody for as long as it takes to look at all that thousands of people keep.
"""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.house import PATIENCE, Guest, House
from tockwork.server.http.connection import SocketConnection
from tockwork.server.http.timed_protocol import TimedProtocol
from tockwork.server.tables import all_tables


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Nobody looks for cycles."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def gone(things: Callable[[], int]) -> bool:
    end = time.monotonic() + PATIENCE
    while things() and time.monotonic() < end:
        time.sleep(0.01)
    return not things()


def test_lines_and_calls_are_gone_when_they_end(
    by_hand: None, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: weakref.WeakSet[Any] = weakref.WeakSet()
    begin = {kind: kind.connection_made for kind in (SocketConnection, TimedProtocol)}
    for kind, made in begin.items():

        def noted(self: Any, transport: Any, made: Any = made) -> None:
            there.add(self)
            made(self, transport)

        monkeypatch.setattr(kind, "connection_made", noted)
    anna = Guest(house.url)
    table = anna.table("dog", "me", "here", "here", "here")
    with anna.socket(table) as line:
        line.play(line.until_asked())
        listeners = weakref.WeakSet(
            house.call(lambda: [*house.tables._live[table].presence.listeners])
        )
        assert len(listeners) == 1
    with Guest(house.url).socket("nosuchtable"):
        pass
    anna.http.close()
    assert gone(lambda: len(there) + len(listeners))


def test_tables_are_gone_when_they_leave_the_memory(
    by_hand: None, house: House, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "_LAST_WORK", 0.1)
    table = anna.table("dog", "me", "here", "here", "here")
    with anna.socket(table) as line:
        line.play(line.until_asked())
    live = weakref.ref(house.call(lambda: house.tables._live[table]))
    monkeypatch.setattr(all_tables, "IDLE", -1)
    assert gone(lambda: live() is not None)
    assert anna.get(f"/api/tables/{table}")["table"]["phase"] == "playing"
