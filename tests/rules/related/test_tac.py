"""TAC without its master cards (docs/related/tac.md). Starts are 0, 16, 32, 48."""

import random
from collections import Counter
from functools import partial
from itertools import pairwise

import pytest

from tockwork import Game, Position, PositionError, RecordError, rulebook
from tockwork.game.events import Dealt
from tockwork.records import Record, replay
from tockwork.records.narration import Narrator

from .words import at, led, texts, why

tac = partial(at, "tac")


def stood(*seats, hands, card, before, turn=1, discards=None, **more):
    """A position after a play: where the marbles stand and stood, and the card on the discards."""

    def rows(all_seats):
        padded = [*all_seats, *[""] * (4 - len(all_seats))]
        return [[*row.split(), *["R"] * (4 - len(row.split()))] for row in padded]

    held = [hands.get(seat, "2").split() for seat in range(4)]
    return Position.from_document(
        {
            "rules": "tac", "players": 4, "turn": turn, "last_card": card,
            "discards": [card] if discards is None else discards, "before": rows(before),
            "seats": [
                {"marbles": row, "hand": hand} for row, hand in zip(rows(seats), held, strict=True)
            ],
            **more,
        }
    )  # fmt: skip


def test_tac_1_players():
    assert [(form.players, form.teams) for form in rulebook("tac").forms] == [(4, "pairs")]


def test_tac_2_board():
    table = rulebook("tac").table(4)
    assert (table.board.length, table.board.lane, table.starts) == (64, 4, (0, 16, 32, 48))
    assert "2: 63>H1" in texts(tac("63", hand="2"))  # the start is the entrance: one step to it


def test_tac_3_deck():
    deck = rulebook("tac").table(4).deck
    assert (sum(deck.values()), deck["1"], deck["13"], deck["7"], deck["tac"]) == (100, 9, 9, 8, 4)
    assert all(deck[card] == 7 for card in ("2", "4", "8", "12", "trick"))
    assert "11" not in deck


def test_tac_4_deal():
    game = Game("tac", seed=1)
    assert {len(game.position.hand(seat)) for seat in range(4)} == {5}
    leaders = led(Game("tac", seed=1), 6)
    assert [(b - a) % 4 for a, b in pairwise(leaders)] == [1] * 5


def test_tac_5_announcement():
    """Everybody says the truth of the hand as it was dealt, and all hear it."""
    game, choose, said = Game("tac", seed=1), random.Random(1), set()
    while game.round < 20:
        if game.phase == "exchange" and not any(game.view(None).chosen):
            holds = tuple(starts(game.hand(seat)) > 0 for seat in range(4))
            said.add(holds)
            assert {game.view(seat).announced for seat in (None, *range(4))} == {holds}
            assert dealt(game).announced == holds
            round_, result = game.round, holds
        # Gifts and plays change nothing.
        assert (game.round, game.view(None).announced) == (round_, result)
        game.play(choose.choice(game.legal_moves()))
    assert len(said) > 4
    silent = Game("tac", options={"announce": False}, seed=1)
    assert set(silent.view(None).announced) == {None}
    assert "announced" not in dealt(silent).model_dump()


def test_tac_5_is_told_in_words_and_kept_in_a_record():
    game = Game("tac", seed=3)
    assert game.view(None).announced == (False, True, False, False)
    record = Record.of(game, view=2)
    names = ("Anna", "Ben", "Cem", "Dora")
    result = Narrator(game.table, names).tell(dealt(game))
    assert result.endswith("Start card announced: Ben.")
    again = replay(Record.loads(record.dumps()))
    assert again.final.document()["announced"] == [False, True, False, False]
    lie = record.dumps().replace("[false, true, false, false]", "[false, true, true, false]")
    assert lie != record.dumps()
    with pytest.raises(RecordError, match="announced"):
        replay(Record.loads(lie))
    before = record.dumps().replace(', "announced": [false, true, false, false]', "")
    assert replay(Record.loads(before)).final.phase == "exchange"  # written before it was told


