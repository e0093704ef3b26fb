"""A real server in a thread of this process, on a real port, and people who play there."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import threading
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tockwork.server.app import serving
from tockwork.server.at_home import HomeDoor
from tockwork.server.run import Server, listening, new_loop
from tockwork.server.settings import STATIC, Settings
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.levels import bot_of
from tockwork.server.wire import messages as m

PATIENCE = 120  # a busy machine takes its time
sys.setswitchinterval(0.0005)  # server, database and people share one process here


class House:
    """`with House(database) as house:` serves until the block ends."""

    def __init__(
        self,
        database: str,
        *,
        pause: float = 0.0,
        bots: Callable[..., Any] = bot_of,
        static: Path = STATIC,
        patience: float = PATIENCE,
        start_delay: float = 0.0,
        **more: Any,
    ) -> None:
        more.setdefault("niceness", 0)  # many tests at once leave no time for less
        more.setdefault("review", None)  # a test that wants reviews of rated games says so
        # The same cards every time: those of the first game here, of the second …
        games = count()
        self.settings = Settings(
            database,
            pause,
            patience=patience,
            start_delay=start_delay,
            static=static,
            seed=lambda: f"game {next(games)}",
            bot_seed=lambda: "bots",
            **more,
        )
        self.bots = bots
        self.tables: AllTables
        self._ready = threading.Event()
        self._failure: BaseException | None = None

    def __enter__(self) -> House:
        self.door = listening("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        if self._failure is not None:
            raise self._failure
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not end"
        self.door.close()

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=new_loop) as runner:
                runner.run(self._serve())
        except BaseException as bad:
            self._failure = bad
            self._ready.set()

    async def _serve(self) -> None:
        home = HomeDoor()
        async with serving(self.settings, self.bots, home) as (app, tables):
            self.tables = tables
            self._loop = asyncio.get_running_loop()
            self._server = Server(app, tables)
            home.belongs_to(
                self.settings, self.door, self._server.open_door, self._server.close_door
            )
            self._ready.set()
            await self._server.serve(sockets=[self.door])

    def call(self, work: Callable[[], Any]) -> Any:
        """Runs something inside the server's loop."""

        async def run() -> Any:
            answer = work()
            return await answer if asyncio.iscoroutine(answer) else answer

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result(PATIENCE)


class Guest:
    """Somebody with a browser: calls, a cookie, sockets."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        # Everything is on this machine: whatever proxy it goes out by has no part in it.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers, trust_env=False)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query or None)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        wanted = (200, 201) if status is None else (status,)
        assert answer.status_code in wanted, answer.text
        return answer.json()

    def table(self, rules: str, *kinds: str, status: int = 201, **more: Any) -> str:
        """A new table; kinds such as 'me', 'bot:club', 'friend', 'here'. Answers its id."""
        seats: list[dict[str, str]] = []
        for kind in kinds:
            word, _, level = kind.partition(":")
            name = {"name": f"{word.title()}{len(seats)}"} if word in ("me", "here") else {}
            seats.append({"kind": word, **name} | ({"level": level} if level else {}))
        body = {"rules": rules, "players": len(kinds), "seats": seats, **more}
        return str(self.post("/api/tables", body, status)["table"]["id"])

    @contextmanager
    def socket(self, table: str, begin: int | None = None) -> Iterator[Line]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        for name in ("Authorization", "X-Forwarded-For"):
            if name in self.http.headers:
                headers[name] = self.http.headers[name]
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        if begin is not None:
            address += f"?from={begin}"
        with connect(
            address, additional_headers=headers, max_size=None, proxy=None, open_timeout=PATIENCE
        ) as raw:
            yield Line(raw)


class Line:
    """An open socket: remembers all it was told and what it last saw."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.heard: list[str] = []
        self.number = 0
        self.table: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.state: dict[str, Any] | None = None
        self.views: list[dict[str, Any]] = []
        self.clock: dict[str, Any] = {}

    def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        text = self.raw.recv(timeout=patience)
        assert isinstance(text, str)
        self.heard.append(text)
        m.SERVER.validate_json(text)  # whatever is joined from bytes keeps to the contract
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("snapshot", "event"):
            for key in ("number", "state", "views", "clock"):
                setattr(self, key, message[key])
        for key in ("table", "seats"):
            if key in message:
                setattr(self, key, message[key])
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool], patience: float = PATIENCE) -> Any:
        """Listens until a message is as wanted."""
        while True:
            message = self.next(patience)
            if wanted(message):
                return message

    def until_type(self, kind: str, patience: float = PATIENCE) -> Any:
        return self.until(lambda message: message["type"] == kind, patience)

    def until_event(self, name: str, patience: float = PATIENCE) -> Any:
        return self.until(lambda m: m["type"] == "event" and m["event"]["event"] == name, patience)

    def send(self, **message: Any) -> str:
        message.setdefault("id", uuid.uuid4().hex)
        self.raw.send(json.dumps(message))
        return str(message["id"])

    def ask(self, **message: Any) -> Any:
        """Sends a command and waits for its answer."""
        return self.until_answer(self.send(**message))

    def until_answer(self, name: str) -> Any:
        """The answer to the command of this name."""
        return self.until(lambda answer: answer.get("id") == name)

    def asked(self) -> dict[str, Any] | None:
        """The view of a held seat that is asked now."""
        return next((view for view in self.views if view["choices"] is not None), None)

    def until_asked(self) -> dict[str, Any]:
        while (view := self.asked()) is None:
            self.next()
        return view

    def act(self, view: dict[str, Any], move: str, expect: int | None = None) -> Any:
        number = self.number if expect is None else expect
        return self.ask(type="act", seat=view["seat"], expect=number, move=move)

    def play(self, view: dict[str, Any], move: str | None = None) -> Any:
        """Answers (with the first choice), and listens until that has been told."""
        answer = self.act(view, move or view["choices"][0]["text"])
        assert answer["type"] == "ack", answer
        while self.number < answer["number"]:
            self.next()
        return answer

    def click(self, rng: random.Random, most: int | None = None) -> int:
        """Answers at random for every held seat until the game is over; how often it did."""
        clicks, answered = 0, -1
        while self.table.get("phase") != "over" and clicks != most:
            view = self.asked()
            if view is not None and answered != self.number:
                answered = self.number
                move = rng.choice(view["choices"])["text"]
                self.send(type="act", seat=view["seat"], expect=self.number, move=move)
                clicks += 1
                continue
            message = self.next()
            assert message["type"] != "refused", message
        return clicks


def together(*works: Callable[[], Any]) -> list[Any]:
    """Several people at once; what went wrong with one of them is raised."""
    with ThreadPoolExecutor(len(works)) as people:
        return [done.result(5 * PATIENCE) for done in [people.submit(work) for work in works]]
