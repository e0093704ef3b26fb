"""What is wrong is a code with arguments, and every language has a message for it."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path

import pytest

from tests.locale import catalogue
from tockwork import Game, Position, _kernel, parse_rulebook, rulebook
from tockwork.cli.complaint import sentence
from tockwork.cli.main import main
from tockwork.errors import IllegalMove, PositionError, RecordError, RulebookError
from tockwork.inventing import TEMPLATE
from tockwork.locale import LANGUAGES, words
from tockwork.problems import Problem
from tockwork.records import Record

OTHERS = [language for language in LANGUAGES if language != "en"]
PATHS = {"line", "at"}  # messages for the beginning of a path
# What the reader of a format says about a text, and what an option would need, is English.
ENGLISH_ONLY = {"why"}
_MESSAGE = re.compile(r"^wrong-([\w-]+) = (.*)$", re.M)
_ARGUMENT = re.compile(r"\{ \$(\w+) \}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message_with_its_arguments(language: str) -> None:
    text = (catalogue.ROOT / f"src/tockwork/locale/{language}/wrong.ftl").read_text("utf-8")
    said = {code: set(_ARGUMENT.findall(message)) for code, message in _MESSAGE.findall(text)}
    assert said.keys() == _kernel.CODES.keys() | PATHS
    left_out = set() if language == "en" else ENGLISH_ONLY
    wanted = {code: set(names) - left_out for code, names in _kernel.CODES.items()}
    assert {code: said[code] for code in wanted} == wanted


def test_a_problem_is_an_english_sentence_that_knows_its_code() -> None:
    with pytest.raises(RulebookError) as refused:
        rulebook("dog").with_options(to_win=9)
    (one,) = refused.value.problems
    assert str(refused.value) == one == "options.to_win: must be at most 5"
    assert (one.where, one.code, one.arguments) == ("options.to_win", "most", {"n": "5"})
    with pytest.raises(PositionError) as impossible:
        Position.from_document(POSITION)
    assert [(one.where, one.code) for one in impossible.value.problems][:2] == [
        ("seats[0].marbles[1]", "lane-not"),
        ("seats[0].marbles[2]", "no-place"),
    ]
    again = pickle.loads(pickle.dumps(impossible.value))
    assert again.problems == impossible.value.problems
    assert again.problems[0].arguments == {"n": "4", "said": "9"}


def test_a_refused_move_has_its_code_and_keeps_its_reasons() -> None:
    game = Game("dog", seed=5)
    while game.phase != "play":
        game.play(game.legal_moves()[0])
    with pytest.raises(IllegalMove) as refused:
        game.play("8: R>8")
    (one,) = refused.value.problems
    assert one.code == "move-illegal"
    assert one.arguments == {"seat": str(game.turn), "move": "8: R>8", "phase": "play"}
    assert words("en").say("why-in_reserve") in str(refused.value)


def test_arguments_that_a_code_does_not_have_are_refused() -> None:
    with pytest.raises(TypeError, match="range: not the arguments"):
        Problem("turn", "range", least=0)


def test_a_problem_is_told_with_its_path_in_every_language() -> None:
    one = Problem("line 3: seats[0].marbles[1]", "lane-not", n=4, said=7)
    assert one == "line 3: seats[0].marbles[1]: the lane has 4 spaces, not 7"
    german = "Zeile 3: seats[0].marbles[1]: die Zielbahn hat 4 Felder, nicht 7"
    assert sentence(words("de"), one) == german
    assert sentence(words("de"), "what only a programmer meets") == "what only a programmer meets"


POSITION = (
    '{"rules": "dog", "players": 4, "teams": "pairs", "turn": 0, "seats": ['
    '{"marbles": ["R", "H9", "x", "70"], "hand": ["7"]}, {"marbles": ["R"], "hand": null},'
    '{"marbles": ["R", "R", "R", "R"]}, {"marbles": ["R", "R", "R", "R"]}]}'
)
RECORD = '{"tockwork": "record", "version": 1, "rules": "dog", "players": 4, "teams": "pairs"}\n'


@pytest.mark.parametrize("language", OTHERS)
def test_the_command_line_says_what_is_wrong_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {
        "a.json": POSITION,
        "b.json": "{",
        "c.json": POSITION.replace('"turn": 0', '"turn": "now", "more": 1'),
        "a.jsonl": RECORD,
        "b.jsonl": "[]",
        "c.jsonl": RECORD.replace("dog", "nonsense"),
        "a.toml": TEMPLATE.replace("lane = 3", "lane = 2"),
        "b.toml": TEMPLATE.replace("lane = 3", 'lane = "many"'),
        "c.toml": TEMPLATE.replace("[deck]", "[deck"),
    }
    commands = {".json": ["show"], ".jsonl": ["replay"], ".toml": ["rules", "check"]}
    for name, text in files.items():
        file = tmp_path / name
        file.write_text(text)
        said = []
        for spoken in ("en", language):
            assert main([*commands[file.suffix], str(file), "--lang", spoken]) == 1
            said.append(capsys.readouterr().err.replace(str(file), "FILE"))
        english, other = (set(re.findall(r"[a-z]{3,}", one)) for one in said)
        # Paths, names of games and of types are the same; words that hold a sentence together not.
        left = other & english & set("the has must not are is for this with should that be".split())
        assert said[0] != said[1], name
        assert left == set(), said


@pytest.mark.parametrize("language", OTHERS)
def test_moves_answers_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "positions.jsonl"
    file.write_text(f"{POSITION}\n{{\n")
    said: dict[str, list[str]] = {}
    for spoken in ("en", language):
        assert main(["moves", str(file), "--lang", spoken]) == 1
        lines = capsys.readouterr().out.splitlines()
        said[spoken] = [json.loads(line)["error"] for line in lines]
    assert said["en"][0].startswith("seats[0].marbles[1]: the lane has 4 spaces, not 9; ")
    with pytest.raises(PositionError) as refused:
        Position.from_document(POSITION)
    assert said[language][0] == "; ".join(
        sentence(words(language), x) for x in refused.value.problems
    )
    assert all(one not in said["en"] for one in said[language])


@pytest.mark.parametrize(
    "options", [["--option", "to_win=9"], ["--option", "nonsense=1"], ["--players", "5"]]
)
def test_a_house_rule_that_makes_no_sense_is_told(
    options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", "--rules", "toc", *options, "--lang", "nl"]) == 2
    assert re.search(r"hoogstens|geen instelling|wordt niet|meer dan", capsys.readouterr().err)


@pytest.mark.parametrize("language", OTHERS)
def test_what_stops_a_move_of_a_record_is_told(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game("dog", seed=5)
    while game.phase != "play":
        game.play(game.legal_moves()[0])
    last = {"event": "played", "seat": game.turn, "card": "8", "as_card": "8", "moved": []}
    last["text"] = "8: R>8"
    file = tmp_path / "game.tock"
    file.write_text(f"{Record.of(game).dumps()}{json.dumps(last)}\n")
    for spoken in ("en", language):
        assert main(["replay", str(file), "--lang", spoken]) == 1
        assert words(spoken).say("why-in_reserve") in capsys.readouterr().err


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ("lane = 3", 'lane = "many"', "geometry.lane: must be a whole number"),
        ("lane = 3", "lane = 9", "geometry.lane: must be at most 5"),
        ("lane = 3", "lane = 0", "geometry.lane: must be at least 1"),
        ("players = 2", "", "forms.0.players: is missing"),
        ("lane = 3", "lane = 3\nlong = 1", "geometry.long: unknown field (known: shape, "),
        ('kind = "start"', 'kind = "fly"', ": must be one of walk, back, "),
        ('kind = "start"', 'kind = "start", far = 1', ".start.far: unknown field (known: kind"),
        ('id = "my-game"', "id = 3", "id: must be a string"),
        ('id = "my-game"', 'id = "My Game"', "id: must be written as in ^"),
        ('id = "my-game"', 'id = "my-game"\nwhat = 1', "what: unknown field (known: id, title"),
    ],
)
def test_english_is_that_of_the_catalogue(was: str, becomes: str, says: str) -> None:
    """None of it is a sentence of pydantic, and every language knows it."""
    with pytest.raises(RulebookError) as refused:
        parse_rulebook(TEMPLATE.replace(was, becomes, 1))
    (one, *_) = (one for one in refused.value.problems if says in one)
    for language in OTHERS:
        assert sentence(words(language), one) != one


def test_an_unknown_field_is_answered_with_those_there_are() -> None:
    with pytest.raises(PositionError) as refused:
        Position.from_document(
            {"rules": "dog", "players": 2, "turn": 0, "trun": 0, "seats": [{"marbels": []}]}
        )
    found = refused.value.problems
    assert "seats[0].marbels: unknown field (known: marbles, hand)" in found
    assert any(one.startswith("trun: unknown field (known: rules, game, play") for one in found)
    with pytest.raises(RecordError, match=r"^line 1: nmaes: unknown field \(known: tockwork, "):
        Record.loads(RECORD.replace('"players"', '"nmaes": [], "players"'))
    lines = Record.of(Game("dog", seed=1)).dumps().splitlines()
    event = json.loads(lines[1]) | {"seet": 1}
    fields = ", ".join(json.loads(lines[1]))
    said = rf"^line 2: {event['event']}\.seet: unknown field \(known: {fields}"
    with pytest.raises(RecordError, match=said):
        Record.loads("\n".join([lines[0], json.dumps(event)]))
    with pytest.raises(RulebookError, match=r"knobs\.gaurd: unknown field \(known: guard, "):
        parse_rulebook(TEMPLATE.replace("[knobs]", '[knobs]\ngaurd = "none"'))
