"""Redis as the processes use it: keys that end, atomic scripts, channels. It may be away, slow, or
begin again with nothing; who has lost the connection has missed what was said meanwhile."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from redis.exceptions import ConnectionError as Away

from tockwork.server.peers import counts, redis_peers

if TYPE_CHECKING:
    from tests.simulation.world import World


class RedisServer:
    """The one server, whose time is the world's."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.away_until = 0.0
        self.slow_until = 0.0
        self.values: dict[str, tuple[Any, float]] = {}  # with the time at which they end
        self.ears: list[Ear] = []
        self._scripts: dict[str, Callable[[list[str], list[Any]], Any]] = {
            redis_peers._ALIVE: self._alive,
            redis_peers._MIND: self._mind,
            redis_peers._RENEW: self._renew,
            redis_peers._LET_GO: self._let_go,
            counts._TAKE: self._take,
            counts._COUNT: self._count,
            counts._LIST: self._list,
        }

    @property
    def _now(self) -> float:
        return self.world.time.now * 1000

    @property
    def away(self) -> bool:
        return self.world.time.now < self.away_until

    def leave(self, seconds: float, *, forget: bool) -> None:
        self.away_until = self.world.time.now + seconds
        if forget:
            self.values.clear()
        for ear in self.ears:
            ear.break_off()

    def delay(self) -> float:
        rng = self.world.rng
        slow = rng.uniform(0.1, 1.5) if self.world.time.now < self.slow_until else 0.0
        return slow + rng.uniform(0.0002, 0.003)

    def get(self, key: str) -> Any:
        value, ends = self.values.get(key, (None, 0.0))
        if value is not None and ends <= self._now:
            del self.values[key]
            return None
        return value

    def put(self, key: str, value: Any, ms: float = float("inf")) -> None:
        self.values[key] = value, self._now + ms

    def left(self, key: str) -> float:
        return self.values[key][1] - self._now if self.get(key) is not None else -2.0

    def publish(self, channel: str, text: str) -> None:
        for ear in list(self.ears):
            if channel in ear.channels:
                ear.hear({"type": "message", "channel": channel, "data": text})

    def script(self, text: str, keys: list[str], values: list[Any]) -> Any:
        return self._scripts[text](keys, values)

    def _alive(self, keys: list[str], values: list[Any]) -> Any:
        peers: dict[str, float] = self.get(keys[0]) or {}
        known = values[0] in peers
        peers[values[0]] = self._now + float(values[1])
        peers = {name: until for name, until in peers.items() if until > self._now}
        self.put(keys[0], peers)
        return [int(known), sorted(peers)]

    def _mind(self, keys: list[str], values: list[Any]) -> int:
        who = self.get(keys[0])
        if who is None or who == values[0]:
            self.put(keys[0], values[0], float(values[1]))
            return 0
        return max(0, int(self.left(keys[0])))

    def _renew(self, keys: list[str], values: list[Any]) -> list[int]:
        kept = []
        for key in keys:
            ours = self.get(key) == values[0]
            if ours:
                self.put(key, values[0], float(values[1]))
            kept.append(int(ours))
        return kept

    def _let_go(self, keys: list[str], values: list[Any]) -> None:
        for key in keys:
            if self.get(key) == values[0]:
                del self.values[key]

    def _take(self, keys: list[str], values: list[Any]) -> int:
        every, burst, count = (float(value) for value in values)
        free = max(self._now, self.get(keys[0]) or self._now)
        ahead = free + every * (count - 1) - self._now - burst
        if count > 0 and ahead > 0:
            return int(ahead) + 1
        free += every * count
        if free > self._now:
            self.put(keys[0], free, free - self._now)
        else:
            self.values.pop(keys[0], None)
        return 0

    def _count(self, keys: list[str], values: list[Any]) -> list[Any]:
        all_of: dict[str, Any] = self.get(keys[0]) or {}
        if int(values[1]) > 0:
            all_of[values[0]] = values[1]
        else:
            all_of.pop(values[0], None)
        peers: dict[str, float] = self.get(keys[1]) or {}
        self.put(keys[0], all_of or None, float(values[2]) * 1000)
        others = []
        for name in [name for name in all_of if name != values[0]]:
            if name not in peers:
                del all_of[name]
            elif peers[name] > self._now:
                others += [name, all_of[name]]
        return others

    def _list(self, keys: list[str], values: list[Any]) -> list[str]:
        public: dict[str, float] = self.get(keys[0]) or {}
        public |= {name: self._now + counts.PUBLIC for name in values}
        public = {name: until for name, until in public.items() if until > self._now}
        self.put(keys[0], public)
        return sorted(public, key=lambda name: -public[name])[:500]


