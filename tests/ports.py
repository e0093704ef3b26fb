"""Ports for servers of the tests that are named beforehand, or used again after a restart."""

from __future__ import annotations

import socket
from pathlib import Path
from random import SystemRandom

# Ray's workers and clients take those below, connections to elsewhere those from `_outgoing` on.
LOWEST = 24_100
RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")


def free_port() -> int:
    """A port that is free now and that the system gives to no connection of its own accord.

    Of those it does give, one may be lost to anybody between two starts of a server."""
    ports = range(LOWEST, _outgoing())
    while True:
        port = SystemRandom().choice(ports)
        with socket.socket() as door:
            try:
                door.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def _outgoing() -> int:
    """The first port that connections are given."""
    first = int(RANGE.read_text().split()[0]) if RANGE.exists() else 32_768
    return first if first > LOWEST + 1000 else 32_768
