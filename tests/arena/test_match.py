"""Who sits where, which cards are dealt, and what a match refuses."""

from collections import Counter

import pytest

from tests.arena.players import Cheat, Clumsy
from tests.games import every_form, form_id
from tockwork import Game, TockworkError, rulebook
from tockwork.arena import Match, Task, deal, play_deal, play_tasks
from tockwork.arena.match import MOST_DECISIONS

ANY, FIRST, EAGER = (f"tests.arena.players:{name}" for name in ("Any", "First", "Eager"))


def a_match(*bots, rules="toc", players=2, **more):
    return Match(rulebook(rules), bots or (ANY, FIRST), players, **more)


@pytest.mark.parametrize("row", every_form(), ids=form_id)
def test_both_bots_hold_every_seat_equally_often_and_partners_are_one_bot(row):
    book, players, teams = row
    match = Match(book, (ANY, FIRST), players, teams)
    team_of = match.table.team_of
    for seating in match.seatings:
        assert len(set(seating)) == 2
        for seat, side in enumerate(seating):
            assert all(seating[partner] == side for partner in match.table.partners(seat))
    for seat in range(players):
        assert 2 * sum(s[seat] for s in match.seatings) == len(match.seatings)
    assert len(match.seatings) == {2: 2, 3: 6, 4: 2, 5: 10, 6: 2}[max(team_of) + 1]


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (2, 1), (3, 2), (2000, 1000)])
def test_games_are_rounded_up_to_whole_deals(games, deals):
    assert a_match(games=games).deals == deals


def test_every_pair_plays_every_deal_deal_after_deal():
    match = a_match(ANY, FIRST, EAGER, games=4)
    tasks = list(match.tasks())
    assert Counter(t.pair for t in tasks) == {(0, 1): 2, (0, 2): 2, (1, 2): 2}
    assert [t.deal for t in tasks] == [0, 0, 0, 1, 1, 1]


def test_a_deal_has_the_same_shuffle_in_every_game_and_bots_draw_anew():
    match = a_match(seed=3)
    first = Game("toc", 2, chance=match.chance(0)).events
    assert Game("toc", 2, chance=match.chance(0)).events == first
    assert Game("toc", 2, chance=match.chance(1)).events != first
    assert Game("toc", 2, chance=a_match(seed=4).chance(0)).events != first
    assert len({match.choices(Task(d, 0, 1), g) for d in range(5) for g in range(2)}) == 10


def test_a_deal_is_played_the_same_again_in_one_process_or_two():
    match = a_match(games=12, seed=9)
    tasks = list(match.tasks())

    def outcome(jobs):
        found = play_tasks(match, tasks, jobs)
        return sorted((p.deal, p.scores, p.decisions, p.asked) for p in found)

    alone = outcome(1)
    assert len(alone) == 6
    assert outcome(2) == alone


def test_a_bot_against_an_equal_one_with_exchanged_sides():
    played = play_deal(a_match(ANY, EAGER), Task(0, 0, 1))
    assert len(played.scores) == len(played.decisions) == 2
    assert sum(played.asked) == sum(played.decisions)
    assert all(seconds > 0 for seconds in played.seconds)


@pytest.fixture
def kernel(monkeypatch):
    """Games in the kernel that a bot called `strong` always wins; keeps what it was asked."""
    asked = []

    class Games:
        winners = staticmethod(lambda players: [name == "strong" for name in players])

        @classmethod
        def play_game(cls, rules, players, key, seed, most):
            asked.append((tuple(players), key, seed, most))
            mask = sum(won << seat for seat, won in enumerate(cls.winners(players)))
            return mask, 40, [0.1, 0.2, 0.3, 0.4], [11, 10, 10, 9], [0] * 40

    monkeypatch.setattr(deal, "_kernel", Games)
    monkeypatch.setattr(deal, "_bot", lambda name, seat: name)
    monkeypatch.setattr(deal, "kernel_player", lambda bot, rules: bot)
    monkeypatch.setattr("tockwork.arena.match.load_bot", str)
    return Games, asked


def test_kernel_bots_play_whole_games_in_the_kernel(kernel):
    match = a_match("strong", "weak", rules="dog", players=4)
    played = play_deal(match, Task(5, 0, 1))
    assert played.scores == (1.0, 1.0)
    assert played.decisions == (40, 40)
    assert played.asked == (40, 40)
    assert played.seconds == pytest.approx((1.0, 1.0))
    (seats, key, seed, most), (others, key_again, seed_again, _) = kernel[1]
    assert seats == ("strong", "weak", "strong", "weak")
    assert others == ("weak", "strong", "weak", "strong")
    assert key == key_again == match.chance(5).key
    assert seed != seed_again
    assert most == MOST_DECISIONS


@pytest.mark.parametrize("row", every_form(), ids=form_id)
def test_our_bots_play_every_form(row):
    book, players, teams = row
    match = Match(book, ("random", "greedy"), players, teams)
    played = play_deal(match, Task(0, 0, 1))
    assert sum(played.asked) == sum(played.decisions)
    assert played.unfinished == 0
    assert play_deal(match, Task(0, 0, 1)).decisions == played.decisions