class Client:
    """What `redis.asyncio.Redis` is to the server."""

    server: RedisServer  # set while a world runs

    @classmethod
    def from_url(cls, *_: Any, **__: Any) -> Client:
        return cls()

    async def _trip(self, work: Callable[[], Any]) -> Any:
        server = self.server
        await asyncio.sleep(server.delay())
        if server.away:
            raise Away("Connection refused")
        answer = work()
        await asyncio.sleep(server.delay())
        if server.away:
            raise Away("Connection closed by server")
        return answer

    async def eval(self, script: str, keys: int, *values: Any) -> Any:
        names, rest = list(values[:keys]), list(values[keys:])
        return await self._trip(lambda: self.server.script(script, names, rest))

    async def publish(self, channel: str, text: str) -> None:
        await self._trip(lambda: self.server.publish(channel, text))

    async def mget(self, keys: list[str]) -> Any:
        return await self._trip(lambda: [self.server.get(key) for key in keys])

    async def zrem(self, key: str, name: str) -> None:
        await self._trip(lambda: (self.server.get(key) or {}).pop(name, None))

    def pipeline(self, transaction: bool) -> Pipe:
        return Pipe(self)

    def pubsub(self) -> Ear:
        return Ear(self.server)

    async def aclose(self) -> None:
        pass


class Pipe:
    """Commands that are sent together."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._work: list[Callable[[], Any]] = []

    def publish(self, channel: str, text: str) -> None:
        self._work.append(lambda: self._client.server.publish(channel, text))

    def hset(self, key: str, name: str, value: str) -> None:
        server = self._client.server
        self._work.append(lambda: server.put(key, {**(server.get(key) or {}), name: value}))

    def hdel(self, key: str, name: str) -> None:
        server = self._client.server
        self._work.append(lambda: (server.get(key) or {}).pop(name, None))

    def hgetall(self, key: str) -> None:
        self._work.append(lambda: dict(self._client.server.get(key) or {}))

    def expire(self, key: str, seconds: int) -> None:
        server = self._client.server

        def expire() -> None:
            if (value := server.get(key)) is not None:
                server.put(key, value, seconds * 1000)

        self._work.append(expire)

    async def execute(self) -> list[Any]:
        work, self._work = self._work, []
        found: list[Any] = await self._client._trip(lambda: [one() for one in work]) if work else []
        return found


class Ear:
    """A connection that listens: messages come in order, each after a while, or not at all."""

    def __init__(self, server: RedisServer) -> None:
        self._server = server
        self._heard: deque[dict[str, Any]] = deque()
        self._wake: asyncio.Event | None = None
        self._broken = False
        self._last = 0.0  # when the last message comes
        self.channels: dict[str, None] = {}
        self.loop: Any = asyncio.get_running_loop()
        server.ears.append(self)

    def hear(self, message: dict[str, Any]) -> None:
        now = self._server.world.time.now
        late = self._server.world.rng.random() < 0.02
        at = now + self._server.delay() + (self._server.world.rng.uniform(0, 3) if late else 0.0)
        self._last = at = max(at, self._last + 1e-6)
        self.loop.enter(self._come, message, after=at - now)

    def _come(self, message: dict[str, Any]) -> None:
        if self._broken or self._server.away:
            return
        self._heard.append(message)
        if self._wake is not None:
            self._wake.set()

    def break_off(self) -> None:
        """The connection is gone, and what was on its way with it."""
        self._broken = True
        self._heard.clear()
        self.loop.enter(self._rouse)

    def _rouse(self) -> None:
        if self._wake is not None:
            self._wake.set()

    def _connect(self) -> None:
        if self._server.away:
            raise Away("Connection refused")
        if self._broken:
            self._broken = False
            for channel in self.channels:
                self.hear({"type": "subscribe", "channel": channel, "data": 1})

    async def subscribe(self, *channels: str) -> None:
        await asyncio.sleep(self._server.delay())
        self._connect()
        for channel in channels:
            self.channels[channel] = None
            self.hear({"type": "subscribe", "channel": channel, "data": 1})

    async def unsubscribe(self, *channels: str) -> None:
        await asyncio.sleep(self._server.delay())
        for channel in channels:
            self.channels.pop(channel, None)
        self._connect()

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        if self._broken:
            await asyncio.sleep(self._server.delay())
            self._connect()
            raise Away("Connection closed by server")
        if not self._heard:
            self._wake = asyncio.Event()
            try:
                await asyncio.wait_for(self._wake.wait(), timeout)
            except TimeoutError:
                return None
            finally:
                self._wake = None
        if self._broken:
            raise Away("Connection closed by server")
        return self._heard.popleft() if self._heard else None

    async def aclose(self) -> None:
        if self in self._server.ears:
            self._server.ears.remove(self)
