"""What a board is worth, and who is ahead."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass

from tockwork.events.event import DuplicateEvent, Entrant

FIELD = 8
"""A smaller field is filled up with par."""


@dataclass(frozen=True)
class EventStanding:
    """One line of the standings."""

    rank: int | None
    """From 1; those who are level share it. None: too few boards for a rank."""
    entrant: Entrant
    """Whose line it is."""
    points: float
    """Win chance above the field, in points of a hundred: the mean of all boards played."""
    boards: int
    """The number of boards played."""


def scores(event: DuplicateEvent, board: int) -> dict[str, float]:
    """The score of everyone who played a board: their win chance less the mean of the field.

    The field are all results of the board, filled up with par to eight. What one side of a table
    wins, the other loses.
    """
    chances = {table: chance for (at, table), chance in event.counted().items() if at == board}
    return _scores(event, board, chances)


def _scores(event: DuplicateEvent, board: int, chances: dict[int, float]) -> dict[str, float]:
    if not chances:
        return {}
    missing = max(0, FIELD - len(chances))
    total = math.fsum([*chances.values(), missing * event.boards[board].par])
    mean = total / (len(chances) + missing)
    found: dict[str, float] = {}
    for table, chance in chances.items():
        first, second = event.sides(board, table)
        found |= dict.fromkeys(first, chance - mean) | dict.fromkeys(second, mean - chance)
    return found


def standings(event: DuplicateEvent) -> list[EventStanding]:
    """The best first. A bye or a round missed counts as one's mean; a rank needs half of the boards
    that were played so far."""
    by_board: dict[int, dict[int, float]] = defaultdict(dict)
    for (board, table), chance in event.counted().items():
        by_board[board][table] = chance
    rows: dict[str, list[float]] = {entrant.id: [] for entrant in event.entrants}
    for board, chances in by_board.items():
        for id, score in _scores(event, board, chances).items():
            rows[id].append(score)
    lines = [
        EventStanding(None, one, round(math.fsum(row) / len(row), 2) if row else 0.0, len(row))
        for one, row in zip(event.entrants, rows.values(), strict=True)
    ]
    lines.sort(key=lambda line: (2 * line.boards < max(1, len(by_board)), -line.points))
    ranked: list[EventStanding] = []
    for number, line in enumerate(lines, start=1):
        if line.boards == 0 or 2 * line.boards < len(by_board):
            ranked.append(line)
            continue
        level = ranked and ranked[-1].points == line.points
        rank = ranked[-1].rank if level else number
        ranked.append(EventStanding(rank, line.entrant, line.points, line.boards))
    return ranked
