"""Every bot plays every game to its end, and the better one wins."""

import random
from itertools import pairwise

import pytest

from tockwork import RULEBOOKS, Game, Seeded, TockworkError, Variant, _kernel, rulebook
from tockwork.bots import (
    BOTS,
    LEVELS,
    Budget,
    GreedyBot,
    NetworkBot,
    RandomBot,
    bot,
    play_out,
    weights,
)

from ..games import every_form, form_id
from ..sampled import some_forms

all_forms = pytest.mark.parametrize("row", every_form(), ids=form_id)
MOST = 20_000


def kernel_game(rules, kinds, seed, most=MOST, rollouts=None):
    players = [_kernel.Player(kind, rules, rollouts=rollouts) for kind in kinds]
    return _kernel.play_game(rules, players, Seeded(seed).key, seed, most)


@all_forms
def test_random_and_greedy_play_to_the_end(row):
    book, players, teams = row
    game = Game(book, players, teams, seed=1)
    bots = [RandomBot() if seat % 2 else GreedyBot() for seat in range(players)]
    winners = play_out(game, bots, rng=random.Random(1), most=MOST)
    assert winners
    assert winners == game.winners


@all_forms
def test_greedy_alone_plays_to_the_end(row):
    book, players, teams = row
    table = book.table(players, teams)
    for seed in range(20):
        winners, decisions, seconds, by_seat, _ = kernel_game(
            table.rules, ["greedy"] * players, seed
        )
        assert winners
        assert decisions == sum(by_seat) < MOST
        assert len(seconds) == len(by_seat) == players


@all_forms
def test_search_plays_to_the_end(row):
    book, players, teams = row
    table = book.table(players, teams)
    winners, *_ = kernel_game(table.rules, ["search"] * players, 3, rollouts=12)
    assert winners


@all_forms
def test_search_plays_from_views(row):
    book, players, teams = row
    game = Game(book, players, teams, seed=2)
    play_out(game, [bot("search")] * players, Budget(nodes=8), random.Random(2), most=60)
    assert len(game.moves) == 60


@some_forms
@pytest.mark.parametrize("asked", [{}, {"noise": 0.08}, {"rollouts": 12}], ids=str)
def test_the_network_plays_to_the_end(row, asked):
    book, players, teams = row
    table = book.table(players, teams)
    player = NetworkBot(**asked).player(table)
    winners, decisions, *_ = _kernel.play_game(
        table.rules, [player] * players, Seeded(3).key, 3, MOST
    )
    assert winners
    assert decisions < MOST


@all_forms
def test_the_network_plays_from_views(row):
    book, players, teams = row
    game = Game(book, players, teams, seed=2)
    bots = [bot("network:8n") if seat % 2 else bot("network") for seat in range(players)]
    play_out(game, bots, rng=random.Random(2), most=60)
    assert game.over or len(game.moves) == 60


def player_of(name: str, table: Variant) -> _kernel.Player:
    """A bot with a network, as the kernel plays it."""
    found = bot(name)
    assert isinstance(found, NetworkBot)
    return found.player(table)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_network_beats_greedy(name):
    """60 games on 30 deals, each played from both sides; chance gives 30."""
    table = rulebook(name).table(4)
    strong, greedy = player_of("network", table), _kernel.Player("greedy", table.rules)
    won = 0
    for deal in range(30):
        for side in (0, 1):
            players = [strong if seat % 2 == side else greedy for seat in range(4)]
            winners, *_ = _kernel.play_game(table.rules, players, Seeded(deal).key, deal, MOST)
            won += any(winners >> seat & 1 for seat in range(4) if seat % 2 == side)
    assert won >= 36


def test_levels_are_steps_and_a_beginner_beats_chance():
    """Each of 40 games on 20 deals; the next level wins most of them."""
    table = rulebook("dog").table(4)
    ladder = [_kernel.Player("random", table.rules)]
    ladder += [player_of(name, table) for name in LEVELS[:3]]
    for lower, upper in pairwise(ladder):
        won = 0
        for deal in range(20):
            for side in (0, 1):
                players = [upper if seat % 2 == side else lower for seat in range(4)]
                winners, *_ = _kernel.play_game(table.rules, players, Seeded(deal).key, deal, MOST)
                won += winners >> side & 1
        assert won >= 26


