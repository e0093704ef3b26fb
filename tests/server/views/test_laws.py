"""Laws of what is told, over every form of every rulebook, without a socket in between."""

from __future__ import annotations

import random

import pytest

from tests.games import FormRow, every_form, form_id
from tockwork import Game, Position
from tockwork.game.events import Event, Moved
from tockwork.server.views.choices import choices_of
from tockwork.server.views.following import Batch, seat_view, seat_views, state_of, states
from tockwork.server.views.paths import walk_of

DECISIONS = 250
ROWS = every_form()


def line(row: FormRow, seed: int = 5) -> list[tuple[Position, Position, tuple[Event, ...]]]:
    """Positions before and after each decision of a random game, with the events between."""
    book, players, teams = row
    game, choose, out = Game(book, players, teams, seed=seed), random.Random(seed), []
    for _ in range(DECISIONS):
        if game.over:
            break
        before, known = game.position, len(game.events)
        game.play(choose.choice(game.legal_moves()))
        out.append((before, game.position, game.events[known:]))
    return out


@pytest.mark.parametrize("row", ROWS, ids=form_id)
def test_following_the_events_leads_to_the_view(row: FormRow) -> None:
    for before, after, events in line(row):
        # One event too many, so that the last true one is followed and not looked up.
        batch = Batch(before, after, (*events, events[-1]))
        followed, truth = states(batch)[-2], state_of(after.view(None))
        for part in ("marbles", "counts", "pile", "discards"):
            assert getattr(followed, part) == getattr(truth, part), (part, events)
        for seat in range(after.table.players):
            assert seat_views(batch, seat)[-2].hand == seat_view(after.view(seat)).hand


@pytest.mark.parametrize("row", ROWS, ids=form_id)
def test_choices_are_the_legal_answers_and_say_what_they_do(row: FormRow) -> None:
    for before, after, events in line(row):
        choices = choices_of(before.view(before.turn))
        assert choices is not None
        assert [c.text for c in choices] == [str(move) for move in before.legal_moves()]
        for seat in range(before.table.players):
            assert (choices_of(before.view(seat)) is None) == (seat != before.turn)
        moved = getattr(events[0], "moved", ())
        legs = tuple(walk_of(before.table, m) for m in moved if m.how != "capture")
        lost = [(m.seat, m.marble, m.origin) for m in moved if m.how == "capture"]
        fits = [
            c
            for c in choices
            if c.legs == legs and [(x.seat, x.marble, x.origin) for x in c.captures] == lost
        ]
        assert fits, (events[0], after)


@pytest.mark.parametrize("row", ROWS, ids=form_id)
def test_paths_are_walked_space_by_space(row: FormRow) -> None:
    board = row[0].table(row[1], row[2]).board
    table = row[0].table(row[1], row[2])
    for _, _, events in line(row):
        for moved in (m for e in events for m in getattr(e, "moved", ())):
            walk = walk_of(table, moved)
            assert walk.path[-1] == moved.target
            assert moved.origin not in walk.path
            assert len(set(walk.path)) == len(walk.path)
            step = -1 if moved.how == "back" else 1
            if moved.how in ("walk", "back", "push"):
                for a, b in zip((moved.origin, *walk.path), walk.path, strict=False):
                    assert _next_to(a, b, step, board.length) or b == "H1", (a, b, moved)
                assert walk.pips == len(walk.path)


def _next_to(a: str, b: str, step: int, length: int) -> bool:
    if a.isdigit() and b.isdigit():
        return int(b) == (int(a) + step) % length
    return a[0] == b[0] == "H" and int(b[1:]) == int(a[1:]) + 1


def test_a_marble_turns_into_its_lane_at_its_entrance() -> None:
    from tockwork import rulebook

    tock = rulebook("tock6").table(6)
    walk = walk_of(tock, Moved(seat=1, marble=0, origin="14", target="H2", how="walk"))
    assert walk.path == ("15", "16", "H1", "H2")
    dog = rulebook("dog").table(4)
    back = walk_of(dog, Moved(seat=0, marble=0, origin="2", target="62", how="back"))
    assert back.path == ("1", "0", "63", "62")
    lane = walk_of(dog, Moved(seat=0, marble=0, origin="H1", target="H4", how="walk"))
    assert lane.path == ("H2", "H3", "H4")
    toc = rulebook("toc").table(4)
    hop = walk_of(toc, Moved(seat=0, marble=0, origin="7", target="25", how="hop"))
    assert hop.path == ("25",)
    assert hop.pips is None
