"""`tockwork serve`: the table on the net."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

from tockwork.cli.numbers import at_least
from tockwork.errors import TockworkError
from tockwork.locale import Words
from tockwork.server.limits import Limits

_LIMITS = {
    "tables_per_guest": "games one guest may have going on",
    "tables_per_address": "games that guests of one address may have going on",
    "guests_per_minute": "new guests from one address",
    "calls_per_second": "calls of one guest",
    "calls_per_address": "calls a second from one address",
    "commands_per_second": "commands of one guest",
    "lines_per_guest": "open connections of one guest; the oldest gives way",
    "lines_per_address": "open connections from one address",
    "lines_per_table": "spectators of one table",
    "message_size": "bytes of one message, at least 1024",
}


def add_arguments(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    serve.add_argument("--port", type=at_least(0), default=8000, help="0: any free one (8000)")
    serve.add_argument("--data", metavar="DIR", help="folder for the games (the user's own)")
    serve.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME"
    )
    serve.add_argument(
        "--redis",
        metavar="URL",
        default=os.environ.get("TOCKWORK_REDIS"),
        help="redis://HOST, for several processes on one PostgreSQL (TOCKWORK_REDIS)",
    )
    serve.add_argument(
        "--workers", type=at_least(1), default=1, metavar="N", help="processes (1); see --redis"
    )
    serve.add_argument(
        "--pause", type=float, default=0.9, metavar="SECONDS", help="how long bots wait (0.9)"
    )
    serve.add_argument(
        "--forgotten-days",
        type=at_least(1),
        default=30,
        metavar="N",
        help="a game nobody has touched for so long is given up and its cards told (30)",
    )
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="info")
    serve.add_argument(
        "--proxy",
        default="127.0.0.1,::1",
        metavar="ADDRESSES",
        help="whose word is taken about where calls come from (127.0.0.1,::1)",
    )
    serve.add_argument(
        "--hosts",
        default="",
        metavar="NAMES",
        help="names it may be called by besides its addresses, as in tock.example.org (* for any)",
    )
    group = serve.add_argument_group("limits", "0: none. Docs/hosting.md says more.")
    for name, words in _LIMITS.items():
        default = getattr(Limits(), name)
        group.add_argument(
            f"--{name.replace('_', '-')}",
            type=at_least(1024 if name == "message_size" else 0),
            default=default,
            metavar="N",
            help=f"{words} ({default})",
        )


def run(args: argparse.Namespace, words: Words) -> int:
    """Serves until it is interrupted; 0 after a clean end."""
    if not 0 <= args.pause <= 60:
        raise TockworkError(f"--pause {args.pause:g}: must be 0 to 60 seconds")
    proxies = _addresses(args.proxy)
    limits = Limits(**{name: getattr(args, name) for name in _LIMITS})
    try:
        from tockwork.server import run as server
        from tockwork.server import workers
        from tockwork.server.http.page import is_built
        from tockwork.server.logs import log_lines
        from tockwork.server.settings import Settings, database_in, default_data
    except ModuleNotFoundError as missing:
        raise TockworkError(
            f"serve: {missing.name} is not installed; pip install 'tockwork[server]'"
        ) from None
    database = args.database
    if database is None:
        folder = default_data() if args.data is None else Path(args.data)
        _make_folder(folder)
        database = database_in(folder)
    elif args.data is not None:
        raise TockworkError("--data: --database already says where the tables are")
    if args.workers > 1 and args.redis is None:
        raise TockworkError(f"--workers {args.workers}: several processes need --redis")
    log_lines(args.log_level)
    settings = Settings(
        database,
        pause=args.pause,
        forgotten_days=args.forgotten_days,
        limits=limits,
        proxies=proxies,
        hosts=_names(args.hosts),
        redis=args.redis,
    )

    def ready(addresses: list[str]) -> None:
        print(words.say("shell-at", address=addresses[0]), flush=True)
        for address in addresses[1:]:
            print(words.say("shell-network", address=address), flush=True)
        if not is_built(settings.static):
            print(words.say("shell-no-page"), file=sys.stderr, flush=True)

    code = 0
    if args.workers > 1:
        threads = max(1, (os.cpu_count() or 2) // args.workers)
        settings = replace(settings, thinkers=threads)
        code = workers.serve(settings, (args.host, args.port), args.workers, args.log_level, ready)
    else:
        with server.listening(args.host, args.port) as door:
            server.run(settings, door, ready=ready, page=args.open)
    print(words.say("shell-ended"), file=sys.stderr)
    return code


def _names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _addresses(text: str) -> tuple[str, ...]:
    """Addresses and networks, or * for all."""
    found = _names(text)
    for part in found:
        try:
            if part != "*":
                ip_network(part)
        except ValueError as bad:
            raise TockworkError(f"--proxy {part}: {bad}") from None
    return found


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as bad:
        raise TockworkError(f"--data {folder}: {bad.strerror}") from None
