"""With ranks the row says who could really capture whom, and whom a marble cannot pass."""

from typing import Any

import pytest

from tockwork import Position, _kernel

from ..laws.rows import ROWS
from ..laws.samples import positions
from ..rules.boards import doc

ROYAL = next(row for row in ROWS if row.table.rulebook.id == "dog-royal" and row.players == 4)
FORWARDS = "2 3 5 6 8 9 10 12 13 1/11 1-7".split()
LENGTH, FAR = 64, 13
MORE, FROM_AHEAD, NOBODY = FAR, 27, 30
TO_THEIRS, TO_OURS, FREE = 0, FAR, 27  # behind how many steps


def rows_of(position):
    raw, size = _kernel.network_rows(position._core), _kernel.ROW_BYTES
    return [raw[at : at + size] for at in range(0, len(raw), size)]


def slot(position, row, first, seat, rank):
    return row[first + 4 * ((seat - position.turn) % 4) + "KNCF".index(rank)]


def after(where, text):
    """The position and the row of this answer."""
    position = Position.from_document(where)
    texts = [move["text"] for move in position.moves_document()["moves"]]
    return position, rows_of(position)[texts.index(text)]


def threat(where, seat, rank):
    """After a move in the lane, which changes nothing for the others."""
    position, row = after(where, "2: H1>H3")
    return slot(position, row, 16, seat, rank)


def way(where, text, seat, rank):
    position, row = after(where, text)
    return slot(position, row, slots(position) - 20, seat, rank)


def slots(position):
    """But for the last two, of a card that is given."""
    return len(_kernel.network_inputs(position.table.rules)[0]) - 2


def captures(marbles, seat):
    """Whom a walk of this seat could capture, (seat, marble), and from how many steps behind."""
    where = doc("dog-royal", players=4, turn=seat)
    for number, there in enumerate(where["seats"]):
        there["marbles"] = marbles[number]
        there["hand"] = FORWARDS if number == seat else None
    found = set()
    for move in Position.from_document(where).moves_document()["moves"]:
        changed = [
            (s, m)
            for s in range(4)
            for m in range(4)
            if move["marbles"][s][m].rstrip("!") != marbles[s][m].rstrip("!")
        ]
        walker = next(
            ((s, m) for s, m in changed if s == seat and marbles[s][m].rstrip("!").isdigit()), None
        )
        if walker is None or len(changed) != 2:
            continue
        (victim,) = set(changed) - {walker}
        begun, ended = (side[walker[0]][walker[1]] for side in (marbles, move["marbles"]))
        if victim[0] % 2 != seat % 2 and ended.rstrip("!").isdigit():
            steps = (int(ended.rstrip("!")) - int(begun.rstrip("!"))) % LENGTH
            found.add((victim, steps))
    return found


def test_a_row_names_exactly_those_threats_that_the_rules_allow():
    seen = set()
    for position in positions(ROYAL):
        if position.phase != "play":
            continue
        document = position.document()
        answers = position.moves_document()
        hands = [len(seat["hand"] or "") for seat in document["seats"]]
        hands[position.turn] -= 1
        for row, move in zip(rows_of(position), answers["moves"][:3], strict=False):
            marbles = move["marbles"]
            if any(all(place.startswith("H") for place in seat) for seat in marbles):
                continue  # who is home plays on with the partner's marbles
            steps: dict[Any, Any] = {}
            for seat in (seat for seat in range(4) if hands[seat] > 0):
                for victim, n in captures(marbles, seat):
                    steps.setdefault(victim, set()).add(n)
            for seat in range(4):
                for m, rank in enumerate("KNCF"):
                    code = slot(position, row, 16, seat, rank)
                    behind = steps.get((seat, m), set())
                    expected = min(behind) + MORE * (len(behind) > 1) if behind else None
                    assert code == expected if behind else code == 0 or code >= FROM_AHEAD
                    seen.add(code)
    assert len(seen) > 15


CARDS = {1: "2 3", 2: "2 3", 3: "2 3"}


def royal(*seats, hand="2"):
    return doc("dog-royal", *seats, players=4, hand=hand, hands=CARDS)


@pytest.mark.parametrize(
    ("hunter", "code"), [("K", 5), ("N", NOBODY), ("C", NOBODY), ("F", NOBODY)]
)
def test_only_a_king_threatens_a_king(hunter, code):
    assert threat(royal("K25 CH1", f"{hunter}20"), 0, "K") == code


@pytest.mark.parametrize(("far", "code"), [(7, 7), (8, NOBODY)])
def test_a_king_threatens_nobody_beyond_seven_steps(far, code):
    assert threat(royal(f"F{20 + far} CH1", "K20"), 0, "F") == code


@pytest.mark.parametrize(("at", "code"), [(25, NOBODY), (30, 10)])
def test_behind_a_higher_rank_one_is_safe_but_for_the_ten(at, code):
    assert threat(royal(f"F{at} CH1", "C20", "N22"), 0, "F") == code


def test_whom_a_marble_cannot_pass_is_told():
    where = royal("F40 C8 KH1", "N10", "K43")
    assert way(where, "2: 40>42", 2, "K") == FREE
    assert way(where, "2: 40>42", 1, "N") == FREE
    assert way(where, "2: 40>42", 0, "C") == TO_THEIRS + 2
    assert way(where, "2: 40>42", 0, "F") == TO_OURS + 1
    assert way(where, "2: 8>10", 0, "C") == FREE
    assert way(where, "2: 8>10", 0, "N") == 0


def test_how_many_walks_would_earn_a_card_is_told():
    """There is a special space in each section, ten after the start."""

    def ways(text):
        position, row = after(royal("F5 C4 KH1", hand="2 3 5 6"), text)
        return row[slots(position) - 21]

    assert ways("2: 5>7") == 2  # the fool by 3, the citizen by 6
    assert ways("5: 5>10") == 1  # the citizen by 6
    assert ways("6: 5>11") == 0