def dealt(game):
    [*_, event] = [event for event in game.events if isinstance(event, Dealt)]
    return event


def starts(cards):
    return sum(card in ("1", "13") for card in cards)


def exchanged(*announced, seen=(0, 0, 0, 0), hand="2 3 5", held=(3, 3, 3, 3), **more):
    """After the exchange: seat 0 looks, the others hold so many cards."""
    seats = [{"marbles": ["R"] * 4, "hand": ["?"] * count} for count in held]
    seats[0]["hand"] = hand.split()
    return Position.from_document(
        {
            "rules": "tac", "players": 4, "turn": 0, "seats": seats,
            "announced": announced, "starts_seen": seen, **more,
        }
    )  # fmt: skip


def imagined(position, worlds=400):
    """The start cards of seats 1 to 3 in so many worlds that look the same to seat 0."""
    return [
        tuple(starts(position.resample(0, seed=world).hand(seat)) for seat in (1, 2, 3))
        for world in range(worlds)
    ]


def test_tac_5_who_imagines_other_hands_believes_it():
    """A pair holds as many start cards as it announced; who had none has at most a gift."""
    one = imagined(exchanged(False, True, False, False))
    assert {two for _, two, _ in one} == {0}  # the partner had none, and seat 0 had none to give
    assert {three for *_, three in one} == {0, 1}  # none of its own, perhaps one from seat 1
    assert min(a + b for a, _, b in one) == 1
    both = imagined(exchanged(False, True, False, True))
    assert min(a + b for a, _, b in both) == 2
    assert (0, 0, 2) in both  # passed on: seat 3 holds its own and the one of seat 1
    neither = imagined(exchanged(False, False, True, False))
    assert {(a, b) for a, _, b in neither} == {(0, 0)}
    gave = exchanged(True, False, False, False, passed=[["13"], [], [], []])
    assert set(imagined(gave, 50)) == {(0, 1, 0)}  # what it gave, its partner holds
    shown = imagined(exchanged(False, True, False, False, seen=(0, 1, 0, 0)))
    assert min(a + b for a, _, b in shown) == 0


def test_tac_5_beyond_it_every_world_is_as_likely():
    """As if worlds were dealt without a word said, and those thrown away that contradict it."""
    position = exchanged(False, True, False, False)
    silent = exchanged(None, None, None, None)
    fitting = [(a, b, c) for a, b, c in imagined(silent, 6000) if b == 0 and c <= 1 and a + c >= 1]
    heard = imagined(position, 3000)
    for cards in [(1, 0, 0), (2, 0, 0), (0, 0, 1), (1, 0, 1)]:
        seen, n = heard.count(cards), len(heard)
        expected, m = fitting.count(cards) / len(fitting), len(fitting)
        error = (expected * (1 - expected) * (1 / n + 1 / m)) ** 0.5
        assert abs(seen / n - expected) < 4 * error, cards


def test_tac_5_positions_say_it_and_nonsense_is_refused():
    game, choose = Game("tac", seed=5), random.Random(5)
    while not game.over and game.round < 12:
        position = game.position
        assert Position.from_document(position.document()) == position
        assert Position.from_text(position.text()) == position
        seen = game.view(position.turn)
        assert Position.from_text(seen.position().text()) == seen.position()
        game.play(choose.choice(game.legal_moves()))
    assert " | announced " in position.text()
    with pytest.raises(PositionError, match="announced: no deal that was announced so"):
        exchanged(False, False, False, False, hand="1 2 3")
    with pytest.raises(PositionError, match="announced: 2 entries for 4 seats"):
        exchanged(False, True)
    with pytest.raises(PositionError, match="starts_seen\\[3\\]: must be 0 to"):
        exchanged(True, True, True, True, seen=(0, 0, 0, 101))
    with pytest.raises(PositionError, match="announced: 'perhaps' is none of yes, no and"):
        Position.from_text(exchanged(True, True, True, True).text().replace("yes", "perhaps", 1))
    with pytest.raises(PositionError, match="announced: nobody announces start cards in this game"):
        Position.from_document(Game("dog", seed=1).position.document() | {"announced": [True] * 4})


