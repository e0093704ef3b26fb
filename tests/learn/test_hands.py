"""The row says what the cards left in the hand can do, and for which marble."""

import pytest

from tockwork import Position, _kernel

from ..rules.boards import doc

HAND = 44  # the first slot of the hand at four players: after marbles, threats and seats
ABILITIES = [*range(1, 7), *range(8, 14), "start", "back", "split", "swap", "joker"]
DEAD, HARMS_US, MOVES, CAPTURES, GOES_HOME, BOTH = range(1, 7)
SEVERAL = 6
ON_TRACK, HITS, ONE_CARD, TWO_CARDS = 4, 4, 8, 16


def left(hand, theirs="63", partners="2", own="H1 60 R R", text="2: H1>H3"):
    """The row after an answer; the cards of the hand that are left, of seat 0."""
    where = doc("dog", players=4, turn=0)
    for seat, marbles in enumerate((own, theirs, partners, "")):
        where["seats"][seat]["marbles"] = (marbles.split() + ["R"] * 4)[:4]
        where["seats"][seat]["hand"] = ["2", *hand.split()] if seat == 0 else None
    position = Position.from_document(where)
    texts = [move["text"] for move in position.answers()["moves"]]
    raw, size = _kernel.network_rows(position._core), _kernel.ROW_BYTES
    return position, raw[size * texts.index(text) :][:size]


def use(ability, hand, **board):
    return left(hand, **board)[1][HAND + ABILITIES.index(ability)]


@pytest.mark.parametrize(
    ("hand", "ability", "code"),
    [
        ("3", 3, CAPTURES),
        ("3", 5, 0),
        ("5", 5, GOES_HOME),
        ("8", 8, MOVES),
        ("8 8", 8, SEVERAL + MOVES),
        ("6", 6, GOES_HOME),
        ("13", 13, MOVES),
        ("13", "start", MOVES),
        ("swap", "swap", MOVES),
    ],
)
def test_what_a_card_can_do_is_told(hand, ability, code):
    assert use(ability, hand) == code


def test_a_card_that_can_only_harm_is_told():
    assert use(4, "4", partners="0") == HARMS_US


def test_a_start_with_somebody_of_the_others_on_it_is_a_capture():
    assert use("start", "13", theirs="0") == CAPTURES


def test_nothing_waits_and_nothing_walks_so_far():
    assert use(12, "12", own="H1 R R R", text="2: H1>H3") == DEAD


def test_with_how_many_cards_a_marble_comes_home_is_told():
    def next_of(hand):
        position, row = left(hand, theirs="20")
        slots = len(_kernel.network_inputs(position.table.rules)[0])
        return row[slots - 3]  # the second of four marbles

    assert next_of("5") == ON_TRACK + 1 + ONE_CARD
    assert next_of("2 4") == ON_TRACK + 2 + TWO_CARDS
    assert next_of("10 9") == ON_TRACK + 2
