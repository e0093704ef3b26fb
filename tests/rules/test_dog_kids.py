"""DOG Kids, clause by clause (KID-1 to KID-22, and the readings of kids.md).

The track, from the start of section 0 (B blue, G green, R red, Y yellow, * a bone):

     0 B/G  1 R  2 Y  3 G  4 B  5 R*  6 Y  7 B  8 G  9 Y
    10 G/R 11 Y 12 B 13 R 14 G 15 Y* 16 B 17 G 18 R 19 B
    20 R/Y 21 B 22 G 23 Y 24 R 25 B* 26 G 27 R 28 Y 29 G
    30 Y/B 31 G 32 R 33 B 34 Y 35 G* 36 R 37 Y 38 B 39 R

Home: section 0 R Y B, section 1 Y B G, section 2 B G R, section 3 G R Y.
"""

from functools import partial

import pytest

from tockwork import Game, Scripted, rulebook

from .boards import (
    after,
    answers,
    complete,
    doc,
    events,
    first_leaders,
    forms,
    hands,
    in_turn,
    partners,
    play_on,
    remaining,
    results,
    scripted_game,
    winners,
)

COLOURS = ("blue", "green", "red", "yellow")
PAIRS = ("blue/green", "blue/red", "blue/yellow", "green/red", "green/yellow", "red/yellow")
HOME = "H1 H2 H3"

kids = partial(doc, "dog-kids", players=4)  # alone: starts 0, 10, 20, 30
team = partial(doc, "dog-kids", players=4, teams="pairs")  # 0+2 and 1+3


def plays(where):
    """What can be played: renewing the hand is always there beside it."""
    found = results(where)
    assert "renew" in found
    return found - {"renew"}


# set-up and turn -----------------------------------------------------------------------------


def test_kid_1_players():
    """Two to four alone, four in teams."""
    assert forms("dog-kids") == {(2, "none"), (3, "none"), (4, "none"), (4, "pairs")}
    assert partners("dog-kids", 4, "pairs") == {(0, 2), (1, 3)}


def test_kid_2_deck():
    """44 cards."""
    deck = dict(rulebook("dog-kids").deck)
    assert deck == {
        **dict.fromkeys(COLOURS, 6),
        **dict.fromkeys([f"{colour}2" for colour in COLOURS], 2),
        **dict.fromkeys(PAIRS, 1),
        "bone": 3,
        "swap": 3,
    }
    assert sum(deck.values()) == 44


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kid_3_set_up(players):
    """Three dogs in the reserve, three cards, the rest is the pile."""
    game = Game("dog-kids", players=players, teams="none", seed=1)
    for seat in range(players):
        assert game.places(seat) == ("R", "R", "R")
        assert len(game.hand(seat)) == 3
    assert len(game.position.document()["pile"]) == 44 - 3 * players
    assert (game.phase, game.turn) == ("play", game.leader)


def test_kid_3_first_player_by_lot():
    """Anybody may begin."""
    assert first_leaders("dog-kids", 4, "none") == {0, 1, 2, 3}


def test_kid_4_board():
    """Ten spaces a section, each section's colours one higher; bones five after the start."""
    board = rulebook("dog-kids").table(players=4, teams="none").board
    section = [(0, 1), (2,), (3,), (1,), (0,), (2,), (3,), (0,), (1,), (3,)]
    expected = [
        {(colour + turn) % 4 for colour in colours} for turn in range(4) for colours in section
    ]
    assert [set(colours) for colours in board.colours] == expected
    assert tuple(board.bones) == (5, 15, 25, 35)
    homes = [tuple(colours) for colours in board.home_colours]
    assert homes == [((c + 2) % 4, (c + 3) % 4, c) for c in range(4)]


def test_kid_5_plays_and_draws_back_to_three():
    """One card is played, one drawn from the top."""
    table = complete(kids("0", hand="red bone swap"), pile=["yellow", "green"])
    now = after(table, "0: 1")
    assert (now.turn, sorted(now.hand(0))) == (1, ["bone", "green", "swap"])
    assert now.document()["pile"] == ["yellow"]


