"""What all the games share: the words, boards and forms of the rules' README."""

import json
from functools import partial

import pytest

from tockwork import RULEBOOKS, Game, Position, PositionError, UnknownRulebook, rulebook

from .boards import after, answers, complete, doc, give_all, in_turn, results, scripted_game

dog = partial(doc, "dog", players=4)
tock = partial(doc, "tock6")
ALL_HOME = "H1 H2 H3 H4"

SECTIONS = {
    (2, 4): (0, 2),
    (3, 4): (0, 1, 2),
    (4, 4): (0, 1, 2, 3),
    (2, 6): (0, 3),
    (3, 6): (0, 2, 4),
    (4, 6): (0, 1, 3, 4),
    (5, 6): (0, 1, 2, 3, 4),
    (6, 6): (0, 1, 2, 3, 4, 5),
}
# rulebook: section length, entrance, lane
BOARDS = {
    "tock6": (18, -2, 4),
    "super-tock": (18, -2, 4),
    "toc": (18, -2, 4),
    "dog": (16, 0, 4),
    "dog-compact": (16, 0, 4),
    "dog-swiss": (16, 0, 4),
    "dog-royal-basic": (16, 0, 4),
    "dog-royal": (16, 0, 4),
    "dog-kids": (10, -1, 3),
}
EVERY_FORM = [
    (rules, form.players, form.teams) for rules in RULEBOOKS for form in rulebook(rules).forms
]


def table_of(rules, players, teams):
    return rulebook(rules).table(players=players, teams=teams)


# words and boards ----------------------------------------------------------------------------


def test_readme_rulebooks():
    """Nine games."""
    assert set(RULEBOOKS) == set(BOARDS)
    with pytest.raises(UnknownRulebook):
        rulebook("ludo")


@pytest.mark.parametrize(("rules", "players", "teams"), EVERY_FORM)
def test_readme_sections(rules, players, teams):
    """Which section each seat uses, and the starts that follow from it."""
    table = table_of(rules, players, teams)
    sections = SECTIONS[players, table.board.sections]
    assert tuple(table.sections_of_seats) == sections
    assert tuple(table.starts) == tuple(table.board.section_length * c for c in sections)


def test_readme_sections_of_the_large_super_tock_board():
    """Few players spread out over the six sections."""
    large = rulebook("super-tock").with_options(board=6)
    for players in (2, 3, 4):
        table = large.table(players=players, teams="none")
        assert tuple(table.sections_of_seats) == SECTIONS[players, 6]


@pytest.mark.parametrize(("rules", "players", "teams"), EVERY_FORM)
def test_readme_boards(rules, players, teams):
    """Length of a section, where the lane branches off, how long it is."""
    board = table_of(rules, players, teams).board
    assert (board.section_length, board.entrance, board.lane) == BOARDS[rules]
    assert board.length == board.sections * board.section_length


def test_readme_shortcuts():
    """Sevens and a centre, eights and Heaven, sevens to hop along."""
    tock6, supertock = table_of("tock6", 2, "none").board, table_of("super-tock", 2, "none").board
    toc, plain = table_of("toc", 2, "none").board, table_of("dog", 4, "pairs").board
    assert (tock6.centre, tock6.shortcut, tock6.hop) == (True, 7, None)
    assert (supertock.centre, supertock.shortcut, supertock.hop) == (True, 8, None)
    assert (toc.centre, toc.shortcut, toc.hop) == (False, None, 7)
    assert (plain.centre, plain.shortcut, plain.hop) == (False, None, None)


# walking -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "entrance", "turns_in"),
    [
        ("tock6", "106", {"0: H3"}),
        ("super-tock", "70", {"0: H3"}),
        ("toc", "70", {"0: H3"}),
        ("dog", "0", {"0: 3"}),
        ("dog", "0!", {"0: 3"}),
        ("dog-swiss", "0", {"0: 3", "0: H3"}),
        ("dog-swiss", "0!", {"0: 3"}),
        ("dog-royal-basic", "0", {"0: 3"}),
        ("dog-royal-basic", "0!", {"0: 3"}),
    ],
)
def test_readme_walking_from_the_entrance(rules, entrance, turns_in):
    """From the entrance itself: Tock yes, DOG and Royal never, Swiss unless fresh."""
    players = 4 if rules.startswith("dog") else 2
    assert results(doc(rules, entrance, players=players, hand="3")) == turns_in


