"""Gifts that know the partner's hand are found; honest ones are not, whoever plays."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tockwork import Game
from tockwork.bots import bot, play_out
from tockwork.cli.main import main
from tockwork.errors import RecordError
from tockwork.fairplay import ALARM, Gift, Watch, e_values, gifts
from tockwork.fairplay.giving import Receiver, deals_with_gifts, start_cards
from tockwork.records import Record, replay
from tockwork.review import evaluator_of

NAMES = ("Anna", "Ben", "Clara", "Dan")


def honest(number: int) -> Game:
    game = Game("dog", 4, "pairs", seed=f"honest {number}")
    play_out(game, [bot("greedy")] * 4, rng=random.Random(number))
    return game


def talking(number: int) -> Game:
    """The first pair gives start cards to a partner without one, and no others."""
    game, rng = Game("dog", 4, "pairs", seed=f"talking {number}"), random.Random(number)
    starts = start_cards(game.table)
    while not game.over:
        moves = game.legal_moves()
        if game.phase == "exchange" and game.turn % 2 == 0:
            core = game._core
            wanted = not starts & set(core.hand(game.table.partners(game.turn)[0]))
            fit = [move for move in moves if (str(move.card) in starts) == wanted]
            game.play((fit or moves)[0])
        else:
            play_out(game, [bot("greedy")] * 4, rng=rng, most=1)
    return game


def record(game: Game) -> Record:
    return Record.of(game, names=NAMES)


def watch_of(games: list[Game], side: int) -> Watch:
    watch = Watch()
    for number, game in enumerate(games):
        watch.add([g for g in gifts(replay(record(game)), seed=number) if g.seat % 2 == side])
    return watch


@pytest.fixture(scope="module")
def talked() -> list[Game]:
    return [talking(number) for number in range(10)]


def test_a_pair_that_shares_hands_stands_out_from_the_honest_pair_at_its_table(talked):
    theirs, honest_ones = watch_of(talked, 0), watch_of(talked, 1)
    assert theirs.games == honest_ones.games == len(talked)
    assert theirs.peak > 2 > honest_ones.peak
    assert theirs.deals == honest_ones.deals > 3 * len(talked)


def test_the_true_hand_is_the_first_and_the_others_are_hands_the_giver_could_not_tell_from_it():
    played = replay(record(honest(1)))
    found = gifts(played, redeals=4)
    gave = [event for event in played.record.events if event.event == "gave"]
    assert {(g.seat, g.to) for g in found} == {(0, 2), (1, 3), (2, 0), (3, 1)}
    assert len(found) <= len(gave)
    assert all(len(g.margins) == 5 for g in found)
    assert found == gifts(played, redeals=4) != gifts(played, redeals=4, seed=1)


def test_an_exchange_right_after_another_belongs_to_its_own_deal():
    """Nobody can bring a marble out: all sit out, and the next deal follows at once."""
    game, rng = Game("dog", 4, "pairs", seed=292), random.Random(292)
    while game.round < 3:
        game.play(rng.choice(game.legal_moves()))
    played = replay(record(game))
    deals = list(deals_with_gifts(played))
    assert [position._core.round for position, _ in deals] == [1, 2]
    for position, gave in deals:
        assert sorted(one.seat for one in gave) == [0, 1, 2, 3]
        assert all(one.card in position._core.hand(one.seat) for one in gave)


def test_values_do_not_depend_on_what_the_giver_cannot_see():
    """The values of one hand are the same whatever the others hold."""
    game = Game("dog", 4, "pairs", seed=5)
    receiver = Receiver(evaluator_of(game.table), game.position, 0)
    other = Receiver(evaluator_of(game.table), game.resample(2, 1), 0)
    hand, cards = tuple(sorted(game._core.hand(0))), sorted(set(game._core.hand(2)))
    assert receiver.values(hand, cards) == other.values(hand, cards)


def turned(gift: Gift, at: int) -> Gift:
    margins, fits = gift.margins, gift.fits
    return replace(gift, margins=margins[at:] + margins[:at], fits=fits[at:] + fits[:at])


def test_an_e_value_has_mean_one_over_all_hands_whatever_the_values():
    rng = random.Random(1)
    for _ in range(20):
        rows = tuple(tuple(rng.gauss(0, 0.1) for _ in range(3)) for _ in range(8))
        gift = Gift(1, 0, 2, rows, tuple(rng.random() < 0.5 for _ in range(8)))
        for own in zip(*(e_values(turned(gift, at)) for at in range(8)), strict=True):
            assert math.isclose(sum(own) / 8, 1)


def test_evidence_against_the_honest_stays_within_its_limit():
    """Ville's inequality, at a limit that can be seen: of 400 honest seasons 20 may pass 20."""
    rng, over, seasons = random.Random(2), 0, 400
    for _ in range(seasons):
        watch = Watch()
        for _ in range(30):
            found = [
                Gift(
                    deal,
                    deal % 2,
                    0,
                    tuple((rng.gauss(0, 0.05),) for _ in range(16)),
                    tuple(rng.random() < 0.5 for _ in range(16)),
                )
                for deal in range(6)
            ]
            watch.add(found)
        over += watch.peak >= math.log10(20)
    assert over <= seasons / 20


def test_two_gifts_of_one_deal_are_one_wager():
    """They are not independent: the same pair of gifts counts no more than one of them."""
    one = Gift(1, 0, 2, ((-0.1,), (0.0,), (0.0,)), (True, False, True))
    both, single = Watch(), Watch()
    both.add([one, Gift(1, 2, 0, one.margins, one.fits)])
    single.add([one])
    assert both.deals == single.deals == 1
    assert math.isclose(both.evidence, single.evidence)


def test_an_alarm_stays_when_the_evidence_falls_again():
    watch = Watch()
    rows, fits = ((-0.5,), *[(0.0,)] * 31), (True, *[False] * 31)
    for _ in range(20):
        watch.add([Gift(1, 0, 2, rows, fits)])
    assert watch.alarm
    assert watch.peak >= math.log10(ALARM)
    for _ in range(30):
        watch.add([turned(Gift(1, 0, 2, rows, fits), 16)])
    assert watch.alarm
    assert watch.evidence < watch.peak


def test_games_without_an_exchange_say_nothing():
    game = Game("tock6", 4, "pairs", seed=1)
    play_out(game, [bot("greedy")] * 4, rng=random.Random(1))
    assert gifts(replay(record(game))) == []


def test_the_command_ranks_pairs_by_their_names(talked, tmp_path: Path, capsys):
    for number, game in enumerate(talked[:3]):
        record(game).save(tmp_path / f"{number}.jsonl")
    assert main(["fairplay", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["names"] for one in found] == [["Anna", "Clara"], ["Ben", "Dan"]]
    assert found[0]["games"] == 3
    assert found[0]["evidence"] > found[1]["evidence"]
    assert main(["fairplay", str(tmp_path / "0.jsonl"), str(tmp_path / "1.jsonl")]) == 0
    said = capsys.readouterr().out
    assert said.splitlines()[0].startswith("Anna and Clara: 2 games, ")
    assert "2 games read." in said


def test_a_record_with_hidden_hands_is_refused(tmp_path: Path, capsys):
    Record.of(honest(2), view=0, names=NAMES).save(tmp_path / "seen.jsonl")
    assert main(["fairplay", str(tmp_path / "seen.jsonl")]) == 1
    assert "hands are hidden" in capsys.readouterr().err
    with pytest.raises(RecordError):
        replay(Record.of(honest(2), view=0, names=NAMES)).game()