def test_kid_5_renews():
    """The whole hand goes, three are drawn, the turn is over; it is always allowed."""
    table = complete(kids("0", hand="red bone swap"), pile=["blue", "yellow", "green", "red"])
    assert [move for move in answers(table)["moves"] if move.get("renew")]
    now = after(table, "renew")
    assert (now.turn, sorted(now.hand(0))) == (1, ["green", "red", "yellow"])
    assert now.places(0) == ("0", "R", "R")


def test_kid_5_unable_only_renews():
    """With nothing to play there is nothing else."""
    assert results(kids(hand="red yellow bone")) == {"renew"}


def test_kid_5_reshuffle_with_the_hand_just_discarded():
    """The pile runs out in the middle: everything played and discarded is shuffled."""
    table = complete(kids("0", hand="red bone swap"), pile=["yellow"])
    again = [*table["discards"], "red", "bone", "swap"]
    for card in ("blue", "green"):
        again.remove(card)
    order = [*again, "green", "blue"]
    now = after(table, "renew", chance=Scripted(lots=[], orders=[order]))
    assert sorted(now.hand(0)) == ["blue", "green", "yellow"]
    assert now.document()["pile"] == again


def test_kid_5_no_card_is_lost():
    """Hands of three and 44 cards in all, over many turns."""
    game = Game("dog-kids", players=3, teams="none", seed=3)
    for _ in range(120):
        document = game.position.document()
        held = [card for seat in document["seats"] for card in seat["hand"]]
        assert {len(game.hand(seat)) for seat in range(3)} == {3}
        assert remaining("dog-kids", held + document["pile"] + document["discards"]) == []
        game.play("renew")


# moving --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["blue", "green", "blue2", "green2", *PAIRS[:5]])
def test_kid_6_start(card):
    """A card that shows one of the start's colours brings a dog in."""
    assert plays(kids(hand=card)) == {"0: 0!"}


@pytest.mark.parametrize("card", ["red", "yellow", "red2", "yellow2", "red/yellow", "bone", "swap"])
def test_kid_6_other_cards_do_not_start(card):
    """The others do not."""
    assert plays(kids("", "12", hand=card)) == set()


def test_kid_6_throws_out_but_not_an_own_dog():
    """Somebody else's dog goes, an own one keeps the start shut."""
    assert plays(kids("", "0", hand="green")) == {"0: 0! | 1: -"}
    assert plays(kids("", "0", hand="green2")) == {"0: 0! | 1: -"}
    assert plays(kids("0", hand="green")) == {"0: 3"}
    assert plays(kids("0!", hand="blue")) == {"0: 4"}


def test_kid_6_each_its_own_colours():
    """Seat 1 starts with green or red on space 10."""
    assert plays(kids(turn=1, hand="red")) == {"1: 10!"}
    assert plays(kids(turn=1, hand="blue")) == set()


def test_kid_7_next_space_of_the_colour():
    """One own dog to the next one ahead; reading 2: a bone space has a colour too."""
    assert plays(kids("0", hand="red")) == {"0: 1"}
    assert plays(kids("1", hand="red")) == {"0: 5"}
    assert plays(kids("2 6", hand="yellow")) == {"0: 6 9", "0: 2 9"}


def test_kid_7_reading_1_starts_have_both_colours():
    """A start counts for both its colours, whoever passes."""
    assert plays(kids("8", hand="red")) == {"0: 10"}
    assert plays(kids("9 0", hand="green")) == {"0: 0 10", "0: 3 9"}


def test_kid_8_two_colours():
    """Either of the two."""
    assert plays(kids("1", hand="red/yellow")) == {"0: 5", "0: 2"}
    assert plays(kids("1", hand="blue/green")) == {"0: 4", "0: 3", "0: 0! 1"}


def test_kid_9_double_step():
    """The second free space of the colour."""
    assert plays(kids("0", hand="red2")) == {"0: 5"}
    assert plays(kids("2", hand="yellow2")) == {"0: 9"}


def test_kid_9_occupied_spaces_do_not_count():
    """Whoever stands there is skipped and not thrown out."""
    assert plays(kids("0", "1", hand="red2")) == {"0: 10"}
    assert plays(kids("0", "5", hand="red2")) == {"0: 10"}
    assert plays(kids("0", "1", "5", hand="red2")) == {"0: 13"}


