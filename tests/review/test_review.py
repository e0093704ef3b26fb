"""A whole game reviewed: in words, as JSON and as a page, the same every time."""

import json
import random
import statistics

import pytest

from tests.own.games import MINI
from tockwork import Game, RecordError, parse_rulebook, rulebook
from tockwork.bots import bot, play_out
from tockwork.cli.main import main
from tockwork.locale import LANGUAGES, words
from tockwork.records import Record, Replay, replay
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
from tockwork.review.known_players import KnownPlayer, compare, compared
from tockwork.review.page import report_page
from tockwork.review.reason_words import reason_words
from tockwork.review.report_lines import ReportWords, report_lines

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
def played(record: Record) -> Replay:
    return replay(record)


@pytest.fixture(scope="module")
def found(record: Record) -> GameReview:
    return review(record, SETTINGS)


def test_every_choice_is_judged_and_the_worst_at_a_glance_comes_first(played, found):
    steps = list(reviewing(played, SETTINGS))
    assert steps[-1] == found
    evaluated = [s.turn for s in steps if isinstance(s, ReviewStep)][: len(found.evaluated)]
    assert [t.glance for t in evaluated] == sorted((t.glance for t in evaluated), reverse=True)
    assert {t.turn for t in evaluated} == {t.turn for t in found.turns if t.answers > 1}
    for turn, evaluation in found.evaluated:
        assert evaluation.candidates[evaluation.played].text == turn.text
        assert evaluation.seat == turn.seat
        assert not evaluation.reasons or evaluation.mark != MARKS[0]
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
        # Of a game that was left, the chance it had then.
        last = found.turns[-1].chances[found.table.team_of[account.seat]]
        assert account.result == pytest.approx(last - 50, abs=0.01)
    assert sum(account.given_away for account in accounts_of(found)) > 5


def test_it_is_told_in_every_language(played, found):
    for language in LANGUAGES:
        lines = list(report_lines(found, played, words(language), "DOG"))
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


def test_house_rules_stand_in_the_head():
    game = Game(rulebook("dog").with_options(seven_rest="never"), 4, seed=3)
    for _ in range(5):
        game.play(game.legal_moves()[0])
    record = Record.of(game)
    found, played = review(record, SETTINGS), replay(record)
    for language in LANGUAGES:
        said = words(language).say("option-seven_rest")
        title, house, made, *_ = report_lines(found, played, words(language), "DOG")
        assert said in house
        assert said not in title + made
        assert said in report_page(found, played, words(language), "DOG").partition("<h2>")[0]


def test_all_answers_as_good_as_the_best_are_named(played, found):
    reply = ReportWords(found, played, words("en"))
    several = 0
    for turn, evaluation in found.marked():
        good = [one.text for one in evaluation.as_good]
        assert good[0] == evaluation.candidates[0].text
        assert turn.text not in good
        lines = reply.better(turn, evaluation)
        for text, line in zip(good, lines, strict=False):
            assert reply.moves.sentence(turn.turn, text) in line
        several += len(good) > 1
        worse = [one for one in evaluation.candidates if one.text not in (*good, turn.text)]
        assert all(one.behind > max(1, 2 * one.behind_error) for one in worse)
    assert several


def test_the_page_needs_nothing_else(played, found):
    seat = found.marked()[0][0].seat
    page = report_page(found, played, words("en"), "DOG", seat=seat)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "src=" not in page
    assert page.count("<details>") == min(5, len(found.marked(seat)))
    # Nothing is told before it is tried: chances, marks and answers wait to be opened.
    first, rest = page.split('<details id="all">')
    assert "<polyline" not in first
    for turn, evaluation in found.marked(seat):
        for text in (str(turn.text), evaluation.candidates[0].text):
            assert text not in first
        assert f'id="turn-{turn.turn}"' in rest
    reply = page.split('id="review">')[1].split("</script>")[0]
    assert json.loads(reply)["tockwork"] == "review"


