"""What is wrong is told in the reader's words, and no sentence of kernel or library is left out."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.locale import catalogue
from tockwork import Game
from tockwork.cli.main import main
from tockwork.inventing import TEMPLATE
from tockwork.locale import LANGUAGES, words
from tockwork.locale.complaints import retold
from tockwork.records import Record

ROOT = catalogue.ROOT
KERNEL = ("rulebook", "position", "json", "notation", "scripted_chance")
LIBRARY = ("records", "game", "rulebooks")
OTHERS = [language for language in LANGUAGES if language != "en"]
# Raised for who programs, who reads English and the names of arguments.
FOR_PROGRAMS = (
    "seed: give a seed or a chance, not both",
    "undo: nothing has been played",
    "move: must be a Move or its text, not 7",
    "card: 7 has no card '7'",
    "seat: must be 0 to 7, not 7",
)
# Put together from others; the tests below make the command line say them.
PUT_TOGETHER = (
    *("line 1: 7", "line 1: rules: 7", "line 1: start: 7"),
    *("players: 7 is not played by 7 (known: 7)", "file: not 7: 7"),
)


def kernel_sentences() -> Iterator[str]:
    """The text of each complaint; numbers and names that it is put together with are a 7."""
    files = [ROOT / f"kernel/src/{name}.cpp" for name in KERNEL]
    for file in [*files, ROOT / "kernel/include/tock/field.hpp"]:
        source = file.read_text("utf-8")
        for call in re.finditer(r"(?:\bbad|\brefuse)\(([^;]*)\)[;,]|\bwhy = (\"[^\"]*\");", source):
            said = call[1] or call[2]
            for choice in re.split(r" [?:] ", said):  # either of two
                texts = re.findall(r'"((?:[^"\\]|\\.)*)"', choice)
                if not texts:
                    continue
                begins = not choice.strip().startswith(('"', "takes", "json_", "state_"))
                sentence = "7".join(texts) if not begins else "7" + "7".join(texts)
                if re.search(r'"\s*\+[^"]*$', choice):
                    sentence += "7"
                if file.stem == "notation":
                    sentence += ": '7'"
                if file.stem == "json":
                    sentence = f"rulebook: not JSON: {sentence} at byte 7"
                yield sentence


def library_sentences() -> Iterator[str]:
    """Every text given to an exception, or to whoever collects problems, its holes a 7."""
    for folder in LIBRARY:
        for file in sorted((ROOT / "src/tockwork" / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                for said in _said(node):
                    text = _text(said)
                    if text and " " in text.strip("7: "):
                        yield text


def _said(node: ast.AST) -> list[ast.expr]:
    if not isinstance(node, ast.Call):
        return []
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name == "_no":
        return node.args[-1:]
    if not name.endswith("Error") and name not in ("IllegalMove", "AmbiguousMove"):
        return []
    return [
        one
        for argument in node.args
        for one in (argument.elts if isinstance(argument, ast.List) else [argument])
    ]


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            _text(part) if isinstance(part, ast.Constant) else "7" for part in node.values
        )
    return ""


def test_every_sentence_of_the_kernel_is_told() -> None:
    found = list(kernel_sentences())
    assert len(found) > 80
    german = words("de")
    assert [said for said in found if retold(german, said) == said] == []


def test_every_sentence_of_the_library_is_told() -> None:
    left_out = FOR_PROGRAMS + PUT_TOGETHER
    found = [said for said in library_sentences() if said not in left_out]
    assert len(found) > 50
    german = words("de")
    assert [said for said in found if retold(german, said) == said] == []


def test_a_complaint_has_its_path_and_all_its_parts() -> None:
    said = (
        "my.toml: cards.3.0.walk.steps: Input should be less than or equal to 15; "
        "last_card: 'joker' stands for the card before it; name that; "
        "leader: must be 0 to 3, not 9; whatever nobody has foreseen: this"
    )
    assert retold(words("de"), said) == (
        "my.toml: cards.3.0.walk.steps: darf höchstens 15 sein; "
        "last_card: „joker“ steht für die Karte davor; nenne diese; "
        "leader: muss 0 bis 3 sein, nicht 9; whatever nobody has foreseen: this"
    )
    assert retold(words("en"), said) == said


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
    assert said[language] == [retold(words(language), one) for one in said["en"]]
    assert all(one not in said["en"] for one in said[language])


@pytest.mark.parametrize(
    "options", [["--option", "to_win=9"], ["--option", "nonsense=1"], ["--players", "5"]]
)
def test_a_house_rule_that_makes_no_sense_is_told(
    options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", "--rules", "toc", *options, "--lang", "nl"]) == 1
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
