"""A page without a server makes the same of a game of one's own as a server does."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import FULL
from tockwork import RELATED, RULEBOOKS, Rulebook, _kernel, rulebook
from tockwork.errors import RulebookError
from tockwork.inventing import TEMPLATE
from tockwork.render.paint.themes import THEMES
from tockwork.rulebooks import parse_rulebook
from tockwork.rulebooks.packed import pack, unpack
from tockwork.rulebooks.reading import plain_data
from tockwork.rulebooks.registry import custom
from tockwork.server.custom_games import own_games
from tockwork.server.http import catalogue
from tockwork.server.http.engine import levels

HERE = Path(__file__).parent
RELATED_FILES = Path(catalogue.__file__).parents[2] / "rulebooks" / "related"
A_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def renamed(book: Rulebook) -> dict[str, Any]:
    """One of ours as somebody's own, who has changed a word."""
    return plain_data(book) | {"id": f"my-{book.id}", "title": f"Mein {book.title} für «uns»"}


@cache
def texts() -> dict[str, str]:
    found = {f"my-{name}": json.dumps(renamed(rulebook(name))) for name in (*RULEBOOKS, *RELATED)}
    toml = (RELATED_FILES / "keezen.toml").read_text().replace('id = "keezen"', 'id = "my-toml"')
    return {**found, "template": TEMPLATE, "toml": toml}


