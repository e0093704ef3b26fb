"""Records as rows of plain values, one for each decision: what pandas and its like read.

>>> from tockwork import Game
>>> from tockwork.records import Record
>>> game = Game("dog-kids", players=2, seed=1)
>>> game.play(game.legal_moves()[0])
>>> row = Record.of(game).rows()[0]
>>> row["seat"], row["phase"], row["move"], row["choices"], row["won"]
(1, 'play', 'green/red[red]: R>20', 2, None)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tockwork.game.events import Won
from tockwork.records.record import Record
from tockwork.records.replay import Answer, replay


def rows(records: Iterable[Record]) -> Iterator[dict[str, Any]]:
    """The rows of many records; `game` counts the records from 0.

    `pandas.DataFrame(rows(read_records("games.jsonl")))` is a table of all decisions.
    """
    for number, record in enumerate(records):
        for row in rows_of(record):
            yield {"game": number, **row}


def rows_of(record: Record) -> list[dict[str, Any]]:
    """The rows of one record. It is replayed for it, so RecordError names a line that is wrong."""
    played, header = replay(record), record.header
    won = next((event.winners for event in record.events if isinstance(event, Won)), None)
    answers = [event for event in record.events if isinstance(event, Answer)]
    out = []
    for number, (move, event) in enumerate(zip(played.moves, answers, strict=True)):
        position = played.positions[number]
        seat = position.turn
        known = header.view in (None, seat)
        how = [moved.how for moved in getattr(event, "moved", ())]
        out.append(
            {
                "rules": header.rules,
                "players": header.players,
                "teams": played.table.teams,
                "decision": number,
                "round": position.round,
                "phase": position.phase,
                "seat": seat,
                "name": (header.names[seat] or None) if header.names else None,
                "choices": len(position.legal_moves()) if known else None,
                "move": str(move),
                "verb": move.verb,
                "card": move.card,
                "as_card": move.as_card,
                "captures": how.count("capture"),
                "won": None if won is None else seat in won,
            }
        )
    return out