def test_readme_walking_both_ways_where_there_is_a_second_lap():
    """Turning in and going past are two moves in DOG, one in Tock."""
    assert results(dog("60", hand="6")) == {"0: 2", "0: H2"}
    assert results(tock("104", hand="6")) == {"0: H4"}


def test_readme_walking_round_the_board():
    """The track closes: seat 1's marble walks over the last space to the first."""
    assert results(dog("", "62", turn=1, hand="5")) == {"1: 3"}
    assert results(tock("", "105", turn=1, hand="5")) == {"1: 2"}


# starting, splitting, swapping, helping ------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "card", "expected"),
    [
        ("tock6", "K", {"0: 13"}),
        ("super-tock", "K", {"0: 13"}),
        ("toc", "K", {"0: 0!", "0: 13"}),
        ("dog", "13", {"0: 13"}),
        ("dog-swiss", "K", {"0: 0!", "0: 13"}),
        ("dog-royal-basic", "13", {"0: 13"}),
    ],
)
def test_readme_starting_onto_an_own_marble(rules, card, expected):
    """Onto an own marble that is not fresh: only Toc and Swiss DOG capture it."""
    players = 4 if rules.startswith("dog") else 2
    assert results(doc(rules, "0", players=players, hand=card)) == expected


@pytest.mark.parametrize(
    ("rules", "card"),
    [("tock6", "A"), ("super-tock", "A"), ("toc", "A"), ("dog", "13"), ("dog-swiss", "A")],
)
def test_readme_starting_onto_a_stranger(rules, card):
    """Whoever of another colour stands on the start is captured; the new one is fresh."""
    players = 4 if rules.startswith("dog") else 2
    assert results(doc(rules, "", "0", players=players, hand=card)) == {"0: 0! | 1: -"}


def test_readme_fresh_ends_with_a_move():
    """Any move, also one that comes back to the start, ends it."""
    now = after(complete(dog("0!", "20", hand="4 4", hands={1: "5 5"})), "0: 60")
    now = after(now, "1: 25")
    assert results(now) == {"0: 0", "0: 56"}


def test_readme_splitting_same_position_is_one_move():
    """Marbles are interchangeable: who went how far does not matter in the end."""
    assert results(tock("10 12", hand="7")) == {
        "0: 10 19",
        "0: 11 18",
        "0: 12 17",
        "0: 13 16",
        "0: 14 15",
    }


def test_readme_splitting_each_marble_once():
    """A marble makes one leg: alone it walks all seven, into home or past it."""
    assert results(dog("60", "1", hand="7")) == {"0: 3 | 1: -", "0: H3"}


@pytest.mark.parametrize(
    ("rules", "rest"), [("dog", True), ("dog-compact", True), ("dog-swiss", True), ("toc", False)]
)
def test_readme_splitting_rest(rules, rest):
    """In the DOG games the rest flows to the partner, in the Tock games not."""
    near = "69" if rules == "toc" else "62"
    found = results(doc(rules, f"{near} H2 H3 H4", "", "40", players=4, hand="7"))
    assert any(result.startswith("0: H1 H2 H3 H4 | 2:") for result in found) == rest


def test_readme_swapping_captures_nobody():
    """Two marbles change places and nothing else happens."""
    assert results(dog("10", "20", hand="swap")) == {"0: 20 | 1: 10"}


def test_readme_helping_swap_has_two_owners():
    """A helper does not swap two marbles of the partner's."""
    assert results(dog(ALL_HOME, "20", "40 50", hand="swap")) == {
        "1: 40 | 2: 20 50",
        "1: 50 | 2: 20 40",
    }


# seeing --------------------------------------------------------------------------------------


def test_readme_seeing_only_the_own_hand():
    """Resampled from a seat, its hand stays, the others keep their size and change."""
    position = Game("dog", players=4, teams="pairs", seed=5).position
    samples = [position.resample(1, seed) for seed in range(8)]
    for sample in samples:
        assert sample.hand(1) == position.hand(1)
        assert [len(sample.hand(seat)) for seat in range(4)] == [6, 6, 6, 6]
        assert [sample.places(seat) for seat in range(4)] == [("R",) * 4] * 4
    assert len({sorted_hand(sample, 0) for sample in samples}) > 1
    assert len({sorted_hand(sample, 3) for sample in samples}) > 1


