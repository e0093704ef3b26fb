"""Random players play whole games of every row: they end, and nothing is ever lost on the way."""

from __future__ import annotations

import pytest

from tockwork import IllegalMove

from ..conftest import FULL
from .conservation import CONSERVATION
from .rows import ROWS, Row
from .samples import all_rows, random_play, seats
from .strewn import phases

SEEDS = 5 if FULL else 1


@all_rows
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_game_goes_from_the_first_shuffle_to_a_winner(row: Row, seed: int) -> None:
    """At every decision there is something to answer, and nothing was lost."""
    game = row.game(f"whole {seed}")
    known, last_round = set(phases(row.table)), 1
    for moment in random_play(game, f"whole {seed}"):
        position = moment.position
        for law in CONSERVATION:
            law(position)
        assert last_round <= position.round <= last_round + 200
        last_round = position.round
        if not moment.over:
            assert moment.legal_moves(), f"stuck: {position.text()}"
            assert position.phase in known
            assert position.turn in seats(position)
            assert position.winners == ()
            assert position.phase in ("opening", "hop") or position.hand(position.turn)
    assert game.over
    assert game.phase == "over"


@all_rows
def test_the_winners_are_one_whole_team_with_its_marbles_home(row: Row) -> None:
    game = row.game("winners")
    *_, end = random_play(game, "winners")
    table = row.table
    home = [
        sum(place.startswith("H") for place in end.places(seat)) >= table.knobs.to_win
        for seat in range(row.players)
    ]
    assert end.winners
    first = end.winners[0]
    assert end.winners == tuple(sorted((first, *table.partners(first))))
    assert all(home[seat] for seat in end.winners)
    assert [seat for seat in range(row.players) if home[seat] and seat not in end.winners] == [
        seat
        for seat in range(row.players)
        if home[seat] and table.team_of[seat] != table.team_of[first]
    ]
    assert end.events[-1].event == "won"
    assert end.events[-1].winners == end.winners == end.position.winners


@all_rows
def test_nothing_is_played_after_the_end(row: Row) -> None:
    game = row.game("end")
    *_, end = random_play(game, "end")
    last, before = end.moves[-1], end.position
    assert end.legal_moves() == before.legal_moves() == []
    for play in (end.play, before.play):
        with pytest.raises(IllegalMove):
            play(last)
    assert end.position == before


def test_every_phase_comes_up_in_some_game() -> None:
    """The random games above do reach every kind of decision."""
    seen = set()
    for row in ROWS:
        if row.book.id in ("dog-royal", "dog-kids", "super-tock"):
            seen |= {moment.phase for moment in random_play(row.game("phases"), "phases")}
    assert seen == {"exchange", "opening", "play", "discard", "hop", "offer", "over"}
