"""One queue through all processes: on real PostgreSQL and Redis, with one of them killed."""

from __future__ import annotations

import os
import random
import signal
from collections import Counter
from contextlib import ExitStack

import httpx
import pytest

from tests.server.house import House, together
from tests.server.postgres import Cluster
from tests.server.queue.seeker import Seeker
from tests.server.redis import RedisServer
from tests.server.test_many import children, until, workers


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new_database()


def check(cluster: Cluster, address: str, people: list[Seeker], per_table: int) -> None:
    """Every player has one table, and every table has its players."""
    counts = Counter(each.table() for each in people)
    assert set(counts.values()) == {per_table}
    tables = cluster.sql(address, "select count(*) from tables")
    assert tables == [str(len(people) // per_table)]
    seats = cluster.sql(address, "select count(*) from sitting")
    assert seats == [str(len(people))]


def has_begun(seeker: Seeker) -> bool:
    """Whether the search stands; a line may break before or after it was stored."""
    try:
        if seeker.get("/api/queue")["mine"] is None:
            seeker.find("dog", 4)
    except httpx.TransportError:
        return False
    return True


def test_players_of_three_processes_meet_each_once(
    cluster: Cluster, redis: RedisServer, address: str
) -> None:
    with ExitStack() as stack:
        houses = [stack.enter_context(House(address, redis=redis.url)) for _ in range(3)]
        people = [stack.enter_context(Seeker(houses[k % 3].url, f"P{k}")) for k in range(12)]
        party = people[0].find("dog", 4, party=2)["party"]
        people[1].join(party)  # through another process
        together(*[lambda each=each: each.find("dog", 4) for each in people[2:]])
        check(cluster, address, people, 4)
        assert people[0].table() == people[1].table()


def test_without_redis_the_queue_is_still_one(cluster: Cluster, address: str) -> None:
    with RedisServer() as redis, ExitStack() as stack:
        houses = [stack.enter_context(House(address, redis=redis.url)) for _ in range(2)]
        redis.stop()
        people = [stack.enter_context(Seeker(houses[k % 2].url, f"P{k}")) for k in range(6)]
        together(*[lambda each=each: each.find("dog", 2) for each in people])
        check(cluster, address, people, 2)


def test_a_process_is_killed_while_players_wait(
    cluster: Cluster, redis: RedisServer, address: str
) -> None:
    where = ["--database", address, "--redis", redis.url, "--workers", "2"]
    with workers(*where) as (running, url), ExitStack() as stack:
        name = cluster.sql(address, "select value from meta where key = 'name'")[0]
        peers = f"tockwork:{name}:peers:"
        until(lambda: redis.client.zcard(peers) == 2)
        people = [stack.enter_context(Seeker(url, f"P{k}")) for k in range(8)]
        for each in people[:3]:
            each.find("dog", 4)
        for each in people[:3]:
            each.until(lambda s: s["waiting"] == 3)
        os.kill(random.Random(1).choice(children(running.pid)), signal.SIGKILL)

        for each in people[3:]:
            until(lambda each=each: has_begun(each))  # type: ignore[misc]
        check(cluster, address, people, 4)
