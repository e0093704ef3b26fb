"""A database that is taken away, silent, or somebody else's: refused soon, and nothing made up."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from tests.server.house import Guest, House
from tests.server.postgres import Cluster
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage, StorageError


def opened(address: str) -> str | None:
    """Why a second server is not let in; None if it is."""

    async def work() -> str | None:
        try:
            storage = await Storage.open(address)
        except StorageError as bad:
            return str(bad)
        await storage.close()
        return None

    return asyncio.run(work())


def stored(house: House, table: str) -> dict[tuple[str, str], int]:
    """The commands in the log of a table, and how often each."""
    c = schema.entries.c
    query = select(c.guest, c.command).where(c.table_id == table, c.command.is_not(None))
    rows = house.call(lambda: house.tables.services.storage.rows(query))
    found: dict[tuple[str, str], int] = {}
    for row in rows:
        found[(row.guest, row.command)] = found.get((row.guest, row.command), 0) + 1
    return found


def until(true: Any, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.05)


def test_the_same_file_by_another_path_is_the_same_database(memory: Path) -> None:
    folder = memory / os.urandom(6).hex()
    folder.mkdir()
    file = folder / "tables.db"
    with House(f"sqlite:///{file}"):
        (folder / "link.db").symlink_to(file)
        (folder / "hard.db").hardlink_to(file)
        (memory / f"{folder.name}-too").symlink_to(folder)
        for other in (file, folder / "link.db", folder / "hard.db"):
            assert "another tockwork serve" in (opened(f"sqlite:///{other}") or "let in")
        around = memory / f"{folder.name}-too" / "tables.db"
        assert "another tockwork serve" in (opened(f"sqlite:///{around}") or "let in")
        for beside in folder.iterdir():  # whatever looks like a lock and could be deleted
            if "lock" in beside.name:
                beside.unlink()
        assert "another tockwork serve" in (opened(f"sqlite:///{file}") or "let in")
    assert opened(f"sqlite:///{folder / 'link.db'}") is None


def test_a_file_that_was_moved_away_takes_no_more_moves(memory: Path) -> None:
    file = memory / f"{os.urandom(6).hex()}.db"
    with House(f"sqlite:///{file}") as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(table) as line:
            line.play(line.until_asked())
            file.rename(file.with_suffix(".away"))
            until(lambda: anna.http.get("/api/health").status_code == 503)
            view = line.until_asked()
            answer = line.act(view, view["choices"][0]["text"])
            assert answer["code"] == "storage"
            assert "moved" in answer["detail"]
            file.with_suffix(".away").rename(file)
            until(lambda: anna.http.get("/api/health").status_code == 200)
            line.play(line.until_asked())


def test_when_the_session_with_the_lock_ends_there_are_never_two(cluster: Cluster) -> None:
    address = cluster.new_database()
    with House(address) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        me = house.call(lambda: house.tables.find(table)).log.places[0].guest
        with anna.socket(table) as line:
            for k in range(4):
                view = line.until_asked()
                cluster.end_sessions(address)
                # Whoever comes first: a second server, or the move of a guest at the first one.
                second = opened(address) if k % 2 else None
                act = {"type": "act", "id": f"k{k}", "seat": view["seat"], "expect": line.number}
                act["move"] = view["choices"][0]["text"]
                for _ in range(100):
                    answer = line.ask(**act)
                    assert (answer["type"] == "ack") == ((me, f"k{k}") in stored(house, table))
                    if answer["type"] == "ack":
                        break
                    assert answer["code"] == "storage", answer
                    time.sleep(0.1)
                assert answer["type"] == "ack"
                assert second is None or "another tockwork serve" in second
                while line.number < answer["number"]:
                    line.next()
        assert "another tockwork serve" in (opened(address) or "let in")
        assert set(stored(house, table).values()) == {1}


@contextmanager
def another_server(cluster: Cluster, address: str) -> Iterator[None]:
    """A second server that gets in when the first one's session ends, until the block ends."""
    held, free = threading.Event(), threading.Event()

    async def hold() -> None:
        while True:
            try:
                storage = await Storage.open(address)
                break
            except StorageError:
                cluster.end_sessions(address)
        held.set()
        await asyncio.to_thread(free.wait)
        await storage.close()

    thread = threading.Thread(target=lambda: asyncio.run(hold()))
    thread.start()
    try:
        assert held.wait(60)
        yield
    finally:
        free.set()
        thread.join()


def test_who_has_lost_the_lock_to_another_refuses_until_it_is_free(cluster: Cluster) -> None:
    address = cluster.new_database()
    with House(address) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(table) as line:
            view = line.until_asked()
            with another_server(cluster, address):
                answer = line.act(view, view["choices"][0]["text"])
                assert answer["code"] == "storage"
                until(lambda: anna.http.get("/api/health").status_code == 503)
                said = "another tockwork serve is using it"
                until(lambda: said in line.act(view, view["choices"][0]["text"])["detail"])
            until(lambda: anna.http.get("/api/health").status_code == 200)
            line.play(view)


