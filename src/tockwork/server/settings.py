"""The settings of a server, and the default folder of its data."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from tockwork.review import ReviewSettings
from tockwork.server.limits import Limits
from tockwork.server.steady_time import SteadyTime

STATIC = Path(__file__).parent / "static"


now = SteadyTime()  # milliseconds since 1970


def new_seed() -> str:
    """An unguessable text."""
    return secrets.token_hex(32)


@dataclass(frozen=True)
class Settings:
    """`pause` is how long a bot waits before it moves, so that people can follow.

    `start_delay` is how many seconds a game of several people waits once all seats are taken, so
    that everyone sees it start.

    `redis` connects processes that serve the same tables.

    `proxies` are trusted proxies: addresses or networks whose forwarded headers are used.

    `hosts` are accepted names besides its addresses and the computer's own name.

    `public_url` is the public address, without a path: its name is one of those.

    `patience` is how many seconds the first deal waits for commitments, and then for reveals.

    `forgotten_days` is the number of days without a move or message after which a game is
    abandoned.

    `niceness` is by how much the priority of reviews and refits is lower than that of the server.

    `review` is how rated games are reviewed; None: not by this server.

    `notices`: whether devices that ask for it are sent notices of their turns.

    `notice_wait` is how many seconds after the beginning of a turn its notice is sent.

    `seed` returns the server's contribution for a table, `bot_seed` the seed of a bot's move.
    With `loopback_push` a push service is on this computer, without encryption.
    Tests fix these; no request and no option of the command line reaches them.
    """

    database: str
    pause: float = 0.9
    thinkers: int | None = None
    patience: float = 5.0
    start_delay: float = 4.0
    forgotten_days: int = 30
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    hosts: tuple[str, ...] = ()
    public_url: str | None = None
    now: Callable[[], int] = field(default=now, compare=False)
    notices: bool = True
    notice_wait: int = 120
    loopback_push: bool = False
    seed: Callable[[], str] = field(default=new_seed, compare=False)
    bot_seed: Callable[[], str] = field(default=new_seed, compare=False)
    redis: str | None = None
    niceness: int = 10
    review: ReviewSettings | None = field(default_factory=ReviewSettings)


def public_url(text: str) -> str | None:
    """An address without a path, as browsers write it; None if it is none."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    name, usual = (parts.hostname or "").lower(), {"http": 80, "https": 443}.get(parts.scheme)
    if not name or usual is None or parts.username or parts.path.strip("/"):
        return None
    if parts.query or parts.fragment:
        return None
    return f"{parts.scheme}://{name}" + ("" if port in (None, usual) else f":{port}")


def default_data() -> Path:
    """The user's own data folder."""
    return user_data_path("tockwork", appauthor=False)


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
