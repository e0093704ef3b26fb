"""`tockwork serve`: the table on the net."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tockwork.errors import TockworkError


def run(
    *,
    host: str,
    port: int,
    data: str | None,
    database: str | None,
    pause: float,
    page: bool,
    log_level: str,
) -> int:
    """Serves until it is interrupted; 0 after a clean end."""
    try:
        from tockwork.server.logs import log_lines
        from tockwork.server.run import listening, serve
        from tockwork.server.settings import Settings, database_in, default_data
    except ModuleNotFoundError as missing:
        raise TockworkError(
            f"serve: {missing.name} is not installed; pip install 'tockwork[server]'"
        ) from None
    if database is None:
        folder = default_data() if data is None else Path(data)
        _make_folder(folder)
        database = database_in(folder)
    elif data is not None:
        raise TockworkError("--data: --database already says where the tables are")
    log_lines(log_level)
    door = listening(host, port)

    def ready(addresses: list[str]) -> None:
        print(f"Tockwork is at {addresses[0]}  (Ctrl-C ends it)", flush=True)
        for address in addresses[1:]:
            print(f"For others in your network: {address}", flush=True)

    with door:
        settings = Settings(database=database, pause=pause)
        asyncio.run(serve(settings, door, ready=ready, page=page))
    print("Tockwork has ended; every game is kept.", file=sys.stderr)
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as bad:
        raise TockworkError(f"--data {folder}: {bad.strerror}") from None
