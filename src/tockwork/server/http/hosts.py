"""By which names a server may be called: another site could point its name at this computer."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tockwork.server.refusals import Refusal
from tockwork.server.settings import Settings

_PORT = re.compile(r":\d{0,5}$")
HERE_ONLY = re.compile(r"(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d{0,5})?$")
"""Names by which a computer calls itself and no other."""


class Hosts:
    """Addresses in numbers, this computer's own name, and the names it was given. `*`: any."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        public = urlsplit(settings.public_url or "").hostname or own
        given = (name.lower() for name in settings.hosts)
        self._names = {"localhost", own, f"{own}.local", public, *given}
        self._any = "*" in settings.hosts

    def check(self, host: str | None) -> None:
        if host is None or self._any:
            return
        name = _PORT.sub("", host).lower().rstrip(".")
        if name in self._names or _is_address(name) or name.endswith(".localhost"):
            return
        detail = f"this server does not answer to the name {host!r}; its host can add it (--hosts)"
        raise Refusal("bad_origin", detail)


def passkey_site(settings: Settings, call: HTTPConnection) -> tuple[str, str] | None:
    """The name that passkeys belong to where this call was made, and the origin of its page; None
    where there are none.

    What the call says only picks one of those that are known: the public address, the names given,
    with HTTPS, and this computer itself at the port that listens.
    """
    name = (call.url.hostname or "").lower()
    if settings.public_url is not None:
        public = urlsplit(settings.public_url)
        return (name, settings.public_url) if name == public.hostname else None
    if name == "localhost":
        _, port = call.scope["server"]
        return name, f"http://{name}" if port == 80 else f"http://{name}:{port}"
    if name in (given.lower() for given in settings.hosts):
        return name, f"https://{name}"
    return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name[1:-1] if name.startswith("[") and name.endswith("]") else name)
    except ValueError:
        return False
    return True