def test_the_command_prints_writes_and_refuses(record, tmp_path, capsys):
    path = tmp_path / "game.jsonl"
    short = Record(header=record.header, events=record.events[:14])
    short.save(path)
    assert main(["review", str(path), "--json", "--worlds", "32"]) == 0
    reply = json.loads(capsys.readouterr().out)
    assert reply["settings"]["worlds"] == [32, 32]
    game = Game("dog", 4, seed=3)
    Record.of(game, view=1).save(path)
    assert main(["review", str(path)]) == 1
    assert "one seat" in capsys.readouterr().err
    with pytest.raises(RecordError):
        review(Record.of(game, view="spectator"))


@pytest.mark.parametrize(
    ("points", "error", "how", "names"),
    [
        (1.1, 0.1, "like", ["casual"]),
        (0.8, 0.4, "from", ["club", "casual"]),
        (1.1, 0.5, "from", ["club", "beginner"]),
        (0.8, 0.01, "between", ["club", "casual"]),
        (0.2, 0.01, "less", ["club"]),
        (4.0, 0.3, "more", ["beginner"]),
    ],
)
def test_a_comparison_says_no_more_than_its_error_allows(points, error, how, names):
    known = tuple(
        KnownPlayer(name, each, 0.05)
        for name, each in (("club", 0.5), ("casual", 1.1), ("beginner", 1.6))
    )
    near = compare(known, points, error)
    assert (near.how, [one.name for one in near.players]) == (how, names)


def test_nobody_is_compared_with_players_of_other_forms_or_rules(found):
    assert compared(found.table, 1.0, 0.1)
    house = found.table.rulebook.with_options(guard="fresh").table(4)
    assert compared(house, 1.0, 0.1) is None
    for known in known_players().values():
        assert [one.points for one in known] == sorted(one.points for one in known)


def test_the_points_of_a_grade_are_those_of_real_decisions(found):
    for account in accounts_of(found):
        lost = [one.loss for _, one in found.evaluated if one.seat == account.seat and one.real]
        assert account.real == len(lost)
        assert account.per_decision == pytest.approx(statistics.mean(lost), abs=0.01)
        spread = statistics.stdev(lost) / len(lost) ** 0.5
        assert account.per_decision_error == pytest.approx(spread, abs=0.01)


def test_moves_are_told_in_words_and_nothing_is_empty(played, found):
    lines = list(report_lines(found, played, words("en"), "DOG"))
    text = "\n".join(lines)
    assert "wasn’t played to its end" in text
    assert " plays the " in text or " passes the " in text
    assert ">" not in text
    assert "−0.0" not in text
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if line and not line.startswith(" ") and lines.index(line) > 3:
            assert after.startswith("  "), line
    assert "2,0" not in text
    assert "," in next(
        line for line in report_lines(found, played, words("de"), "DOG") if " verschenkt" in line
    )


def test_without_rounds_a_move_is_found_by_its_number():
    game = Game("dog-kids", 4, seed=3)
    play_out(game, [bot("random"), bot("greedy")] * 2, rng=random.Random(3), most=60)
    record = Record.of(game)
    found = review(record, SETTINGS)
    assert not found.has_rounds
    reply = "\n".join(report_lines(found, replay(record), words("en"), "DOG Kids"))
    assert "  Move " in reply
    assert "Round" not in reply
    assert "when the round was over" not in reply


def test_what_cannot_be_written_is_said_before_the_work(record, tmp_path, capsys, monkeypatch):
    path = tmp_path / "game.jsonl"
    record.save(path)
    monkeypatch.setattr("tockwork.cli.review.reviewing", lambda *_: pytest.fail("it worked"))
    assert main(["review", str(path), "--html", str(tmp_path / "no" / "page.html")]) == 2
    assert "page.html" in capsys.readouterr().err
    assert main(["review", str(path), "--seat", "7"]) == 2
    assert "seat" in capsys.readouterr().err
    assert [one.name for one in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_game_of_ones_own_is_reviewed_without_a_network(tmp_path, capsys):
    game = Game(parse_rulebook(MINI), 2, seed=3)
    play_out(game, [bot("random"), bot("greedy")], rng=random.Random(3), most=30)
    found = review(Record.of(game), SETTINGS)
    assert (found.weights, found.table.rulebook.id) == ("greedy", "mini-tock")
    assert found.evaluated
    file = tmp_path / "own.tock"
    file.write_text(Record.of(game).dumps(), "utf-8")
    assert main(["review", str(file), "--worlds", "32"]) == 0
    assert "Mini Tock" in capsys.readouterr().out
