"""The progress of a match, on standard error: a bar in a terminal, else a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

from tockwork.locale import Words
from tockwork.locale import words as spoken

WIDTH, BAR_EVERY, LINE_EVERY = 24, 0.1, 30.0


class Progress:
    """Receives every finished deal; writes no more often than a person can read."""

    what: str | None = None
    """The unit, where it is not deals."""

    def __init__(
        self,
        total: int,
        done: int,
        out: TextIO,
        now: Callable[[], float] = time.monotonic,
        words: Words | None = None,
    ) -> None:
        self._words = words or spoken("en")
        self._total, self._done, self._before = total, done, done
        self._out, self._now = out, now
        self._bar = out.isatty()
        self._begun = now()
        self._said = self._begun if not self._bar else float("-inf")

    def step(self) -> None:
        self._done += 1
        now = self._now()
        if now - self._said >= (BAR_EVERY if self._bar else LINE_EVERY):
            self._said = now
            text = self.line()
            self._out.write(f"\r{text}\x1b[K" if self._bar else text + "\n")
            self._out.flush()

    def line(self) -> str:
        share = self._done / self._total
        full = round(share * WIDTH)
        text = f"[{'█' * full}{'·' * (WIDTH - full)}] "
        done, total = str(self._done), str(self._total)
        counted = f"{done} of {total} {self.what}" if self.what else None
        text += counted or self._words.say("arena-deals", done=done, total=total)
        fresh = self._done - self._before
        if fresh and self._done < self._total:
            each = (self._now() - self._begun) / fresh
            left = clock(each * (self._total - self._done))
            text += f", {self._words.say('arena-left', time=left)}"
        return text

    def clear(self) -> None:
        """Removes the bar, so that the table stands alone."""
        if self._bar:
            self._out.write("\r\x1b[K")
            self._out.flush()


def clock(seconds: float) -> str:
    """
    >>> clock(5), clock(125), clock(7325)
    ('0:05', '2:05', '2:02:05')
    """
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
