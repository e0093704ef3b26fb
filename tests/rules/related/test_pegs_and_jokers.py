"""Pegs and Jokers, clause by clause (docs/related/pegs-and-jokers.md). Starts are 0, 18, 36, 54;
entrances 67, 13, 31, 49."""

import random
from functools import partial

import pytest

from tockwork import Game, rulebook

from .words import at, texts, why

pegs = partial(at, "pegs-and-jokers")


def test_peg_1_players():
    forms = {(form.players, form.teams) for form in rulebook("pegs-and-jokers").forms}
    assert forms == {(2, "none"), (4, "pairs"), (6, "pairs")}
    assert rulebook("pegs-and-jokers").table(6).partners(0) == (3,)


def test_peg_2_board():
    table = rulebook("pegs-and-jokers").table(4)
    assert (table.board.length, table.board.entrance, table.board.lane) == (72, -5, 5)
    assert "2: 66>H1" in texts(pegs("66", hand="2"))  # 67 is the entrance


def test_peg_3_five_marbles():
    knobs = rulebook("pegs-and-jokers").knobs
    assert (knobs.marbles, knobs.to_win) == (5, 5)


def test_peg_4_two_packs():
    deck = rulebook("pegs-and-jokers").table(4).deck
    assert (sum(deck.values()), deck["joker"], deck["A"]) == (108, 4, 8)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_peg_5_a_hand_of_five_always(players):
    game, choose = Game("pegs-and-jokers", players, seed=2), random.Random(2)
    for _ in range(200):
        if game.over:
            break
        assert all(len(game.hand(seat)) == 5 for seat in range(players))
        game.play(choose.choice(game.legal_moves()))
    assert game.round == 1


def test_peg_6_no_exchange():
    assert Game("pegs-and-jokers", seed=1).phase == "play"


def test_peg_7_a_joker_may_be_kept():
    kept = pegs("", "30", hand="joker 2 3")
    assert texts(kept) == {"joker: R>30", "discard joker", "discard 2", "discard 3"}
    assert texts(pegs("10", "30", hand="joker 2")) == {"joker: R>30", "joker: 10>30", "2: 10>12"}


def test_peg_8_discard_and_draw():
    stuck = pegs("", hand="2 3 4 5 6")
    assert texts(stuck) == {f"discard {card}" for card in "23456"}
    game, choose = Game("pegs-and-jokers", seed=2), random.Random(2)
    while str(game.legal_moves()[0]).partition(" ")[0] != "discard":
        game.play(choose.choice(game.legal_moves()))
    seat = game.turn
    game.play(game.legal_moves()[0])
    assert (len(game.hand(seat)), game.turn) == (5, (seat + 1) % 4)


def test_peg_9_start():
    assert texts(pegs("", hand="A J Q K")) == {"A: R>0", "J: R>0", "Q: R>0", "K: R>0"}
    assert "A: R>0" not in texts(pegs("0", hand="A"))
    assert why(pegs("0", hand="A"), "A", "R") == "PEG-9"


def test_peg_10_no_guard():
    assert pegs("16", "18!", hand="2").play("2: 16>18").places(1)[0] == "R"
    assert "3: 16>19" in texts(pegs("16", "18!", hand="3"))


def test_peg_11_own_marbles():
    assert texts(pegs("10 12", hand="5")) == {"5: 12>17"}
    assert texts(pegs("10 12", hand="2")) == {"2: 12>14"}
    assert why(pegs("10 12", hand="5"), "5", "10") == "PEG-11"
    assert why(pegs("10 12", hand="2"), "2", "10") == "PEG-11"
    assert texts(pegs("10", "11 12", "13", hand="5")) == {"5: 10>15"}


def test_peg_12_opponents_go_to_their_reserve():
    assert pegs("10", "12", hand="2").play("2: 10>12").places(1)[0] == "R"


def test_peg_13_partners_go_to_their_entrance():
    hit = pegs("10", "", "12", hand="2").play("2: 10>12")
    assert (hit.places(0)[0], hit.places(2)[0]) == ("12", "31")
    # An opponent at that entrance is hit in turn,
    assert pegs("10", "31", "12", hand="2").play("2: 10>12").places(1)[0] == "R"
    # an own one of the player's goes to the player's entrance,
    chain = pegs("10 31", "", "12", hand="2").play("2: 10>12")
    assert (chain.places(0)[:2], chain.places(2)[0]) == (("12", "67"), "31")
    # one of that partner makes the move impossible, and so does standing there.
    assert why(pegs("10", "", "12 31", hand="2 3"), "2", "10") == "PEG-13"
    assert why(pegs("29", "", "31", hand="2 3"), "2", "29") == "PEG-13"
    # The marble that moves may itself have stood there, and coming out hits as well.
    assert pegs("31", "", "33", hand="2").play("2: 31>33").places(2)[0] == "31"
    assert pegs("", "", "0", hand="A").play("A: R>0").places(2)[0] == "31"
    assert pegs("31 50", "", "33", hand="7").play("7: 31>33 50>55").places(2)[0] == "31"


