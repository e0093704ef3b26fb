"""Several processes serve the same tables: on real PostgreSQL and Redis, spread at random."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.house import PATIENCE, Guest, House, Line
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer
from tockwork.server.limits import Limits

KILLS = 20 if os.environ.get("TOCKWORK_FULL") else 1
NO_PACE = Limits(commands_per_second=0)


@pytest.fixture
def houses(cluster: Cluster, redis: RedisServer) -> Iterator[list[House]]:
    """Three processes' worth of servers on one database."""
    address = cluster.new_database()
    with ExitStack() as stack:
        yield [
            stack.enter_context(House(address, redis=redis.url, limits=NO_PACE)) for _ in range(3)
        ]


def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)


def seated(first: Guest, *others: Guest) -> str:
    """A table of Anna's where everybody else has sat down through a process of their own."""
    table = first.table("dog", "me", *["friend"] * len(others))
    invite = first.get(f"/api/tables/{table}")["table"]["invite"]
    for number, other in enumerate(others, 1):
        other.post(f"/api/tables/{table}/sit", {"invite": invite, "name": f"Guest{number}"})
    return table


def test_a_game_is_played_through_three_processes(houses: list[House]) -> None:
    people = [Guest(house.url) for house in houses]
    table = seated(*people)
    with ExitStack() as stack:
        lines = [stack.enter_context(person.socket(table)) for person in people]
        players = [
            threading.Thread(target=line.click, args=(random.Random(k),), daemon=True)
            for k, line in enumerate(lines)
        ]
        for player in players:
            player.start()
        for player in players:
            player.join(4 * PATIENCE)
        assert [line.table["phase"] for line in lines] == ["over"] * 3
        listen(lines)
    logs = [person.get(f"/api/tables/{table}/events")["log"] for person in people]
    assert logs[0] == logs[1] == logs[2]
    assert [entry["number"] for entry in logs[0]] == list(range(1, len(logs[0]) + 1))


def test_a_move_is_told_elsewhere_without_reading_the_log_again(houses: list[House]) -> None:
    """It comes with the news, and the log is only read where more is missing than that."""
    anna, ben = (Guest(house.url) for house in houses[:2])
    table = seated(anna, ben)
    reads: list[object] = []

    def counted(read: Callable[[], object]) -> Callable[[], object]:
        def count() -> object:
            reads.append(read)
            return read()

        return count

    with anna.socket(table) as here, ben.socket(table) as there:
        for line in (here, there):
            line.until_type("snapshot")
        for house in houses[:2]:
            live = house.call(lambda house=house: house.tables.find(table))  # type: ignore[misc]
            live.catch_up = counted(live.catch_up)
        for _ in range(12):
            lines = [line for line in (here, there) if line.asked() is not None]
            lines[0].play(lines[0].asked() or {})
            listen([here, there])
    assert len(reads) < 6, "nearly always there is nothing to read"


def listen(lines: list[Line]) -> None:
    most = max(line.number for line in lines)
    for line in lines:
        while line.number < most:
            line.next()


def test_who_is_there_and_what_is_said_is_seen_through_every_process(houses: list[House]) -> None:
    anna, ben = (Guest(house.url) for house in houses[:2])
    table = seated(anna, ben)

    def present(line: Line) -> list[bool]:
        return [seat["present"] for seat in line.seats]

    with anna.socket(table) as here:
        with ben.socket(table) as there:
            here.until(lambda _: present(here) == [True, True])
            there.until(lambda _: present(there) == [True, True])
            answer = there.ask(type="gesture", seat=1, gesture="thanks")
            assert answer["type"] == "ack", answer
            assert here.until_type("gesture")["seat"] == 1
            with Guest(houses[2].url).socket(table):
                here.until(lambda m: m.get("watching") == 1)
            here.until(lambda m: m.get("watching") == 0)
            ben.post("/api/me", {"name": "Benjamin"})
            ben.url, ben.http.base_url = houses[0].url, houses[0].url
            assert ben.get("/api/me")["name"] == "Benjamin"
        here.until(lambda _: present(here) == [True, False])


def test_bots_and_clocks_are_minded_by_one_of_them(houses: list[House]) -> None:
    anna, ben = (Guest(house.url) for house in houses[:2])
    clock = {"kind": "move", "seconds": 1}
    table = anna.table("dog", "me", "friend", "bot:casual", "bot:casual", clock=clock)
    invite = anna.get(f"/api/tables/{table}")["table"]["invite"]
    ben.post(f"/api/tables/{table}/sit", {"invite": invite, "name": "Ben"})
    with anna.socket(table) as here, ben.socket(table) as there:
        here.until_event("timed_out")
        there.until_event("timed_out")
        while here.number < 20 or there.number < 20:
            (here if here.number < there.number else there).next()
    log = anna.get(f"/api/tables/{table}/events")["log"]
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
    minding = [house.tables.services.peers._leases for house in houses]  # type: ignore[attr-defined]
    until(lambda: sum(table in leases for leases in minding) == 1)


def test_play_goes_on_while_redis_is_away(cluster: Cluster) -> None:
    address = cluster.new_database()
    with (
        RedisServer() as redis,
        House(address, redis=redis.url) as one,
        House(address, redis=redis.url) as two,
    ):
        anna, ben = Guest(one.url), Guest(two.url)
        table = seated(anna, ben)
        with anna.socket(table) as here, ben.socket(table) as there:
            for line in (here, there):
                line.next()
            redis.stop()
            for _ in range(6):
                for line in (here, there):
                    if (view := line.asked()) is not None:
                        line.play(view)
                listen([here, there])
            assert here.number >= 6
            redis.start()
            before = here.number
            while here.number < before + 4:
                for line in (here, there):
                    if (view := line.asked()) is not None:
                        line.play(view)
                listen([here, there])


