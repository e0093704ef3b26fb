"""Calls and lines between people and processes. The server's application is called as its web
server would call it; a line stands in for uvicorn's protocol (held by tests/server/http)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.loop import SimLoop
    from tests.simulation.people import Person
    from tests.simulation.world import Process, World

PATIENCE = 30.0  # seconds after which somebody takes a call for lost


class Lost(Exception):
    """No answer came, whatever the server has done."""


@dataclass
class Reply:
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> str | None:
        """A new secret, if one was given."""
        for name, value in self.headers:
            if name == b"set-cookie" and value.startswith(b"tockwork="):
                return value.split(b";")[0][len(b"tockwork=") :].decode().strip('"')
        return None


def _headers(cookie: str | None) -> list[tuple[bytes, bytes]]:
    found = [(b"host", b"localhost"), (b"user-agent", b"Firefox Linux")]
    found += [] if cookie is None else [(b"cookie", f"tockwork={cookie}".encode())]
    return found


def _scope(kind: str, path: str, cookie: str | None, address: str, **more: Any) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": _headers(cookie),
        "client": (address, 1234),
        "server": ("localhost", 80),
        "state": {},
        **more,
    }


class Call:
    """One request, from the person to any process and back."""

    def __init__(self, person: Person, method: str, path: str, said: bytes) -> None:
        self.person, self.world = person, person.world
        self.method, self.path, self.said = method, path, said
        self.since = self.world.time.now
        self.cookie: str | None = None
        self.answer: asyncio.Future[Reply] = person.loop.create_future()
        self.process: Process | None = None
        self.loop: SimLoop | None = None  # of that process then

    async def go(self, cookie: str | None) -> Reply:
        world, rng = self.world, self.person.rng
        self.process = process = world.open_process(rng)
        if process is None:
            await asyncio.sleep(rng.uniform(0.2, 2))
            raise Lost
        world.calls[self] = None
        self.loop, self.cookie = process.loop, cookie
        process.loop.enter(self._arrive, process, cookie, after=rng.uniform(0.002, 0.08))
        try:
            return await asyncio.wait_for(self.answer, PATIENCE)
        except TimeoutError:
            raise Lost from None
        finally:
            world.calls.pop(self, None)

    def _arrive(self, process: Process, cookie: str | None) -> None:
        if not process.loop.dead:
            process.loop.create_task(self._serve(process, cookie))

    async def _serve(self, process: Process, cookie: str | None) -> None:
        scope = _scope("http", self.path, cookie, self.person.address, method=self.method)
        if self.said:
            scope["headers"].append((b"content-type", b"application/json"))
        result = False
        reply = Reply(0, [], b"")

        async def receive() -> dict[str, Any]:
            nonlocal result
            if result:
                await asyncio.get_running_loop().create_future()  # the line stays open
            result = True
            return {"type": "http.request", "body": self.said, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                reply.status, reply.headers = message["status"], message["headers"]
            else:
                reply.body += message.get("body", b"")

        await process.app(scope, receive, send)
        world = self.world
        world.laws.answered(self, reply)
        if world.time.now < world.lost_until:
            return
        self.person.loop.enter(self._come, reply, after=world.rng.uniform(0.002, 0.08))

    def _come(self, reply: Reply) -> None:
        if not self.answer.done():
            self.answer.set_result(reply)

    def break_off(self) -> None:
        """The process is gone."""
        self.person.loop.enter(self._fail, after=0.01)

    def _fail(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(Lost())


class Listening:
    """A stream of server-sent events: to a person a queue of what they say, None at its end."""

    def __init__(self, person: Person, process: Process, path: str, cookie: str | None) -> None:
        self.person, self.world, self.process = person, person.world, process
        self.loop = process.loop
        self.path, self.cookie = path, cookie
        self.since = self.world.time.now
        self.guest = None if cookie is None else self.world.laws.guest_of(cookie)
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.gone = False
        self._ended = asyncio.Event()  # for the server

    def open(self) -> None:
        self.world.searches[self] = None
        self.loop.enter(self._begin, after=self.person.rng.uniform(0.002, 0.08))

    def hang_up(self) -> None:
        self.gone = True
        self.loop.enter(self._ended.set, after=0.02)

    def break_off(self) -> None:
        """The process is gone, or has said all it had to say."""
        self.gone = True
        self.world.searches.pop(self, None)
        self.person.loop.enter(self.inbox.put_nowait, None, after=0.1)

    def _begin(self) -> None:
        self.loop.create_task(self._serve())

    async def _serve(self) -> None:
        scope = _scope("http", self.path, self.cookie, self.person.address, method="GET")
        result = False

        async def receive() -> dict[str, Any]:
            nonlocal result
            if result:
                await self._ended.wait()
                return {"type": "http.disconnect"}
            result = True
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            for line in message.get("body", b"").split(b"\n"):
                if line.startswith(b"data: ") and not self.gone:
                    self.person.loop.enter(
                        self.inbox.put_nowait,
                        json.loads(line[len(b"data: ") :]),
                        after=self.world.rng.uniform(0.002, 0.08),
                    )

        await self.process.app(scope, receive, send)
        self.break_off()


class _Writable:
    def __init__(self, line: Line) -> None:
        self._line = line

    async def wait(self) -> None:
        while not self._line.ready and not self._line.over:
            await asyncio.sleep(0.05)


class Line:
    """A WebSocket: to the server what its `Line` is, to a person a queue of texts."""

    def __init__(self, person: Person, process: Process, table: str, cookie: str | None) -> None:
        self.person, self.table, self.cookie = person, table, cookie
        self.world: World = person.world
        self.process = process
        self.loop = process.loop
        self.since = self.world.time.now
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.number = -1  # the last event the person knows
        self.told = -1  # the last one sent
        self.guest: str | None = None
        self.closing: str | None = None
        self.resumed: Callable[[], None] = lambda: None
        self.ready = True
        self.over = False
        self.writable = _Writable(self)
        self.conversing = False
        self.gone = False  # nothing gets through any more
        self._hear: Callable[[str | None], None] | None = None
        self._ended: Callable[[], None] | None = None
        self._early: list[str] = []
        self._last_in = self._last_out = 0.0

    # the person's end ----------------------------------------------------------------------------

    def open(self, begin: int | None) -> None:
        self.world.lines[self] = None
        path = f"/api/tables/{self.table}/socket" + ("" if begin is None else f"?from={begin}")
        self.loop.enter(self._begin, path, after=self.person.rng.uniform(0.002, 0.08))

    def send(self, message: dict[str, Any]) -> None:
        text = json.dumps(message)
        now = self.world.time.now
        self._last_in = max(now + self.person.rng.uniform(0.002, 0.08), self._last_in + 1e-6)
        if not self.gone:
            self.loop.enter(self._arrive, text, after=self._last_in - now)

    def hang_up(self) -> None:
        """The person leaves; the server hears of it a little later."""
        self.lose(silent=False)

    def lose(self, *, silent: bool) -> None:
        """The line is cut; `silent`: neither end notices at once."""
        if self.gone:
            return
        self._leave()
        rng = self.world.rng
        self.person.loop.enter(self._hung_up, after=rng.uniform(2, 15) if silent else 0.001)
        self.loop.enter(self._cut, after=rng.uniform(10, 40) if silent else 0.02)

    def break_off(self) -> None:
        """The process is gone."""
        self._leave()
        self.world.lines.pop(self, None)
        self.person.loop.enter(self._hung_up, after=0.01)

    def _leave(self) -> None:
        self.gone = True
        self.world.laws.left(self)

    def _hung_up(self) -> None:
        self.inbox.put_nowait(None)

    def stall(self, seconds: float) -> None:
        """The person's device reads nothing for a while."""
        self.ready = False
        self.world.later(seconds, self.flow)

    def flow(self) -> None:
        if not self.ready:
            self.ready = True
            self.loop.enter(lambda: self.resumed())
            self.world.laws.reads_again(self)

    # the server's end ----------------------------------------------------------------------------

    def _begin(self, path: str) -> None:
        if self.gone:
            return self._cut()
        self.loop.create_task(self._accept(path))

    async def _accept(self, path: str) -> None:
        extensions = {"tockwork.line": self}
        scope = _scope("websocket", path, self.cookie, self.person.address)
        scope |= {"subprotocols": [], "extensions": extensions}
        result = False

        async def receive() -> dict[str, Any]:
            nonlocal result
            if result:
                await asyncio.get_running_loop().create_future()
            result = True
            return {"type": "websocket.connect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.send":
                self._out(message["text"])
            elif message["type"] == "websocket.close":
                self.close(message.get("code", 1000))

        try:
            await self.process.app(scope, receive, send)
        finally:
            if not self.conversing:
                self.close(1011)

    def _arrive(self, text: str) -> None:
        if self.gone or self.over:
            return
        if self._hear is None:
            self._early.append(text)
        else:
            self._hear(text)

    def _cut(self) -> None:
        self.world.lines.pop(self, None)
        self.end()

    def converse(self, hear: Callable[[str | None], None], ended: Callable[[], None]) -> None:
        self.conversing = True
        self._hear, self._ended = hear, ended
        if self.over:
            self.loop.call_soon(ended)
            return
        for text in self._early:
            hear(text)

    def write(self, messages: list[Any]) -> None:
        if self.over and self._ended is None:
            return
        for message in messages:
            self.world.laws.sent(self, message.text)
            self._out(message.text.decode())

    def _out(self, text: str) -> None:
        now = self.world.time.now
        self._last_out = max(now + self.world.rng.uniform(0.002, 0.08), self._last_out + 1e-6)
        if not self.gone:
            self.person.loop.enter(self._come, text, after=self._last_out - now)

    def _come(self, text: str) -> None:
        if not self.gone:
            self.inbox.put_nowait(text)

    def end(self) -> None:
        if not self.over:
            self.over = True
            if self._ended is not None:
                self.loop.call_soon(self._ended)

    def close(self, code: int) -> None:
        self.world.laws.left(self)
        self.world.lines.pop(self, None)
        self.over = True
        now = self.world.time.now
        self.person.loop.enter(self._hung_up, after=max(0.0, self._last_out - now) + 0.01)

    def stop_reading(self) -> None:
        pass

    def go_on_reading(self) -> None:
        pass
