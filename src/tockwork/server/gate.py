"""Who has asked for how much lately, and who has to wait."""

from __future__ import annotations

from tockwork.server.limits import Limits, Pace
from tockwork.server.peers.peers import Peers
from tockwork.server.refusals import Refusal

_BURST = 4  # seconds' worth of commands that may come at once
_CALL_BURST = 10  # and of calls
_WRONG_CODES = 30  # a minute
_CODES = 20  # a minute
_COPIES = 240  # an hour, from one address
_LITTLE = 1 / 16  # of what may come at once, of which other processes are not asked
_LINES = 60  # new lines of a guest in ten seconds


class Gate:
    """What was asked for lately. In memory only: no address is ever stored.

    Processes that serve the same tables count together: whoever has had a little through this one
    is asked about among all of them. So through so many processes somebody may have at most that
    little more, for each of them, than through one.
    """

    def __init__(self, limits: Limits, peers: Peers) -> None:
        self.limits = limits
        self._peers = peers
        self._unasked: dict[tuple[str, str], int] = {}  # taken here, and not asked about yet
        self.guests = Pace(limits.guests_per_minute, 60_000, "guests")
        self.calls = Pace(limits.calls_per_second * _CALL_BURST, _CALL_BURST * 1000, "calls")
        self.address_calls = Pace(
            limits.calls_per_address * _CALL_BURST, _CALL_BURST * 1000, "address calls"
        )
        self.commands = Pace(limits.commands_per_second * _BURST, _BURST * 1000, "commands")
        self.too_many_commands = f"more than {limits.commands_per_second} commands a second"
        self.new_lines = Pace(_LINES if limits.lines_per_guest else 0, 10_000, "lines")
        self.codes = Pace(_CODES, 60_000, "codes")
        self.copies = Pace(_COPIES, 3_600_000, "copies")
        self.wrong_codes = Pace(_WRONG_CODES, 60_000, "wrong codes")

    async def check_call(self, guest: str | None, address: str | None, now: int) -> None:
        """Refuses one call too many of a guest, or from an address.

        Who calls from this computer without a name stands for everybody a proxy has not told apart.
        """
        limits, home = self.limits, address or "here"
        if guest is not None:
            detail = f"{limits.calls_per_second} calls a second"
            await self.check(self.calls, guest, now, detail, "calls_per_second")
        if guest is None or address is not None:
            detail = f"{limits.calls_per_address} calls a second from one address"
            await self.check(self.address_calls, home, now, detail, "calls_per_address")

    async def check(self, pace: Pace, who: str, now: int, detail: str, limit: str) -> None:
        """Takes one, or says when there will be another."""
        wait = pace.wait(who, now)
        if not wait:
            pace.take(who, now)
            if self._peers.shared and pace.every:
                wait = await self._asked(pace, who)
        if wait:
            raise Refusal("too_many", detail, limit=limit, retry=wait)

    async def _asked(self, pace: Pace, who: str) -> int:
        """How long to wait by what all processes have counted."""
        key = (pace.name, who)
        self._unasked[key] = count = self._unasked.get(key, 0) + 1
        if count <= pace.burst / pace.every * _LITTLE:
            return 0
        wait = await self._peers.take(pace.name, who, pace.every, pace.burst, count)
        # What was let through before stays to be asked about, if this one is refused.
        self._unasked[key] = left = self._unasked.get(key, 0) - (1 if wait else count)
        if left <= 0:
            del self._unasked[key]
        if wait:
            pace.give_back(who)
        return wait

    async def give_back(self, pace: Pace, who: str) -> None:
        """One that was taken is not counted after all."""
        pace.give_back(who)
        if (pace.name, who) in self._unasked:
            self._unasked[pace.name, who] -= 1
        elif self._peers.shared and pace.every:
            await self._peers.take(pace.name, who, pace.every, pace.burst, -1)

    def forget(self, now: int) -> None:
        for pace in (
            *(self.guests, self.calls, self.address_calls, self.commands),
            *(self.new_lines, self.codes, self.copies, self.wrong_codes),
        ):
            pace.forget(now)
            for name, who in [key for key in self._unasked if key[0] == pace.name]:
                if not pace.counts(who):
                    del self._unasked[name, who]
