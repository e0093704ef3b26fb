"""Everything can be copied, sent to another process and, where it never changes, hashed."""

import copy
import pickle
import random

import pytest

from tockwork import ChanceError, Game, MoveSyntaxError, Position, Scripted, _kernel, rulebook


def played(name="dog", decisions=40, **more):
    game, choose = Game(name, seed=5, **more), random.Random(5)
    for _ in range(decisions):
        game.play(choose.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize(
    "twin_of", [copy.copy, copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))]
)
def test_what_never_changes_is_equal_to_its_copies(twin_of):
    game = played(options={"guard": "fresh"})
    for thing in (game.position, game.view(1), game.view(None), game.table, game.table.rulebook):
        twin = twin_of(thing)
        assert twin == thing
        assert hash(twin) == hash(thing)
    assert twin_of(game.position).legal_moves() == game.position.legal_moves()
    assert twin_of(game.view(game.turn)).legal_moves() == game.legal_moves()


@pytest.mark.parametrize(
    "twin_of", [Game.copy, copy.copy, copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))]
)
def test_a_copy_of_a_game_goes_its_own_way(twin_of):
    game = played("dog-kids", 30)
    twin = twin_of(game)
    assert (twin.position, twin.events, twin.moves) == (game.position, game.events, game.moves)
    before = game.position
    choose = random.Random(1)
    line = []
    while not twin.over:
        line.append(choose.choice(twin.legal_moves()))
        twin.play(line[-1])
    assert game.position == before
    for move in line:
        game.play(move)
    assert (twin.position, twin.events) == (game.position, game.events)


def test_a_view_that_is_sent_holds_nothing_that_is_hidden():
    game = played()
    sent = pickle.dumps(game.view(0))
    other = game.resample(0, seed=3)
    assert other != game.position
    assert pickle.dumps(other.view(0)) == sent


@pytest.mark.parametrize("name", ["dog", "toc", "dog-royal", "dog-kids"])
def test_undo_goes_back_step_by_step_over_shuffles(name):
    game, choose = Game(name, seed=9), random.Random(9)
    stood: list[Position] = []
    while not game.over and len(stood) < 250:
        stood.append(game.position)
        game.play(choose.choice(game.legal_moves()))
    events, moves, last = game.events, game.moves, game.last_move
    for i in reversed(range(len(moves))):
        assert game.undo() == moves[i]
        assert game.position == stood[i]
        assert game.last_move == ((stood[i - 1].turn, moves[i - 1]) if i else None)
    for i, move in enumerate(moves):
        assert game.position == stood[i]
        game.play(move)
    assert game.events == events
    assert game.last_move == last


def test_nothing_of_python_stands_between_a_program_and_the_moves_of_a_game():
    for name in ("legal_moves", "play", "over", "turn"):
        assert getattr(Game, name) is getattr(_kernel.Line, name)


def test_what_a_script_does_not_deal_leaves_the_game_as_it_was_before_any_answer():
    whole, played = Game("dog-kids", players=2, seed=4), []
    leader = whole.leader
    while sum(event.event == "shuffled" for event in whole.events) < 2:
        played.append(whole.legal_moves()[0])
        whole.play(played[-1])
    for setting_out in range(18):  # wherever among the answers that are remembered whole
        order = next(e.order for e in whole.events if e.event == "shuffled")
        game = Game("dog-kids", players=2, chance=Scripted([order], [leader]))
        for move in played[:setting_out]:
            game.play(move)
        game = Game.from_position(game.position, chance=Scripted())
        for move in played[setting_out:-1]:
            game.play(move)
        before = game.position, game.moves, game.last_move
        with pytest.raises(ChanceError):
            game.play(played[-1])
        assert (game.position, game.moves, game.last_move) == before
        assert game.undo() == played[-2]


def test_undo_works_with_a_script():
    seeded = Game("toc", players=2, seed=4)
    orders = [e.order for e in seeded.events if e.event == "shuffled"]
    game = Game("toc", players=2, chance=Scripted(orders, [seeded.leader]))
    first = game.position
    game.play(game.legal_moves()[0])
    game.undo()
    assert game.position == first


def test_equal_positions_are_found_in_a_set():
    game = played()
    seen = {game.position}
    game.play(game.legal_moves()[0])
    assert game.position not in seen
    game.undo()
    assert game.position in seen


def test_house_rules_that_say_the_same_are_equal():
    dog = rulebook("dog")
    assert dog.with_options(guard="start") is dog
    assert dog.with_options(deals=["5", "4", "3"]).chosen == {"deals": [5, 4, 3]}
    assert dog.with_options(marbles="5", to_win=4.0).chosen == {"marbles": 5}
    tock = rulebook("super-tock")
    assert tock.with_options(advanced=("skip", "back4", "skip")) == tock.with_options(
        advanced=["back4", "skip"]
    )
    twin = dog.model_copy()
    assert twin == dog
    assert twin is not dog
    assert Game(twin, seed=3).position == Game("dog", seed=3).position
    assert dog != dog.with_options(guard="fresh")


@pytest.mark.parametrize("said", [0, None, 1.5, ["a"]])
def test_what_is_no_move_is_told_so(said):
    game = played(decisions=4)
    for refuse in (game.play, game.position.play, game.position.find_move):
        with pytest.raises(MoveSyntaxError, match=r"^move: must be a Move or its text, not "):
            refuse(said)
