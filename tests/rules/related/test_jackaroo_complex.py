"""Jackaroo's complex game (docs/related/jackaroo-complex.md). Starts are 0, 19, 38, 57."""

from functools import partial

from .words import at, texts, why

jackaroo = partial(at, "jackaroo-complex")


def test_jak_30_ace():
    assert texts(jackaroo("10", hand="A")) == {"A: R>0", "A: 10>11", "A: 10>21"}


def test_jak_31_king_burns():
    king = jackaroo("1 3", "4", "5 8", "6", hand="K")
    assert "K: 1>14" in texts(king)
    after = king.play("K: 1>14")
    assert after.places(0) == ("14", "R", "R", "R")  # the own one too
    assert (after.places(1)[0], after.places(2)[:2], after.places(3)[0]) == ("R", ("R", "R"), "R")
    assert why(jackaroo("10", "19", hand="K 2"), "K", "10") == "JAK-10"  # guards stop it
    assert "K: 1>14" in texts(jackaroo("1 14", hand="K"))  # an own marble where it lands falls
    assert jackaroo("1 14", hand="K").play("K: 1>14").places(0).count("R") == 3


def test_jak_32_five_moves_anybody():
    five = jackaroo("10", "30", "40", hand="5")
    assert texts(five) == {"5: 10>15", "5: 30>35", "5: 40>45"}
    assert texts(jackaroo("10", "19", hand="5")) == {"5: 10>15"}  # not another player's guard
    assert why(jackaroo("10", "19", hand="5 2"), "5", "19") == "JAK-32"
    assert "5: 0>5" in texts(jackaroo("0", hand="5"))  # the own one may walk on
    # An opponent's marble goes past its entrance, 18.
    assert "5: 17>22" in texts(jackaroo("10", "17", hand="5"))
    assert not any("H" in text for text in texts(jackaroo("10", "17", hand="5")))
    # It cannot pass its own kind, nor land on it.
    assert "5: 30>35" not in texts(jackaroo("10", "30 33", hand="5"))
    assert "5: 30>35" not in texts(jackaroo("10", "30 35", hand="5"))


def test_jak_33_five_brings_the_partner_home():
    assert "5: 36>H4@2" in texts(jackaroo("10", "", "36", hand="5"))
    home = jackaroo("10", "", "36", hand="5").play("5: 36>H4@2")
    assert (home.places(2)[0], home.turn) == ("H4", 1)
    # When one helps, the partner's marble simply walks: once, not twice.
    helping = jackaroo("H1 H2 H3 H4", "", "36", hand="5")
    assert texts(helping) == {"5: 36>H4@2"}


def test_jak_34_ten_makes_skip():
    ten = jackaroo("10", hand="10", hands={1: "2 3", 2: "4", 3: "4"})
    assert texts(ten) == {"10: 10>20", "10: skip"}
    skipped = ten.play("10: skip")
    assert (skipped.turn, skipped.phase) == (1, "discard")
    empty = jackaroo("10", hand="10", hands={1: "", 2: "4", 3: "4"})
    assert texts(empty) == {"10: 10>20"}


def test_jak_35_the_victim_chooses_the_card():
    skipped = jackaroo("10", hand="10", hands={1: "2 3", 2: "A", 3: "A"}).play("10: skip")
    assert texts(skipped) == {"discard 2", "discard 3"}
    assert skipped.play("discard 2").turn == 2


def test_jak_36_with_nothing_in_play():
    lone = jackaroo("", "30", hand="10 5 2", hands={1: "2", 2: "4", 3: "4"})
    assert texts(lone) == {"10: skip", "5: 30>35"}
    strict = jackaroo(
        "", "30", hand="10 2", hands={1: "2", 2: "4", 3: "4"}, skip_needs="marble_or_start_card"
    )
    assert texts(strict) == set()
    wants_a_marble = jackaroo(
        "", "30", hand="10 A", hands={1: "2", 2: "4", 3: "4"}, skip_needs="marble"
    )
    assert texts(wants_a_marble) == {"A: R>0"}


def test_jak_37_jack():
    assert texts(jackaroo("10", "20", "30", hand="J")) == {"J: 10<>20", "J: 10<>30"}
    assert texts(jackaroo("0", "20", hand="J")) == set()
    assert texts(jackaroo("10", "19", hand="J")) == set()


def test_jak_38_seven():
    assert {len(move.legs) for move in jackaroo("10 30 50", hand="7").legal_moves()} == {1, 2}
    assert "7: 10>17" not in texts(jackaroo("10 12", hand="7"))  # not past an own one
    # The one in front may go first and make room.
    assert any({"12>18", "10>11"} == set(t[3:].split()) for t in texts(jackaroo("10 12", hand="7")))
    shared = jackaroo("74 H2 H3 H4", "", "50", hand="7")
    assert any("74>H1" in text and "50>55" in text for text in texts(shared))
    both = jackaroo("74 H1 H3 H4", "", "50", hand="7")  # one partner's marble beyond the two
    assert texts(both) == {"7: H1>H2 74>H1 50>54"}


def test_jak_39_four():
    assert texts(jackaroo("0", hand="4")) == {"4: 0>72"}
    assert "2: 74>H1" in texts(jackaroo("74", hand="2"))


def test_jak_40_the_rest():
    assert texts(jackaroo("10", hand="Q 2 3 6 8 9")) == {
        "Q: 10>22", "2: 10>12", "3: 10>13", "6: 10>16", "8: 10>18", "9: 10>19",
    }  # fmt: skip


def test_jak_41_queen_as_an_option():
    queen = partial(jackaroo, "10", hand="Q", hands={1: "2", 2: "4", 3: "4"})
    assert texts(queen()) == {"Q: 10>22"}
    assert texts(queen(advanced=["queen"])) == {"Q: 10>22", "Q: skip"}
