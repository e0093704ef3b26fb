"""Rate limits and quotas of users and addresses, paced by GCRA (see limits.py)."""

from __future__ import annotations

from tockwork.server.limits import Limits, RateLimit
from tockwork.server.peers.peers import Peers
from tockwork.server.refusals import Refusal

_BURST = 4  # seconds' worth of commands that may come at once
_CALL_BURST = 10  # and of calls
_WRONG_CODES = 30  # a minute
_CODES = 20  # a minute
_COPIES = 240  # an hour, from one address
_NEW_COPIES = 30  # of these, of users without one
_LITTLE = 1 / 16  # of what may come at once, of which other processes are not asked
_REPORTS = 10  # an hour
_SEARCHES = 20  # for players, a minute
_CLUBS = 10  # founded by a user, an hour; three times as many from an address
_JOINING = 30  # steps into a club and out of it, a minute
_LINES = 60  # new connections of a user in ten seconds


class RateLimiter:
    """Recent requests. In memory only: no address is ever stored.

    Processes that serve the same tables count together. A user who has had a little of a limit
    through this one is counted among all of them. So through N processes a user may have at most N
    times that little more than through one.
    """

    def __init__(self, limits: Limits, peers: Peers) -> None:
        self.limits = limits
        self._peers = peers
        self._unasked: dict[tuple[str, str], int] = {}  # taken here, and not asked about yet
        self.guests = RateLimit(limits.guests_per_minute, 60_000, "guests")
        self.calls = RateLimit(limits.calls_per_second * _CALL_BURST, _CALL_BURST * 1000, "calls")
        self.address_calls = RateLimit(
            limits.calls_per_address * _CALL_BURST, _CALL_BURST * 1000, "address calls"
        )
        self.commands = RateLimit(limits.commands_per_second * _BURST, _BURST * 1000, "commands")
        self.too_many_commands = f"more than {limits.commands_per_second} commands a second"
        self.new_lines = RateLimit(_LINES if limits.lines_per_guest else 0, 10_000, "lines")
        self.reports = RateLimit(_REPORTS, 3_600_000, "reports")
        self.searches = RateLimit(_SEARCHES, 60_000, "searches")
        self.clubs = RateLimit(_CLUBS, 3_600_000, "clubs")
        self.clubs_at = RateLimit(3 * _CLUBS, 3_600_000, "clubs at")
        self.joining = RateLimit(_JOINING, 60_000, "joining")
        self.codes = RateLimit(_CODES, 60_000, "codes")
        self.copies = RateLimit(_COPIES, 3_600_000, "copies")
        self.new_copies = RateLimit(_NEW_COPIES, 3_600_000, "new copies")
        self.wrong_codes = RateLimit(_WRONG_CODES, 60_000, "wrong codes")

    async def check_call(self, guest: str | None, address: str | None, now: int) -> None:
        """Refuses a request over the limit of a user, or of an address.

        A request from this computer without a cookie stands for all behind a careless proxy.
        """
        limits, home = self.limits, address or "here"
        if guest is not None:
            detail = f"{limits.calls_per_second} calls a second"
            await self.check(self.calls, guest, now, detail, "calls_per_second")
        if guest is None or address is not None:
            detail = f"{limits.calls_per_address} calls a second from one address"
            await self.check(self.address_calls, home, now, detail, "calls_per_address")

    async def check(self, rate: RateLimit, who: str, now: int, detail: str, limit: str) -> None:
        """Takes one, or says when there will be another."""
        wait = rate.wait(who, now)
        if not wait:
            rate.take(who, now)
            if self._peers.shared and rate.every:
                wait = await self._asked(rate, who)
        if wait:
            raise Refusal("too_many", detail, limit=limit, retry=wait)

    async def _asked(self, rate: RateLimit, who: str) -> int:
        """The time to wait by the counts of all processes."""
        key = (rate.name, who)
        self._unasked[key] = count = self._unasked.get(key, 0) + 1
        if count <= rate.burst / rate.every * _LITTLE:
            return 0
        wait = await self._peers.take(rate.name, who, rate.every, rate.burst, count)
        # Limits that were passed before stay counted, if this one refuses.
        self._unasked[key] = left = self._unasked.get(key, 0) - (1 if wait else count)
        if left <= 0:
            del self._unasked[key]
        if wait:
            rate.give_back(who)
        return wait

    async def give_back(self, rate: RateLimit, who: str) -> None:
        """One that was taken is not counted after all."""
        rate.give_back(who)
        if (rate.name, who) in self._unasked:
            self._unasked[rate.name, who] -= 1
        elif self._peers.shared and rate.every:
            await self._peers.take(rate.name, who, rate.every, rate.burst, -1)

    def forget(self, now: int) -> None:
        for rate in (
            *(self.guests, self.calls, self.address_calls, self.commands),
            *(self.new_lines, self.searches, self.reports, self.wrong_codes),
            *(self.codes, self.copies, self.new_copies),
            *(self.clubs, self.clubs_at, self.joining),
        ):
            rate.forget(now)
            for name, who in [key for key in self._unasked if key[0] == rate.name]:
                if not rate.counts(who):
                    del self._unasked[name, who]
