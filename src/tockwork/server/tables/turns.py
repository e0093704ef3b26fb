"""Whose choice a table waits for."""

from __future__ import annotations

from tockwork.server.tables.log import HIDDEN, TableLog


def waited_for(log: TableLog) -> tuple[int, ...]:
    """The seats that may choose now: in an exchange all who have not yet."""
    if log.asked is None or log.game_log is None:
        return ()
    return log.asked, *log.game_log.may_choose_early


def turn_of(log: TableLog) -> str:
    """The name of one decision, or of an exchange in which all choose together."""
    game_log = log.game_log
    if log.asked is None or game_log is None:
        return ""
    if game_log.phase in HIDDEN:
        return f"{game_log.phase} {log.position.round}"
    return str(log.decision)


def guests_waited_for(log: TableLog) -> list[str]:
    """Users who may choose now and for whom no bot plays."""
    seats = [seat for seat in waited_for(log) if log.bot_in(seat) is None]
    return sorted({guest for seat in seats if (guest := log.places[seat].guest)})
