"""The knowledge of spectators with a delay.

Nothing newer reaches them on any way: no events, no arrivals or departures, no gestures, and no
numbers in refusals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable

NEVER = 10 * 365 * 86_400_000  # milliseconds: a board of an event, until its round is over
Held = tuple[int, ...]  # the seats of one user; none: a spectator


def delay_of(table: LiveTable, held: Held) -> int:
    """The delay in milliseconds of a user with these seats; 0 for players."""
    log = table.log
    if held or not log.began:
        return 0
    if log.created.event is not None:
        return NEVER if table.services.is_secret(log) else 0
    return log.created.spectator_delay * 1000


def visible(table: LiveTable, held: Held) -> int:
    """The last event that a user with these seats may know of."""
    log, delay = table.log, delay_of(table, held)
    if not delay:
        return log.number
    return max(log.began - 1, log.number_at(table.services.now() - delay))


def begun(table: LiveTable, held: Held) -> bool:
    """Whether they may know that the game has begun."""
    return table.log.began > 0 and visible(table, held) >= table.log.began
