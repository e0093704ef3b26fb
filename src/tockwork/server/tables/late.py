"""What somebody may know of a table who watches it some seconds later than it happens.

Nothing newer reaches them on any way: not events, nor who sits there or has gone, nor gestures, nor
the numbers in refusals.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from tockwork.server.tables.entries import Place
from tockwork.server.wire.shapes import Level

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable

Held = tuple[int, ...]


def delay_of(table: LiveTable, held: Held) -> int:
    """By how many milliseconds whoever holds these seats is behind; 0 for those who play."""
    log = table.log
    return 0 if held or log.teller is None else log.created.spectator_delay * 1000


def visible(table: LiveTable, held: Held) -> int:
    """The last event that somebody with these seats may know of."""
    log, delay = table.log, delay_of(table, held)
    if not delay:
        return log.number
    then = table.services.now() - delay
    return max(log.began - 1, bisect_right(log.happenings, then, key=lambda h: h.at))


def begun(table: LiveTable, held: Held) -> bool:
    """Whether they may know that the game has begun."""
    return table.log.teller is not None and visible(table, held) >= table.log.began


def seating(table: LiveTable, held: Held) -> list[tuple[Place, Level | None, int | None]]:
    """Each seat as they may know it: who has it, the bot that minds it, since when they are away"""
    log, presence = table.log, table.presence
    if delay := delay_of(table, held):
        then = table.services.now() - delay
        places, playing = log.seating_at(then)
        away = [p.guest and presence.was_away_since(p.guest, then) for p in places]
    else:
        places, playing = tuple(log.places), tuple(log.playing)
        away = [p.guest and presence.away_since(p.guest) for p in places]
    return [
        (place, bot, since if isinstance(since, int) else None)
        for place, bot, since in zip(places, playing, away, strict=True)
    ]
