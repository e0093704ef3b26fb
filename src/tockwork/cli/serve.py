"""`tockwork serve`: the table on the net."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

from tockwork.cli.misuse import Misuse
from tockwork.cli.numbers import at_least
from tockwork.cli.spoken_parser import INSTALL
from tockwork.errors import TockworkError
from tockwork.locale import Words
from tockwork.server.limits import Limits

_LIMITS = (
    *("tables_per_guest", "tables_per_address", "guests_per_minute", "calls_per_second"),
    *("calls_per_address", "commands_per_second", "connections_per_address"),
    *("lines_per_guest", "lines_per_address"),
    *("lines_per_table", "message_size", "copy_size"),
    *("first_copy_size", "copies_in_all"),
)


def add_arguments(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default="127.0.0.1", help="command-serve.host")
    serve.add_argument("--port", type=at_least(0), default=8000, help="command-serve.port")
    serve.add_argument("--data", metavar="DIR", help="command-serve.data")
    serve.add_argument("--database", metavar="URL", help="command-serve.database")
    serve.add_argument(
        "--redis",
        metavar="URL",
        default=os.environ.get("TOCKWORK_REDIS"),
        help="command-serve.redis",
    )
    serve.add_argument(
        "--workers", type=at_least(1), default=1, metavar="N", help="command-serve.workers"
    )
    serve.add_argument(
        "--pause", type=float, default=0.9, metavar="SECONDS", help="command-serve.pause"
    )
    serve.add_argument(
        "--start-delay",
        type=at_least(0),
        default=4,
        metavar="SECONDS",
        help="command-serve.start-delay",
    )
    serve.add_argument(
        "--forgotten-days",
        type=at_least(1),
        default=30,
        metavar="N",
        help="command-serve.forgotten-days",
    )
    serve.add_argument("--no-notices", action="store_true", help="command-serve.no-notices")
    serve.add_argument("--no-reviews", action="store_true", help="command-serve.no-reviews")
    serve.add_argument("--open", action="store_true", help="command-serve.open")
    serve.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="command-serve.log-level",
    )
    serve.add_argument(
        "--proxy", default="127.0.0.1,::1", metavar="ADDRESSES", help="command-serve.proxy"
    )
    serve.add_argument("--hosts", default="", metavar="NAMES", help="command-serve.hosts")
    serve.add_argument("--public-url", metavar="URL", help="command-serve.public-url")
    group = serve.add_argument_group("command-serve.limits", "command-serve.limits-about")
    for name in _LIMITS:
        group.add_argument(
            f"--{name.replace('_', '-')}",
            type=at_least(1024 if name.endswith("_size") else 0),
            default=getattr(Limits(), name),
            metavar="N",
            help=f"command-serve.{name}",
        )


def run(args: argparse.Namespace, words: Words) -> int:
    """Serves until it is interrupted; 0 after a clean end."""
    if not 0 <= args.pause <= 60:
        raise Misuse(words.say("complaint.pause", seconds=f"{args.pause:g}"))
    if args.port > 65535:
        raise Misuse(f"--port {args.port}: must be 0 to 65535")
    proxies = _addresses(args.proxy)
    limits = Limits(**{name: getattr(args, name) for name in _LIMITS})
    try:
        from tockwork.review import ReviewSettings
        from tockwork.server import run as server
        from tockwork.server import workers
        from tockwork.server.http.page import is_built
        from tockwork.server.logs import log_lines
        from tockwork.server.settings import Settings, database_in, default_data, public_url
    except ModuleNotFoundError as missing:
        raise TockworkError(
            words.say("complaint.missing", name=missing.name, command=INSTALL)
        ) from None
    database = args.database
    if database is None:
        folder = default_data() if args.data is None else Path(args.data)
        _make_folder(folder)
        database = database_in(folder)
    elif args.data is not None:
        raise Misuse(words.say("complaint.data"))
    if args.workers > 1 and args.redis is None:
        raise Misuse(words.say("complaint.workers", count=args.workers))
    found = None if args.public_url is None else public_url(args.public_url)
    if args.public_url is not None and found is None:
        raise Misuse(words.say("complaint.public-url", url=args.public_url))
    log_lines(args.log_level)
    settings = Settings(
        database,
        pause=args.pause,
        start_delay=args.start_delay,
        forgotten_days=args.forgotten_days,
        limits=limits,
        proxies=proxies,
        hosts=_names(args.hosts),
        public_url=found,
        redis=args.redis,
        notices=not args.no_notices,
        review=None if args.no_reviews else ReviewSettings(),
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
            raise Misuse(f"--proxy {part}: {bad}") from None
    return found


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as bad:
        raise TockworkError(f"--data {folder}: {bad.strerror}") from None
