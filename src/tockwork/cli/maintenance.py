"""Care of a server: `check`, `backup`, `restore`, `tidy`, `reports`, `role` and `ratings`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from tockwork.cli.arguments import words_of
from tockwork.cli.numbers import at_least
from tockwork.cli.spoken_parser import INSTALL, Commands, add_command
from tockwork.cli.streams import print_json, reading
from tockwork.errors import TockworkError

_DAY = 86_400_000


def add_commands(commands: Commands) -> None:
    """The commands, each with the database it is about."""
    check = add_command(commands, "check", _check)
    backup = add_command(commands, "backup", _backup)
    restore = add_command(commands, "restore", _restore)
    tidy = add_command(commands, "tidy", _tidy)
    reports = add_command(commands, "reports", _reports)
    role = add_command(commands, "role", _role)
    ratings = add_command(commands, "ratings", _ratings)
    ratings.add_argument("what", choices=("refit", "review"), help="command-ratings.what")
    role.add_argument("what", choices=("give", "list", "withdraw"), help="command-role.what")
    for parser in (check, backup, restore, tidy, reports, role, ratings):
        parser.add_argument("data", metavar="DATA", help="command-check.data")
    backup.add_argument("file", metavar="FILE", help="command-backup.file")
    restore.add_argument("file", metavar="FILE", help="command-restore.file")
    ratings.add_argument("--json", action="store_true", help="command-review.json")
    ratings.add_argument("--most", type=at_least(1), help="command-ratings.most")
    tidy.add_argument("--days", type=at_least(1), default=365, help="command-tidy.days")
    reports.add_argument("--days", type=at_least(1), default=30, help="command-reports.days")
    reports.add_argument("--all", action="store_true", help="command-reports.all")
    reports.add_argument("--settle", metavar="ID", help="command-reports.settle")
    reports.add_argument("--note", default="", help="command-reports.note")
    role.add_argument("which", nargs="?", metavar="ROLE|ID", help="command-role.which")
    role.add_argument("--note", help="command-role.note")


def _address(args: argparse.Namespace) -> str:
    data: str = args.data
    if "://" in data:
        return data
    try:
        from tockwork.server.settings import database_in
    except ModuleNotFoundError as missing:
        raise TockworkError(
            words_of(args).say("complaint.missing", name=missing.name, command=INSTALL)
        ) from None
    return database_in(Path(data))


def _check(args: argparse.Namespace) -> int:
    address = _address(args)
    from tockwork.server import maintenance

    found = asyncio.run(maintenance.check(address))
    for wrong in found.wrong:
        print(wrong)
    print(
        words_of(args).say(
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
    from tockwork.server import maintenance

    rows = asyncio.run(maintenance.backup(address, Path(args.file)))
    print(words_of(args).say("kept-rows", where=args.file, rows=rows))
    return 0


def _restore(args: argparse.Namespace) -> int:
    address = _address(args)
    from tockwork.server import maintenance

    if "://" not in args.data:
        Path(args.data).mkdir(parents=True, exist_ok=True)
    with reading(args.file) as lines:
        rows = asyncio.run(maintenance.restore(address, Path(args.file), lines))
    print(words_of(args).say("kept-rows", where=args.data, rows=rows))
    return 0


def _tidy(args: argparse.Namespace) -> int:
    address = _address(args)
    from tockwork.server import maintenance

    before = _now() - args.days * _DAY
    tidied = asyncio.run(maintenance.tidy(address, before))
    print(words_of(args).say("kept-deleted", count=tidied.tables))
    if tidied.copies:
        print(words_of(args).say("kept-copies", count=tidied.copies))
    return 0


def _now() -> int:
    return time.time_ns() // 1_000_000


def _reports(args: argparse.Namespace) -> int:
    address, words = _address(args), words_of(args)
    from tockwork.server import maintenance

    if args.settle is not None:
        note = " ".join(args.note.split())[:500]
        done = asyncio.run(maintenance.settle(address, args.settle, note, _now()))
        if not done:
            raise TockworkError(words.say("reports-no-such", id=args.settle))
        print(words.say("reports-settled", id=args.settle))
        return 0
    since = _now() - args.days * _DAY
    found = asyncio.run(maintenance.reported(address, since, with_settled=args.all))
    for one in found:
        by = len({row.guest for row in one})
        print(words.say("reports-player", name=one[0].name or "–", count=len(one), by=by))
        for row in one:
            line = f"{row.id[:8]}  {_date(row.at)}  {row.table_id}"
            print(f"  {line}  {words.say(f'peace-reason-{row.reason}')}")
            if row.settled_at is not None:
                said = words.say("reports-was-settled", when=_date(row.settled_at))
                print(f"    {said}{'' if row.note is None else f': {row.note}'}")
    if not found:
        print(words.say("reports-none", days=args.days))
    return 0


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _role(args: argparse.Namespace) -> int:
    address, words = _address(args), words_of(args)
    from tockwork.server import maintenance
    from tockwork.server.store.roles import ROLES

    if args.what == "list":
        found = asyncio.run(maintenance.listed_roles(address))
        for row in found:
            state, when = "taken", row.made_at
            if row.guest is None:
                state, when = "open" if row.expires_at > _now() else "expired", row.expires_at
            said = words.say("role-line", state=state, name=row.name or "–", when=_date(when))
            print(f"{row.id}  {row.role:8}  {row.note or '–'}  {said}")
        if not found:
            print(words.say("role-none"))
        return 0
    if args.what == "give":
        if args.which not in ROLES:
            raise TockworkError(words.say("role-which", roles=", ".join(ROLES)))
        note = None if args.note is None else " ".join(args.note.split())[:40]
        code = asyncio.run(maintenance.give_role(address, args.which, note, _now()))
        print(words.say("role-link", link=f"/{args.which}#{code}"))
        return 0
    if not asyncio.run(maintenance.withdraw_role(address, args.which or "")):
        raise TockworkError(words.say("role-no-such", id=args.which or ""))
    print(words.say("role-withdrawn", id=args.which))
    return 0


def _ratings(args: argparse.Namespace) -> int:
    address, words = _address(args), words_of(args)
    from tockwork.server import refit

    if args.what == "review":
        seen = sys.stderr.isatty()

        def progress(done: int, of: int) -> None:
            if seen:
                said = words.say("report-progress", done=done, of=of)
                print(f"\r{said} ", end="", file=sys.stderr, flush=True)

        count = asyncio.run(refit.review_missing(address, args.most, done=progress))
        print(words.say("ratings-reviewed", count=count))
        return 0
    found = asyncio.run(refit.refit(address)).players
    if args.json:
        print_json([asdict(one) for one in found])
        return 0
    for one in found:
        print(
            words.say(
                "ratings-line",
                rating=f"{one.rating.value:.0f}",
                error=f"{one.rating.error:.0f}",
                games=one.games,
                name=one.name or one.guest,
            )
        )
    print(words.say("ratings-about", count=len(found)))
    return 0
