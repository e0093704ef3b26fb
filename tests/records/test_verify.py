"""What was changed in a record is found: by `verify`, and by a program that knows nothing of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from examples.verify import verify as plain_verify
from tests.records.played import played
from tockwork import Game
from tockwork.cli.main import main
from tockwork.errors import RecordError
from tockwork.records import Record, fair
from tockwork.records.verify import verify
from tockwork.rulebooks import RULEBOOKS, rulebook
from tockwork.server.tables.record_text import record_text

Lines = list[dict[str, Any]]


@cache
def record(rules: str) -> str:
    """The first answers of a game in its last form, with teams if there are any."""
    form = rulebook(rules).forms[-1]
    log, _ = played(rules, form.players, form.teams, most=130)
    return record_text(log, None)


def written(lines: Lines) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def chained_again(lines: Lines) -> Lines:
    """The chain a liar would write who knows the server's part."""
    head = lines[0]
    rules, players, teams, options = (head[n] for n in ("rules", "players", "teams", "options"))
    game = fair.chained_game(rules, players, teams, options, head["fair"])
    chain = fair.Chain(head["fair"]["part"], game)
    for line in lines[1:]:
        chain.add(fair.canonical(line))
    head["fair"]["chain"] = chain.head.hex()
    return lines


def other(digits: str) -> str:
    return ("1" if digits[0] == "0" else "0") + digits[1:]


def first(lines: Lines, *events: str) -> dict[str, Any]:
    return next(line for line in lines if line.get("event") in events)


def another_card(cards: list[str]) -> None:
    """Two different cards of a list change places."""
    at = next(i for i, card in enumerate(cards) if card != cards[0])
    cards[0], cards[at] = cards[at], cards[0]


def _seed(lines: Lines) -> None:
    lines[0]["seed"] = other(lines[0]["seed"])


def _server_part(lines: Lines) -> None:
    lines[0]["fair"]["part"] = other(lines[0]["fair"]["part"])


def _commitment(lines: Lines) -> None:
    lines[0]["fair"]["commitment"] = other(lines[0]["fair"]["commitment"])


def _players_part(lines: Lines) -> None:
    part = lines[0]["fair"]["parts"][0]
    part["part"] = other(part["part"])


def _players_word(lines: Lines) -> None:
    lines[0]["fair"]["parts"][0]["word"] = "marbles"


def _promise(lines: Lines) -> None:
    part = lines[0]["fair"]["parts"][1]
    part["promise"] = other(part["promise"])


def _part_left_out(lines: Lines) -> None:
    lines[0]["fair"]["parts"][0]["part"] = None


def _part_forgotten(lines: Lines) -> None:
    del lines[0]["fair"]["parts"][0]


def _part_and_promise(lines: Lines) -> None:
    """Somebody puts in a part of their choice after the fact, seed and all."""
    result = lines[0]["fair"]
    result["parts"][0] |= {"part": "ab" * 32, "promise": fair.promise("ab" * 32, "marble")}
    lines[0]["seed"] = fair.seed_of(
        result["part"], [fair.FairPart.model_validate(part) for part in result["parts"]]
    )


def _card_of_a_shuffle(lines: Lines) -> None:
    another_card(first(lines, "shuffled")["order"])


def _card_of_a_hand(lines: Lines) -> None:
    hands = first(lines, "dealt")["hands"]
    hands[0][0], hands[1][0] = "?", hands[0][0]


def _hands_exchanged(lines: Lines) -> None:
    hands = first(lines, "dealt")["hands"]
    hands[0], hands[1] = hands[1], hands[0]


def _leader(lines: Lines) -> None:
    deal = first(lines, "dealt")
    deal["leader"] = (deal["leader"] + 1) % len(deal["hands"])


def _answer(lines: Lines) -> None:
    played_card = [line for line in lines if line.get("event") == "played"][-1]
    played_card["seat"] = (played_card["seat"] + 1) % lines[0]["players"]


def _order(lines: Lines) -> None:
    lines[-1], lines[-2] = lines[-2], lines[-1]


