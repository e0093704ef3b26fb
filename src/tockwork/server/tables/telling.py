"""What the holders of some seats are told of a table: the kernel's bytes and the table's own part.

The kernel tells the game from its log, for these seats and from what they may see; numbers, times,
clocks and the table's own events are joined to it here, as bytes.
"""

from __future__ import annotations

from collections.abc import Iterator

from tockwork.server.tables.log import TableLog
from tockwork.server.tables.message import Message

Held = tuple[int, ...]  # the seats of one guest; none: a spectator
_BEFORE = b'"state":null,"views":[]'  # nothing is dealt yet


def happened(log: TableLog, after: int, last: int, held: Held, clock: bytes) -> list[Message]:
    """The messages about the events after one number up to another, with the board after each."""
    game, between, out = _game(log, after, last, held), _between(log, after, last, held), []
    for number in range(after + 1, last + 1):
        what = log.happenings[number - 1]
        if what.event is None:
            members = next(game)
        else:
            then = between.get(what.game_events, _BEFORE)
            members = b'"event":%b,"walks":[],%b,"last":true' % (what.event, then)
        head = b'{"type":"event","number":%d,"at":%d,' % (number, what.at)
        chain = chain_json(log, number)
        out.append(Message(b'%b%b,"clock":%b%b}' % (head, members, clock, chain)))
    return out


def chain_json(log: TableLog, number: int) -> bytes:
    """The head of the chain after an event, as a message's last field; nothing in the lobby."""
    if log.teller is None or number < log.began:
        return b""
    head = log.deal.head(log.happenings[number - 1].game_events)
    return b"" if head is None else b',"chain":"%b"' % head.encode()


def _game(log: TableLog, after: int, last: int, held: Held) -> Iterator[bytes]:
    """The kernel's part of all game events among these, in one run through its log."""
    told = [h.game_events for h in log.happenings[after:last] if h.event is None]
    if not told or log.teller is None:
        return iter(())
    return iter(log.teller.events(held, told[0] - 1, told[-1]))


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
    game = iter(())  # type: Iterator[bytes]
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


def open_moments(log: TableLog) -> bytes:
    """The table after every event of a finished game, every hand open, as JSON."""
    game = [] if log.teller is None else log.teller.open_moments()
    moments = []
    for number, what in enumerate(log.happenings, 1):
        then = game[what.game_events - 1] if what.game_events else b'"state":null,"hands":[]'
        moments.append(b'{"number":%d,%b}' % (number, then))
    return b"[%b]" % b",".join(moments)