def asked(tmp_path: Path, tasks: list[tuple[str, Any]]) -> list[dict[str, Any]]:
    known, lines = tmp_path / "known.json", tmp_path / "tasks.jsonl"
    known.write_text(json.dumps(own_games()))
    lines.write_text("".join(json.dumps(task) + "\n" for task in tasks))
    done = subprocess.run(
        ["node", "--single-threaded", str(HERE / "own.mjs"), str(known), str(lines)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_a_file_is_read_alike_and_stands_for_the_same_text(tmp_path: Path) -> None:
    answers = asked(tmp_path, [("read", text) for text in texts().values()])
    for name, answer in zip(texts(), answers, strict=True):
        packed = pack(parse_rulebook(texts()[name]))
        assert "problems" not in answer, (name, answer)
        assert answer["answer"]["rules"] == packed, name
        info = catalogue.game_info(unpack(packed)).model_dump(mode="json")
        assert answer["answer"]["game"] == plain(info), name


def test_the_id_of_one_of_ours_is_refused_alike(tmp_path: Path) -> None:
    text = TEMPLATE.replace('"my-game"', '"dog"')
    (answer,) = asked(tmp_path, [("read", text)])
    (problem,) = answer["problems"]
    with pytest.raises(RulebookError) as refused:
        custom(parse_rulebook(text))
    assert [problem] == codes(refused.value)


def codes(refused: RulebookError) -> list[dict[str, Any]]:
    """What is wrong, as it is sent."""
    return [
        {"where": one.where, "code": one.code, "arguments": one.arguments}
        for one in refused.problems
    ]


def close(one: str, other: str) -> bool:
    """Drawings are alike if they say the same and every number is within two tenths."""
    if A_NUMBER.split(one) != A_NUMBER.split(other):
        return False
    pairs = zip(A_NUMBER.findall(one), A_NUMBER.findall(other), strict=True)
    return all(abs(float(a) - float(b)) < 0.21 for a, b in pairs)


def same_board(drawn: dict[str, Any], expected: dict[str, Any], query: dict[str, Any]) -> None:
    where = (query["rules"][:40], query["players"], query["teams"], query["options"])
    for bare in (drawn, expected):  # ids are told apart by other letters
        bare["svg"] = re.sub(r"\b[ot][0-9a-f]{1,8}-", "ID-", bare["svg"])
    assert close(drawn.pop("svg"), expected.pop("svg")), where
    assert close(json.dumps(drawn.pop("layout")), json.dumps(expected.pop("layout"))), where
    assert drawn == expected, where


def test_every_board_is_drawn_alike(tmp_path: Path) -> None:
    tasks: list[tuple[str, Any]] = []
    wanted: list[dict[str, Any]] = []
    for n, text in enumerate(texts().values()):
        book = parse_rulebook(text)
        packed = pack(book)
        for at, form in enumerate(book.forms):
            themes = list(THEMES) if FULL else [list(THEMES)[(n + at) % len(THEMES)]]
            for theme in themes:
                seat = (n + at) % form.players
                options: dict[str, Any] = (
                    {"direction": "counter-clockwise"} if (n + at) % 4 == 0 else {}
                )
                if book.id == "my-dog-kids":
                    options["marbles"] = 5
                if "board" in book.options:
                    options["board"] = form.board
                query = {
                    "rules": packed,
                    "players": form.players,
                    "teams": form.teams,
                    "options": options,
                    "theme": theme,
                    "seat": seat,
                }
                tasks.append(("board", query))
                table = book.with_options(**options).table(form.players, form.teams)
                board = catalogue.board(table, theme, seat).model_dump(mode="json")
                wanted.append(board | {"options": options})
    for (_, query), found, board in zip(tasks, asked(tmp_path, tasks), wanted, strict=True):
        same_board(found["answer"], plain(board), query)


def test_a_site_draws_its_own_games_with_any_house_rule(tmp_path: Path) -> None:
    """Those of the shelf are put there as files; house rules may change what is drawn."""
    tasks: list[tuple[str, Any]] = []
    wanted: dict[int, tuple[Any, ...]] = {}
    changes: tuple[dict[str, Any], ...] = (
        {},
        {"marbles": 3, "to_win": 3},
        {"direction": "counter-clockwise", "exchange": "none"},
        {"marbles": 2, "to_win": 2, "no_move": "discard"},
    )
    for n, name in enumerate((*RULEBOOKS, *RELATED)):
        book = rulebook(name)
        tasks.append(("put", [name, json.dumps(plain_data(book))]))
        for at, options in enumerate(changes):
            if book.knobs.hierarchy and "marbles" in options:
                options = {"hierarchy": False, "fool_slack": 0, "king_most": None, "opening": False}
            form = book.forms[(n + at) % len(book.forms)]
            if "board" in book.options:
                options = options | {"board": form.board}
            try:
                table = book.with_options(**options).table(form.players, form.teams)
            except RulebookError:
                continue
            query = {
                **{"rules": name, "players": form.players, "teams": form.teams},
                **{"options": options, "theme": list(THEMES)[at % len(THEMES)], "seat": 0},
            }
            wanted[len(tasks)] = (table, query)
            tasks.append(("board", query))
    assert len(wanted) > 45
    answers = asked(tmp_path, tasks)
    for i, (table, query) in wanted.items():
        board = catalogue.board(table, query["theme"], query["seat"]).model_dump(mode="json")
        same_board(answers[i]["answer"], plain(board | {"options": query["options"]}), query)


def test_a_house_rule_that_makes_no_sense_is_named(tmp_path: Path) -> None:
    query = {"rules": "dog", "players": 4, "teams": "pairs", "options": {"to_win": 5}}
    tasks = [
        ("put", ["dog", json.dumps(plain_data(rulebook("dog")))]),
        ("board", query | {"theme": "day", "seat": 0}),
    ]
    [_, refused] = asked(tmp_path, tasks)
    assert refused["problems"][0]["where"].startswith("options")


def test_a_form_is_the_same_for_the_kernel(tmp_path: Path) -> None:
    tasks: list[tuple[str, Any]] = []
    tables = []
    for text in texts().values():
        book = parse_rulebook(text)
        form = book.forms[-1]
        played = {"rules": pack(book), "players": form.players, "teams": form.teams, "options": {}}
        tasks.append(("engine", played))
        tables.append(book.table(form.players, form.teams))
    for found, table in zip(asked(tmp_path, tasks), tables, strict=True):
        answer = found["answer"]
        assert answer["teams"] == list(table.team_of)
        assert answer["levels"] == plain(
            {level: how.model_dump() for level, how in levels(trained=False).items()}
        )
        rules = _kernel.compile_rulebook(answer["data"])
        assert _kernel.playouts(rules, 5, 2000, 5, 1000) == _kernel.playouts(
            table.rules, 5, 2000, 5, 1000
        )


WRONG: dict[str, str] = {
    "nothing": "",
    "one field": 'id = "x"',
    "no TOML": "id = ",
    "no JSON": "{",
    "a list": "[1, 2]",
    "twice": 'id = "a"\nid = "b"',
    "house rules": TEMPLATE + '\n[chosen]\nguard = "none"\n',
    "a field that is none": TEMPLATE + "\n[colours]\nred = 1\n",
    "an id with capitals": TEMPLATE.replace('id = "', 'id = "X', 1),
}


# Here each reader says for itself what broke.
OWN_WORDS = ("no TOML", "no JSON", "a list", "twice")


def changed(**fields: Any) -> str:
    """The usual file with some fields changed; dots as double underscores."""
    data = plain_data(parse_rulebook(TEMPLATE))
    for path, value in fields.items():
        *way, last = path.split("__")
        at: Any = data
        for step in way:
            at = at[int(step)] if isinstance(at, list) else at.setdefault(step, {})
        at[last] = value
    return json.dumps(data)


CHANGED: dict[str, dict[str, Any]] = {
    "too many marbles": {"knobs__marbles": 9},
    "more to win than marbles": {"knobs__marbles": 1, "knobs__to_win": 2},
    "no such guard": {"knobs__guard": "nobody"},
    "a knob that is none": {"knobs__gaurd": "none"},
    "a number in words": {"minutes": "many"},
    "a whole number that is none": {"minutes": 12.5},
    "a title that is none": {"title": ""},
    "a long title": {"title": "x" * 61},
    "a truth that is none": {"knobs__second_lap": "perhaps"},
    "no forms": {"forms": []},
    "forms that are none": {"forms": 3},
    "seven players": {"forms": [{"players": 2}, {"players": 7}]},
    "five on four": {"forms": [{"players": 5}]},
    "teams that are none": {"forms": [{"players": 3, "teams": "pairs"}]},
    "no such use": {"cards__1": [{"kind": "fly"}]},
    "a use without a kind": {"cards__1": [{"steps": 1}]},
    "a use without steps": {"cards__1": [{"kind": "walk"}]},
    "too many steps": {"cards__1": [{"kind": "walk", "steps": 40}]},
    "a use with more": {"cards__1": [{"kind": "start", "steps": 1}]},
    "a card of no deck": {"cards__99": [{"kind": "start"}]},
    "a card with a space": {"deck__a b": 2, "cards__a b": [{"kind": "start"}]},
    "copies in words": {"deck__1": "four"},
    "a cross of 10": {"geometry__shape": "cross"},
    "a garden without colours": {"geometry__shape": "garden"},
    "a DOG board with a long lane": {"geometry": {"shape": "dog", "section_length": 16, "lane": 5}},
    "no such shape": {"geometry__shape": "star"},
    "a long lane": {"geometry__lane": 9},
    "no such language": {"words__tlh": {"title": "Tock"}},
    "words without a title": {"words__en": {"line": "Small."}},
    "a clause that is none": {"clauses": {"guard": "OWN-1"}},
    "an option that is none": {"options": ["weather"]},
    "deals that are none": {"knobs__deals": []},
    "too many cards": {"knobs__deals": [60]},
    "two at once": {"minutes": 1, "knobs__marbles": 0},
}
SIX_DOGS = renamed(rulebook("dog-kids")) | {"forms": [{"players": 6, "board": 6}]}
WRONG |= {name: changed(**fields) for name, fields in CHANGED.items()}
WRONG["a garden for six"] = json.dumps(SIX_DOGS)


def test_what_is_wrong_with_a_file_is_told_alike(tmp_path: Path) -> None:
    answers = asked(tmp_path, [("read", text) for text in WRONG.values()])
    wrong = {}
    for name, answer in zip(WRONG, answers, strict=True):
        with pytest.raises(RulebookError) as refused:
            parse_rulebook(WRONG[name])
        assert "problems" in answer, name
        result, must = answer["problems"], codes(refused.value)
        if name in OWN_WORDS:  # readers of texts differ in how exactly they say what is wrong
            codes_said = {one["code"] for one in (*result, *must)}
            assert codes_said <= {"not-json", "not-toml", "unreadable", "parts"}, name
            continue
        if result != must:
            wrong[name] = (result, must)
    assert wrong == {}
