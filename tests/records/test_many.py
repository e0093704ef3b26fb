"""Many records are read one after the other, and every decision is a row."""

import random
import sys

import pytest

from tockwork import RULEBOOKS, Game, RecordError, rulebook
from tockwork.records import Record, read_records, replay, rows


def game(name="dog-kids", players=2, seed=1, decisions=5000):
    played, choose = Game(name, players, seed=seed), random.Random(seed)
    while not played.over and len(played.moves) < decisions:
        played.play(choose.choice(played.legal_moves()))
    return played


@pytest.fixture(scope="module")
def three():
    records = [Record.of(game(seed=seed, decisions=30)) for seed in range(3)]
    return [records[0], records[1].noted(3, "a note"), records[2]]


def test_a_file_holds_any_number_of_records(three, tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text("".join(one.dumps() for one in three), "utf-8")
    assert list(read_records(file)) == three
    assert list(read_records(str(file))) == three
    one = tmp_path / "one.jsonl"
    three[0].save(one)
    assert list(read_records(one)) == [Record.load(one)]


def test_a_folder_and_several_places_come_in_order(three, tmp_path):
    for name, record in zip("cab", three, strict=True):
        record.save(tmp_path / f"{name}.jsonl")
    (tmp_path / "notes.txt").write_text("no record")
    assert list(read_records(tmp_path)) == [three[1], three[2], three[0]]
    assert list(read_records([tmp_path / "c.jsonl", str(tmp_path)])) == [
        *(three[0], three[1], three[2], three[0])
    ]
    assert list(read_records([])) == []


def test_records_are_read_as_they_are_asked_for(three, tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text(three[0].dumps() + three[1].dumps() + "nonsense\n", "utf-8")
    reading = read_records(file)
    assert next(reading) == three[0]
    line = len((three[0].dumps() + three[1].dumps()).splitlines()) + 1
    with pytest.raises(RecordError, match=rf"games\.jsonl: line {line}: not JSON"):
        next(reading)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "line 1: the record is empty"),
        (b'{"event": "won", "winners": [0]}\n', "line 1: a record begins with"),
        (b'\n{"tockwork": "record", "version": 9}\n', "line 2: version 9 is not known"),
        (b"\xff\n", "line 1: not UTF-8 text"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(text, said, tmp_path):
    file = tmp_path / "bad.jsonl"
    file.write_bytes(text)
    with pytest.raises(RecordError, match=f"bad.jsonl: {said}"):
        list(read_records(file))


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_decision_is_a_row(name):
    players = min(form.players for form in rulebook(name).forms)
    played, names = game(name, players), [f"N{seat}" for seat in range(players)]
    record = Record.of(played, names=names)
    result = record.rows()
    assert [row["move"] for row in result] == [str(move) for move in played.moves]
    assert [row["decision"] for row in result] == list(range(len(result)))
    for row, position in zip(result, replay(record).positions, strict=False):
        assert (row["seat"], row["phase"], row["round"]) == (
            *(position.turn, position.phase, position.round),
        )
        assert row["choices"] == len(position.legal_moves()) > 0
        assert row["captures"] == len(position.effects(row["move"]).captures)
        assert row["name"] == names[row["seat"]]
        assert row["won"] == (row["seat"] in played.winners)
        assert row["rules"] == name


def test_rows_of_many_say_which_game_and_are_plain(three):
    result = list(rows(three))
    assert {row["game"] for row in result} == {0, 1, 2}
    assert len({tuple(row) for row in result}) == 1  # the same columns everywhere
    plain = (int, str, bool, type(None))
    assert all(isinstance(value, plain) for row in result for value in row.values())
    assert {row["won"] for row in result} == {None}  # none of them is over
    assert "pandas" not in sys.modules


def test_what_a_view_does_not_know_is_none():
    played = game("dog", decisions=40)
    result = Record.of(played, view=0).rows()
    assert len(result) == len(played.moves)
    assert all(row["choices"] for row in result if row["seat"] == 0)
    assert {row["choices"] for row in result if row["seat"] == 1} == {None}