@pytest.mark.parametrize("name", RULEBOOKS)
def test_greedy_beats_random(name):
    """60 games on 30 deals, each played from both sides; chance gives 30."""
    table = rulebook(name).table(4)
    won = 0
    for deal in range(30):
        for side in (0, 1):
            kinds = ["greedy" if seat % 2 == side else "random" for seat in range(4)]
            winners, *_ = kernel_game(table.rules, kinds, deal)
            won += any(winners >> seat & 1 for seat in range(4) if seat % 2 == side)
    assert won >= 42


def test_search_beats_greedy():
    table = rulebook("dog").table(4)
    won = 0
    for deal in range(15):
        for side in (0, 1):
            players = [
                _kernel.Player("search", table.rules, rollouts=100)
                if seat % 2 == side
                else _kernel.Player("greedy", table.rules)
                for seat in range(4)
            ]
            winners, *_ = _kernel.play_game(table.rules, players, Seeded(deal).key, deal, MOST)
            won += winners >> side & 1
    assert won >= 18


def test_a_kernel_game_is_the_same_every_time():
    rules = rulebook("dog").table(4).rules
    kinds = ["random", "search", "greedy", "search"]
    one, two = (kernel_game(rules, kinds, 5, rollouts=20) for _ in range(2))
    assert (one[:2], one[3]) == (two[:2], two[3])


def test_a_kernel_game_is_cut_off():
    rules = rulebook("dog").table(4).rules
    winners, decisions, *_ = kernel_game(rules, ["random"] * 4, 1, most=10)
    assert (winners, decisions) == (0, 10)


def test_every_name_is_a_bot():
    assert [bot(name).name for name in BOTS] == list(BOTS)
    assert bot("search:0.05").name == "search:0.05"
    assert bot("search:200n").name == "search:200n"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("deep", "random, greedy, search"),
        ("greedy:3", "takes no limit"),
        ("search:fast", "search:0.05"),
        ("search:-1", "more than 0"),
        ("search:nan", "search:0.05"),
        ("search:0n", "nodes"),
    ],
)
def test_no_such_bot(name, says):
    with pytest.raises(TockworkError, match=says):
        bot(name)


def test_a_bot_for_every_seat():
    with pytest.raises(TockworkError, match="3 for 4 players"):
        play_out(Game("dog", seed=1), [RandomBot()] * 3)


def test_the_kernel_refuses_nonsense():
    dog, toc = rulebook("dog").table(4).rules, rulebook("toc").table(4).rules
    player = _kernel.Player("random", dog)
    for bad in ({"seconds": 0.0}, {"rollouts": -1}):
        with pytest.raises(ValueError, match="more than 0"):
            _kernel.Player("search", dog, **bad)
    with pytest.raises(ValueError, match="kind"):
        _kernel.Player("deep", dog)
    with pytest.raises(ValueError, match="must be 4"):
        _kernel.play_game(dog, [player] * 3, bytes(32), 1, 100)
    with pytest.raises(ValueError, match="other rules"):
        _kernel.play_game(toc, [player] * 4, bytes(32), 1, 100)
    with pytest.raises(ValueError, match="32 bytes"):
        _kernel.play_game(dog, [player] * 4, b"short", 1, 100)
    with pytest.raises(ValueError, match="nothing to choose"):
        player.choose(_kernel.Core(dog), 1)


def test_only_the_bound_for_players_sees_hands():
    """Two states that look alike to the player to move: a bot rates its moves alike in both."""
    game = Game("dog", players=4, seed=7)
    while game.view(game.turn).phase != "play" or len(game.legal_moves()) < 2:
        game.play(game.legal_moves()[0])
    cores = [game.position.resample(game.turn, seed)._core for seed in (1, 2)]
    net = weights.network(game.table)
    rated = {
        sees: [
            _kernel.Player.of_network(net, rollouts=1, settings={"sees_hands": sees}).weigh(
                core, [0, 1], 8, 3
            )
            for core in cores
        ]
        for sees in (False, True)
    }
    assert rated[False][0] == rated[False][1]
    assert rated[True][0] != rated[True][1]
