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
    texts = [move["text"] for move in position.moves_document()["moves"]]
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
        return row[slots - 5]  # the second of four marbles; after them two slots for a card given

    assert next_of("5") == ON_TRACK + 1 + ONE_CARD
    assert next_of("2 4") == ON_TRACK + 2 + TWO_CARDS
    assert next_of("10 9") == ON_TRACK + 2


COMES_IN = 6
APART, FOR_GIVER, FOR_RECEIVER = range(3)
ALL_HOME = "H1 H2 H3 H4"


def given(card, own="60", partners="2", leader=0):
    """What the row says of a card that seat 0 gives to seat 2."""
    where = doc("dog", players=4, turn=0, phase="exchange", leader=leader)
    for seat, marbles in enumerate((own, "20", partners, "")):
        where["seats"][seat]["marbles"] = (marbles.split() + ["R"] * 4)[:4]
        where["seats"][seat]["hand"] = [card, "9"] if seat == 0 else None
    position = Position.from_document(where)
    texts = [move["text"] for move in position.moves_document()["moves"]]
    raw, size = _kernel.network_rows(position._core), _kernel.ROW_BYTES
    row = raw[size * texts.index(f"give {card}") :][:size]
    slots = len(_kernel.network_inputs(position.table.rules)[0])
    use, kind = row[slots - 2] - 1, row[slots - 1] - 1
    assert kind // 6 == list(position.table.deck).index(card)
    assert use // 4 % 3 == kind // 2 % 3
    return {
        "use": use // 12,
        "together": use // 4 % 3,
        "place": use % 4,
        "receiver first": bool(kind % 2),
    }


@pytest.mark.parametrize(
    ("card", "board", "use"),
    [
        ("3", {"partners": "2"}, MOVES - 1),
        ("13", {"partners": "2"}, COMES_IN),
        ("13", {"partners": "2 H2 H3 H4"}, MOVES - 1),
        ("13", {"partners": "H1 H2 H3"}, COMES_IN),
        ("9", {"partners": "11"}, CAPTURES - 1),
        ("4", {"partners": "30"}, GOES_HOME - 1),
        ("9", {"partners": ""}, DEAD - 1),
        ("3", {"partners": ALL_HOME, "own": "63"}, GOES_HOME - 1),
    ],
)
def test_what_the_partner_could_do_with_a_card_is_told(card, board, use):
    assert given(card, **board)["use"] == use


def test_for_whose_marbles_a_given_card_is_is_told():
    assert given("3")["together"] == APART
    assert given("3", partners=ALL_HOME)["together"] == FOR_GIVER
    assert given("3", own=ALL_HOME)["together"] == FOR_RECEIVER


@pytest.mark.parametrize(("leader", "place", "first"), [(0, 0, 0), (1, 3, 1), (2, 2, 1), (3, 1, 0)])
def test_who_of_the_two_plays_first_is_told(leader, place, first):
    result = given("3", leader=leader)
    assert (result["place"], result["receiver first"]) == (place, bool(first))
