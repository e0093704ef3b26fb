"""The encoding that all environments share: what a seat sees, and what it may answer."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tests.games import every_form, form_id
from tests.kernel.dump_tables import HOUSE_RULES
from tests.sampled import sampled
from tockwork import Game, Position, Rulebook, TockworkError, Variant, View, rulebook
from tockwork.envs import observation
from tockwork.envs.observation import ACTION_COLUMNS, ACTS, MOST, PHASES, WIDTH

Row = tuple[Rulebook, int, str]
ROWS = every_form()
# Knobs that lead to decisions and boards which no rulebook has by itself.
ROWS.append((rulebook("super-tock").with_options(advanced=["back4", "swap10", "skip"]), 4, "pairs"))
for name, players, teams, knobs in HOUSE_RULES:
    ROWS.append((rulebook(name).with_options(**knobs), players, teams))


def row_id(row: Row) -> str:
    chosen = {name: value for name, value in row[0].chosen.items() if name != "board"}
    return "-".join([form_id(row), *(f"{name}={value}" for name, value in chosen.items())])


every_table = sampled(ROWS, lambda row: f"{row[0].id} {row[0].chosen}", row_id)


def positions(row: Row, seed: int = 1, one_in: int = 5) -> Iterator[Position]:
    """Some positions of a random game, its end included."""
    book, players, teams = row
    game = Game(book, players, teams, seed=seed)
    choose = random.Random(seed)
    while not game.over:
        if choose.randrange(one_in) == 0:
            yield game.position
        game.play(choose.choice(game.legal_moves()))
    yield game.position


@cache
def fields(table: Variant) -> dict[str, observation.Field]:
    return {field.name: field for field in observation.describe(table)}


def part(view: View, name: str) -> list[int]:
    found: list[int] = observation.observe(view)[fields(view.table)[name].where].tolist()
    return found


def code(table: Variant, seat: int, place: str) -> int:
    """The number of a place, by the words of docs/envs/observation.md."""
    length, lane = table.board.length, table.board.lane
    if place == "R":
        return 0
    if place == "C":
        return length + lane + 2
    if place.startswith("H"):
        return length + 1 + int(place[1:])
    if place.endswith("!"):
        return 1
    return 2 + (int(place) - table.starts[seat]) % length


def card_code(table: Variant, card: str | None) -> int:
    if card is None:
        return 0
    return len(table.cards) + 2 if card == "-" else 1 + list(table.cards).index(card)


def by_hand(view: View) -> list[int]:
    """The whole observation, written down a second time in Python from the view."""
    table, n, seat = view.table, view.table.players, view.seat
    assert seat is not None
    seats = [(seat + i) % n for i in range(n)]
    hand, gone, passed = Counter(view.own_hand), Counter(view.discards), Counter(view.passed)
    deals, again = table.knobs.deals, table.knobs.deals_repeat
    deal = view.round - 1
    if deal >= len(deals):
        deal = again + (deal - len(deals)) % (len(deals) - again)
    return [
        *(code(table, s, place) for s in seats for place in view.marbles[s]),
        *(hand[card] for card in table.cards),
        *(gone[card] for card in table.cards),
        *(passed[card] for card in table.cards),
        *(view.hand_counts[s] for s in seats),
        *(int(view.chosen[s]) for s in seats),
        *(int(s in view.winners) for s in seats),
        *((table.starts[s] - table.starts[seat]) % table.board.length for s in seats),
        view.pile_count,
        PHASES.index(view.phase),
        (view.turn - seat) % n,
        (view.leader - seat) % n,
        min(view.round, 255),
        deals[deal],
        card_code(table, view.last_card),
        int(view.drawn),
        card_code(table, view.given),
        int(view.after_renewal),
    ]


@every_table
def test_an_observation_is_what_the_page_says(row: Row) -> None:
    for position in positions(row):
        for seat in range(position.table.players):
            view = position.view(seat)
            assert observation.observe(view).tolist() == by_hand(view)


@every_table
def test_an_observation_from_the_full_state_is_the_one_from_the_view(row: Row) -> None:
    """Batches look at full states; they must show no more than a view."""
    from tockwork import _kernel

    for position in positions(row):
        for seat in range(position.table.players):
            whole = _kernel.observe(position._core, seat)
            assert whole.tobytes() == observation.observe(position.view(seat)).tobytes()


@every_table
def test_cards_that_cannot_be_seen_change_nothing(row: Row) -> None:
    """Neither a byte of the observation nor the order of the answers."""
    from tockwork import _kernel

    for position in positions(row, seed=2):
        if position.over:
            continue  # nothing is asked and nothing will be dealt
        for seat in range(position.table.players):
            other = position.resample(seat, seed=position.round)
            was, now = (_kernel.observe(p._core, seat).tobytes() for p in (position, other))
            assert was == now
            if seat == position.turn:
                assert position.legal_moves() == other.legal_moves()
                one, two = (_kernel.move_rows(p._core) for p in (position, other))
                assert np.array_equal(one, two)


@every_table
def test_answers_of_a_view_stand_in_the_order_of_the_game(row: Row) -> None:
    from tockwork import _kernel

    for position in positions(row, seed=3):
        moves, rows = observation.legal_rows(position.view(position.turn))
        assert moves == position.legal_moves()
        assert np.array_equal(rows, _kernel.move_rows(position._core))
        assert len(moves) <= MOST


@every_table
def test_a_row_says_what_its_answer_says(row: Row) -> None:
    verbs = {"empty", "skip", "discard", "give", "offer", "decline", "renew", "open", "hop", "stay"}
    for position in positions(row, seed=4):
        table, turn = position.table, position.turn
        view = position.view(turn)
        seen = observation.observe(view)[fields(table)["marbles"].where]
        marbles = seen.reshape(table.players, table.board.marbles)
        moves, rows = observation.legal_rows(view)
        assert len({bytes(r) for r in rows}) == len(moves)  # no two rows alike
        for move, numbers in zip(moves, rows, strict=True):
            said = dict(zip(ACTION_COLUMNS, numbers.tolist(), strict=True))
            act = ACTS[said["act"]]
            assert move.verb == (act if act in verbs | {"swap"} else "play")
            assert said["card"] == card_code(table, move.card)
            assert said["as_card"] == card_code(table, move.as_card)
            assert move.verb == "hop" or said["legs"] == len(move.legs)
            for i, leg in enumerate(move.legs):
                seat = (turn + said[f"seat{i}"]) % table.players
                place = view.marbles[seat][said[f"marble{i}"]]
                assert place.rstrip("!") == leg.origin
                assert said[f"from{i}"] == marbles[said[f"seat{i}"], said[f"marble{i}"]]
                assert said[f"to{i}"] == (
                    2 if leg.target == "start" else code(table, seat, leg.target)
                )
            rest = numbers[len(observation.HEAD) + 4 * said["legs"] :]
            assert not rest.any()


@every_table
def test_nothing_is_beyond_the_space(row: Row) -> None:
    for position in positions(row, seed=5):
        low, high = observation.space(position.table)
        for seat in range(position.table.players):
            seen = observation.observe(position.view(seat))
            assert seen.shape == high.shape
            assert (low <= seen).all()
            assert (seen <= high).all()


@every_table
def test_the_fields_cover_an_observation(row: Row) -> None:
    book, players, teams = row
    table = book.table(players, teams)
    at = 0
    for field in observation.describe(table):
        assert (field.offset, field.length) == (at, len(field.most))
        assert field.meaning
        at += field.length
    assert at == len(observation.space(table)[1])


def test_the_page_lists_the_fields_where_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "envs" / "observation.md").read_text()
    result = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+)(?: × (\d+))? \| \S", page, re.MULTILINE)
    rows = [(name, int(offset), int(a) * int(b or 1)) for name, offset, a, b in result]
    table = rulebook("dog").table(players=4)
    assert rows == [(f.name, f.offset, f.length) for f in observation.describe(table)]
    for number, act in enumerate(ACTS):
        assert f"| {number} | {act} " in page


def test_the_own_seat_comes_first() -> None:
    position = Position.from_document(
        {
            "rules": "dog",
            "players": 4,
            "turn": 2,
            "leader": 1,
            "seats": [
                {"marbles": ["R", "R", "R", "R"], "hand": ["2"]},
                {"marbles": ["16!", "R", "R", "R"], "hand": ["3", "4"]},
                {"marbles": ["32", "40", "H4", "R"], "hand": ["9", "9", "5"]},
                {"marbles": ["50", "47", "R", "R"], "hand": []},
            ],
            "discards": ["8", "2", "8"],
        }
    )
    view = position.view(2)
    table = position.table
    assert part(view, "marbles") == [2, 10, 69, 0, 4, 65, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert part(view, "hand_sizes") == [3, 0, 1, 2]
    assert part(view, "starts") == [0, 16, 32, 48]
    assert (part(view, "turn"), part(view, "leader")) == ([0], [3])
    hand = dict(zip(table.cards, part(view, "hand"), strict=True))
    assert {card: n for card, n in hand.items() if n} == {"9": 2, "5": 1}
    gone = dict(zip(table.cards, part(view, "discards"), strict=True))
    assert {card: n for card, n in gone.items() if n} == {"8": 2, "2": 1}


def test_an_exchange_shows_who_has_chosen_and_only_the_own_card() -> None:
    game = Game("dog", players=4, seed=7)
    first = game.turn
    move = game.legal_moves()[0]
    game.play(move)
    assert part(game.view(first), "given") == [card_code(game.table, move.card)]
    assert part(game.view(first), "chosen") == [1, 0, 0, 0]
    assert part(game.view(game.turn), "given") == [0]
    assert part(game.view(game.turn), "chosen") == [0, 0, 0, 1]


def test_a_finished_game_can_be_looked_at() -> None:
    *_, end = positions((rulebook("super-tock"), 2, "none"))
    loser = 1 - end.winners[0]
    assert part(end.view(loser), "winners") == [0, 1]
    assert part(end.view(loser), "phase") == [PHASES.index("over")]
    assert observation.legal_rows(end.view(end.turn))[0] == []


def test_only_the_seat_in_turn_has_answers() -> None:
    game = Game("dog", players=4, seed=7)
    moves, rows = observation.legal_rows(game.view((game.turn + 1) % 4))
    assert moves == []
    assert rows.shape == (0, WIDTH)


def test_a_spectator_is_refused() -> None:
    view = Game("dog", players=4, seed=7).view(None)
    with pytest.raises(TockworkError, match="view: a spectator"):
        observation.observe(view)
    with pytest.raises(TockworkError, match="view: a spectator"):
        observation.legal_rows(view)


def test_a_mask_has_a_one_for_each_answer() -> None:
    padded = observation.mask(3, 5)
    assert padded.tolist() == [1, 1, 1, 0, 0]
    assert padded.dtype == np.int8
    assert observation.mask(MOST).all()
    assert observation.mask(1).shape == (MOST,)


def test_answers_that_do_not_fit_into_a_mask_are_an_error_not_cut_off() -> None:
    with pytest.raises(TockworkError, match="most: 784 legal moves do not fit into a mask of 512"):
        observation.mask(784, 512)


@every_table
def test_rewards_add_up_to_nothing(row: Row) -> None:
    book, players, teams = row
    table = book.table(players, teams)
    for team in set(table.team_of):
        winners = tuple(s for s in range(players) if table.team_of[s] == team)
        got = observation.rewards(table, winners)
        assert got.dtype == np.float32
        assert abs(float(got.sum())) < 1e-6
        assert all((got[s] == 1) == (s in winners) for s in range(players))
    assert not observation.rewards(table, ()).any()
