"""A ladder: a folder with everybody who ever entered, what they played, and where they stand.

Entrants are added and never taken away; every pair plays the same deals. Beside `ladder.json`,
which says what is played and by whom, and `deals.jsonl`, the finished deals, the folder has the
standings to read: `index.html` and `ladder.txt`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tockwork import __version__
from tockwork.arena.entrants import members
from tockwork.arena.ladder_page import ladder_html
from tockwork.arena.match import Match
from tockwork.arena.report import Report
from tockwork.arena.report_text import report_text
from tockwork.bots.loading import OWN
from tockwork.bots.registry import has_our_weights
from tockwork.bots.weight_files import weights_in
from tockwork.bots.weights import OURS as OUR_WEIGHTS
from tockwork.errors import TockworkError
from tockwork.locale import Words
from tockwork.rulebooks import Rulebook, rulebook
from tockwork.rulebooks.carrying import reference
from tockwork.whole_files import write_whole

OURS = ("random", "greedy", "search:50n", "network")
"""Who stands on every ladder from the beginning."""
CARD, DEALS, TEXT, PAGE = "ladder.json", "deals.jsonl", "ladder.txt", "index.html"


@dataclass(frozen=True)
class Ladder:
    """What is played on a ladder, and who has entered."""

    folder: Path
    """Where it is kept."""
    book: Rulebook
    """Which game, with its options."""
    players: int
    """At one table."""
    teams: str | None
    """None: as the rulebook usually has it."""
    seed: int
    """Of the deals."""
    entrants: tuple[str, ...] = ()
    """Everybody, in the order of entering."""

    @property
    def deals(self) -> Path:
        """The save file of its deals."""
        return self.folder / DEALS

    def match(self, games: int) -> Match:
        """Everybody against everybody."""
        return Match(self.book, self.entrants, self.players, self.teams, games, self.seed)

    def with_entrants(self, names: Iterable[str]) -> Ladder:
        """The same ladder with these, too; who is on it already stays where it is."""
        return replace(self, entrants=tuple(dict.fromkeys((*self.entrants, *names))))

    def write(self) -> None:
        """Keeps who has entered, and what their files were then."""
        document = {
            "ladder": 1,
            "tockwork": __version__,
            "rules": reference(self.book.root),
            "options": dict(self.book.chosen),
            "players": self.players,
            "teams": self.book.table(self.players, self.teams).teams,
            "seed": self.seed,
            "entrants": {name: fingerprint(name) for name in self.entrants},
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(document, indent=1, ensure_ascii=False) + "\n"
        write_whole(self.folder / CARD, text)

    def tell(self, report: Report, words: Words | None = None) -> None:
        """Writes the standings: a page, and the same as text."""
        write_whole(self.folder / TEXT, report_text(report, words) + "\n")
        write_whole(self.folder / PAGE, ladder_html(report, words))


def open_ladder(folder: Path) -> Ladder | None:
    """The ladder in a folder; None if there is none yet. What has changed since is refused."""
    path = folder / CARD
    if not path.exists():
        return None
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        version, known = found["tockwork"], dict(found["entrants"])
        ladder = Ladder(
            folder,
            rulebook(found["rules"]).with_options(**found["options"]),
            int(found["players"]),
            str(found["teams"]),
            int(found["seed"]),
            tuple(known),
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        raise TockworkError(f"{path}: no ladder of the arena") from None
    if version != __version__:
        raise TockworkError(
            f"{path}: played with tockwork {version}, here is {__version__}: begin a new ladder"
        )
    for name, before in known.items():
        if fingerprint(name) != before:
            raise TockworkError(
                f"{path}: {name} has changed since it entered; let the new one enter under"
                " another name"
            )
    return ladder


def fingerprint(name: str) -> str | None:
    """What a bot is, as a number: its file or weights. None for what the version alone says.

    >>> fingerprint("greedy") is None, fingerprint("network") is None
    (True, False)
    """
    files: list[Path] = []
    for member in members(name):
        own = OWN.fullmatch(member)
        if own and own[1].endswith(".py"):
            files.append(Path(own[1]))
        elif own and (spec := find_spec(own[1])) and spec.origin:
            files.append(Path(spec.origin))
        elif "@" in member:
            files += weights_in(Path(member.partition("@")[2].partition(":")[0])).files
        elif has_our_weights(member):
            files += weights_in(OUR_WEIGHTS).files
    if not files:
        return None
    digest = hashlib.sha256()
    for file in files:
        try:
            digest.update(file.read_bytes())
        except OSError as bad:
            raise TockworkError(f"bots: {name}: {bad}") from None
    return digest.hexdigest()[:16]


def entering(names: Sequence[str] | None) -> tuple[str, ...]:
    """Who enters a new ladder: ours, then whoever is named."""
    return tuple(dict.fromkeys((*OURS, *(names or ()))))
