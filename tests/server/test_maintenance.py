"""A server's games are checked, copied, brought back and forgotten; while games run, too."""

from __future__ import annotations

import asyncio
import json
import random
import tracemalloc
from pathlib import Path

import pytest
from sqlalchemy import select, text

from tests.conftest import FULL
from tests.server.house import Guest, House, together
from tests.server.postgres import Cluster
from tockwork.cli.main import main
from tockwork.records.fair import promise
from tockwork.server import maintenance
from tockwork.server.store import migrate, schema
from tockwork.server.store.storage import Storage, StorageError

PART = "ab" * 32


async def _run(database: str, *statements: str) -> None:
    storage = await Storage.open(database)
    for statement in statements:
        await storage.write(text(statement))
    await storage.close()


async def _left(database: str) -> dict[str, int]:
    storage = await Storage.open(database)
    tables = (schema.entries, schema.sitting, schema.tables, schema.finished)
    found = {table.name: len(await storage.rows(select(table))) for table in tables}
    await storage.close()
    return found


def _play(house: House, answers: int, player: Guest | None = None) -> str:
    anna = player or Guest(house.url)
    table = anna.table("dog-kids", "me", "here", promise=promise(PART, "word"))
    with anna.socket(table) as line:
        line.ask(type="part", part=PART, word="word")
        line.click(random.Random(answers), most=answers)
        line.raw.send('{"type":"ping"}')
        line.until_type("pong")  # what was said before is stored by then
    return table


def test_a_backup_made_while_games_run_is_whole_and_comes_back(
    database: str, memory: Path, tmp_path: Path, cluster: Cluster
) -> None:
    file = tmp_path / "games.backup"
    with House(database) as house:
        player = Guest(house.url)
        table = _play(house, 10, player)
        together(
            lambda: _play(house, 60),
            lambda: _play(house, 60),
            lambda: [asyncio.run(maintenance.backup(database, file)) for _ in range(5)],
            lambda: [asyncio.run(maintenance.check(database)) for _ in range(5)],
        )
        rows = asyncio.run(maintenance.backup(database, file))
        running = asyncio.run(maintenance.check(database))
    assert running.wrong == []
    assert running.tables == running.games == 3
    # Into a database of the other kind, too.
    copy = f"sqlite:///{memory / tmp_path.name}-copy.db"
    other = copy if "postgresql" in database else str(cluster.new_database())
    if other != copy:
        asyncio.run(maintenance.restore(other, file))
        back = asyncio.run(maintenance.check(other))
        assert (back.tables, back.entries, back.wrong) == (3, running.entries, [])
        with House(other) as house:  # and the game goes on there
            anna = Guest(house.url)
            anna.http.cookies = player.http.cookies
            with anna.socket(table) as line:
                line.play(line.until_asked())
        with pytest.raises(StorageError, match="is not empty"):
            asyncio.run(maintenance.restore(other, file))
    assert 0 < asyncio.run(maintenance.restore(copy, file)) == rows
    again = asyncio.run(maintenance.check(copy))
    assert (again.tables, again.entries, again.wrong) == (3, running.entries, [])
    with pytest.raises(StorageError, match="is not empty"):
        asyncio.run(maintenance.restore(copy, file))
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join(lines[:-1]), "utf-8")
    with pytest.raises(Exception, match="the end is missing"):
        asyncio.run(maintenance.restore(f"{copy}2", file))


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("delete from entries where position = 3", "entry 3: entries are missing"),
        ("delete from entries where position = 0", "entry 0: entries are missing"),
        ("update entries set data = '{' where position = 6", "entry 6: has the wrong form"),
        ("update entries set at = 5 where position = 9", "entry 9: it is older"),
        (
            'update entries set data = replace(data, \'"by"\', \'"seat" : 7, "by"\')'
            " where position = 8",
            "entry 8: seat 7",
        ),
        ("delete from tables", "its row in 'tables' is missing"),
        ("update tables set phase = 'over'", "its row says over"),
        ("update tables set id = 'ghost'", "tables: a row of table ghost"),
        ("update entries set data = '{}' where position = 0", "entry"),
        (
            'update entries set data = replace(data, \'"seed":"\', \'"seed":"0\')'
            " where data like '%started%'",
            "the seed does not follow from the parts",
        ),
        (
            "update entries set data = replace(data, 'abab', 'baba') where data like '%part_g%'",
            "a part that was not promised",
        ),
    ],
)
def test_what_is_wrong_with_a_table_is_found(file: str, change: str, found: str) -> None:
    with House(file) as house:
        table = _play(house, 20)
    asyncio.run(_run(file, change))
    wrong = asyncio.run(maintenance.check(file)).wrong
    assert any(found in line for line in wrong), wrong
    assert any(table in line for line in wrong)


