"""Other processes, reached through Redis. Nothing in it is needed for correctness.

Keys begin with the name of the server, so that several servers may use one Redis. `peers` has the
live processes with their expiry; `here:TABLE` the listeners; `lease:TABLE` the process that runs
the bots and clocks of a table; `table:TABLE` and `all` are channels; counts.py has the counts.
Times are Redis' own, because clocks of hosts differ.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from tockwork.errors import TockworkError
from tockwork.server.peers.counts import Counts
from tockwork.server.peers.peers import NOBODY, Hears, Here, Stored

logger = logging.getLogger("tockwork.peers")

LEASE = 3_000  # milliseconds after which another process takes over a lease not renewed
_BEAT = 1.0
_WANTED = 12.0  # seconds for which a lease is kept after it was last asked for: a bot may think
_DAY = 86_400
_MOST_SAID = 1_000
_AWAY = (RedisError, OSError, TimeoutError)

# Each runs atomically.
_ALIVE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('ZSCORE', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
return {known and 1 or 0, redis.call('ZRANGE', KEYS[1], 0, -1)}
"""
_MIND = """
local who = redis.call('GET', KEYS[1])
if not who or who == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 0
end
return redis.call('PTTL', KEYS[1])
"""
_RENEW = """
local kept = {}
for _, key in ipairs(KEYS) do
  local ours = redis.call('GET', key) == ARGV[1]
  if ours then redis.call('PEXPIRE', key, ARGV[2]) end
  table.insert(kept, ours and 1 or 0)
end
return kept
"""
_LET_GO = """
for _, key in ipairs(KEYS) do
  if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end
"""