def test_readme_seeing_what_was_passed():
    """Who passed a card knows where it is; the others do not."""
    deal = ("13 2 2 2 3", "13 4 4 4 5", "13 6 6 6 8", "13 9 9 9 10")
    game = scripted_game("dog-royal-basic", deal)
    leader, left, partner, _ = in_turn(game)
    give_all(game, dict(zip(in_turn(game), ("3", "5", "8", "10"), strict=True)))
    samples = range(12)
    position = game.position
    assert all("3" in position.resample(leader, seed).hand(partner) for seed in samples)
    assert not all("3" in position.resample(left, seed).hand(partner) for seed in samples)


def sorted_hand(position, seat):
    return tuple(sorted(position.hand(seat)))


# decisions and the position document ---------------------------------------------------------


EXAMPLE = {
    "rules": "dog",
    "players": 4,
    "teams": "pairs",
    "options": {},
    "phase": "play",
    "turn": 2,
    "round": 3,
    "leader": 2,
    "seats": [
        {"marbles": ["R", "R", "5", "H4"], "hand": ["4", "joker"]},
        {"marbles": ["16!", "R", "R", "R"], "hand": ["2", "swap"]},
        {"marbles": ["63", "40", "R", "H1"], "hand": ["7", "1/11", "9"]},
        {"marbles": ["R", "R", "R", "R"], "hand": None},
    ],
    "pile": None,
    "discards": None,
    "last_card": "9",
    "drawn": False,
}


def test_readme_document_round_trip():
    """What is read is written again, from the object and from its text."""
    assert Position.from_document(EXAMPLE).document() == EXAMPLE
    assert Position.from_document(json.dumps(EXAMPLE)).document() == EXAMPLE


def test_readme_text_round_trip():
    """The one-line text says the same."""
    position = Position.from_document(EXAMPLE)
    text = position.text()
    assert "\n" not in text
    assert Position.from_text(text).document() == EXAMPLE


def test_readme_answer_form():
    """Turn, phase and for every move its card, places and flags, as plain JSON."""
    answer = answers(EXAMPLE)
    assert json.loads(json.dumps(answer)) == answer
    assert (answer["turn"], answer["phase"]) == (2, "play")
    assert "fold" not in answer or answer["fold"] is False
    assert {move["card"] for move in answer["moves"]} == {"7", "1/11", "9"}
    for move in answer["moves"]:
        assert move["as"] == move["card"]
        assert move["draw"] is False
        assert isinstance(move["text"], str)
        assert [len(marbles) for marbles in move["marbles"]] == [4, 4, 4, 4]


def test_readme_answer_example_moves():
    """The example's nine and 1/11, worked out: the guard on 16 is far away."""
    assert results(EXAMPLE, card="9") == {"2: 8 40 H1", "2: 49 63 H1"}
    assert results(EXAMPLE, card="1/11") == {
        "2: 0 40 H1",
        "2: 41 63 H1",
        "2: 40 63 H2",
        "2: 10 40 H1",
        "2: 51 63 H1",
        "2: 32! 40 63 H1",
    }


def test_readme_the_same_card_twice_is_one_answer():
    """Holding a card twice does not double its answers."""
    assert len(answers(dog("10", hand="9 9"))["moves"]) == 1
    assert len(answers(dog("", hand="13 joker 13"))["moves"]) == 2


def test_readme_fold_is_not_a_decision():
    """Nothing playable: an empty list with `fold`."""
    answer = answers(dog(hand="9"))
    assert (answer["moves"], answer["fold"]) == ([], True)


def test_readme_exchange_and_opening_documents():
    """The other phases answer with cards and marbles."""
    assert results(dog(phase="exchange", hand="5 5 9")) == {"give 5", "give 9"}
    royal = partial(doc, "dog-royal", players=4)
    assert results(royal(phase="opening", hand="5")) == {f"open 0: {rank}0!" for rank in "KNCF"}
    discard = doc("super-tock", "10", players=3, phase="discard", hand="5 6 6")
    assert results({**discard, "options": {"advanced": ["skip"]}}) == {"discard 5", "discard 6"}


def test_readme_every_move_is_playable_by_its_text():
    """The text of each answer leads to the places it announces."""
    table = complete(dog("62 10 H1", "12 20", "40", hand="7 joker 4 swap", hands={1: "5 5"}))
    position = Position.from_document(table)
    for move in position.moves_document()["moves"]:
        now = position.play(move["text"])
        reached = [sorted(now.places(seat)) for seat in range(4)]
        assert reached == [sorted(places) for places in move["marbles"]]