def test_tac_6_exchange():
    game = Game("tac", seed=1)
    for _ in range(4):
        assert game.phase == "exchange"
        game.play(game.legal_moves()[0])
    assert game.phase == "play"


def test_tac_7_must_play():
    assert texts(tac("10", "11", hand="1 2")) == {"1: R>0", "1: 10>11"}  # captures or not


def test_tac_8_one_card_is_discarded():
    assert texts(tac("", hand="2 5")) == {"discard 2", "discard 5"}


def test_tac_9_an_own_marble_is_needed():
    assert texts(tac("", "20", hand="trick 8 4 7 1")) == {"1: R>0"}
    assert "1: H1>H2" in texts(tac("H1", hand="1"))


def test_tac_10_start():
    assert texts(tac("10", hand="13")) == {"13: R>0", "13: 10>23"}
    own = tac("0", hand="1").play("1: R>0")
    assert sorted(own.places(0)) == ["0!", "R", "R", "R"]
    other = tac("", "0", hand="1").play("1: R>0")
    assert (other.places(0)[0], other.places(1)[0]) == ("0!", "R")


def test_tac_11_no_guard():
    after = tac("14", "16!", hand="2").play("2: 14>16")
    assert (after.places(0)[0], after.places(1)[0]) == ("16", "R")
    assert "trick: 14<>16" in texts(tac("14", "16!", hand="trick"))


def test_tac_12_nobody_is_passed():
    for other in ("12 10", "10"):
        seats = (other,) if " " in other else (other, "12")
        assert "5: 10>15" not in texts(tac(*seats, hand="5 6"))
    assert why(tac("10", "12", hand="5 6"), "5", "10") == "TAC-12"
    assert texts(tac("20", "18", hand="4")) == {"discard 4"}
    assert "3: 62>H1" not in texts(tac("62", "0", hand="3"))  # not past the entrance either
    assert {"5: 10>15", "9: 10>19", "12: 10>22"} <= texts(tac("10", hand="5 9 12"))


def test_tac_13_capture():
    after = tac("10 13", "", "15", hand="3 5").play("3: 10>13")
    assert sorted(after.places(0)) == ["13", "R", "R", "R"]
    assert tac("10", "", "15", hand="5").play("5: 10>15").places(2)[0] == "R"


def test_tac_14_home():
    assert texts(tac("0", hand="3")) == {"3: 0>3", "3: 0>H3"}
    assert texts(tac("0!", hand="3")) == {"3: 0>3"}
    assert texts(tac("62", hand="6")) == {"6: 62>4", "6: 62>H4"}
    assert texts(tac("62", hand="8")) == {"8: 62>6", "8: skip"}
    assert texts(tac("H4 10", hand="1 2")) == {"1: R>0", "1: 10>11", "2: 10>12"}


def test_tac_15_seven_steps_through():
    seven = tac("10 40", "12", "14", hand="7")
    after = seven.play("7: 10>17")
    assert (after.places(1)[0], after.places(2)[0]) == ("R", "R")
    assert any(set(text[3:].split()) == {"10>13", "40>44"} for text in texts(seven))
    own = tac("10 12", hand="7").play("7: 10>17")
    assert sorted(own.places(0)) == ["17", "R", "R", "R"]