def test_kid_9_own_dogs_do_not_count_either():
    """An own dog occupies a space like any other."""
    assert plays(kids("0 1", hand="red2")) == {"0: 0 10", "0: 1 10"}


def test_kid_9_home_counts():
    """Free home spaces are on the path."""
    assert plays(kids("32", hand="red2")) == {"0: 39"}
    assert plays(kids("36", hand="red2")) == {"0: H1"}
    assert plays(kids("36", "39", hand="red2")) == set()
    assert plays(kids("36 H1", hand="red2")) == set()
    assert plays(kids("39", hand="red2")) == set()


def test_kid_10_bone():
    """To the next free bone on the track, never into home."""
    assert plays(kids("0", hand="bone")) == {"0: 5"}
    assert plays(kids("5", hand="bone")) == {"0: 15"}
    assert plays(kids("0", "5 15", hand="bone")) == {"0: 25"}
    assert plays(kids("0 5", hand="bone")) == {"0: 5 15", "0: 0 15"}
    assert plays(kids("35", hand="bone")) == set()
    assert plays(kids("36", hand="bone")) == set()


def test_kid_10_bone_on_another_path():
    """Seat 1's path goes on past space 39, and ends before 10."""
    assert plays(kids("", "36", turn=1, hand="bone")) == {"1: 5"}
    assert plays(kids("", "6", turn=1, hand="bone")) == set()


def test_kid_11_swap():
    """With any dog of another player on the track, on bones and starts too."""
    assert plays(kids("3", "5 10! H1", "7", hand="swap")) == {
        "0: 5 | 1: 3 10! H1",
        "0: 10 | 1: 3 5 H1",
        "0: 7 | 2: 3",
    }
    assert plays(kids("0!", "12", hand="swap")) == {"0: 12 | 1: 0"}


def test_kid_11_swap_not_possible():
    """Not with home or reserve, not among own dogs."""
    assert plays(kids("3", "H1", hand="swap")) == set()
    assert plays(kids("H1", "3", hand="swap")) == set()
    assert plays(kids("3 4", hand="swap")) == set()


def test_kid_11_partner_too():
    """In teams the partner is another player."""
    assert plays(team("3", "", "7", hand="swap")) == {"0: 7 | 2: 3"}


def test_kid_12_throwing_out():
    """Reading 4: the dog reached goes back, without a choice."""
    assert plays(kids("0", "1", hand="red")) == {"0: 1 | 1: -"}
    assert plays(kids("8", "10!", hand="red")) == {"0: 10 | 1: -"}


def test_kid_12_not_from_a_bone():
    """On a bone it is safe and is jumped."""
    assert plays(kids("1", "5", hand="red")) == {"0: 10"}


def test_kid_13_jumping_on():
    """Over an own dog or an occupied bone to the next space of the colour, and on."""
    assert plays(kids("0 1", hand="red")) == {"0: 1 5", "0: 0 5"}
    assert plays(kids("0 1", "5 10", hand="red")) == {"0: 1 10 | 1: 5", "0: 0 10 | 1: 5"}
    assert plays(kids("1 5", hand="red")) == {"0: 5 10", "0: 1 10"}


def test_kid_14_no_second_lap():
    """Reading 3: no space of the colour left on the path, no move."""
    assert plays(kids("35", hand="green/yellow")) == {"0: 37", "0: 0! 35"}
    assert plays(kids("0 36", hand="green")) == {"0: 3 36"}
    assert plays(kids("", "9", turn=1, hand="red")) == {"1: 9 10!"}


def test_kid_14_the_path_begins_at_the_own_start():
    """Seat 3's path runs over space 39 to 0 and on."""
    assert plays(kids("", "", "", "39", turn=3, hand="green")) == {"3: 0"}


def test_kid_15_into_home():
    """When the home space is the next of its colour."""
    assert plays(kids("39", hand="red")) == {"0: H1"}
    assert plays(kids("37", hand="yellow")) == {"0: H2"}
    assert plays(kids("38 0", hand="blue")) == {"0: 0 H3", "0: 4 38"}
    assert plays(kids("37", hand="red")) == {"0: 39"}


