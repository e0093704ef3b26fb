"""What can be set about a server, and where its data lies if nothing is said."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from tockwork.server.limits import Limits
from tockwork.server.steady_time import SteadyTime

STATIC = Path(__file__).parent / "static"


now = SteadyTime()  # milliseconds since 1970


def new_seed() -> str:
    """What nobody can guess."""
    return secrets.token_hex(32)


@dataclass(frozen=True)
class Settings:
    """`pause` is how long a bot waits before it answers, so that people can follow.

    `redis` is where processes that serve the same tables tell one another what is new.

    `proxies` are addresses or networks whose word about where a call comes from is taken.

    `hosts` are names by which it may be called besides its addresses and its own name.

    `patience` is how many seconds the first deal waits for promises, and then for parts.

    `forgotten_days` is after how many days without a move or a word a game is given up.

    `seed` gives a table the server's part of its seed, `bot_seed` an answer of a bot its
    chance. Tests fix them; no call and no option of the command line reaches them.
    """

    database: str
    pause: float = 0.9
    thinkers: int | None = None
    patience: float = 5.0
    forgotten_days: int = 30
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    hosts: tuple[str, ...] = ()
    now: Callable[[], int] = field(default=now, compare=False)
    seed: Callable[[], str] = field(default=new_seed, compare=False)
    bot_seed: Callable[[], str] = field(default=new_seed, compare=False)
    redis: str | None = None


def default_data() -> Path:
    """The user's own data folder."""
    return user_data_path("tockwork", appauthor=False)


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
