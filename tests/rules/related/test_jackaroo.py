"""Jackaroo, clause by clause (docs/related/jackaroo.md). Starts are 0, 19, 38, 57."""

from functools import partial

from tockwork import Game, rulebook

from .words import at, led, texts, why

jackaroo = partial(at, "jackaroo")


def test_jak_1_players():
    forms = {(form.players, form.teams) for form in rulebook("jackaroo").forms}
    assert forms == {(2, "none"), (3, "none"), (4, "pairs")}
    assert rulebook("jackaroo").table(4).partners(0) == (2,)


def test_jak_2_board():
    table = rulebook("jackaroo").table(4)
    assert (table.board.length, table.board.lane, table.starts) == (76, 4, (0, 19, 38, 57))


def test_jak_3_entrance_right_before_the_start():
    assert texts(jackaroo("74", hand="2")) == {"2: 74>H1"}  # 75 is the entrance


def test_jak_4_deck():
    deck = rulebook("jackaroo").table(4).deck
    assert set(deck.values()) == {4}
    assert len(deck) == 13


def test_jak_5_deal():
    game = Game("jackaroo", seed=1)
    assert game.table.knobs.deals == (4, 4, 5)
    leads = led(game, 4)
    assert leads[0] == leads[1] == leads[2] == (leads[3] - 1) % 4


def test_jak_6_no_exchange():
    assert Game("jackaroo", seed=1).phase == "play"


def test_jak_7_whoever_can_play_must():
    assert texts(jackaroo("10", "", "12", hand="2")) == {"2: 10>12"}


def test_jak_8_the_whole_hand_is_laid_down():
    stuck = jackaroo("", hand="2 3", hands={1: "A", 2: "A", 3: "A"})
    assert (stuck.settled().hand(0), stuck.settled().turn) == ((), 1)
    assert texts(jackaroo("", hand="2 3", no_move="discard")) == {"discard 2", "discard 3"}


def test_jak_9_start():
    assert texts(jackaroo("", hand="A K")) == {"A: R>0", "K: R>0"}
    assert jackaroo("", "0", hand="K").play("K: R>0").places(1) == ("R",) * 4
    assert why(jackaroo("0 20", hand="K 2"), "K", "R") == "JAK-9"


def test_jak_10_guard():
    assert why(jackaroo("17", "19", hand="5"), "5", "17") == "JAK-10"  # not passed
    assert why(jackaroo("17", "19", hand="2 3"), "2", "17") == "JAK-10"  # not captured
    assert why(jackaroo("21", "19", hand="4"), "4", "21") == "JAK-10"  # not passed backwards
    assert texts(jackaroo("17", "19", hand="J")) == set()  # not swapped
    assert texts(jackaroo("0", "17", hand="J")) == set()  # its owner does not swap it away either


def test_jak_11_own_marbles_are_not_passed():
    assert texts(jackaroo("10 12", hand="5")) == {"5: 12>17"}
    assert why(jackaroo("10 12", hand="5"), "5", "10") == "JAK-11"
    assert texts(jackaroo("16 14", hand="4")) == {"4: 14>10"}  # nor backwards
    assert "5: 10>15" in texts(jackaroo("10 12", hand="5", passing="free"))
    assert "5: 10>15" in texts(jackaroo("10", "", "12", hand="5"))  # the partner's is


def test_jak_12_two_in_a_row_are_not_passed():
    pair = partial(jackaroo, "10", "12", "13")
    assert texts(pair(hand="2")) == {"2: 10>12"}  # one may land on either
    assert texts(pair(hand="3")) == {"3: 10>13"}
    assert why(pair(hand="5 2"), "5", "10") == "JAK-12"
    assert "5: 10>15" in texts(jackaroo("10", "12 14", hand="5"))  # one at a time
    assert texts(jackaroo("11", "12", hand="5")) == {"5: 11>16"}  # oneself is no part of a pair
    assert "4: 15>11" not in texts(jackaroo("15", "12", "13", hand="4"))  # nor backwards
    assert texts(pair(hand="5", passing="not_own")) == {"5: 10>15"}
    assert texts(jackaroo("10", "12", hand="5", passing="nobody")) == set()


def test_jak_13_capture_partners_included():
    assert jackaroo("10", "12", hand="2").play("2: 10>12").places(1)[0] == "R"
    assert jackaroo("10", "", "12", hand="2").play("2: 10>12").places(2)[0] == "R"


def test_jak_14_nobody_lands_on_an_own_marble():
    assert texts(jackaroo("10 12", hand="2")) == {"2: 12>14"}
    assert why(jackaroo("10 12", hand="2"), "2", "10") == "JAK-14"
    assert "2: 10>12" in texts(jackaroo("10 12", hand="2", own_capture="walking"))


def test_jak_15_home():
    assert texts(jackaroo("74", hand="5")) == {"5: 74>H4"}
    assert why(jackaroo("74", hand="6 5"), "6", "74") == "JAK-15"
    assert why(jackaroo("74 H1", hand="3 2"), "3", "74") == "JAK-15"  # no passing in the lane
    assert "3: 73>H1" in texts(jackaroo("73", "75", hand="3"))  # somebody stands on the entrance
    assert texts(jackaroo("73", "74", "75", hand="3")) == set()  # two in a row bar it


def test_jak_16_helping_and_winning():
    assert texts(jackaroo("H1 H2 H3 H4", "", "20", hand="5")) == {"5: 20>25"}
    last = jackaroo("H1 H2 H3 H4", "", "36 H2 H3 H4", hand="2").play("2: 36>H1")
    assert last.winners == (0, 2)


def test_jak_20_cards():
    assert texts(jackaroo("10", hand="A")) == {"A: R>0", "A: 10>11", "A: 10>21"}
    assert texts(jackaroo("10", hand="K")) == {"K: R>0"}
    assert texts(jackaroo("10", hand="Q")) == {"Q: 10>22"}
    assert texts(jackaroo("10", hand="4")) == {"4: 10>6"}
    assert texts(jackaroo("10", "20", "30", hand="J")) == {"J: 10<>20", "J: 10<>30"}
    assert {len(move.legs) for move in jackaroo("10 30 40", hand="7").legal_moves()} == {1, 2}
    assert texts(jackaroo("10", "11", hand="5 10")) == {"5: 10>15", "10: 10>20"}