class RedisPeers:
    shared = True

    def __init__(self, url: str) -> None:
        try:
            self.redis: Redis = Redis.from_url(
                url, decode_responses=True, socket_timeout=2, socket_connect_timeout=2
            )
        except ValueError as bad:
            raise TockworkError(f"--redis: {bad}") from None
        self.me = secrets.token_hex(6)
        self._own = json.dumps({"by": self.me})[:-1]  # the first bytes of our own news
        self._name = ""
        self._hears: Hears
        self._ear: PubSub
        self._tasks: list[asyncio.Task[None]] = []
        self._others: set[str] = set()
        self._followed: dict[str, asyncio.Future[None]] = {}
        self._unheard: set[str] = set()  # of those, the ones that Redis has not heard of yet
        self._left: set[str] = set()  # no longer followed
        self._leases: dict[str, tuple[float, float]] = {}  # ours until when, wanted until when
        self._other_leases: dict[str, float] = {}  # leases of other processes, with their expiry
        # Outgoing news, and the event that is set when there are some.
        self._at: dict[str, tuple[int, Stored | None]] = {}
        self._here: set[str] = set()
        self._said: deque[tuple[str, str]] = deque(maxlen=_MOST_SAID)
        self._changed: set[str] = set()
        self._unnamed: set[str] = set()
        self._evict: set[tuple[str, str]] = set()
        self._counts = Counts(self.me, self._script, self._key)
        self._bell = asyncio.Event()

    def _key(self, kind: str, name: str = "") -> str:
        return f"tockwork:{self._name}:{kind}:{name}"

    async def open(self, name: str, hears: Hears) -> None:
        self._name, self._hears = name, hears
        self._ear = self.redis.pubsub()
        try:
            await self._alive()
            await self._ear.subscribe(self._key("all"))
        except _AWAY as bad:
            raise TockworkError(f"--redis: {bad}") from None
        work = (self._listen(), self._speak(), self._keep_beating())
        self._tasks = [asyncio.create_task(task) for task in work]

    def others(self) -> Sequence[str]:
        return sorted(self._others)

    async def close(self) -> None:
        # A cancellation that comes together with a timeout inside the library may be lost.
        while waiting := [task for task in self._tasks if not task.done()]:
            for task in waiting:
                task.cancel()
            await asyncio.wait(waiting, timeout=1)
        with suppress(*_AWAY):
            await self._say()
            await self._script(_LET_GO, [self._key("lease", t) for t in self._leases], self.me)
            await self.redis.zrem(self._key("peers"), self.me)
            await self.redis.publish(self._key("all"), json.dumps({"gone": self.me}))
        with suppress(*_AWAY):
            await self._ear.aclose()  # type: ignore[no-untyped-call]
            await self.redis.aclose()

    async def _script(self, script: str, keys: Sequence[str], *values: str | float) -> Any:
        return await self.redis.eval(script, len(keys), *keys, *values)

    # saying --------------------------------------------------------------------------------------

    def publish_entry(self, table_id: str, entries: int, last: Stored) -> None:
        # Of several entries at once only the number is sent; the others read them in the log.
        self._at[table_id] = (entries, None if table_id in self._at else last)
        self._bell.set()

    def publish_presence(self, table_id: str) -> None:
        self._here.add(table_id)
        self._bell.set()

    def publish_said(self, table_id: str, text: bytes) -> None:
        self._said.append((table_id, text.decode()))
        self._bell.set()

    def publish_user(self, guest: str) -> None:
        self._changed.add(guest)
        self._bell.set()

    def publish_unnamed(self, table_id: str) -> None:
        self._unnamed.add(table_id)
        self._bell.set()

    def publish_evict(self, peer: str, guest: str) -> None:
        self._evict.add((peer, guest))
        self._bell.set()

    def publish_count(self, what: str, who: str, here: int) -> None:
        if self._counts.tell(what, who, here):
            self._bell.set()

    def publish_public(self, tables: Iterable[str]) -> None:
        self._counts.publish_public(tables)
        self._bell.set()

    def unfollow(self, table_id: str) -> None:
        self._followed.pop(table_id, None)
        self._left.add(table_id)
        self._other_leases.pop(table_id, None)
        self.publish_presence(table_id)

    async def _speak(self) -> None:
        """Sends the outgoing news of one moment at once; what did not get through, again."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            try:
                await self._say()
            except _AWAY as bad:
                logger.warning("redis", extra={"detail": str(bad)})
                await asyncio.sleep(_BEAT)
                self._bell.set()

    async def _say(self) -> None:
        at, here, said, changed, left = self._at, self._here, self._said, self._changed, self._left
        unnamed, evict, self._unnamed, self._evict = self._unnamed, self._evict, set(), set()
        self._at, self._here, self._changed, self._left = {}, set(), set(), set()
        self._said = deque(maxlen=_MOST_SAID)
        try:
            with suppress(RuntimeError):  # no connection: then none is followed either
                if gone := [t for t in left if t not in self._followed]:
                    await self._ear.unsubscribe(*(self._key("table", t) for t in gone))
            if lost := [t for t in left if t in self._leases and t not in self._followed]:
                for table_id in lost:
                    del self._leases[table_id]
                await self._script(_LET_GO, [self._key("lease", t) for t in lost], self.me)
            pipe = self.redis.pipeline(transaction=False)
            for table_id, (entries, last) in at.items():
                self._publish(pipe, table_id, {"at": entries, "last": last})
            for table_id in here:
                now = self._hears.who_is_here(table_id)
                present = json.dumps([sorted(now.guests), now.watching])
                key = self._key("here", table_id)
                if now == NOBODY:
                    pipe.hdel(key, self.me)
                else:
                    pipe.hset(key, self.me, present)
                    pipe.expire(key, _DAY)
                self._publish(pipe, table_id, {"here": json.loads(present)})
            for table_id, text in said:
                self._publish(pipe, table_id, {"said": text})
            for guest in changed:
                pipe.publish(self._key("all"), json.dumps({"changed": guest}))
            for table_id in unnamed:
                self._publish(pipe, table_id, {"unnamed": True})
            for peer, guest in evict:
                pipe.publish(self._key("all"), json.dumps({"spare": guest, "peer": peer}))
            await pipe.execute()
            await self._counts.say()
        except BaseException:
            self._unnamed |= unnamed
            self._at = {t: (entries, None) for t, (entries, _) in {**at, **self._at}.items()}
            self._here |= here
            self._changed |= changed
            self._left |= left
            raise

    def _publish(self, pipe: Any, table_id: str, news: dict[str, Any]) -> None:
        text = json.dumps({"by": self.me, "table": table_id, **news})  # `by` first: see `_own`
        pipe.publish(self._key("table", table_id), text)

    # hearing -------------------------------------------------------------------------------------

    async def follow(self, table_id: str) -> dict[str, Here]:
        heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._followed[table_id] = heard
        self._left.discard(table_id)
        try:
            await self._ear.subscribe(self._key("table", table_id))
            await asyncio.wait({heard}, timeout=2)
        except _AWAY:
            self._unheard.add(table_id)  # when Redis is back, everything is read again
            return {}
        return (await self.there([table_id])).get(table_id, {})

    async def there(self, tables: Sequence[str]) -> dict[str, dict[str, Here]]:
        pipe = self.redis.pipeline(transaction=False)
        for table_id in tables:
            pipe.hgetall(self._key("here", table_id))
        try:
            await self._alive()  # who ended counts for nobody, and who is back says who is there
            found: list[dict[str, str]] = await pipe.execute()
        except _AWAY:
            return {}
        return dict(zip(tables, map(self._there, found), strict=True))

    def _there(self, stored: dict[str, str]) -> dict[str, Here]:
        known = ((peer, json.loads(text)) for peer, text in stored.items() if peer in self._others)
        return {peer: Here(frozenset(guests), watching) for peer, (guests, watching) in known}

    async def _listen(self) -> None:
        deaf = False
        while True:
            try:
                message = await self._ear.get_message(timeout=_BEAT)
                if deaf:
                    deaf = False
                    self._hears.hear_nothing()
                if message is not None:
                    self._hear(message)
            except _AWAY as bad:
                if not deaf:
                    logger.warning("redis", extra={"detail": str(bad)})
                deaf = True
                self._hears.hear_nothing()
                await asyncio.sleep(_BEAT / 2)
            except Exception:  # one odd message must not be the last
                logger.exception("news")

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            heard = self._followed.get(message["channel"].rpartition(":")[2])
            if heard is not None and not heard.done():
                heard.set_result(None)
        if message["type"] != "message" or message["data"].startswith(self._own):
            return
        news = json.loads(message["data"])
        table = news.get("table")
        if "at" in news:
            last = None if news["last"] is None else Stored(*news["last"])
            self._hears.hear_at(table, news["at"], last)
        elif "here" in news:
            guests, watching = news["here"]
            self._hears.hear_here(table, news["by"], Here(frozenset(guests), watching))
        elif "said" in news:
            self._hears.hear_said(table, news["said"].encode())
        elif "changed" in news:
            self._hears.hear_changed(news["changed"])
        elif "unnamed" in news:
            self._hears.hear_unnamed(table)
        elif "spare" in news:
            if news["peer"] == self.me:
                self._hears.hear_evict(news["spare"])
        elif "gone" in news and news["gone"] != self.me:
            self._gone({news["gone"]})

    def _gone(self, peers: set[str]) -> None:
        self._others -= peers
        self._other_leases.clear()  # whatever they minded is to be minded
        for peer in peers:
            self._hears.hear_gone(peer)

    # counting ------------------------------------------------------------------------------------

    async def take(self, rate: str, who: str, every: float, burst: float, count: int) -> int:
        try:
            return await self._counts.take(rate, who, every, burst, count)
        except _AWAY:
            return 0  # each process counts for itself then

    async def count(self, what: str, who: str, here: int) -> dict[str, int]:
        try:
            return await self._counts.count(what, who, here)
        except _AWAY:
            return {}
        finally:
            if self._counts.unsaid:
                self._bell.set()

    async def public(self) -> list[str]:
        try:
            return await self._counts.public()
        except _AWAY:
            return []

    # minding -------------------------------------------------------------------------------------

    async def leases(self, table_id: str) -> float:
        now = time.monotonic()
        until, _ = self._leases.get(table_id, (0.0, 0.0))
        if until > now + 1:
            self._leases[table_id] = (until, now + _WANTED)
            return 0.0
        if (wait := self._other_leases.get(table_id, 0.0) - now) > 0:
            return min(wait, _BEAT)
        try:
            left: int = await self._script(_MIND, [self._key("lease", table_id)], self.me, LEASE)
        except _AWAY:
            return 0.0  # without Redis every process runs the table; the log takes one move
        if left > 0:
            self._other_leases[table_id] = now + left / 1000
            return min(left / 1000, _BEAT)
        self._leases[table_id] = (now + LEASE / 1000, now + _WANTED)
        return 0.0

    async def unleased(self, tables: Iterable[str]) -> list[str]:
        names = list(tables)
        if not names:
            return []
        try:
            held = await self.redis.mget([self._key("lease", name) for name in names])
        except _AWAY:
            return []
        return [name for name, who in zip(names, held, strict=True) if who is None]

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self._alive()
                await self._follow_again()
                await self._renew()
            except _AWAY:
                self._others.clear()
                self._leases.clear()
            except Exception:
                logger.exception("beat")

    async def _alive(self) -> None:
        known, peers = await self._script(_ALIVE, [self._key("peers")], self.me, LEASE)
        others = set(peers) - {self.me}
        gone = self._others - others
        self._others = others
        if gone:
            self._gone(gone)
        if not known and self._tasks:  # the others believed us to be gone
            self._counts.say_all_again()
            self._bell.set()
            self._hears.hear_nothing()

    async def _follow_again(self) -> None:
        """Follows the tables that were loaded while Redis was away."""
        self._unheard &= self._followed.keys()
        if again := sorted(self._unheard):
            await self._ear.subscribe(*(self._key("table", t) for t in again))
            self._unheard.difference_update(again)
            self._hears.hear_nothing()

    async def _renew(self) -> None:
        now = time.monotonic()
        wanted = [t for t, (_, until) in self._leases.items() if until > now]
        if wanted:
            keys = [self._key("lease", t) for t in wanted]
            kept = await self._script(_RENEW, keys, self.me, LEASE)
            for table_id, ours in zip(wanted, kept, strict=True):
                # Counted from before it was asked for, so that it never ends later here than there.
                until = now + LEASE / 1000 if ours else 0.0
                self._leases[table_id] = (until, self._leases[table_id][1])
        self._leases = {t: lease for t, lease in self._leases.items() if lease[0] > now}
        self._other_leases = {t: until for t, until in self._other_leases.items() if until > now}