def _event_missing(lines: Lines) -> None:
    del lines[len(lines) // 2]


def _end_missing(lines: Lines) -> None:
    del lines[-1]


def _chain_head(lines: Lines) -> None:
    lines[0]["fair"]["chain"] = other(lines[0]["fair"]["chain"])


def _players(lines: Lines) -> None:
    lines[0]["players"] -= 1


def _engine(lines: Lines) -> None:
    lines[0]["fair"]["engine"] = "99"


def _deck(lines: Lines) -> None:
    lines[0]["fair"]["deck"] = dict(reversed(lines[0]["fair"]["deck"].items()))


TAMPERED: list[Callable[[Lines], None]] = [
    *(_seed, _server_part, _commitment, _players_part, _players_word, _promise, _part_left_out),
    *(_part_forgotten, _part_and_promise, _card_of_a_shuffle, _card_of_a_hand, _hands_exchanged),
    *(_leader, _answer, _order, _event_missing, _end_missing, _chain_head, _players, _engine),
    _deck,
]
# What is found even if whoever changed it could write the whole chain anew.
FOUND_WITHOUT_THE_CHAIN = [
    *(_seed, _commitment, _players_part, _promise, _part_left_out, _card_of_a_shuffle),
    *(_part_and_promise, _card_of_a_hand, _hands_exchanged, _leader),
]


def found(text: str) -> tuple[bool, bool]:
    """Whether `verify` finds something wrong, and whether the plain program does."""
    try:
        ours = any(check.passed is False for check in verify(Record.loads(text)))
    except RecordError:
        ours = True
    try:
        plain_verify(text)
        plain = False
    except (AssertionError, IndexError, KeyError, ValueError):
        plain = True
    return ours, plain


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_true_record_passes_every_check_of_both(rules: str) -> None:
    checks = verify(Record.loads(record(rules)))
    assert [check.name for check in checks] == [
        *("commitment", "promises", "seed", "moves", "shuffles", "chain")
    ]
    assert all(check.passed for check in checks)
    assert checks[3].count > 100
    result = Record.loads(record(rules)).header.fair
    assert result is not None
    code = fair.spoken(result.chain).replace(" ", "")
    assert plain_verify(record(rules)) == (checks[4].count, code)
    assert checks[4].count >= 1
    # However it is written: with spaces, and as our own program writes it.
    assert all(c.passed for c in verify(Record.loads(Record.loads(record(rules)).dumps())))


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_whatever_was_changed_is_found_by_both(rules: str) -> None:
    for tamper in TAMPERED:
        lines: Lines = [json.loads(line) for line in record(rules).splitlines()]
        tamper(lines)
        assert found(written(lines)) == (True, True), tamper.__name__


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_chain_written_anew_hides_no_card(rules: str) -> None:
    for tamper in FOUND_WITHOUT_THE_CHAIN:
        lines: Lines = [json.loads(line) for line in record(rules).splitlines()]
        tamper(lines)
        assert found(written(chained_again(lines))) == (True, True), tamper.__name__


def test_a_chain_written_anew_hides_no_answer_from_who_knows_the_rules() -> None:
    for rules in RULEBOOKS:
        lines: Lines = [json.loads(line) for line in record(rules).splitlines()]
        _answer(lines)
        ours, _ = found(written(chained_again(lines)))
        assert ours, rules


def test_a_chain_says_nothing_of_hidden_cards_without_the_servers_part() -> None:
    """With another part the same events lead elsewhere: the head cannot be tried out."""
    game = {"rules": "dog"}
    one, two = fair.Chain("a" * 64, game), fair.Chain("b" * 64, game)
    event = fair.canonical({"event": "drew", "seat": 0, "card": "7"})
    one.add(event)
    two.add(event)
    assert one.head != two.head
    assert one.head != hashlib.sha256(event).digest()


def test_a_record_without_parts_is_checked_as_far_as_it_goes() -> None:
    game = Game("dog-kids", players=2, seed=3)
    for _ in range(20):
        game.play(game.legal_moves()[0])
    checks = {check.name: check.passed for check in verify(Record.of(game))}
    assert checks == {
        **dict.fromkeys(("commitment", "promises", "seed", "chain")),
        **dict.fromkeys(("moves", "shuffles"), True),
    }
    view = verify(Record.of(game, view=0))
    assert [check.passed for check in view] == [None]


def test_the_command_says_what_it_checked(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(record("dog"), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert said.count("✓") == 6
    assert "Too late for the shuffle: guest2" in said
    lines: Lines = [json.loads(line) for line in record("dog").splitlines()]
    alone = [{name: lines[0][name] for name in lines[0] if name != "fair"}, *lines[1:]]
    path.write_text(written(alone), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "a single device dealt this game" in capsys.readouterr().out
    _card_of_a_shuffle(lines)
    path.write_text(written(lines), encoding="utf-8")
    assert main(["verify", str(path), "--lang", "de"]) == 1
    assert "✗ Die Karten folgen nicht aus dem Startwert." in capsys.readouterr().out
