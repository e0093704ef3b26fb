"""What the holders of some seats are told of a table: the kernel's bytes and the table's own part.

The kernel tells the game from its log, for these seats and from what they may see; numbers, times,
clocks and the table's own events are joined to it here, as bytes.
"""

from __future__ import annotations

from collections.abc import Iterator

from tockwork.server.tables.log import TableLog
from tockwork.server.tables.message import Message
from tockwork.server.wire.shapes import ClockState

Held = tuple[int, ...]  # the seats of one guest; none: a spectator
_NO_CLOCK = ClockState(now=0).model_dump_json().encode().replace(b":0,", b":%d,", 1)
_BEFORE = b'"state":null,"views":[]'  # nothing is dealt yet


class Happened:
    """What has happened after one event up to another, for all who are told of it.

    What everybody is told alike is made once; for the holders of some seats the kernel adds its
    part, with the board after each event.
    """

    __slots__ = ("_after", "_around", "_first", "_last", "_log")

    def __init__(self, log: TableLog, after: int, last: int, clock: bytes) -> None:
        self._log, self._after, self._last = log, after, last
        self._around = []  # of each event: what stands before and after it, and the table's own
        self._first = 0  # the first event that is the teller's own
        for number, what in enumerate(log.happenings[after:last], after + 1):
            head = b'{"type":"event","number":%d,"at":%d,' % (number, what.at)
            tail = b',"clock":%b%b}' % (clock, chain_json(log, number))
            if what.event is None and not self._first:
                self._first = what.game_events
            self._around.append((head, tail, what))

    def told(self, held: Held) -> list[Message]:
        """The messages for the holders of some seats."""
        teller, around = self._log.teller, self._around
        game: Iterator[bytes] = iter(())
        if self._first and teller is not None:
            stop = around[-1][2].game_events
            game = iter(teller.events(held, self._first - 1, stop))
        between, out = None, []
        for head, tail, what in around:
            if what.event is None:
                members = next(game)
            else:
                if between is None:
                    between = _between(self._log, self._after, self._last, held)
                then = between.get(what.game_events, _BEFORE)
                members = b'"event":%b,"walks":[],%b,"last":true' % (what.event, then)
            out.append(Message(b"%b%b%b" % (head, members, tail)))
        return out


def clock_json(clock: ClockState) -> bytes:
    """The clock with a message."""
    return clock.model_dump_json().encode()


def no_clock(now: int) -> bytes:
    """The same where none runs, which is nearly everywhere: only the time differs."""
    return _NO_CLOCK % now


def chain_json(log: TableLog, number: int) -> bytes:
    """The head of the chain after an event, as a message's last field; nothing in the lobby."""
    if log.teller is None or number < log.began:
        return b""
    head = log.deal.head(log.happenings[number - 1].game_events)
    return b"" if head is None else b',"chain":"%b"' % head.encode()


def _between(log: TableLog, after: int, last: int, held: Held) -> dict[int, bytes]:
    """The moments at which the table's own events among these happened, in one run as well."""
    told = {h.game_events for h in log.happenings[after:last] if h.event is not None} - {0}
    if not told or log.teller is None:
        return {}
    first = min(told)
    moments = log.teller.moments(held, first - 1, max(told))
    return {number: moments[number - first] for number in told}


def moment(log: TableLog, number: int, held: Held) -> bytes:
    """The board and the own cards after an event; with the last one, what may be answered."""
    told = log.happenings[number - 1].game_events if number else 0
    if log.teller is None or not told:
        return _BEFORE
    if told == len(log.teller):
        return log.teller.now(held)
    return log.teller.moments(held, told - 1, told)[0]


def logged(log: TableLog, after: int, last: int, held: Held, *, all_open: bool) -> bytes:
    """Past events for a list, as JSON."""
    told = [h.game_events for h in log.happenings[after:last] if h.event is None]
    game: Iterator[bytes] = iter(())
    if told and log.teller is not None:
        game = iter(log.teller.log(held, told[0] - 1, told[-1], all_open))
    entries = []
    for number, what in enumerate(log.happenings[after:last], after + 1):
        members = next(game) if what.event is None else b'"event":%b,"walks":[]' % what.event
        entries.append(b'{"number":%d,"at":%d,%b}' % (number, what.at, members))
    return b"[%b]" % b",".join(entries)


def open_moment(log: TableLog, number: int) -> bytes:
    """The table after one event, every hand open, as JSON."""
    told = log.happenings[number - 1].game_events
    then = b'"state":null,"hands":[]'
    if told and log.teller is not None:
        then = log.teller.open_moments(told - 1, told)[0]
    return b'{"number":%d,%b}' % (number, then)


def open_moments(log: TableLog, last: int) -> bytes:
    """The table after every event of a finished game up to one, every hand open, as JSON."""
    game = [] if log.teller is None else log.teller.open_moments()
    moments = []
    for number, what in enumerate(log.happenings[:last], 1):
        then = game[what.game_events - 1] if what.game_events else b'"state":null,"hands":[]'
        moments.append(b'{"number":%d,%b}' % (number, then))
    return b"[%b]" % b",".join(moments)
