"""`tockwork check`, `backup`, `restore` and `tidy`: looking after the games of a server."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from pathlib import Path

from tockwork.cli.numbers import at_least
from tockwork.cli.spoken_parser import INSTALL, Commands, add_command
from tockwork.errors import TockworkError
from tockwork.locale import Words, spoken_in, words

_DAY = 86_400_000


def add_commands(commands: Commands) -> None:
    """The four commands, each with the database it is about."""
    check = add_command(commands, "check", _check)
    backup = add_command(commands, "backup", _backup)
    restore = add_command(commands, "restore", _restore)
    tidy = add_command(commands, "tidy", _tidy)
    for parser in (check, backup, restore, tidy):
        parser.add_argument("data", metavar="DATA", help="command-check.data")
    backup.add_argument("file", metavar="FILE", help="command-backup.file")
    restore.add_argument("file", metavar="FILE", help="command-restore.file")
    tidy.add_argument("--days", type=at_least(1), default=365, help="command-tidy.days")


def _words(args: argparse.Namespace) -> Words:
    return words(args.lang or spoken_in(os.environ))


def _address(args: argparse.Namespace) -> str:
    data: str = args.data
    if "://" in data:
        return data
    try:
        from tockwork.server.settings import database_in
    except ModuleNotFoundError as missing:
        raise TockworkError(
            _words(args).say("complaint.missing", name=missing.name, command=INSTALL)
        ) from None
    return database_in(Path(data))


def _check(args: argparse.Namespace) -> int:
    address = _address(args)
    from tockwork.server import keeping

    found = asyncio.run(keeping.check(address))
    for wrong in found.wrong:
        print(wrong)
    print(
        _words(args).say(
            "kept-checked",
            tables=found.tables,
            games=found.games,
            entries=found.entries,
            wrong=len(found.wrong),
            fine="no" if found.wrong else "yes",
        )
    )
    return 1 if found.wrong else 0


def _backup(args: argparse.Namespace) -> int:
    address = _address(args)
    from tockwork.server import keeping

    rows = asyncio.run(keeping.backup(address, Path(args.file)))
    print(_words(args).say("kept-rows", file=args.file, rows=rows))
    return 0


def _restore(args: argparse.Namespace) -> int:
    address = _address(args)
    from tockwork.server import keeping

    if "://" not in args.data:
        Path(args.data).mkdir(parents=True, exist_ok=True)
    rows = asyncio.run(keeping.restore(address, Path(args.file)))
    print(_words(args).say("kept-restored", data=args.data, rows=rows))
    return 0


def _tidy(args: argparse.Namespace) -> int:
    address = _address(args)
    from tockwork.server import keeping

    before = time.time_ns() // 1_000_000 - args.days * _DAY
    count = asyncio.run(keeping.tidy(address, before))
    print(_words(args).say("kept-forgotten", count=count))
    return 0
