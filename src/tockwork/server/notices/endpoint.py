"""One request to a push service: to public addresses over https only, and never elsewhere.

A browser names the address of its push service, so anyone can name any address: a server must not
be sent into its own network with it (server-side request forgery).
"""

from __future__ import annotations

import socket
import ssl
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

SECONDS = 20.0
_LONGEST = 1000  # letters of an address


class BadEndpoint(Exception):
    """Nothing is sent there."""


class Unreachable(Exception):
    """No response: another try may do."""


def parts_of(endpoint: str, *, loopback: bool) -> SplitResult:
    """The parts of an address; BadEndpoint if nothing may be sent there whatever its host is.

    `loopback`: the push service of a test, on this computer and without encryption.
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as bad:
        raise BadEndpoint(str(bad)) from None
    if len(endpoint) > _LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        raise BadEndpoint("too long, or with letters that no address has")
    if " " in endpoint or parts.username is not None or parts.fragment or not parts.hostname:
        raise BadEndpoint("no address of a push service")
    if loopback and parts.scheme == "http":
        return parts
    if parts.scheme != "https" or port not in (None, 443):
        raise BadEndpoint("only https, at its usual port")
    with suppress(ValueError):  # a name, which is looked up when something is sent
        _check_public(parts.hostname)
    return parts


def _check_public(host: str) -> None:
    address = ip_address(host.partition("%")[0])
    if not (getattr(address, "ipv4_mapped", None) or address).is_global or address.is_multicast:
        raise BadEndpoint(f"{host} is not public")


def addresses(parts: SplitResult, *, loopback: bool) -> list[str]:
    """Where a host is; BadEndpoint if any of these addresses is not public. Blocks."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError as bad:
        raise Unreachable(str(bad)) from None
    out = [str(info[4][0]) for info in found]
    for text in out:
        if not loopback or parts.scheme == "https":
            _check_public(text)
        elif not ip_address(text.partition("%")[0]).is_loopback:
            raise BadEndpoint("the push service of a test is on this computer")
    return out


def post(endpoint: str, headers: dict[str, str], body: bytes, *, loopback: bool = False) -> int:
    """The status of the response. Redirects are not followed. Blocks."""
    parts = parts_of(endpoint, loopback=loopback)
    # Connected to the address that was looked at: a second look-up could give another one.
    address = addresses(parts, loopback=loopback)[0]
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if parts.scheme == "https":
        line: HTTPConnection = HTTPSConnection(parts.hostname or "", port, timeout=SECONDS)
    else:
        line = HTTPConnection(parts.hostname or "", port, timeout=SECONDS)
    try:
        plain = socket.create_connection((address, port), SECONDS)
        if parts.scheme == "https":
            context = ssl.create_default_context()
            line.sock = context.wrap_socket(plain, server_hostname=parts.hostname)
        else:
            line.sock = plain
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        line.request("POST", path, body, headers)
        return line.getresponse().status
    except (OSError, HTTPException) as bad:
        raise Unreachable(f"{type(bad).__name__}: {bad}") from None
    finally:
        line.close()
