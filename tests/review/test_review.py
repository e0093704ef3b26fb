"""A whole game reviewed: in words, as JSON and as a page, the same every time."""

import json
import random

import pytest

from tests.own.games import MINI
from tockwork import Game, RecordError, parse_rulebook
from tockwork.bots import bot, play_out
from tockwork.cli.main import main
from tockwork.locale import LANGUAGES, words
from tockwork.records import Record
from tockwork.review import (
    MARKS,
    GameReview,
    ReviewSettings,
    ReviewStep,
    WhyBetter,
    accounts_of,
    known_players,
    review,
    reviewing,
)
from tockwork.review.known_players import compared
from tockwork.review.page import report_page
from tockwork.review.reason_words import reason_words
from tockwork.review.report_lines import report_lines

SETTINGS = ReviewSettings(seed=4, worlds=(4, 16), playouts=2, others=2)
CODES = {
    "marble": ("captured", "captures", "risk_pays", "takes", "takes_own", "comes_home"),
    "more": ("comes_out",),
    "seat": ("home", "out", "unused"),
    "card": ("last_start",),
}


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of two random players against two greedy ones, not played to its end."""
    game = Game("dog", 4, seed=3)
    play_out(game, [bot("random"), bot("greedy")] * 2, rng=random.Random(3), most=70)
    return Record.of(game, names=("Anna", "Ben", "Cid", "Dora"))


@pytest.fixture(scope="module")
def found(record: Record) -> GameReview:
    return review(record, SETTINGS)


def test_every_choice_is_judged_and_the_worst_at_a_glance_comes_first(record, found):
    steps = list(reviewing(record, SETTINGS))
    assert steps[-1] == found
    judged = [s.turn for s in steps if isinstance(s, ReviewStep)][: len(found.judged)]
    assert [t.glance for t in judged] == sorted((t.glance for t in judged), reverse=True)
    assert {t.turn for t in judged} == {t.turn for t in found.turns if t.answers > 1}
    for turn, judgement in found.judged:
        assert judgement.candidates[judgement.played].text == turn.text
        assert judgement.seat == turn.seat
        assert not judgement.reasons or judgement.mark != MARKS[0]
    costs = [one.loss * one.scale for _, one in found.marked()]
    assert costs
    assert costs == sorted(costs, reverse=True)


def test_the_account_adds_up_and_nobody_is_graded_for_a_game_that_was_left(found):
    for account in accounts_of(found):
        parts = (
            account.team_luck + account.others_given_away - account.team_given_away + account.rest
        )
        assert account.result == pytest.approx(parts, abs=0.05)
        assert account.comparison is None
    assert sum(account.given_away for account in accounts_of(found)) > 5


def test_it_is_told_in_every_language(record, found):
    for language in LANGUAGES:
        lines = list(report_lines(found, words(language), "DOG"))
        assert any("Anna" in line for line in lines)
        for number, codes in CODES.items():
            for code in codes:
                why = WhyBetter(
                    code,
                    seat=1,
                    marble=None if number in ("seat", "card") else 2,
                    place="31",
                    card="13" if number == "card" else None,
                    better=12,
                    worse=41,
                )
                said = reason_words(words(language), found.table, found.names, why)
                assert "{" not in said
                assert said.endswith(".")


def test_the_page_needs_nothing_else(record, found):
    page = report_page(found, record, words("en"), "DOG", seat=0)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "src=" not in page
    assert page.count("<details>") == min(5, len(found.marked(0)))
    told = page.split('id="review">')[1].split("</script>")[0]
    assert json.loads(told)["tockwork"] == "review"


def test_the_command_prints_writes_and_refuses(record, tmp_path, capsys):
    path = tmp_path / "game.jsonl"
    short = Record(header=record.header, events=record.events[:14])
    short.save(path)
    assert main(["review", str(path), "--json", "--worlds", "32"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["settings"]["worlds"] == [32, 32]
    game = Game("dog", 4, seed=3)
    Record.of(game, view=1).save(path)
    assert main(["review", str(path)]) == 1
    assert "one seat" in capsys.readouterr().err
    with pytest.raises(RecordError):
        review(Record.of(game, view="spectator"))


def test_a_comparison_names_the_nearest_known_player(found, monkeypatch):
    monkeypatch.setitem(known_players(), "dog", {"greedy": (1.0, 0.1), "club": (0.2, 0.1)})
    near = compared(found.table, 0.9, 0.05)
    between = compared(found.table, 0.6, 0.3)
    assert near is not None
    assert (near.like, near.sure) == ("greedy", True)
    assert between is not None
    assert not between.sure


def test_a_game_of_ones_own_is_reviewed_without_a_network(tmp_path, capsys):
    game = Game(parse_rulebook(MINI), 2, seed=3)
    play_out(game, [bot("random"), bot("greedy")], rng=random.Random(3), most=30)
    found = review(Record.of(game), SETTINGS)
    assert (found.weights, found.table.rulebook.id) == ("greedy", "mini-tock")
    assert found.judged
    file = tmp_path / "own.tock"
    file.write_text(Record.of(game).dumps(), "utf-8")
    assert main(["review", str(file), "--worlds", "32"]) == 0
    assert "Mini Tock" in capsys.readouterr().out
