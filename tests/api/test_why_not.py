"""why_not: None exactly for what can be played, otherwise a line that begins with its clause."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from tockwork import Game, Move, Position, TockworkError

from ..laws.rows import Row
from ..laws.samples import all_rows, positions, strewn_anywhere

CLAUSE = re.compile(r"(TK6|SUP|TOC|DOG|SWI|ROY|KID)-[0-9]+: \S")


def moved(move: Move, turn: int) -> set[tuple[str, int | None]]:
    """The places a move takes marbles from; with the owner of a lane."""
    out: set[tuple[str, int | None]] = set()
    for leg in str(move).partition(": ")[2].split(" "):
        if "<>" in leg:
            out |= {(place, None) for place in leg.split("<>")}
        elif ">" in leg:
            place, _, owner = leg.partition(">")[0].partition("@")
            out.add((place, int(owner or turn) if place[0] == "H" else None))
    return out


def own_marbles(position: Position) -> list[tuple[int, int, str]]:
    """Owner, number and place of the marbles the seat in turn plays with."""
    table, turn = position.table, position.turn
    done = [
        sum(place[0] == "H" for place in position.places(s)) >= table.knobs.to_win
        for s in range(table.players)
    ]
    owners = [turn] if not done[turn] else [s for s in table.partners(turn) if not done[s]]
    return [
        (owner, number, place.rstrip("!"))
        for owner in owners
        for number, place in enumerate(position.places(owner))
    ]


def named(position: Position, owner: int, number: int, place: str) -> str | int:
    """How a marble is named: by its place, with the owner where that is needed."""
    if owner == position.turn:
        return number
    return place if place.isdigit() or place == "C" else f"{place}@{owner}"


def can_be_moved(position: Position, card: str, owner: int, number: int, place: str) -> bool:
    moves = [m for m in position.legal_moves() if m.card == card and m.verb in ("play", "swap")]
    origins = set().union(*(moved(move, position.turn) for move in moves)) if moves else set()
    if place == "R":
        ranks = position.table.board.ranks
        name = ranks[number] if ranks else "R"
        start = str(position.table.starts[owner])
        return any((name, start) == leg for move in moves for leg in _written_legs(move))
    return (place, owner if place[0] == "H" else None) in origins


def _written_legs(move: Move) -> list[tuple[str, str]]:
    legs = [leg.partition(">") for leg in str(move).partition(": ")[2].split(" ")]
    return [(origin, target) for origin, arrow, target in legs if arrow]


def law_why_not_is_none_exactly_for_what_can_be_played(position: Position) -> None:
    for card in sorted(set(position.hand(position.turn))):
        for owner, number, place in own_marbles(position):
            why = position.why_not(card, named(position, owner, number, place))
            if can_be_moved(position, card, owner, number, place):
                assert why is None, (position.text(), card, owner, place, why)
            else:
                assert why is not None, (position.text(), card, owner, place)


def law_a_refusal_begins_with_its_clause(position: Position) -> None:
    for card in sorted(set(position.hand(position.turn))):
        for owner, number, place in own_marbles(position):
            why = position.why_not(card, named(position, owner, number, place))
            assert why is None or CLAUSE.match(why), (position.text(), card, place, why)


def in_play(position: Position) -> bool:
    return position.phase == "play"


@all_rows
def test_why_not_is_none_exactly_for_what_can_be_played(row: Row) -> None:
    for position in filter(in_play, positions(row)):
        law_why_not_is_none_exactly_for_what_can_be_played(position)


@all_rows
def test_a_refusal_begins_with_its_clause(row: Row) -> None:
    for position in filter(in_play, positions(row)):
        law_a_refusal_begins_with_its_clause(position)


@all_rows
def test_a_refusal_names_a_clause_of_this_rulebook(row: Row) -> None:
    known = {*row.table.clauses.values(), *row.book.card_clauses.values()}
    for position in filter(in_play, positions(row)):
        for card in sorted(set(position.hand(position.turn))):
            for owner, number, place in own_marbles(position):
                why = position.why_not(card, named(position, owner, number, place))
                if why is not None:
                    clauses = re.findall(r"[A-Z0-9]{3}-[0-9]+", why)
                    assert clauses, (position.text(), card, place, why)
                    assert set(clauses) <= known


@given(strewn_anywhere)
def test_why_not_anywhere(position: Position) -> None:
    if in_play(position):
        law_why_not_is_none_exactly_for_what_can_be_played(position)


@all_rows
def test_nobody_plays_out_of_turn_or_out_of_an_empty_hand(row: Row) -> None:
    for position in positions(row)[::3]:
        other = (position.turn + 1) % row.players
        card = next(iter(row.table.deck))
        why = position.why_not(card, 0, seat=other)
        assert why is not None
        assert CLAUSE.match(why)
        assert "turn" in why
        if not in_play(position):
            why = position.why_not(position.hand(position.turn)[0] or card, 0)
            assert why is not None
            assert "turn" in why
        else:
            missing = [c for c in row.table.deck if c not in position.hand(position.turn)]
            why = position.why_not(missing[0], 0)
            assert why is not None
            assert CLAUSE.match(why)
            assert "don’t hold this card" in why


def dog(*marbles: str, hand: str) -> Position:
    seats = [f"{seat} R R R R".split()[:4] for seat in marbles]
    seats += [["R"] * 4 for _ in range(4 - len(seats))]
    return Position.from_document(
        {
            "rules": "dog",
            "players": 4,
            "teams": "pairs",
            "turn": 0,
            "seats": [
                {"marbles": places, "hand": hand.split() if s == 0 else None}
                for s, places in enumerate(seats)
            ],
        }
    )


@pytest.mark.parametrize(
    ("position", "card", "marble", "clause"),
    [
        (dog("14", "16!", hand="5"), "5", "14", "DOG-9"),
        (dog("14", "16!", hand="2"), "2", "14", "DOG-9"),
        (dog("0! R", hand="13"), "13", 1, "DOG-8"),
        (dog("20", hand="5"), "5", 1, "DOG-8"),
        (dog("60 H2", hand="7 2"), "2", 0, None),
        (dog("H3 20", hand="3"), "3", 0, "DOG-13"),
        (dog("H1 H2", hand="2"), "2", 0, "DOG-13"),
        (dog("20", hand="13"), "13", 1, None),
        (dog("20", hand="13"), "13", 3, None),
        (dog("20", hand="joker"), "joker", 3, None),
        (dog("0!", "20", hand="swap"), "swap", 0, "DOG-16"),
    ],
)
def test_the_reason_is_the_right_clause(
    position: Position, card: str, marble: int | str, clause: str | None
) -> None:
    why = position.why_not(card, marble)
    if clause is None:
        assert why is None
    else:
        assert why is not None
        assert why.startswith(f"{clause}: ")


def test_a_game_says_the_same_as_its_position() -> None:
    game = Game("toc", 2, "none", seed=4)
    for card in game.table.deck:
        for marble in range(4):
            assert game.why_not(card, marble) == game.position.why_not(card, marble)


@pytest.mark.parametrize(
    ("card", "marble", "seat", "what"),
    [
        ("K", 0, None, "card"),
        ("5", 4, None, "marble"),
        ("5", -1, None, "marble"),
        ("5", "63", None, "marble"),
        ("5", "nowhere", None, "marble"),
        ("5", "H1@9", None, "marble"),
        ("5", 0, 4, "seat"),
        ("5", 0, -1, "seat"),
    ],
)
def test_asking_about_what_is_not_there_is_refused(
    card: str, marble: int | str, seat: int | None, what: str
) -> None:
    with pytest.raises(TockworkError, match=f"^{what}: "):
        dog("20", hand="5").why_not(card, marble, seat)