def broken(**changes):
    """A good document with something changed in it."""
    return {**dog("10", "20", hand="5 9"), **changes}


def seats(*marbles, hand=("5", "9")):
    """Seats with these marbles, the first one in turn."""
    rows = [*marbles, *[["R"] * 4] * (4 - len(marbles))]
    hands = [list(hand), None, None, None]
    return [{"marbles": row, "hand": held} for row, held in zip(rows, hands, strict=True)]


def test_readme_errors_start_from_a_good_document():
    """The unchanged document is accepted."""
    assert results(broken()) == {"0: 15", "0: 19"}
    assert results(broken(seats=seats(["10", "R", "R", "R"]))) == {"0: 15", "0: 19"}


@pytest.mark.parametrize(
    "changes",
    [
        {"rules": "ludo"},
        {"players": 7},
        {"players": 3},
        {"teams": "triples"},
        {"teams": "none"},
        {"options": {"no_such_knob": 1}},
        {"options": {"seven_rest": "sometimes"}},
        {"phase": "dancing"},
        {"phase": "hop"},
        {"phase": "opening"},
        {"phase": "offer"},
        {"phase": "discard"},
        {"turn": 4},
        {"turn": -1},
        {"leader": 4},
        {"round": 0},
        {"last_card": "="},
        {"last_card": "K"},
        {"seats": seats(["10", "R", "R", "R"])[:3]},
        {"seats": seats(["10", "R", "R"])},
        {"seats": seats(["10", "R", "R", "R", "R"])},
        {"seats": seats(["64", "R", "R", "R"])},
        {"seats": seats(["-1", "R", "R", "R"])},
        {"seats": seats(["H5", "R", "R", "R"])},
        {"seats": seats(["H0", "R", "R", "R"])},
        {"seats": seats(["C", "R", "R", "R"])},
        {"seats": seats(["here", "R", "R", "R"])},
        {"seats": seats(["10!", "R", "R", "R"])},
        {"seats": seats(["16!", "R", "R", "R"])},
        {"seats": seats(["10", "10", "R", "R"])},
        {"seats": seats(["H2", "H2", "R", "R"])},
        {"seats": seats(["10", "R", "R", "R"], ["10", "R", "R", "R"])},
        {"seats": seats(["10", "R", "R", "R"], hand=())},
        {"seats": seats(["10", "R", "R", "R"], hand=["K"])},
        {"seats": seats(["10", "R", "R", "R"], hand=["joker"] * 7)},
        {"seats": seats(["H1", "H2", "H3", "H4"], ["R"] * 4, ["H1", "H2", "H3", "H4"])},
        {"pile": ["joker"] * 7},
        {"discards": ["ace"]},
    ],
    ids=lambda changes: json.dumps(changes)[:60],
)
def test_readme_errors(changes):
    """Nonsense is refused, and the message says where."""
    with pytest.raises(PositionError) as caught:
        Position.from_document(broken(**changes))
    assert caught.value.problems
    assert all(": " in problem for problem in caught.value.problems)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", '{"rules": "dog"}', "null"])
def test_readme_errors_malformed(text):
    """So is what is no document at all."""
    with pytest.raises(PositionError):
        Position.from_document(text)


def test_readme_errors_two_in_the_centre():
    """The centre holds one marble."""
    with pytest.raises(PositionError):
        Position.from_document(tock("C", "C", hand="5"))


def test_readme_errors_fifth_marble():
    """With five marbles a seat lists five."""
    table = doc("dog", "10", players=2, hand="5")
    table["seats"][0]["marbles"].pop()
    with pytest.raises(PositionError):
        Position.from_document(table)


@pytest.mark.parametrize(("rules", "players", "teams"), EVERY_FORM)
def test_readme_every_decision_has_an_answer(rules, players, teams):
    """Two hundred random decisions: each listed, each document read back the same."""
    game = Game(rules, players=players, teams=teams, seed=13)
    for number in range(200):
        if game.over:
            break
        moves = game.legal_moves()
        document = game.position.document()
        read = Position.from_document(document)
        assert read.document() == document
        assert len(read.moves_document()["moves"]) == len(moves) > 0
        game.play(moves[number * 7919 % len(moves)])
