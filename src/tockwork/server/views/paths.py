"""Which places a marble walks on, for drawing: read off the board, no rule is decided here."""

from __future__ import annotations

from tockwork.game.events import Moved
from tockwork.rulebooks import Table
from tockwork.server.wire.shapes import Walk

_COUNTED = ("walk", "back", "push")  # steps that use up the pips of a card


def walk_of(table: Table, moved: Moved) -> Walk:
    """The move of one marble with every place it walks on, target last."""
    path = _path(table, moved)
    return Walk(
        seat=moved.seat,
        marble=moved.marble,
        origin=moved.origin,
        target=moved.target,
        how=moved.how,
        path=path,
        pips=len(path) if moved.how in _COUNTED else None,
    )


def _path(table: Table, moved: Moved) -> tuple[str, ...]:
    origin, target = moved.origin, moved.target
    if moved.how == "back":
        return _round(table, int(origin), int(target), -1)
    if moved.how not in ("walk", "push", "jump") or not (_on_track(origin) or origin[0] == "H"):
        return (target,)
    if _on_track(target):
        return _round(table, int(origin), int(target), 1)
    first = 1
    path: tuple[str, ...] = ()
    if _on_track(origin):
        path = _round(table, int(origin), entrance(table, moved.seat), 1)
    else:
        first = int(origin[1:]) + 1
    return path + tuple(f"H{k}" for k in range(first, int(target[1:]) + 1))


def entrance(table: Table, seat: int) -> int:
    """The track space from which the marbles of a seat turn into their lane."""
    return (table.starts[seat] + table.board.entrance) % table.board.length


def _on_track(place: str) -> bool:
    return place.isdigit()


def _round(table: Table, origin: int, target: int, step: int) -> tuple[str, ...]:
    length = table.board.length
    steps = (target - origin) * step % length
    return tuple(str((origin + step * k) % length) for k in range(1, steps + 1))
