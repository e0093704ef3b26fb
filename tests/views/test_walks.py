"""Where marbles walk: space by space, from where they stood to where they stand."""

from __future__ import annotations

from typing import Any

from ..laws.rows import Row
from .evenings import all_forms, evening, read


@all_forms
def test_marbles_walk_space_by_space(row: Row) -> None:
    length = row.table.board.length
    for game_log, known in evening(row, "walks", 150):
        for result in map(read, game_log.events((), known)):
            for walk in result["walks"]:
                law_of_a_walk(walk, length)
            where = result["state"]["marbles"]
            last = {(walk["seat"], walk["marble"]): walk["to"] for walk in result["walks"]}
            for (seat, marble), place in last.items():
                assert where[seat][marble].rstrip("!") == place


def law_of_a_walk(walk: dict[str, Any], length: int) -> None:
    path, origin = walk["path"], walk["from"]
    assert path[-1] == walk["to"]
    assert origin not in path
    assert len(set(path)) == len(path)
    counted = walk["how"] in ("walk", "back", "push")
    assert walk.get("pips") == (len(path) if counted else None)
    step = -1 if walk["how"] == "back" else 1
    if counted:
        for a, b in zip((origin, *path), path, strict=False):
            assert next_to(a, b, step, length) or b == "H1", walk


def next_to(a: str, b: str, step: int, length: int) -> bool:
    if a.isdigit() and b.isdigit():
        return int(b) == (int(a) + step) % length
    return a[0] == b[0] == "H" and int(b[1:]) == int(a[1:]) + 1
