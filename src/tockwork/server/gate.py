"""Who has asked for how much lately, and who has to wait."""

from __future__ import annotations

from tockwork.server.limits import Limits, Pace
from tockwork.server.refusals import Refusal

_BURST = 4  # seconds' worth of commands that may come at once
_CALL_BURST = 10  # and of calls
_WRONG_CODES = 30  # a minute
_CODES = 20  # a minute
_LINES = 60  # new lines of a guest in ten seconds


class Gate:
    """What was asked for lately. In memory only: no address is ever stored."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.guests = Pace(limits.guests_per_minute, 60_000)
        self.calls = Pace(limits.calls_per_second * _CALL_BURST, _CALL_BURST * 1000)
        self.address_calls = Pace(limits.calls_per_address * _CALL_BURST, _CALL_BURST * 1000)
        self.commands = Pace(limits.commands_per_second * _BURST, _BURST * 1000)
        self.too_many_commands = f"more than {limits.commands_per_second} commands a second"
        self.new_lines = Pace(_LINES if limits.lines_per_guest else 0, 10_000)
        self.codes = Pace(_CODES, 60_000)
        self.wrong_codes = Pace(_WRONG_CODES, 60_000)

    def check_call(self, guest: str | None, address: str | None, now: int) -> None:
        """Refuses one call too many of a guest, or from an address.

        Who calls from this computer without a name stands for everybody a proxy has not told apart.
        """
        limits, home = self.limits, address or "here"
        if guest is not None:
            detail = f"{limits.calls_per_second} calls a second"
            check(self.calls, guest, now, detail, "calls_per_second")
        if guest is None or address is not None:
            detail = f"{limits.calls_per_address} calls a second from one address"
            check(self.address_calls, home, now, detail, "calls_per_address")

    def forget(self, now: int) -> None:
        for pace in (
            *(self.guests, self.calls, self.address_calls, self.commands),
            *(self.new_lines, self.codes, self.wrong_codes),
        ):
            pace.forget(now)


def check(pace: Pace, who: str, now: int, detail: str, limit: str) -> None:
    """Takes one, or says when there will be another."""
    if wait := pace.wait(who, now):
        raise Refusal("too_many", detail, limit=limit, retry=wait)
    pace.take(who, now)
