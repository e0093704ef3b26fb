"""A program at the other end of two pipes: nothing it does or leaves undone holds up its host.

What is written to it, what it writes and what it complains about go through a thread each. A
program that does not read blocks only the thread that writes to it; one that writes too much is
read no further than a few lines ahead.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import IO

from tockwork.bots.protocol.faults import BotFault
from tockwork.bots.protocol.messages import LONGEST_LINE

AHEAD = 16
"""Lines that are read before they are wanted."""
COMPLAINTS, LAST_WORDS = 1_000_000, 2_000
"""Bytes of standard error that are read, and the last of them that are kept."""
FAREWELL = 2.0
"""Seconds from `bye` to the end of a program that does not end."""


class Process:
    """A running program, and lines to it and from it."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # with whatever it starts itself, to be ended together
            )
        except (OSError, ValueError) as bad:
            raise BotFault("start", f"{command[0]}: {bad}") from None
        self._ended = threading.Event()
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lines: queue.Queue[bytes | None] = queue.Queue(AHEAD)
        self._complaints = b""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._listen, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Queues a line to be written; never blocks."""
        self._out.put(line + b"\n")

    def line(self, until: float) -> bytes:
        """The next line, without its newline; a BotFault if none has come `until` then."""
        try:
            found = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise BotFault("silent", "no reply in time", self.last_words()) from None
        if found is None:
            self._lines.put(None)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(1)
            code = self._process.returncode
            said = "its output is closed" if code is None else f"it ended with exit code {code}"
            raise BotFault("ended", said, self.last_words())
        if len(found) >= LONGEST_LINE and not found.endswith(b"\n"):
            raise BotFault("flood", f"a line of more than {LONGEST_LINE} bytes", self.last_words())
        return found.rstrip(b"\r\n")

    def unread(self) -> int:
        """How many lines have come that are not asked for yet."""
        return self._lines.qsize()

    def last_words(self) -> str:
        """The end of what the program has written to standard error."""
        if self._process.poll() is not None:
            self._threads[2].join(0.5)
        return self._complaints.decode("utf-8", "replace").strip()

    def leave(self) -> bool:
        """Closes its input, as after `bye`, and waits a little; whether it ended then."""
        self._out.put(None)
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.kill()
            return False
        self.kill()  # what it started itself, too
        return True

    def kill(self) -> None:
        """Ends the program and all that it has started."""
        self._ended.set()
        self._out.put(None)
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        # A thread that blocks in a read holds its pipe: it closes it itself.

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while (line := self._out.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                if not self._hand_over(line):
                    return
        self._hand_over(None)

    def _hand_over(self, line: bytes | None) -> bool:
        while not self._ended.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.5)
                return True
        return False

    def _listen(self, pipe: IO[bytes]) -> None:
        left = COMPLAINTS
        with contextlib.suppress(OSError, ValueError), pipe:
            while left > 0 and (some := os.read(pipe.fileno(), 4096)):
                left -= len(some)
                self._complaints = (self._complaints + some)[-LAST_WORDS:]
            self._ended.wait()  # the rest stays unread, the pipe open
