"""`tockwork replay`: a record played again, every move checked."""

from __future__ import annotations

import sys

from tockwork.errors import RecordError
from tockwork.records import Record, replay
from tockwork.records.narration import tell
from tockwork.render import board_text


def run(source: str, *, quiet: bool, board: bool) -> int:
    try:
        record = Record.loads(sys.stdin.read()) if source == "-" else Record.load(source)
        played = replay(record)
    except RecordError as bad:
        raise RecordError(f"{source}, {bad}") from None
    names = record.header.names
    if not quiet:
        for event in record.events:
            print(tell(event, names))
    if board:
        print(board_text(played.table, played.final, colour=sys.stdout.isatty()))
    winners = played.final.winners
    end = f"won by seat {' and '.join(map(str, winners))}" if winners else "not finished"
    print(f"{played.table}: {len(played.moves)} decisions replayed, all legal, {end}")
    return 0
