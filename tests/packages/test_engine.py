"""The npm package, out of its tarball, plays the games that the Python package plays."""

from __future__ import annotations

import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.own.games import MINI
from tests.packages.packed import NAME, ROOT, installed, page_of_the_readme
from tockwork import RELATED, RULEBOOKS, Game, rulebook
from tockwork.rulebooks.reading import read_rulebook


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory)


def asked(folder: Path, *tasks: dict[str, Any]) -> list[Any]:
    """What a program that imports the package answers to each task."""
    # With threads, Node 20 sometimes hangs at its end (nodejs/node#54918).
    done = subprocess.run(
        ["node", "--single-threaded", "play.mjs"],
        cwd=folder,
        input="".join(json.dumps(task) + "\n" for task in tasks),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def played(game: Game, seed: int) -> tuple[list[str], dict[str, Any]]:
    """Some moves at random, and what the package should say of the same game."""
    rng = random.Random(seed)
    moves: list[str] = []
    said: list[list[object]] = []
    while not game.over and len(moves) < 60:
        legal = [str(move) for move in game.legal_moves()]
        said.append([game.turn, list(game.view(game.turn).hand(game.turn)), legal])
        moves.append(rng.choice(legal))
        game.play(moves[-1])
    places = [list(game.position.places(seat)) for seat in range(game.table.players)]
    return moves, {
        "said": said,
        "turn": game.turn,
        "marbles": places,
        "winners": list(game.winners),
        "drawn": [sum(map(len, places)), True],
        "freed": {"refused": "this game has been freed", "codes": []},
    }


def test_every_game_has_the_cards_and_moves_of_the_python_package(folder: Path) -> None:
    tasks, expected = [], []
    for name in (*RULEBOOKS, *RELATED):
        for form in rulebook(name).forms[:3]:
            game = Game(name, form.players, form.teams, seed=8)
            moves, here = played(game, 8)
            format_ = {"rules": name, "players": form.players, "teams": form.teams}
            tasks.append({"task": "play", "format": format_, "seed": 8, "moves": moves})
            expected.append(here)
    for task, here, there in zip(tasks, expected, asked(folder, *tasks), strict=True):
        assert there.pop("told") == there.pop("events") > 0
        assert there == here, task["format"]


def test_options_and_custom_games(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "mini.toml"
    file.write_text(MINI, "utf-8")
    tasks, expected = [], []
    house = rulebook("dog").with_options(exchange="none")
    for book, more in ((house, {"options": {"exchange": "none"}}), (read_rulebook(file), {})):
        form = book.forms[0]
        moves, here = played(Game(book, form.players, form.teams, seed=3), 3)
        format_ = {"rules": book.id, "players": form.players, "teams": form.teams, **more}
        tasks.append({"task": "play", "format": format_, "seed": 3, "moves": moves})
        expected.append(here)
    tasks[1]["text"] = MINI
    for here, there in zip(expected, asked(folder, *tasks), strict=True):
        assert there | here == there


def test_it_says_what_there_is_and_what_is_wrong(folder: Path) -> None:
    games, forms, wrong = asked(
        folder, {"task": "games"}, {"task": "about", "rules": "dog"}, {"task": "wrong"}
    )
    assert games == [*RULEBOOKS, *RELATED]
    assert forms == [[form.players, form.teams] for form in rulebook("dog").forms]
    assert all("refused" in one for one in wrong), wrong
    assert wrong[0]["refused"].startswith("no game is called chess; there are tock6, super-tock")
    assert wrong[5]["codes"] == ["move-not-legal"]
    assert wrong[6]["refused"] == "seat: should be 0 to 3, not 4"


def test_without_a_seed_the_cards_are_others_each_time(folder: Path) -> None:
    [deals] = asked(folder, {"task": "fresh"})
    assert len({json.dumps(hands) for hands in deals}) == 3


def test_bots_play_whole_games_by_the_rules_and_the_same_again(folder: Path) -> None:
    task = {"task": "bots", "format": {"rules": "dog-kids"}, "rollouts": 2}
    one, again = asked(folder, task, task)
    assert one == again
    assert one["winners"]
    assert all(legal for legal, _ in one["moves"])
    assert one["late"]["refused"] == "the game is over"


def test_a_position_is_evaluated_from_what_is_known(folder: Path) -> None:
    game = Game("dog", 4, seed=5)
    for _ in range(9):
        game.play(game.legal_moves()[0])
    [found] = asked(folder, {"task": "evaluate", "position": game.view(game.turn).document()})
    legal = {str(move) for move in game.legal_moves()}
    assert found["turn"] == game.turn
    assert found["hand"] == list(game.view(game.turn).hand(game.turn))
    assert found["answers"] == len(legal)
    assert set(found["candidates"]) == legal


def test_its_types_are_those_of_strict_typescript(folder: Path) -> None:
    (folder / "uses.ts").write_text(
        f"""import {{ load, type Choice, type Engine }} from '{NAME}';
import {{ Kernel }} from '{NAME}/kernel';
const engine: Engine = await load();
const game = engine.game({{ rules: 'dog', players: 4, teams: 'pairs' }}, 1);
const moves: Choice[] = game.legalMoves();
const hand: string[] = game.seen(game.turn ?? 0).view.hand;
const best: string | undefined = game.evaluate({{ deals: 8 }}).candidates[0]?.text;
const kernel: Promise<Kernel> = Kernel.from(await WebAssembly.compile(new Uint8Array()));
// @ts-expect-error: a number is no move
game.play(3);
export {{ moves, hand, best, kernel }};
"""
    )
    (folder / "tsconfig.json").write_text(
        json.dumps(
            {
                "compilerOptions": {
                    "module": "nodenext",
                    "target": "es2022",
                    "lib": ["es2022", "dom"],
                    "types": [],
                    "strict": True,
                    "noEmit": True,
                },
                "files": ["uses.ts"],
            }
        )
    )
    tsc = ROOT / "web" / "node_modules" / ".bin" / "tsc"
    done = subprocess.run([tsc, "-p", "."], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_it_is_what_it_says(folder: Path) -> None:
    package = folder / "node_modules" / NAME
    said = json.loads((package / "package.json").read_text())
    version = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.M)
    assert version
    assert said["version"] == version[1]
    names = {file.name for file in package.iterdir()}
    whole = {"index.js", "kernel.js", "games.js", "kernel.wasm", "games.json"}
    whole |= {"README.md", "LICENSE", "package.json", "types"}
    assert whole <= names
    assert all(name.startswith("shared-") for name in names - whole)
    for offered in said["exports"].values():
        for file in offered.values() if isinstance(offered, dict) else [offered]:
            assert (package / file).is_file(), file
    assert len(page_of_the_readme().splitlines()) <= 20


def test_our_own_page_is_made_of_it(folder: Path) -> None:
    package = folder / "node_modules" / NAME
    offered = json.loads((package / "package.json").read_text())["exports"]
    taken = {
        name
        for file in (ROOT / "web" / "src").rglob("*.ts")
        for name in re.findall(rf"['\"]{NAME}/([\w./]+)", file.read_text("utf-8"))
    }
    assert {"kernel", "kernel.wasm", "custom/games"} <= taken
    assert {f"./{name}" for name in taken} <= offered.keys()