def test_a_search_is_better_than_chance_and_slower():
    match = a_match("search:10n", "random", rules="toc", games=20)
    deals = [play_deal(match, task) for task in match.tasks()]
    assert sum(played.score for played in deals) > 7
    assert sum(p.seconds[0] for p in deals) > sum(p.seconds[1] for p in deals)


@pytest.mark.parametrize("name", ["random", "greedy", "search:5n"])
def test_our_bots_also_play_against_somebody_elses(name):
    played = play_deal(a_match(name, ANY), Task(0, 0, 1))
    assert played.unfinished == 0


def test_partners_who_differ_alternate_and_begin_by_turns(kernel):
    match = a_match("strong+mild", "weak", rules="dog", players=4)
    for number in (0, 1):
        assert play_deal(match, Task(number, 0, 1)).scores == (1.0, 1.0)
    assert [seats for seats, *_ in kernel[1]] == [
        ("strong", "weak", "mild", "weak"),
        ("weak", "strong", "weak", "mild"),
        ("mild", "weak", "strong", "weak"),
        ("weak", "mild", "weak", "strong"),
    ]


def test_in_a_team_of_three_they_alternate_too():
    match = a_match("random+greedy", "random", rules="tock6", players=6, teams="triples")
    seats = match.seats(Task(0, 0, 1), 0)
    held = [name for name, side in zip(seats, match.seatings[0], strict=True) if side == 0]
    assert held == ["random", "greedy", "random"]


def test_partners_who_differ_play_in_the_kernel_and_from_views():
    for other in ("random", ANY):
        match = a_match("greedy+random", other, rules="dog", players=4)
        played = play_deal(match, Task(0, 0, 1))
        assert sum(played.asked) == sum(played.decisions)
        assert played.unfinished == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("greedy+random", r"greedy\+random: nobody has a partner in Jeu de Toc, 2 players"),
        ("greedy+", r"greedy\+: partners are two, such as network\+greedy"),
        ("greedy+random+greedy", "partners are two"),
        ("greedy+deep", "no bot is called 'deep'"),
    ],
)
def test_partners_that_cannot_be_are_refused(name, said):
    with pytest.raises(TockworkError, match=said):
        a_match(name, ANY)


def test_a_game_without_an_end_counts_half(kernel):
    kernel[0].winners = staticmethod(lambda players: [False] * 4)
    played = play_deal(a_match("strong", "weak", rules="dog", players=4), Task(0, 0, 1))
    assert played.scores == (0.5, 0.5)
    assert played.unfinished == 2


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ((ANY,), "bots: at least two"),
        ((ANY, ""), "bots: a name is empty"),
        ((ANY, FIRST, ANY), "is given twice"),
        ((ANY, "deep"), "no bot is called 'deep'"),
        ((ANY, "search:soon"), "should be like search:0.05"),
        ((ANY, "nobody.knows:Bot"), "No module named 'nobody'"),
        ((ANY, "tests.arena.players:Nobody"), "no attribute 'Nobody'"),
        ((ANY, "tests.arena.players:Silent"), "has no method choose"),
        ((ANY, "tests/arena/players.py:Silent"), "has no method choose"),
        ((ANY, "tests/arena/players.py:Nobody"), "no attribute 'Nobody'"),
        ((ANY, "nobody.py:Bot"), "No such file or directory"),
    ],
)
def test_nonsense_is_refused(bots, said):
    with pytest.raises(TockworkError, match=said):
        Match(rulebook("dog"), bots)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("class Bot", "bots: .*bad.py:Bot: SyntaxError: "),
        ("1 / 0", "bots: .*bad.py:Bot: ZeroDivisionError: division by zero"),
        ("class Bot:\n    def __init__(self, x): pass", "bots: .*TypeError: .* argument: 'x'"),
    ],
)
def test_a_file_that_cannot_be_read_as_a_bot_says_why(text, said, tmp_path):
    (tmp_path / "bad.py").write_text(text)
    with pytest.raises(TockworkError, match=said):
        Match(rulebook("dog"), (ANY, f"{tmp_path / 'bad.py'}:Bot"))


def test_a_bot_in_a_file_plays_like_the_same_one_in_a_module():
    file = "tests/arena/players.py:Eager"
    assert play_deal(a_match(file, "random"), Task(0, 0, 1)).unfinished == 0
    assert a_match(file, EAGER).bots == (file, EAGER)


def test_no_games_and_no_such_form_are_refused():
    with pytest.raises(TockworkError, match="games: must be at least 1, not 0"):
        a_match(games=0)
    with pytest.raises(TockworkError, match="not played by 4 players with teams none"):
        a_match(rules="dog", players=4, teams="none")


@pytest.mark.parametrize(
    ("bot", "said"),
    [(Cheat, "'home at once' is not one of the moves"), (Clumsy, "ZeroDivisionError: oops")],
)
def test_a_bot_that_goes_wrong_is_named(bot, said):
    name = f"tests.arena.players:{bot.__name__}"
    with pytest.raises(TockworkError, match=f"bot {name}: {said}"):
        play_deal(a_match(name, ANY), Task(0, 0, 1))