def test_tac_15_seven_to_and_fro_in_the_lane():
    # From H1: an odd number of steps ends on an even space; H4, once reached, is left no more.
    assert texts(tac("H1", hand="7")) == {"7: H1>H2", "7: H1>H4"}
    # The track marble takes any number, the one in the lane the rest.
    both = texts(tac("H1 20", hand="7"))
    assert "7: 20>21" in both  # six steps to and fro: it stands where it stood
    assert any(set(text[3:].split()) == {"H1>H2", "20>26"} for text in both)
    assert any(set(text[3:].split()) == {"H1>H3", "20>21"} for text in both)
    back = texts(tac("H3 20", hand="7"))
    assert any(set(text[3:].split()) == {"H3>H1", "20>25"} for text in back)
    # In its last place it stays, and one in front of it stops where it is.
    assert texts(tac("H4 20", hand="7")) == {"7: 20>27"}
    assert not any("H2>H4" in text for text in texts(tac("H2 H3 20", hand="7")))


def test_tac_15_the_rest_is_the_partners():
    shared = texts(tac("63 H2 H3 H4", "", "40", hand="7"))
    assert any("63>H1" in text and "40>45" in text for text in shared)


def test_tac_16_four():
    assert texts(tac("20", hand="4")) == {"4: 20>16"}
    assert texts(tac("2", hand="4")) == {"4: 2>62", "4: 2>H2"}
    assert texts(tac("0", hand="4")) == {"4: 0>60", "4: 0>H4"}
    assert texts(tac("0!", hand="4")) == {"4: 0>60"}
    assert texts(tac("2 H1", hand="4")) == {"4: 2>62"}  # a marble in the lane is in the way
    assert texts(tac("2", "0", hand="4")) == {"discard 4"}  # and nobody is passed
    assert texts(tac("4", hand="4")) == {"4: 4>0"}


def test_tac_17_eight():
    eight = tac("10", hand="8", hands={1: "2 3", 2: "2", 3: "2"})
    assert texts(eight) == {"8: 10>18", "8: skip"}
    skipped = eight.play("8: skip")
    assert (skipped.phase, texts(skipped)) == ("discard", {"discard 2", "discard 3"})
    assert texts(tac("H1", hand="8")) == {"discard 8"}  # in the lane is not on the track
    assert texts(tac("10", hand="8", hands={1: "", 2: "2", 3: "2"})) == {"8: 10>18"}


def test_tac_18_trickster():
    swap = tac("10 0!", "20", "30", hand="trick")
    assert {"10<>20", "10<>30", "20<>30", "0<>20"} <= {text[7:] for text in texts(swap)}
    after = swap.play("trick: 20<>30")
    assert (after.places(1)[0], after.places(2)[0]) == ("30", "20")
    # Two of one colour: all that changes is that nobody is fresh.
    assert Counter(tac("10 0!", hand="trick").play("trick: 10<>0").places(0)) == Counter(
        ["10", "0", "R", "R"]
    )
    assert len(texts(tac("10 12 14", hand="trick"))) == 1
    assert texts(tac("H1", "20", "30", hand="trick")) == {"discard trick"}


def test_tac_19_tac_undoes_and_carries_out():
    # Seat 0 has walked 10 to 15 and captured there; seat 1 does that itself, from 20.
    after = stood("15", "20", hands={1: "tac 2"}, card="5", before=("10", "20 15"))
    assert {"tac: undo", "2: 20>22"} == texts(after)
    undone = after.play("tac: undo")
    assert (undone.places(0)[0], undone.places(1)[:2]) == ("10", ("20", "15"))
    assert (undone.turn, undone.phase) == (1, "play")
    assert texts(undone) == {"5: 20>25", "5: 15>20", "5: 15>H4"}
    done = undone.play("5: 20>25")
    assert (done.turn, done.places(1)[:2], done.hand(1)) == (2, ("25", "15"), ("2",))
    assert done.document()["discards"][-2:] == ["tac", "5"]


def test_tac_19_only_who_can():
    nothing = stood("15", "", hands={1: "tac 2"}, card="5", before=("10", ""))
    assert texts(nothing) == {"discard 2", "discard tac"}
    assert why(nothing, "tac", "15") == "TAC-19"
    assert texts(tac("10", hand="tac 2")) == {"2: 10>12"}  # no card before it in this round


