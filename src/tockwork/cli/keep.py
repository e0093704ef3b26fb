"""`tockwork check`, `backup`, `restore` and `tidy`: looking after the games of a server."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from tockwork.cli.numbers import at_least
from tockwork.errors import TockworkError

_DAY = 86_400_000


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The four commands, each with the database it is about."""
    check = commands.add_parser(
        "check",
        help="replay every table of a server and see that its deal holds",
        description="Reads a server's database, which may be in use, and replays every table.",
    )
    backup = commands.add_parser(
        "backup",
        help="write all games of a server to a file",
        description="Writes a server's database, which may be in use, to a file as it is now.",
    )
    restore = commands.add_parser(
        "restore",
        help="fill an empty database from a backup",
        description="Fills a new database from a file that `tockwork backup` wrote.",
    )
    tidy = commands.add_parser(
        "tidy",
        help="forget tables nobody has touched for long",
        description="Forgets tables and all that points at them. The server must not be running.",
    )
    for parser in (check, backup, restore, tidy):
        parser.add_argument(
            "data", metavar="DATA", help="the server's data folder, or the URL of its database"
        )
    backup.add_argument("file", metavar="FILE", help="to write")
    restore.add_argument("file", metavar="FILE", help="to read")
    tidy.add_argument(
        "--days", type=at_least(1), default=365, help="untouched for so many days (365)"
    )
    check.set_defaults(run=_check)
    backup.set_defaults(run=_backup)
    restore.set_defaults(run=_restore)
    tidy.set_defaults(run=_tidy)


def _address(data: str) -> str:
    if "://" in data:
        return data
    try:
        from tockwork.server.settings import database_in
    except ModuleNotFoundError as missing:
        raise TockworkError(
            f"{missing.name} is not installed; pip install 'tockwork[server]'"
        ) from None
    return database_in(Path(data))


def _check(args: argparse.Namespace) -> int:
    address = _address(args.data)
    from tockwork.server import keeping

    found = asyncio.run(keeping.check(address))
    for wrong in found.wrong:
        print(wrong)
    print(
        f"{found.tables} tables, {found.games} games, {found.entries} entries:"
        f" {len(found.wrong) or 'nothing'} wrong"
    )
    return 1 if found.wrong else 0


def _backup(args: argparse.Namespace) -> int:
    address = _address(args.data)
    from tockwork.server import keeping

    rows = asyncio.run(keeping.backup(address, Path(args.file)))
    print(f"{args.file}: {rows} rows")
    return 0


def _restore(args: argparse.Namespace) -> int:
    address = _address(args.data)
    from tockwork.server import keeping

    if "://" not in args.data:
        Path(args.data).mkdir(parents=True, exist_ok=True)
    rows = asyncio.run(keeping.restore(address, Path(args.file)))
    print(f"{args.data}: {rows} rows restored")
    return 0


def _tidy(args: argparse.Namespace) -> int:
    address = _address(args.data)
    from tockwork.server import keeping

    before = time.time_ns() // 1_000_000 - args.days * _DAY
    print(f"{asyncio.run(keeping.tidy(address, before))} tables forgotten")
    return 0