def test_tidy_forgets_old_tables_and_breaks_nothing(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with House(database) as house:
        anna = Guest(house.url)
        old = anna.table("dog", "me", "here", "here", "here", clock={"kind": "move"})
        new = anna.table("dog", "me", "here", "here", "here")
    asyncio.run(_run(database, f"update entries set at = 1000 where table_id = '{old}'"))
    assert main(["tidy", database, "--days", "30"]) == 0
    assert "one table deleted" in capsys.readouterr().out
    assert asyncio.run(_left(database)) == {
        **{"entries": 2, "sitting": 1, "tables": 1},
        "finished": 0,
    }
    with House(database) as house:
        again = Guest(house.url)
        again.http.cookies = anna.http.cookies
        assert [card["table"]["id"] for card in again.get("/api/me")["tables"]] == [new]
        assert again.get(f"/api/tables/{old}", status=404)["code"] == "no_such_table"


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with House(f"sqlite:///{data / 'tables.db'}") as house:
        _play(house, 5)
        assert main(["check", str(data)]) == 0
        assert main(["backup", str(data), str(tmp_path / "b")]) == 0
        assert main(["tidy", str(data)]) == 1  # it is in use
    assert main(["restore", str(tmp_path / "new"), str(tmp_path / "b")]) == 0
    assert main(["check", str(tmp_path / "new")]) == 0
    assert "1 tables, 1 games" in capsys.readouterr().out


def test_a_database_that_is_not_there_is_misuse_and_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for data in (str(tmp_path), str(tmp_path / "nothing")):
        for command in (["check", data], ["backup", data, f"{data}.b"], ["tidy", data]):
            assert main(command) == 2
            assert capsys.readouterr().err.endswith("tables.db: No such file or directory\n")
    assert list(tmp_path.iterdir()) == []


def _large(file: Path, rows: int, letters: int) -> None:
    with file.open("w") as out:
        head = {"tockwork": "backup", "version": 1, "tables": migrate.newest()}
        out.write(json.dumps(head) + "\n")
        for n in range(rows):
            row = {"table_id": f"t{n // 400}", "position": n % 400, "at": 1, "data": "x" * letters}
            row |= {"guest": None, "command": None}
            out.write(json.dumps({"table": "entries", "row": row}) + "\n")
        out.write(json.dumps({"rows": rows}) + "\n")


def test_a_backup_larger_than_memory_comes_back(database: str, tmp_path: Path) -> None:
    """It is read as it is stored: what is held at once is a part of it."""
    file = tmp_path / "large.backup"
    _large(file, 4000, 4000)
    asyncio.run(_run(database))  # what is loaded and made once does not count
    tracemalloc.start()
    try:
        assert asyncio.run(maintenance.restore(database, file)) == 4000
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < file.stat().st_size / 2
    assert asyncio.run(_left(database))["entries"] == 4000


@pytest.mark.skipif(not FULL, reason="half a minute")
def test_a_large_backup_comes_back_however_long_it_takes(database: str, tmp_path: Path) -> None:
    """More than a database that does not answer is waited for otherwise."""
    rows, file = 400_000, tmp_path / "large.backup"
    _large(file, rows, 120)
    assert asyncio.run(maintenance.restore(database, file)) == rows
    assert asyncio.run(_left(database))["entries"] == rows
