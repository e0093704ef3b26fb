"""Datasets: what is in them, and that they can be rebuilt from their seeds, to the byte."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import FULL
from tests.wheels import wheel
from tockwork import Move, Position
from tockwork.dataset.__main__ import main
from tockwork.dataset.games import play
from tockwork.dataset.plan import FILE, Plan
from tockwork.records import read_records, replay

TINY = Path(__file__).parents[2] / "src" / "tockwork" / "envs" / "tiny.toml"


def make(folder: Path, *arguments: str) -> None:
    assert main(["make", str(folder), *arguments]) == 0


def rows(folder: Path) -> list[dict[str, Any]]:
    lines = [file.read_text("utf-8") for file in sorted(folder.glob("decisions-*.jsonl"))]
    return [json.loads(line) for line in "".join(lines).splitlines()]


@pytest.mark.long
def test_a_thousand_games_are_rebuilt_to_the_byte(tmp_path: Path, capsys) -> None:
    """Of the tiny game; with TOCKWORK_FULL of Jeu de Toc."""
    game = ["--rules", "toc"] if FULL else ["--rules", str(TINY)]
    make(tmp_path, *game, *"--players 2 --bots random,greedy --deals 32 --jobs 2".split())
    assert main(["check", str(tmp_path), "--rebuild", "10"]) == 0
    assert "10 files rebuilt" in capsys.readouterr().out

    records, found = list(read_records(sorted(tmp_path.glob("games-*.jsonl")))), rows(tmp_path)
    assert len(records) == 1000
    assert {row["game"] for row in found} == set(range(1000))
    assert all(row["deals"] >= 32 for row in found if len(row["moves"]) > 1)
    assert "1,000 games" in (tmp_path / "README.md").read_text("utf-8")


def test_what_a_row_says_is_what_happened() -> None:
    played = play(Plan(bots=("greedy", "club"), deals=(8, 8), decisions=60).settled(), 3)
    replayed = replay(played.record)
    assert [row["moves"][row["played"]] for row in played.rows] == [str(m) for m in replayed.moves]
    for row, position in zip(played.rows, replayed.positions, strict=False):
        seen = Position.from_text(row["position"])
        assert seen == position.view(row["seat"]).position()
        assert row["moves"] == [str(move) for move in position.legal_moves()]
        assert all(Move.parse(text) for text in row["moves"])
        tried = [value for value in row["values"] if value is not None]
        assert len(row["values"]) == len(row["moves"])
        assert len(tried) >= min(2, len(row["moves"])) * (len(row["moves"]) > 1)
        assert all(0 <= value <= 100 for value in tried)
        assert row["won"] is None  # it was left after 60 decisions


def test_a_dataset_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    asked = ["--rules", str(TINY), "--players", "2", "--bots", "greedy", "--games", "30"]
    asked += ["--shard", "10", "--deals", "32"]
    make(tmp_path / "whole", *asked)
    make(tmp_path / "left", *asked)
    for name in ("decisions-00001.jsonl", "README.md", "SHA256SUMS"):
        (tmp_path / "left" / name).unlink()
    make(tmp_path / "left", *asked)
    for path in (tmp_path / "whole").iterdir():
        assert path.read_bytes() == (tmp_path / "left" / path.name).read_bytes()
    assert main(["make", str(tmp_path / "left"), *asked, "--seed", "2"]) == 1


def test_a_changed_file_is_named(tmp_path: Path, capsys) -> None:
    asked = ["--rules", str(TINY), "--players", "2", "--bots", "greedy", "--games", "20"]
    make(tmp_path, *asked, "--shard", "10")
    changed = tmp_path / "decisions-00001.jsonl"
    changed.write_text(changed.read_text("utf-8").replace('"seat":0', '"seat":1', 1), "utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert "different: decisions-00001.jsonl" in capsys.readouterr().err
    # Checksums that fit do not help: the games are played again.
    shutil.copy(changed, tmp_path / "kept")
    (tmp_path / "README.md").unlink()
    make(tmp_path, *asked, "--shard", "10")
    assert main(["check", str(tmp_path), "--rebuild", "2"]) == 1
    assert "different: decisions-00001.jsonl" in capsys.readouterr().err


def test_another_version_says_so(tmp_path: Path, capsys) -> None:
    make(tmp_path, "--rules", str(TINY), "--players", "2", "--games", "5", "--bots", "greedy")
    plan = tmp_path / FILE
    plan.write_text(plan.read_text("utf-8").replace('"tockwork": "', '"tockwork": "9'), "utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert FILE in capsys.readouterr().err


def test_parquet_has_the_same_rows_and_bytes(tmp_path: Path) -> None:
    parquet = wheel("pyarrow.parquet")
    asked = ["--rules", str(TINY), "--players", "2", "--games", "20", "--bots", "greedy"]
    for name in ("one", "two"):
        make(tmp_path / name, *asked, "--parquet")
    one, two = (tmp_path / name / "decisions-00000.parquet" for name in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()
    table = parquet.read_table(one)
    assert table.to_pylist() == rows(tmp_path / "one")
    assert main(["check", str(tmp_path / "one")]) == 0


def test_puzzles_and_exam_of_a_game_are_inside(tmp_path: Path) -> None:
    make(tmp_path, *"--rules dog-kids --players 2 --games 1 --deals 2 --decisions 3".split())
    assert len((tmp_path / "puzzles.jsonl").read_text("utf-8").splitlines()) >= 20
    exam = [json.loads(line) for line in (tmp_path / "exam.jsonl").read_text("utf-8").splitlines()]
    assert len(exam) > 5
    for one in exam:
        position = Position.from_document(one["position"], kept=True)
        assert position.table.rulebook.id == "dog-kids"
        assert {str(move) for move in position.legal_moves()} == one["values"].keys()
    sums = (tmp_path / "SHA256SUMS").read_text("utf-8")
    assert "exam.jsonl" in sums
    assert "puzzles.jsonl" in sums


@pytest.mark.parametrize("name", ["master", "search:0.1", "nonsense"])
def test_a_bot_that_cannot_be_repeated_is_refused(name: str, tmp_path: Path, capsys) -> None:
    assert main(["make", str(tmp_path / "new"), "--bots", name]) == 1
    assert name in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
