"""Replay equals play: the same shuffles and the same answers give the same game."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tockwork import Game, Scripted, Seeded, TockworkError
from tockwork.game.events import Dealt, Shuffled

from ..conftest import FULL
from .rows import ROWS, Row
from .samples import all_rows, random_play

LENGTH = 1000 if FULL else 120


def some_game(row: Row, seed: int | str, most: int = LENGTH) -> Game:
    game = row.game(seed)
    choose = random.Random(f"{row} {seed}")
    while not game.over and len(game.moves) < most:
        game.play(choose.choice(game.legal_moves()))
    return game


def same(a: Game, b: Game) -> None:
    assert a.position == b.position
    assert a.position.document() == b.position.document()
    assert a.legal_moves() == b.legal_moves()
    assert a.moves == b.moves
    assert a.events == b.events
    assert (a.over, a.winners) == (b.over, b.winners)


@all_rows
def test_the_same_seed_and_answers_give_the_same_game(row: Row) -> None:
    game, again = some_game(row, "again"), row.game("again")
    for move in game.moves:
        again.play(str(move))
    same(game, again)


@all_rows
def test_events_are_the_same_read_once_or_after_every_answer(row: Row) -> None:
    game, step_by_step = some_game(row, "events"), row.game("events")
    seen = list(step_by_step.events)
    for move in game.moves:
        step_by_step.play(move)
        now = step_by_step.events
        assert now[: len(seen)] == tuple(seen)
        seen = list(now)
    assert tuple(seen) == game.events


@all_rows
def test_a_script_of_the_shuffles_gives_the_same_game(row: Row) -> None:
    """Nothing random hides outside the log: shuffles and the first leader are all there is."""
    game = some_game(row, "script")
    events = game.events
    script = Scripted(
        orders=[event.order for event in events if isinstance(event, Shuffled)],
        lots=[next(event.leader for event in events if isinstance(event, Dealt))],
    )
    again = Game(row.book, row.players, row.form.teams, chance=script)
    for move in game.moves:
        again.play(move)
    same(game, again)


@all_rows
def test_positions_play_as_the_game_does(row: Row) -> None:
    """Position by position, with the shuffles handed over, it is the same line."""
    game = some_game(row, "positions")
    again = row.game("positions")
    orders = [event.order for event in again.events if isinstance(event, Shuffled)]
    position = again.position
    for move in game.moves:
        already = len(orders)
        again.play(move)
        orders = [event.order for event in again.events if isinstance(event, Shuffled)]
        position = position.play(move, Scripted(orders=orders[already:]))
        assert position == again.position
    assert position == game.position


@all_rows
def test_undo_gives_the_former_position_back(row: Row) -> None:
    game = some_game(row, "undo", 60)
    fresh = row.game("undo")
    line = [fresh.position]
    for move in game.moves:
        fresh.play(move)
        line.append(fresh.position)
    events = game.events
    last = game.moves[-1]
    for taken in range(min(12, len(game.moves))):
        expected = game.moves[-1]
        assert game.undo() == expected
        assert game.position == line[-2 - taken]
        assert game.position.document() == line[-2 - taken].document()
        assert game.events == events[: len(game.events)]
    for move in fresh.moves[len(game.moves) :]:
        game.play(move)
    assert game.moves[-1] == last
    same(game, fresh)


def test_undo_needs_something_to_take_back() -> None:
    game = ROWS[0].game("nothing yet")
    before = game.position
    with pytest.raises(TockworkError, match="undo"):
        game.undo()
    assert game.position == before


@all_rows
def test_a_game_goes_on_from_any_of_its_positions(row: Row) -> None:
    """From a position on, a game with the same shuffles is the same game."""
    game = some_game(row, "from", 40)
    one = Game.from_position(game.position, seed="rest")
    two = Game.from_position(game.position, chance=Seeded("rest"))
    assert one.position == two.position == game.position
    choose = random.Random(str(row))
    for _ in range(60):
        if one.over:
            break
        move = choose.choice(one.legal_moves())
        one.play(move)
        two.play(str(move))
    same(one, two)
    assert one.start == game.position


@all_rows
def test_playing_a_position_leaves_it_as_it_was(row: Row) -> None:
    game = some_game(row, "left alone", 30)
    position, text = game.position, game.position.text()
    for move in position.legal_moves():
        position.play(move, Seeded(1))
    assert position == game.position
    assert position.text() == text


@given(st.sampled_from(ROWS), st.integers() | st.text(max_size=20))
def test_any_seed_gives_one_game(row: Row, seed: int | str) -> None:
    one, two = some_game(row, seed, 25), some_game(row, seed, 25)
    same(one, two)
    assert Seeded(seed) == Seeded(str(seed))


def test_other_seeds_give_other_games() -> None:
    row = ROWS[0]
    hands = {tuple(row.game(seed).hand(seat) for seat in range(row.players)) for seed in range(50)}
    assert len(hands) == 50


@all_rows
def test_events_tell_where_the_marbles_went(row: Row) -> None:
    """The log adds up: following the moved marbles from the beginning leads to the last places."""
    game = row.game("log")
    *_, end = random_play(game, "log", 20_000)
    board, table = row.table.board, row.table
    places = [["R"] * board.marbles for _ in range(row.players)]
    for seat in range(row.players):
        for marble in range(table.knobs.set_up):
            places[seat][marble] = str(table.starts[seat])
    for event in end.events:
        for moved in getattr(event, "moved", ()):
            assert places[moved.seat][moved.marble] == moved.origin, (event, moved)
            places[moved.seat][moved.marble] = moved.target
    assert places == [[p.rstrip("!") for p in end.places(s)] for s in range(row.players)]
