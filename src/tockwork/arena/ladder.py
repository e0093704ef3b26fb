"""A ladder: a folder with every bot that ever entered, its games, and the standings.

Entrants are added and never removed; every pair plays the same deals. Beside `ladder.json`,
with the game and the entrants, and `deals.jsonl`, the finished deals, the folder has the
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
from tockwork.atomic_write import atomic_write
from tockwork.bots.loading import OWN
from tockwork.bots.protocol.program_bot import NAMED, command_of
from tockwork.bots.registry import has_our_weights
from tockwork.bots.weight_files import weights_in
from tockwork.bots.weights import OURS as OUR_WEIGHTS
from tockwork.errors import TockworkError
from tockwork.locale import Words
from tockwork.rulebooks import Rulebook, rulebook
from tockwork.rulebooks.embedding import reference

OURS = ("random", "greedy", "search:50n", "network")
"""The entrants of every new ladder."""
CARD, DEALS, TEXT, PAGE = "ladder.json", "deals.jsonl", "ladder.txt", "index.html"


@dataclass(frozen=True)
class Ladder:
    """The game of a ladder, and its entrants."""

    folder: Path
    """Where it is kept."""
    book: Rulebook
    """The game, with its options."""
    players: int
    """At one table."""
    teams: str | None
    """None: as the rulebook usually has it."""
    seed: int
    """Of the deals."""
    entrants: tuple[str, ...] = ()
    """All entrants, in the order of entering."""

    @property
    def deals(self) -> Path:
        """The save file of its deals."""
        return self.folder / DEALS

    def match(self, games: int) -> Match:
        """All entrants against each other."""
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
        atomic_write(self.folder / CARD, text)

    def tell(self, report: Report, words: Words | None = None) -> None:
        """Writes the standings: a page, and the same as text."""
        atomic_write(self.folder / TEXT, report_text(report, words) + "\n")
        atomic_write(self.folder / PAGE, ladder_html(report, words))


def open_ladder(folder: Path) -> Ladder | None:
    """The ladder in a folder; None if there is none. Refused if an entrant has changed since."""
    path = folder / CARD
    if not path.exists():
        return None
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        version, known = found["tockwork"], dict(found["entrants"])
        ladder = Ladder(
            folder,
            rulebook(found["rules"]).with_kept_options(**found["options"]),
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
    """A bot as a number: its file or weights. None for bots that the version alone determines.

    >>> fingerprint("greedy") is None, fingerprint("network") is None
    (True, False)
    """
    files: list[Path] = []
    for member in members(name):
        own = OWN.fullmatch(member)
        if own and own[1].endswith(".py"):
            files.append(Path(own[1]))
        elif not own and NAMED.fullmatch(member) and "@" not in member:
            command, _ = command_of(member)
            files += [Path(word) for word in command if Path(word).is_file()]
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
    """The entrants of a new ladder: the built-in bots, then the named ones."""
    return tuple(dict.fromkeys((*OURS, *(names or ()))))
