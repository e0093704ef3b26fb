"""By which names a server may be called: another site could point its name at this computer."""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from ipaddress import ip_address

from tockwork.server.refusals import Refusal

_PORT = re.compile(r":\d{0,5}$")


class Hosts:
    """Addresses in numbers, this computer's own name, and the names it was given. `*`: any."""

    def __init__(self, names: Sequence[str]) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in names)}
        self._any = "*" in names

    def check(self, host: str | None) -> None:
        if host is None or self._any:
            return
        name = _PORT.sub("", host).lower().rstrip(".")
        if name in self._names or _is_address(name) or name.endswith(".localhost"):
            return
        detail = f"this server does not answer to the name {host!r}; its host can add it (--hosts)"
        raise Refusal("bad_origin", detail)


def _is_address(name: str) -> bool:
    try:
        ip_address(name[1:-1] if name.startswith("[") and name.endswith("]") else name)
    except ValueError:
        return False
    return True
