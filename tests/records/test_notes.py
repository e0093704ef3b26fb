"""Comments and variations in records."""

import random

import pytest

from tockwork import Game, RecordError
from tockwork.cli.main import main
from tockwork.records import Record, replay


def played():
    game, choose = Game("toc", players=2, seed=5), random.Random(5)
    other = None
    for number in range(60):
        moves = game.legal_moves()
        if number == 20:
            other = moves[-1]
        game.play(moves[0] if number == 20 else choose.choice(moves))
    return Record.of(game), other


def test_notes_are_written_read_and_checked(tmp_path, capsys):
    record, other = played()
    noted = record.noted(20, "Rather this:", [other]).noted(0, "The lead matters.")
    again = Record.loads(noted.dumps())
    assert again == noted
    assert [note.at for note in again.notes] == [0, 20]
    out = replay(again)
    line = out.variation(again.notes[1])
    assert line[0] == out.positions[20]
    assert line[1] == out.positions[20].play(other)
    noted.save(tmp_path / "noted.jsonl")
    assert main(["replay", str(tmp_path / "noted.jsonl")]) == 0
    result = capsys.readouterr().out
    assert (
        result.index("“The lead matters.”")
        < result.index("“Rather this:”")
        < result.index(f"({other})")
    )


@pytest.mark.parametrize(
    ("note", "says"),
    [
        ({"at": 61}, "note.at: the game has 60 moves, not 61"),
        ({"at": 20, "moves": ["K: R>5"]}, "note.moves: "),
        ({"at": 20, "moves": ["nonsense"]}, "note.moves: "),
    ],
)
def test_a_note_that_cannot_be_is_refused_with_its_line(note, says):
    record, _ = played()
    noted = record.noted(**note)
    with pytest.raises(RecordError, match=f"^line {len(record.events) + 2}: {says}"):
        replay(noted)


def test_notes_stand_after_the_events():
    record, _ = played()
    lines = record.noted(3, "here").dumps().splitlines()
    with pytest.raises(RecordError, match=r"^line 4: notes stand after all events"):
        Record.loads("\n".join([*lines[:2], lines[-1], *lines[2:-1]]))