def test_a_forgotten_name_is_gone_where_the_news_of_it_was_lost(houses: list[House]) -> None:
    anna, ben = Guest(houses[0].url), Guest(houses[1].url)
    table = seated(anna, ben)
    deaf, lost = houses[0].tables._others, threading.Event()

    def known() -> bool:
        table_here = houses[0].tables._live[table]
        return "Guest1" in str(table_here.log.seats((), [None] * 2))

    with anna.socket(table):
        assert known()
        with patch.object(deaf, "hear_unnamed", lambda _: lost.set()):
            ben.post("/api/me/forget")
            assert lost.wait(PATIENCE)
        assert known()
        houses[0].call(deaf.hear_nothing)
        until(lambda: not known())


def test_a_repeated_command_has_one_effect_through_every_process(houses: list[House]) -> None:
    anna = Guest(houses[0].url)
    table = anna.table("dog", "me", "here", "here", "here")
    with ExitStack() as stack:
        lines = []
        for house in houses:
            again = Guest(house.url)
            again.http.cookies = anna.http.cookies
            lines.append(stack.enter_context(again.socket(table)))
        for k in range(20):
            view = lines[0].until_asked()
            listen(lines)
            act = {"type": "act", "id": f"k{k}", "seat": view["seat"], "expect": lines[0].number}
            act["move"] = view["choices"][0]["text"]
            for line in lines:
                line.send(**act)
            answers = [line.until_answer(f"k{k}") for line in lines]
            assert [answer["type"] for answer in answers] == ["ack"] * 3, answers
            assert len({answer["number"] for answer in answers}) == 1
            while lines[0].number < answers[0]["number"]:
                lines[0].next()


@contextmanager
def workers(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`tockwork serve` with several processes, and its address."""
    command = [sys.executable, "-m", "tockwork", "serve", "--port", "0", "--pause", "0"]
    command += [
        "--start-delay",
        "0",
        *arguments,
        "--log-level",
        "info",
        "--commands-per-second",
        "0",
    ]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as running:
        try:
            assert running.stdout is not None
            said = running.stdout.readline()
            match = re.search(r"http://localhost:(\d+)/", said)
            assert match, said + running.communicate(timeout=60)[1]
            yield running, f"http://127.0.0.1:{match[1]}"
        finally:
            running.terminate()
            running.communicate(timeout=60)


def children(pid: int) -> list[int]:
    """The processes that serve; not the one that only watches over resources."""
    found = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return [
        child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def test_one_of_two_workers_is_killed_and_everybody_is_back_soon(
    cluster: Cluster, redis: RedisServer
) -> None:
    where = ["--database", cluster.new_database(), "--redis", redis.url, "--workers", "2"]
    with workers(*where) as (running, url):
        people = [Guest(url), Guest(url)]
        tables = [seated(*people)]
        acknowledged: list[dict[str, int]] = [{}, {}]
        back: list[float] = []
        stop = threading.Event()

        def play(number: int) -> None:
            """Plays at the last table, and comes back whenever the line breaks."""
            lost = 0.0
            while not stop.is_set():
                table = tables[-1]
                try:
                    with people[number].socket(table) as line:
                        line.next()
                        if lost:
                            back.append(time.monotonic() - lost)
                            lost = 0.0
                        while not stop.is_set() and table == tables[-1]:
                            if (view := line.asked()) is None:
                                line.next(patience=1)
                                continue
                            act = {"type": "act", "seat": view["seat"], "expect": line.number}
                            move = view["choices"][0]["text"]
                            name = line.send(**act, move=move)
                            answer = line.until_answer(name)
                            if answer["type"] == "ack":
                                acknowledged[number][name] = answer["number"]
                                while line.number < answer["number"]:
                                    line.next()
                            elif answer["code"] in ("storage", "closing"):
                                time.sleep(0.1)
                            else:
                                line.next(patience=1)
                except TimeoutError:
                    continue
                except (WebSocketException, OSError):
                    lost = lost or time.monotonic()
                    time.sleep(0.05)

        players = [threading.Thread(target=play, args=(k,), daemon=True) for k in range(2)]
        for player in players:
            player.start()
        name = cluster.sql(where[1], "select value from meta where key = 'name'")[0]
        for kill in range(KILLS):
            until(lambda: redis.client.zcard(f"tockwork:{name}:peers:") == 2)  # both are open
            while len(tables) <= kill:  # one game would be over before all are killed
                with suppress(httpx.TransportError):
                    tables.append(seated(*people))
            so_far = sum(map(len, acknowledged))
            until(lambda goal=so_far + 6: sum(map(len, acknowledged)) >= goal)  # type: ignore[misc]
            os.kill(random.Random(kill).choice(children(running.pid)), signal.SIGKILL)
            time.sleep(0.1)
        so_far = sum(map(len, acknowledged))
        until(lambda: sum(map(len, acknowledged)) > so_far + 4)
        stop.set()
        for player in players:
            player.join(60)
        query = "select command from entries where command <> ''"
        stored = cluster.sql(where[1], query)
        result = [name for each in acknowledged for name in each]
        assert len(stored) == len(set(stored))
        assert set(result) <= set(stored)
        assert not back or max(back) < PATIENCE / 2, back
        running.send_signal(signal.SIGTERM)
        _, log = running.communicate(timeout=60)
        assert running.returncode == 0, log
        ended = [json.loads(row)["what"] for row in log.splitlines() if row.startswith("{")]
        assert ended.count("worker_ended") == KILLS
