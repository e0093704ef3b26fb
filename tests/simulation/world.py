"""The world: server processes, their disk, Redis and network, people, and what goes wrong."""

from __future__ import annotations

import gc
import hashlib
import logging
import random
import secrets
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

from fastapi.dependencies import models
from sqlalchemy import Engine

from tests.simulation import redis as sim_redis
from tests.simulation.laws import Broken, Laws
from tests.simulation.loop import Endless, SimLoop, Time
from tests.simulation.people import Person
from tests.simulation.store import Disk, SharedFile, SimFile, SimThread
from tockwork.bots import Bot, bot
from tockwork.server.app import make_app
from tockwork.server.at_home import HomeDoor
from tockwork.server.limits import Limits
from tockwork.server.peers import redis_peers
from tockwork.server.settings import Settings
from tockwork.server.steady_time import SteadyTime
from tockwork.server.store import sqlite, storage
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.listener import Listener
from tockwork.server.tables.live_ratings import LiveRatings
from tockwork.server.wire.shapes import Level

EPOCH = 1_700_000_000  # when every world begins
CYCLE, CALM = 300.0, 75.0  # seconds; in the last ones of a cycle nothing goes wrong
_REMEMBERED = 400  # lines of the trace
_OF_FASTAPI = [each for each in vars(models).values() if hasattr(each, "cache_clear")]
_SWEEP = 3600.0  # seconds between two collections of what ended processes have left

# Errors that a server logs when the disk or Redis fails it: those are not its own.
_EXPECTED = {"storage", "lost", "redis", "beat"}


def quick_bot(level: Level) -> Bot:
    """Bots that need no time: it is not they who are tried here."""
    return bot("greedy" if level in ("club", "master") else "random")