def test_kid_15_jumping_in_home():
    """Own dogs are jumped there; an occupied home space is not reached."""
    assert plays(kids("37 H1", hand="yellow")) == {"0: H1 H2", "0: 37 H2"}
    assert plays(kids("39 H1", hand="red")) == set()
    assert plays(kids("37 H2", hand="yellow")) == set()


def test_kid_15_further_in():
    """Dogs in home move on by colour, jumping their own."""
    assert plays(kids("0 H1", hand="yellow")) == {"0: 0 H2", "0: 2 H1"}
    assert plays(kids("0 H1", hand="blue")) == {"0: 0 H3", "0: 4 H1"}
    assert plays(kids("0 H1 H2", hand="blue")) == {"0: 0 H1 H3", "0: 0 H2 H3", "0: 4 H1 H2"}
    assert plays(kids("H2", hand="red")) == set()


def test_kid_15_other_sections():
    """Section 2's home is blue, green, red."""
    assert plays(kids("", "", "19", turn=2, hand="blue")) == {"2: H1"}
    assert plays(kids("", "", "18", turn=2, hand="green")) == {"2: H2"}
    assert plays(kids("", "", "18", turn=2, hand="blue")) == {"2: 19"}


def test_kid_16_three_home_win():
    """The first with all three home."""
    assert winners(kids("39 H2 H3", "12", hand="red"), "0: H1 H2 H3") == (0,)
    assert winners(kids("39 H2", "12", hand="red"), "0: H1 H2") == ()


# teams ---------------------------------------------------------------------------------------

DEAL = ("blue blue red", "green green red", "yellow yellow red", "bone bone swap")


def test_kid_20_offers_at_the_start():
    """All four are asked from the leader on; each may offer a card or none."""
    game = scripted_game("dog-kids", DEAL, teams="pairs")
    for seat in in_turn(game):
        assert (game.phase, game.turn) == ("offer", seat)
        offers = {f"offer {card}" for card in game.hand(seat)}
        assert results(game.position) == offers | {"decline"}
        game.play("decline")
    assert (game.phase, game.turn) == ("play", game.leader)


def test_kid_20_both_must_offer():
    """A card changes hands only between two who offered."""
    game = scripted_game("dog-kids", DEAL, teams="pairs")
    before = {seat: sorted(game.hand(seat)) for seat in range(4)}
    first, second, third, fourth = in_turn(game)
    for words in ("offer blue", "offer red", "offer yellow", "decline"):
        assert {seat: sorted(game.hand(seat)) for seat in range(4)} == before
        game.play(words)
    assert sorted(game.hand(first)) == ["blue", "red", "yellow"]
    assert sorted(game.hand(third)) == ["blue", "red", "yellow"]
    assert sorted(game.hand(second)) == before[second]
    assert sorted(game.hand(fourth)) == before[fourth]


def test_kid_20_after_a_renewal():
    """Who renewed is asked, then the partner; then the next seat plays."""
    hands = {1: "red red red", 2: "yellow yellow yellow", 3: "blue bone bone"}
    table = complete(team("0", "12", hand="swap swap swap", hands=hands), pile=["green"] * 3)
    now = after(table, "renew")
    assert (now.phase, now.turn, now.hand(0)) == ("offer", 0, ("green",) * 3)
    assert results(now) == {"offer green", "decline"}
    now = now.play("offer green")
    assert (now.phase, now.turn) == ("offer", 2)
    assert results(now) == {"offer yellow", "decline"}
    done = now.play("offer yellow")
    assert (done.phase, done.turn) == ("play", 1)
    assert sorted(done.hand(0)) == ["green", "green", "yellow"]
    assert sorted(done.hand(2)) == ["green", "yellow", "yellow"]
    refused = now.play("decline")
    assert (refused.phase, refused.turn, refused.hand(0)) == ("play", 1, ("green",) * 3)


def test_kid_20_no_offers_alone():
    """Without teams nobody is asked, at the start or after a renewal."""
    game = Game("dog-kids", players=4, teams="none", seed=1)
    assert game.phase == "play"
    game.play("renew")
    assert game.phase == "play"


