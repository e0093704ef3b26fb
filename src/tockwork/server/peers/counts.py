"""Counts of all processes together in Redis: rate limits, connections, tables; and public tables.

Users and addresses are stored as hashes with the server's name, and only as long as needed. The
counts of a process that has ended no longer count.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

PUBLIC = 3_000  # milliseconds for which a table is listed after its last announcement
_KEPT = 7 * 86_400

_TAKE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local every, burst, count = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local free = math.max(now, tonumber(redis.call('GET', KEYS[1]) or now))
local ahead = free + every * (count - 1) - now - burst
if count > 0 and ahead > 0 then return math.floor(ahead) + 1 end
free = free + every * count
if free > now then
  redis.call('SET', KEYS[1], tostring(free), 'PX', math.ceil(free - now))
else
  redis.call('DEL', KEYS[1])
end
return 0
"""
_COUNT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if tonumber(ARGV[2]) > 0 then
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
else
  redis.call('HDEL', KEYS[1], ARGV[1])
end
local others, all = {}, redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  if all[i] ~= ARGV[1] then
    local alive = redis.call('ZSCORE', KEYS[2], all[i])
    if not alive then
      redis.call('HDEL', KEYS[1], all[i])
    elseif tonumber(alive) > now then -- else it is late, and may come back without a word
      table.insert(others, all[i])
      table.insert(others, all[i + 1])
    end
  end
end
return others
"""
_LIST = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, name in ipairs(ARGV) do redis.call('ZADD', KEYS[1], now + %d, name) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
return redis.call('ZREVRANGE', KEYS[1], 0, 499)
""" % (PUBLIC)  # noqa: UP031 full of braces


class Counts:
    """`script` runs one of the above atomically; `key` is its key in Redis."""

    def __init__(
        self, me: str, script: Callable[..., Awaitable[Any]], key: Callable[[str, str], str]
    ) -> None:
        self._me = me
        self._script = script
        self._key = key
        self._mine: dict[tuple[str, str], int] = {}  # the numbers announced last
        self._unsaid: set[tuple[str, str]] = set()
        self._public: set[str] = set()

    def _of(self, kind: str, what: str, who: str) -> str:
        secret = self._key("", "").encode()[:64]
        hidden = hashlib.blake2s(who.encode(), key=hashlib.blake2s(secret).digest(), digest_size=12)
        return self._key(kind, f"{what}:{hidden.hexdigest()}")

    async def take(self, rate: str, who: str, every: float, burst: float, count: int) -> int:
        return int(await self._script(_TAKE, [self._of("pace", rate, who)], every, burst, count))

    @property
    def unsaid(self) -> bool:
        return bool(self._unsaid)

    async def count(self, what: str, who: str, here: int) -> dict[str, int]:
        self._note(what, who, here)
        self._unsaid.discard((what, who))
        keys = [self._of("count", what, who), self._key("peers", "")]
        try:
            found = await self._script(_COUNT, keys, self._me, here, _KEPT)
        except BaseException:
            self._unsaid.add((what, who))
            raise
        if self._mine.get((what, who), 0) != here:  # a newer one may have got there before this
            self._unsaid.add((what, who))
        return {found[k]: int(found[k + 1]) for k in range(0, len(found), 2)}

    def _note(self, what: str, who: str, here: int) -> bool:
        """Whether that is new."""
        if self._mine.get((what, who), 0) == here:
            return False
        self._mine[what, who] = here
        if not here:
            del self._mine[what, who]
        return True

    def tell(self, what: str, who: str, here: int) -> bool:
        """Whether there is anything to say."""
        if not self._note(what, who, here):
            return False
        self._unsaid.add((what, who))
        return True

    def publish_public(self, tables: Iterable[str]) -> None:
        self._public.update(tables)

    def say_all_again(self) -> None:
        """The others may have counted without us."""
        self._unsaid.update(self._mine)

    async def say(self) -> None:
        """Announces what is new; what does not get through stays new."""
        while self._unsaid:
            what, who = next(iter(self._unsaid))
            await self.count(what, who, self._mine.get((what, who), 0))
        if self._public:
            public, self._public = self._public, set()
            await self._script(_LIST, [self._key("public", "")], *public)

    async def public(self) -> list[str]:
        return list(await self._script(_LIST, [self._key("public", "")]))