def test_a_command_is_not_acknowledged_because_another_one_is_stored(database: str) -> None:
    """The connection breaks; when it is back, somebody else's move is where ours would be."""
    with House(database) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        storage = house.tables.services.storage
        store = storage._commit

        async def breaks(work: Any) -> None:
            ours = next(part for part in work if getattr(part, "table", None) is schema.entries)
            other = ours.values["data"].replace(mine, theirs)
            row = {**ours.values, "data": other, "guest": "somebody", "command": "else"}
            await store([insert(schema.entries).values(**row)])
            raise StorageError("database: the connection was lost")

        with anna.socket(table) as line:
            view = line.until_asked()
            mine, theirs = (choice["text"] for choice in view["choices"][:2])
            act = {"type": "act", "id": "a", "seat": view["seat"], "expect": line.number}
            storage._commit = breaks  # type: ignore[method-assign]
            assert line.ask(**act, move=mine)["code"] == "storage"
            storage._commit = store  # type: ignore[method-assign]
            assert line.ask(**act, move=mine)["type"] == "refused"
            assert list(stored(house, table)) == [("somebody", "else")]
            while line.number == act["expect"]:
                line.next()
            line.play(line.until_asked())
        assert len(stored(house, table)) == 2


def test_whoever_comes_second_looks_again(database: str) -> None:
    """Another process has stored a move that this one has not heard of."""
    with House(database) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(table) as line:
            line.play(line.until_asked())
            view, number = line.until_asked(), line.number
            live = house.call(lambda: house.tables.find(table))
            move = view["choices"][0]["text"]
            entry = {"entry": "answered", "seat": view["seat"], "move": move}
            data = json.dumps({**entry, "by": "person", "spent": 0})
            row = {"table_id": table, "position": live.log.entries, "at": live.log.asked_at + 1}
            row |= {"guest": None, "command": None, "data": data}
            storage = house.tables.services.storage
            house.call(lambda: storage.write(insert(schema.entries).values(**row)))
            answer = line.act(view, move)
            assert answer["type"] == "refused"
            assert answer["code"] != "storage"
            while line.number == number:
                line.next()
            line.play(line.until_asked())


def test_a_database_that_does_not_answer_is_not_waited_for(cluster: Cluster) -> None:
    address = cluster.new_database()
    with House(address) as house:
        storage = house.tables.services.storage
        storage.patience = 1.0
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(table) as line:
            line.play(line.until_asked())
            view = line.until_asked()
            act = {"type": "act", "id": "a", "seat": view["seat"], "expect": line.number}
            act["move"] = view["choices"][0]["text"]
            query = "select pid from pg_stat_activity where datname = current_database()"
            sessions = cluster.sql(address, f"{query} and pid <> pg_backend_pid()")
            for session in sessions:
                os.kill(int(session), signal.SIGSTOP)
            try:
                begin = time.monotonic()
                assert line.ask(**act)["code"] == "storage"
                assert anna.http.get("/api/health").status_code == 503
                assert time.monotonic() - begin < 60
            finally:
                for session in sessions:
                    os.kill(int(session), signal.SIGCONT)
            until(lambda: anna.http.get("/api/health").status_code == 200)
            # It may have been stored when the database woke up: said again, it is there once.
            until(lambda: line.ask(**act)["type"] == "ack")
            assert sum(n for (_, name), n in stored(house, table).items() if name == "a") == 1
            while line.number == act["expect"]:
                line.next()
            line.play(line.until_asked())


class Odd(Exception):
    strerror = 7  # what the words of an error are made from


def test_an_unexpected_error_in_the_writer_is_not_the_last_thing_it_does(
    house: House, anna: Guest
) -> None:
    storage = house.tables.services.storage
    table = anna.table("dog", "me", "here", "here", "here")

    async def fails(_: Any) -> None:
        raise Odd

    with anna.socket(table) as line:
        view = line.until_asked()
        for broken in ("_commit", "_store"):
            before = getattr(storage, broken)
            setattr(storage, broken, fails)
            answer = line.act(view, view["choices"][0]["text"])
            assert answer["code"] == "storage"
            setattr(storage, broken, before)
        line.play(line.until_asked())


def test_clocks_stand_still_while_nothing_can_be_stored(house: House, anna: Guest) -> None:
    storage = house.tables.services.storage
    clock = {"kind": "move", "seconds": 5}
    table = anna.table("dog", "me", "here", "here", "here", clock=clock)
    store = storage._database.commit

    async def fails(_: Any) -> None:
        raise StorageError("database: gone")

    with anna.socket(table) as line:
        line.play(line.until_asked())
        view = line.until_asked()
        storage._database.commit = fails  # type: ignore[assignment,method-assign]
        assert line.act(view, view["choices"][0]["text"])["code"] == "storage"
        time.sleep(5.5)  # longer than there is for a move
        assert anna.http.get("/api/health").status_code == 503
        left = anna.get(f"/api/tables/{table}/view")["clock"]["left"]
        assert left > 1000
        storage._database.commit = store  # type: ignore[method-assign]
        until(lambda: anna.http.get("/api/health").status_code == 200)
        line.play(view)
        assert not any("timed_out" in text for text in line.heard)

    def noted() -> bool:
        spans = house.call(lambda: storage.rows(select(schema.outages)))
        return any(row.ended - row.began >= 5_000 for row in spans)

    until(noted)