def test_kid_21_pushes_the_partner():
    """The partner's dog is pushed on to the next space of the colour."""
    assert plays(team("0", "", "1", hand="red")) == {"0: 1 | 2: 5"}
    assert plays(team("6", "", "7", hand="blue")) == {"0: 7 | 2: 12", "0: 0! 6"}


def test_kid_21_opponents_are_thrown_out_as_ever():
    """Only the partner is pushed."""
    assert plays(team("0", "1", hand="red")) == {"0: 1 | 1: -"}


def test_kid_21_pushed_dog_throws_out_and_jumps():
    """It throws opponents out, jumps its own dogs and occupied bones."""
    assert plays(team("8", "13", "10", hand="red")) == {"0: 10 | 1: - | 2: 13"}
    assert plays(team("0", "5", "1", hand="red")) == {"0: 1 | 2: 10"}
    assert plays(team("8", "", "10 13", hand="red")) == {"0: 10 | 2: 13 18"}
    assert plays(team("0", "5 10", "1", hand="red")) == {"0: 1 | 1: 5 | 2: 10"}


def test_kid_21_chain():
    """A dog of the pusher that is reached is pushed on in its turn."""
    assert plays(team("8 13", "", "10", hand="red")) == {
        "0: 10 18 | 2: 13",
        "0: 8 18",
    }


def test_kid_21_pushed_into_home():
    """On its own path, home included."""
    assert plays(team("13", "", "18", hand="red")) == {"0: 18 | 2: H3"}
    assert plays(team("14", "", "17", hand="green")) == {"0: 17 | 2: H2", "0: 0! 14"}


def test_kid_21_nowhere_to_go():
    """Then the move is not allowed."""
    assert plays(team("14", "", "17 H2", hand="green")) == {"0: 0! 14"}
    assert plays(team("13", "", "18 H3", hand="red")) == set()


def test_kid_21_start_pushes():
    """Starting onto the partner's dog pushes it by the colour used."""
    assert plays(team("", "", "0", hand="blue")) == {"0: 0! | 2: 4"}
    assert plays(team("", "", "0", hand="green")) == {"0: 0! | 2: 3"}
    assert plays(team("", "", "0", hand="blue/green")) == {"0: 0! | 2: 4", "0: 0! | 2: 3"}
    assert plays(team("", "", "0", hand="blue/red")) == {"0: 0! | 2: 4"}


def test_kid_21_bones_are_jumped():
    """On a bone the partner's dog is jumped, not pushed."""
    assert plays(team("1", "", "5", hand="red")) == {"0: 10"}


def test_kid_21_double_step_and_bone_push_nobody():
    """They end on free spaces only."""
    assert plays(team("0", "", "1", hand="red2")) == {"0: 10"}
    assert plays(team("0", "", "5", hand="bone")) == {"0: 15"}


def test_kid_22_help():
    """With three home one plays the partner's dogs, start included."""
    assert plays(team(HOME, "", "21", hand="red")) == {"2: 20! 21", "2: 24"}
    assert plays(team(HOME, "", "21", hand="blue")) == {"2: 25"}
    assert plays(team("H1 H2", "", "21", hand="red")) == set()
    assert plays(team(HOME, "12", "21", hand="swap")) == {"1: 21 | 2: 12"}


def test_kid_22_six_home_win():
    """The team wins with six."""
    assert winners(team("39 H2 H3", "", "21", hand="red"), "0: H1 H2 H3") == ()
    assert winners(team("39 H2 H3", "", HOME, hand="red"), "0: H1 H2 H3") == (0, 2)
    assert winners(team(HOME, "", "19 H2 H3", hand="blue"), "2: H1 H2 H3") == (0, 2)


def test_kid_20_renewal_is_logged():
    """Renewals and offers stand in the log."""
    game = Game("dog-kids", players=4, teams="pairs", seed=2)
    play_on(game, lambda game: game.phase == "play")
    assert len(events(game, "offered")) == 4
    before = hands(game)[game.turn]
    seat = game.turn
    game.play("renew")
    (renewed,) = events(game, "renewed")
    assert (renewed.seat, sorted(renewed.cards)) == (seat, before)