def test_peg_14_cards():
    assert texts(pegs("10", hand="A")) == {"A: R>0", "A: 10>11"}
    assert texts(pegs("10", hand="K")) == {"K: R>0", "K: 10>20"}
    assert texts(pegs("10", hand="4 10")) == {"4: 10>14", "10: 10>20"}


def test_peg_15_seven():
    assert {len(move.legs) for move in pegs("10 30 50", hand="7").legal_moves()} == {1, 2}
    shared = pegs("66 H2 H3 H4 H5", "", "20", hand="7")
    assert any("66>H1" in text and "20>25" in text for text in texts(shared))


def test_peg_15_the_rest_goes_to_one_marble_beyond_the_two():
    both = texts(pegs("66 H1 H3 H4 H5", "", "40", hand="7"))
    assert "7: H1>H2 66>H1 40>44" in both
    assert {text for text in both if text.count(">") > 2} == {"7: H1>H2 66>H1 40>44"}


def test_peg_16_eight():
    assert texts(pegs("2", hand="8")) == {"8: 2>66"}
    assert texts(pegs("70", hand="8")) == {"8: 70>62"}
    assert texts(pegs("H2", hand="8")) == {"discard 8"}


def test_peg_17_nine():
    nine = texts(pegs("10 40", hand="9"))
    assert {"9: 10>19", "9: 40>49"} <= nine
    shared = {frozenset(t[3:].split()) for t in nine if t.count(">") == 2}
    assert shared == {
        frozenset((f"{a}>{a + n}", f"{b}>{b - 9 + n}"))
        for a, b in ((10, 40), (40, 10))
        for n in range(1, 9)
    }
    # Whoever makes room goes first: 10 goes back, then 8 can pass where it stood.
    room = {frozenset(t[3:].split()) for t in texts(pegs("8 10", hand="9")) if t.count(">") == 2}
    assert frozenset(("10>9", "8>16")) not in room  # still before it
    assert frozenset(("10>5", "8>13")) not in room  # the one in front cannot go back past it
    assert frozenset(("10>14", "8>3")) in room
    assert frozenset(("66>H3", "20>15")) in {
        frozenset(t[3:].split()) for t in texts(pegs("66 20", hand="9"))
    }
    after = pegs("10 40", "37", "43", hand="9 2").play("9: 10>16 40>37")
    assert after.places(1)[0] == "R"


def test_peg_17_nothing_of_a_nine_goes_to_the_partner():
    home = texts(pegs("66 H2 H3 H4 H5", "", "20", hand="9"))
    assert home == {"9: 66>3"}  # and not into home with seven backwards for the partner's


def test_peg_18_joker_takes():
    joker = pegs("10 H1", "30", "50", hand="joker 2")
    assert {t for t in texts(joker) if t.startswith("joker")} == {
        "joker: R>30", "joker: R>50", "joker: 10>30", "joker: 10>50",
    }  # fmt: skip
    taken = joker.play("joker: R>30")
    assert (taken.places(0).count("30"), taken.places(1)[0]) == (1, "R")
    assert joker.play("joker: R>50").places(2)[0] == "31"
    assert why(pegs("10", hand="joker 2"), "joker", "10") == "PEG-18"


def test_peg_19_home_or_another_lap():
    assert texts(pegs("66", hand="6")) == {"6: 66>H5", "6: 66>0"}
    assert texts(pegs("67", hand="2")) == {"2: 67>H2", "2: 67>69"}
    assert texts(pegs("66 H1", hand="3")) == {"3: 66>69", "3: H1>H4"}


def test_peg_20_helping_and_winning():
    home = "H1 H2 H3 H4 H5"
    assert texts(pegs(home, "", "20", hand="5")) == {"5: 20>25"}
    last = pegs(home, "", "30 H2 H3 H4 H5", hand="2").play("2: 30>H1@2")
    assert last.winners == (0, 2)


def test_peg_21_options():
    assert "K: 10>23" in texts(pegs("10", hand="K", advanced=["faces"]))
    assert "2: 10<>20" in texts(pegs("10", "20", hand="2", advanced=["two"]))