def test_tac_19_a_tac_is_undone():
    first = stood(
        "15", "20", "30", hands={1: "tac 2", 2: "tac 2"}, card="5", before=("10", "20", "30")
    )
    second = first.play("tac: undo").play("5: 20>25")
    assert second.places(0)[0] == "10"
    third = second.play("tac: undo")
    # The play that was undone stands again, and the same card is carried out once more.
    assert (third.places(0)[0], third.places(1)[0]) == ("15", "20")
    assert texts(third) == {"5: 30>35", "5: 30>H3"}


def test_tac_19_who_is_made_to_skip():
    skip = tac("10", "20", hand="8", hands={1: "tac 3", 2: "2", 3: "2"}).play("8: skip")
    assert texts(skip) == {"discard tac", "discard 3", "tac: undo"}
    again = skip.play("tac: undo")
    assert (again.turn, texts(again)) == (1, {"8: 20>28", "8: skip"})
    assert again.play("8: skip").turn == 2


def test_tac_20_on_a_discard():
    put_away = tac("", "20", hand="5", hands={1: "tac 3", 2: "2", 3: "2"}).play("discard 5")
    again = put_away.play("tac: undo")
    assert (again.places(1)[0], texts(again)) == ("20", {"5: 20>25"})
    lost = tac("", "20", hand="tac", hands={1: "tac 3", 2: "2", 3: "2"}).play("discard tac")
    assert texts(lost) == {"3: 20>23"}


def test_tac_25_a_win_that_can_be_undone_must_be():
    home, near = "H1 H2 H3 H4", "62 H2 H3 H4"
    last = partial(tac, near, "20", home, hand="3 2")
    won = last(hands={1: "2", 2: "2", 3: "2"}).play("3: 62>H1")
    assert won.phase == "over"
    held = last(hands={1: "tac 2", 2: "2", 3: "2"}).play("3: 62>H1")
    assert (held.phase, texts(held)) == ("play", {"tac: undo"})
    undone = held.play("tac: undo")
    assert (undone.places(0)[0], texts(undone)) == ("62", {"3: 20>23"})
    cannot = tac(near, "", home, hand="3 2", hands={1: "tac 2", 2: "2", 3: "2"}).play("3: 62>H1")
    assert cannot.phase == "over"


def test_positions_say_what_could_be_undone():
    after = stood("15", "20", hands={1: "tac 2"}, card="5", before=("10", "20 15"))
    for position in (after, after.play("tac: undo")):
        again = Position.from_document(position.document())
        assert texts(again) == texts(position)
        assert texts(Position.from_text(position.text())) == texts(position)
    with pytest.raises(PositionError, match="before: 1 entries for 4 seats"):
        Position.from_document(after.document() | {"before": [["10"]]})
    with pytest.raises(PositionError, match=r"before\[0\]\[0\]: 'x' is no place"):
        stood("15", hands={}, card="5", before=("x",))
    with pytest.raises(PositionError, match="last_card: must lie on top of the discards"):
        stood("15", hands={}, card="5", before=("10",), discards=["3"])


def test_tac_25_is_told_in_a_record_of_one_seats_view():
    """Whether the next player can undo a win is hidden until it happens."""
    game, choose = Game("tac", seed=13), random.Random(13)
    while not game.over:
        game.play(choose.choice(game.legal_moves()))
    seen = Record.loads(Record.of(game, view=0).dumps())
    won = [position for position in replay(seen).positions if all_home(position)]
    assert won  # it was undone on the way
    assert replay(seen).final.winners == game.winners


def all_home(position):
    places = [position.places(seat) for seat in range(4)]
    return any(all(p[0] == "H" for p in places[a] + places[a + 2]) for a in range(2))