class Process:
    """One server process, which may end at any moment and be started again."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.starts = 0
        self.up = False
        self.files: list[SimFile] = []
        self.app: Any = None
        self.tables: AllTables | None = None
        self.loop = SimLoop(world.time, "", lambda: 0.0)
        self.loop.dead = True

    @property
    def name(self) -> str:
        return f"server {self.number}.{self.starts}"

    def start(self) -> None:
        world = self.world
        self.starts += 1
        self.loop = SimLoop(world.time, self.name, lambda: world.rng.uniform(0.001, 0.05))
        self.loop.process = self
        self.loop.failed = world.failed
        self.files, self.up = [], False
        self.loop.enter(lambda: self.loop.create_task(self._open(self.loop)))

    def start_after(self, loop: SimLoop) -> None:
        """Started again, once, when the process of this loop is gone."""
        if self.loop is loop:
            self.end()
            self.start()

    async def _open(self, loop: SimLoop) -> None:
        world, skew = self.world, self.world.rng.uniform(-0.3, 0.3)

        def steady() -> int:
            return int(world.time.now * 1e9)

        def calendar() -> int:
            return int((EPOCH + world.time.now + skew) * 1e9)

        settings = Settings(
            world.address,
            pause=1.0,
            limits=world.limits,
            now=SteadyTime(calendar, steady),
            redis="redis://simulated" if world.shared else None,
            forgotten_days=2,
        )
        try:
            tables = await AllTables.open(settings, quick_bot)
        except Exception as bad:
            if world.disk_or_redis_fails():
                world.trace(self.name, f"does not start: {bad}")
                self.end()
                world.later(2.0, self.start_after, loop)
                return
            raise Broken("a server starts again, whatever is stored", repr(bad)) from bad
        if loop.dead:
            return
        self.tables, self.app, self.up = tables, make_app(tables, HomeDoor()), True
        world.trace(self.name, "is open")
        world.laws.presence()

    def end(self) -> None:
        """As SIGKILL does it: nothing is said and nothing finished."""
        self.loop.dead, self.up = True, False
        for file in self.files:
            file.drop()
        world = self.world
        world.redis.ears = [ear for ear in world.redis.ears if ear.loop is not self.loop]
        for here in [*world.lines, *world.calls, *world.searches]:
            if here.process is self and here.loop is self.loop:
                here.break_off()
        world.laws.presence()

    async def close(self) -> None:
        """As SIGTERM does it."""
        tables = self.tables
        self.up = False
        if tables is not None:
            await tables.close()
        self.world.outside.enter(self.end)


class World:
    """Everything of one run. The same seed gives the same bytes."""

    def __init__(
        self,
        seed: int,
        *,
        processes: int = 1,
        people: int = 8,
        every: float = 20.0,
        club: bool = False,
        print_trace: bool = False,
    ) -> None:
        self.seed = seed
        self.rng = random.Random(f"world {seed}")
        self.secret = random.Random(f"secrets {seed}")
        self.time = Time()
        self.every = every
        self.club = club
        self.shared = processes > 1
        self.limits = Limits(calls_per_second=0, calls_per_address=0, guests_per_minute=0)
        self.folder = tempfile.TemporaryDirectory(
            dir="/dev/shm" if Path("/dev/shm").is_dir() else None
        )
        self.file = Path(self.folder.name) / "tables.db"
        kind = "postgresql" if self.shared else "sqlite"
        self.address = f"{kind}:///{self.file}"
        self.disk = Disk(self)
        self.engine: Engine | None = None
        self.redis = sim_redis.RedisServer(self)
        self.lines: dict[Any, None] = {}  # open lines, oldest first
        self.calls: dict[Any, None] = {}  # not answered yet
        self.searches: dict[Any, None] = {}  # of those who look for players and listen
        self.known: list[str] = []  # tables that everybody has heard of
        self.faults: Counter[str] = Counter()
        self.when: list[tuple[float, str]] = []  # faults, for the picture
        self.lost_until = 0.0  # answers on the network
        self.deaf: list[str] = []
        self.hash = hashlib.sha256()
        self.recent: deque[str] = deque(maxlen=_REMEMBERED)
        self.print_trace = print_trace
        self.broken: Broken | None = None
        self.outside = SimLoop(self.time, "world", lambda: 0.0)
        self.outside.failed = self.failed
        self.laws = Laws(self)
        self.processes = [Process(self, number) for number in range(processes)]
        self.people = [Person(self, number) for number in range(people)]
        self.calm_since: float | None = None

    # running -------------------------------------------------------------------------------------

    def run(self, seconds: float) -> None:
        """Lives on for so long; Broken says which law was broken."""
        until = self.time.now + seconds
        with self._reality():
            if self.time.now == 0:
                for process in self.processes:
                    process.start()
                for person in self.people:
                    person.loop.enter(person.begin, after=1.0 + person.rng.uniform(0, 5))
                self.later(5.0, self._go_wrong)
                self.later(CYCLE - CALM, self._calm)
                self.later(_SWEEP, self._sweep)
            try:
                while self.broken is None and self.time.next(until):
                    pass
            except Endless as bad:
                raise self._told(Broken("nobody waits for ever", str(bad))) from bad
            except Broken as bad:
                raise self._told(bad) from None
        if self.broken is not None:
            raise self._told(self.broken)

    def _told(self, bad: Broken) -> Broken:
        bad.seed, bad.step, bad.at = self.seed, self.time.steps, self.time.now
        bad.recent = list(self.recent)
        return bad

    def close(self) -> None:
        for process in self.processes:
            process.end()
        self.laws.close()
        self.folder.cleanup()

    @contextmanager
    def _reality(self) -> Iterator[None]:
        """Clock, random numbers, threads, database and Redis of this world in place of the real
        ones."""
        now, rng = self.time, self.secret
        letters = "0123456789abcdefghijklmnopqrstuvwxyz-_ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        heard = _Heard(self)
        root = logging.getLogger("tockwork")
        sim_redis.Client.server = self.redis
        with (
            patch.object(time, "monotonic", lambda: EPOCH / 7 + now.now),
            patch.object(time, "perf_counter", lambda: now.now),
            patch.object(secrets, "choice", rng.choice),
            patch.object(secrets, "token_hex", lambda n=32: rng.randbytes(n).hex()),
            patch.object(secrets, "token_bytes", rng.randbytes),
            patch.object(
                secrets, "token_urlsafe", lambda n=32: "".join(rng.choices(letters, k=n * 4 // 3))
            ),
            patch.object(random, "uniform", self.rng.uniform),
            patch.object(random, "sample", self.rng.sample),
            # A refit is the work of a process outside of this world.
            patch.object(LiveRatings, "look", AsyncMock()),
            patch.object(sqlite, "WorkThread", SimThread),
            patch.object(storage, "SqliteFile", SimFile),
            patch.object(redis_peers, "Redis", sim_redis.Client),
            patch.object(Listener, "__hash__", lambda one: hash(one.line.since)),
            patch.object(Listener, "__eq__", lambda line, other: line is other),
            patch.object(storage, "Postgres", SharedFile),
            patch.object(sys, "unraisablehook", lambda _: None),
        ):
            level, spread = root.level, root.propagate
            root.addHandler(heard)
            root.setLevel(logging.WARNING)
            root.propagate = False
            gc.collect()
            gc.freeze()
            gc.disable()
            try:
                yield
            finally:
                gc.enable()
                gc.unfreeze()
                root.removeHandler(heard)
                root.setLevel(level)
                root.propagate = spread

    def later(self, seconds: float, work: Any, *more: Any) -> None:
        self.outside.enter(work, *more, after=seconds)

    def trace(self, who: str, what: str) -> None:
        line = f"{self.time.now:12.4f}  {who:<12}  {what}"
        self.hash.update(line.encode())
        self.recent.append(line)
        if self.print_trace:
            print(line)

    def failed(self, context: dict[str, Any]) -> None:
        """Something was raised that nobody has caught."""
        bad = context.get("exception")
        if isinstance(bad, Broken):
            self.broken = self.broken or bad
        elif "never retrieved" not in context.get("message", ""):
            self.broken = self.broken or Broken("nothing is raised that nobody catches", repr(bad))

    def break_law(self, law: str, what: str) -> None:
        self.broken = self.broken or Broken(law, what)

    def disk_or_redis_fails(self) -> bool:
        now, disk = self.time.now, self.disk
        until = (disk.full_until, disk.slow_until, disk.silent_until, disk.stopped_until)
        return now < max(*until, self.redis.away_until, self.redis.slow_until) + 15

    # what goes wrong -----------------------------------------------------------------------------

    @property
    def starts(self) -> int:
        return sum(process.starts for process in self.processes)

    @property
    def calm(self) -> bool:
        return self.calm_since is not None

    def open_process(self, rng: random.Random) -> Process | None:
        """Any process that is there, as a proxy would pick it."""
        there = [process for process in self.processes if process.up]
        return rng.choice(there) if there else None

    def _go_wrong(self) -> None:
        if not self.calm:
            fault = self.rng.choice(_FAULTS if self.shared else _FAULTS_OF_ONE)
            getattr(self, f"_{fault}")()
        self.later(self.rng.expovariate(1 / self.every), self._go_wrong)

    def note(self, what: str) -> None:
        self.faults[what] += 1
        self.when.append((self.time.now, what))
        self.laws.fault()
        self.trace("fault", what)

    def _calm(self) -> None:
        """Everything is mended; what is not well by the end of this will never be."""
        self.calm_since = self.time.now
        self.disk.heal()
        self.redis.away_until = self.redis.slow_until = self.lost_until = 0.0
        for process in self.processes:
            process.loop.asleep_until = 0.0
        for line in list(self.lines):
            line.flow()
        self.trace("world", "is calm")
        self.later(CALM - 0.01, self._end_calm)

    def _end_calm(self) -> None:
        self.laws.at_rest()
        self.calm_since = None
        self.trace("world", "goes on")
        self.later(CYCLE - CALM, self._calm)

    def _sweep(self) -> None:
        self.collect()
        self.later(_SWEEP, self._sweep)

    def collect(self) -> int:
        """How many objects nothing leads to any more; they are gone then."""
        for cache in _OF_FASTAPI:  # they keep the applications of processes that have ended
            cache.cache_clear()
        first = gc.collect()
        while gc.collect():  # what coroutines held that ended only now
            pass
        return first

    def kill(self, process: Process, how: str = "") -> None:
        if process.loop.dead:
            return
        self.trace(process.name, f"is killed {how}".rstrip())
        process.end()
        pause = self.rng.choice((0.2, 2.0, 8.0)) * self.rng.random()
        self.later(pause, process.start_after, process.loop)

    def _any(self) -> Process | None:
        return self.open_process(self.rng)

    def _killed(self) -> None:
        if process := self._any():
            self.note("killed")
            self.kill(process)

    def _killed_in_commit(self) -> None:
        if process := self._any():
            self.note("killed between a commit and its answer")
            self.disk.die_after_commit = process

    def _paused(self) -> None:
        if process := self._any():
            self.note("process paused")
            process.loop.asleep_until = self.time.now + self.rng.choice((1.0, 4.0, 15.0))

    def _ended(self) -> None:
        if process := self._any():
            self.note("asked to end")
            process.up = False

            process.loop.enter(lambda: process.loop.create_task(process.close()))
            self.later(6.0, process.start_after, process.loop)

    def _disk_slow(self) -> None:
        self.note("disk slow")
        self.disk.slow_until = self.time.now + self.rng.uniform(1, 15)

    def _disk_full(self) -> None:
        self.note("disk full")
        self.disk.full_until = self.time.now + self.rng.uniform(0.1, 12)

    def _disk_silent(self) -> None:
        self.note("commits without an answer")
        self.disk.silent_until = self.time.now + self.rng.uniform(0.5, 10)

    def _disk_stopped(self) -> None:
        self.note("database paused")
        self.disk.stopped_until = self.time.now + self.rng.choice((2.0, 7.0, 20.0))

    def _redis_away(self) -> None:
        self.note("Redis away")
        self.redis.leave(self.rng.choice((0.2, 3.0, 20.0)), forget=False)

    def _redis_anew(self) -> None:
        self.note("Redis begins anew")
        self.redis.leave(self.rng.uniform(0.1, 2.0), forget=True)

    def _redis_slow(self) -> None:
        self.note("Redis slow")
        self.redis.slow_until = self.time.now + self.rng.uniform(2, 15)

    def _news_lost(self) -> None:
        if self.redis.ears:
            self.note("news lost")
            self.rng.choice(self.redis.ears).break_off()

    def _line_lost(self) -> None:
        if self.lines:
            self.note("line lost")
            self.rng.choice(list(self.lines)).lose(silent=self.rng.random() < 0.4)

    def _all_lines_lost(self) -> None:
        self.note("all lines lost")
        for line in list(self.lines):
            line.lose(silent=False)

    def _reader_slow(self) -> None:
        if self.lines:
            self.note("reader slow")
            self.rng.choice(list(self.lines)).stall(self.rng.uniform(0.5, 20))

    def _answers_lost(self) -> None:
        self.note("answers lost")
        self.lost_until = self.time.now + self.rng.uniform(0.5, 5)


_FAULTS_OF_ONE = (
    *("killed", "killed_in_commit", "paused", "ended", "disk_slow", "disk_full", "disk_silent"),
    *("disk_stopped", "line_lost", "line_lost", "all_lines_lost", "reader_slow", "answers_lost"),
)
_FAULTS = (*_FAULTS_OF_ONE, "killed", "redis_away", "redis_anew", "redis_slow", "news_lost")


class _Heard(logging.Handler):
    """What the server complains about: a stumble of its own is a broken law."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        what, detail = record.getMessage(), getattr(record, "detail", "")
        self.world.trace("log", f"{record.levelname.lower()} {what}")
        if record.levelno >= logging.ERROR and (what not in _EXPECTED or record.exc_info):
            cause = record.exc_info[1] if record.exc_info else detail
            self.world.break_law("a server never stumbles", f"{record.name}: {what}: {cause!r}")
