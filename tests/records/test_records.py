"""The game record: written, read, replayed with every move checked; views are records too."""

import json
import random

import pytest

from tests.games import every_form, form_id, random_game
from tockwork import Game, Position, RecordError, rulebook
from tockwork.records import Record, replay
from tockwork.records.narration import Narrator

FORMS = pytest.mark.parametrize("row", every_form(), ids=form_id)


@FORMS
def test_full_record_round_trips_and_replays(row):
    game = random_game(row, seed=5)
    record = Record.of(game, names=[f"player {i}" for i in range(row[1])], date="2026-01-02")
    again = Record.loads(record.dumps())
    assert again == record
    played = replay(again)
    assert played.moves == list(game.moves)
    assert played.final == game.position
    assert played.final.winners == game.winners != ()
    assert played.game().position == game.position


@FORMS
def test_every_view_is_a_valid_record(row):
    game = random_game(row, seed=6, most=150)
    for view in (*range(row[1]), "spectator"):
        record = Record.loads(Record.of(game, view=view).dumps())
        played = replay(record)
        seat = None if view == "spectator" else view
        assert len(played.moves) == len(game.moves)
        assert played.final.view(seat) == game.view(seat)


@FORMS
def test_replayed_views_agree_at_every_decision(row):
    game = random_game(row, seed=8, most=60)
    record = Record.of(game, view=1)
    full = replay(Record.of(game))
    for mine, whole in zip(replay(record).positions, full.positions, strict=True):
        assert mine.view(1) == whole.view(1)


def test_a_view_holds_no_hidden_card():
    game = random_game(every_form()[0], seed=1, most=40)
    text = Record.of(game, view=0).dumps()
    rows = [json.loads(line) for line in text.splitlines()]
    assert rows[0]["seed"] is None
    for row in rows[1:]:
        if row["event"] == "shuffled":
            assert set(row["order"]) == {"?"}
        if row["event"] == "dealt":
            assert all(set(hand) == {"?"} for s, hand in enumerate(row["hands"]) if s != 0)


def test_a_record_may_begin_from_a_position():
    game = Game("dog-royal", 4, seed=3)
    for _ in range(30):
        game.play(game.legal_moves()[0])
    later = Game.from_position(game.position, seed=4)
    for _ in range(30):
        later.play(later.legal_moves()[-1])
    for view in (None, 2):
        played = replay(Record.loads(Record.of(later, view=view).dumps()))
        assert played.final.view(2) == later.view(2)


def lines_of(game):
    return [json.loads(line) for line in Record.of(game).dumps().splitlines()]


def refused(rows):
    text = "\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows)
    with pytest.raises(RecordError) as caught:
        replay(Record.loads(text))
    return str(caught.value)


@pytest.fixture
def rows():
    return lines_of(random_game(every_form()[-1], seed=2))


def test_refuses_what_is_not_a_record():
    assert refused([""]) == "line 1: the record is empty"
    assert refused(["{}"]).startswith("line 1: a record begins with")
    assert "not JSON" in refused(["{"])
    assert "version 9" in refused([{"tockwork": "record", "version": 9}])


def test_refuses_a_header_that_makes_no_sense(rows):
    assert refused([rows[0] | {"rules": "chess"}, *rows[1:]]).startswith(
        "line 1: rules: no rulebook 'chess' (there are: "
    )
    assert "players" in refused([rows[0] | {"players": 9}, *rows[1:]])
    assert "view" in refused([rows[0] | {"view": 7}, *rows[1:]])
    assert "names" in refused([rows[0] | {"names": ["a"]}, *rows[1:]])
    assert "options.gard" in refused([rows[0] | {"options": {"gard": "x"}}, *rows[1:]])
    assert "line 1" in refused([rows[0] | {"date": 3}, *rows[1:]])


def test_names_the_line_of_an_event_that_does_not_follow(rows):
    moves = [i for i, row in enumerate(rows) if row.get("event") == "played"]
    i = moves[10]
    assert f"line {i + 1}:" in refused(
        [*rows[:i], rows[i] | {"text": "swap: 1<>2"}, *rows[i + 1 :]]
    )
    assert f"line {i + 1}:" in refused([*rows[:i], rows[i] | {"text": "¿"}, *rows[i + 1 :]])
    assert f"line {i + 1}:" in refused([*rows[:i], rows[i] | {"moved": []}, *rows[i + 1 :]])
    assert f"line {i + 1}:" in refused([*rows[:i], *rows[i + 1 :]])  # a move is missing
    assert f"line {i + 1}:" in refused([*rows[:i], {"event": "drew", "seat": 0, "card": "red"}])
    assert f"line {i + 1}:" in refused([*rows[:i], "{broken"])
    assert f"line {i + 1}:" in refused([*rows[:i], {"event": "danced"}])


def test_a_record_cut_off_after_a_consequence_began_is_refused(rows):
    assert "ends before" in refused(rows[:-1])


def test_shuffles_that_do_not_fit_are_refused(rows):
    order = next(i for i, row in enumerate(rows) if row.get("event") == "shuffled")
    short = rows[order] | {"order": rows[order]["order"][1:]}
    assert "shuffle 1" in refused([*rows[:order], short, *rows[order + 1 :]])
    odd = rows[order] | {"order": ["moo", *rows[order]["order"][1:]]}
    assert "moo" in refused([*rows[:order], odd, *rows[order + 1 :]])


def test_saving_leaves_no_half_record(tmp_path):
    path = tmp_path / "game.record"
    record = Record.of(random_game(every_form()[-1], seed=2))
    record.save(path)
    assert Record.load(path) == record
    assert [p.name for p in tmp_path.iterdir()] == ["game.record"]
    with pytest.raises(OSError, match="No such file"):
        record.save(tmp_path / "nowhere" / "game.record")


def test_position_text_examples():
    position = Game("super-tock", 4, options={"advanced": ["skip"], "board": 6}, seed=1).position
    assert position.text().startswith('super-tock 4 none board=6 advanced=["skip"] | play ') or (
        'advanced=["skip"]' in position.text()
    )
    assert Position.from_text(position.text()) == position


def test_a_round_laid_down_before_the_first_decision_is_read_back_where_starts_are_announced():
    book = rulebook("super-tock").with_options(announce=True)
    game = Game(book, players=2, teams="none", seed=1000)
    assert (game.round, len(game.moves)) == (2, 0)
    again = replay(Record.loads(Record.of(game).dumps()))
    assert again.final == game.position
    assert again.final.document()["announced"] == game.position.document()["announced"]


@pytest.mark.parametrize("rules", ["dog", "super-tock", "tac"])
def test_views_are_read_back_where_starts_are_announced(rules):
    for seed in range(20):
        game = Game(rulebook(rules).with_options(announce=True), seed=seed)
        choose = random.Random(seed)
        while not game.over and game.round < 4:
            game.play(choose.choice(game.legal_moves()))
        for seat in range(game.table.players):
            seen = Record.of(game, view=seat)
            assert replay(Record.loads(seen.dumps())).moves


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("dog", ["Blue", "Red", "Green", "Yellow"]),
        ("dog-kids", ["Violet", "Black", "White", "Brown"]),
    ],
)
def test_a_player_without_a_name_is_called_by_the_colour(name, called):
    """As on the page (own.test.ts), never by a number; an empty name is none."""
    table = rulebook(name).table(4)
    for names in ((), ("", "", "", "")):
        narrator = Narrator(table, names)
        assert [narrator.name(seat).capitalize() for seat in range(4)] == called
