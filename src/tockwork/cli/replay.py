"""`tockwork replay`: a record played again, every move checked."""

from __future__ import annotations

from tockwork.cli.streams import reading
from tockwork.errors import RecordError
from tockwork.locale import Words
from tockwork.problems import unreadable
from tockwork.records import Record, replay
from tockwork.records.narration import Narrator
from tockwork.records.replay import Answer
from tockwork.render import board_text
from tockwork.rulebooks.description import table_words


def run(source: str, *, quiet: bool, board: bool, colour: bool, words: Words) -> int:
    record = read_record(source)
    try:
        played = replay(record)
    except RecordError as bad:
        raise bad.within(RecordError, source, ", ") from None
    names, table = record.header.names, played.table
    narrator = Narrator(table, names, words=words)
    if not quiet:
        answers = 0
        for event in record.events:
            if isinstance(event, Answer):
                _tell_notes(record, answers)
                answers += 1
            print(narrator.tell(event))
        _tell_notes(record, answers)
    if board:
        print(board_text(table, played.final, colour=colour, names=names, words=words))
    count = len(played.moves)
    print(words.say("shell-replayed", table=table_words(words, table), count=count))
    winners = played.final.winners
    print(narrator.won(winners) if winners else words.say("shell-unfinished"))
    return 0


def _tell_notes(record: Record, at: int) -> None:
    for note in record.notes:
        if note.at == at:
            if note.text:
                print(f"    “{note.text}”")
            if note.moves:
                print(f"    ({'; '.join(note.moves)})")


def read_record(source: str) -> Record:
    """A record from a file, or from standard input (-); RecordError names both file and line."""
    try:
        with reading(source) as lines:
            return Record.loads(lines.read())
    except RecordError as bad:
        raise bad.within(RecordError, source, ", ") from None
    except UnicodeDecodeError as bad:
        raise RecordError(unreadable(f"{source}, line 1", bad)) from None
