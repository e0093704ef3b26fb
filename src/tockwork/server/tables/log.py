"""The state of one table, as the sum of its log. It is the kernel's; Python's reading is here.

Pure: no time, no randomness, no input or output in here.
"""

from __future__ import annotations

from tockwork import _kernel
from tockwork.game import Position
from tockwork.rulebooks import Variant, rulebook
from tockwork.server.tables.entries import Created, Entry
from tockwork.server.tables.levels import LEVELS
from tockwork.server.wire.shapes import Level

STAND_IN: Level = LEVELS[1]  # plays on for a player who left or whose time is up
HIDDEN = ("exchange", "offer")  # phases whose choices are revealed when all have chosen


def text_of(entry: Entry | str) -> str:
    """An entry as it is stored."""
    return entry if isinstance(entry, str) else str(entry.model_dump_json())


class TableLog(_kernel.Session):
    """Follows the log of a table entry by entry."""

    def __init__(self, table_id: str, created: Created, at: int) -> None:
        self.created = created
        self.rules: Variant = (
            rulebook(created.rules)
            .with_kept_options(**created.options)
            .table(created.players, created.teams)
        )
        # Who had each seat last, also after they left: their rated game counts all the same.
        self.players: list[str | None] = [None] * self.rules.players
        super().__init__(self.rules.rules, table_id, created.model_dump_json(), at)

    def apply(self, entry: Entry | str, at: int, command: str = "") -> None:
        """Adds an entry: what was stored was tried before; where it is refused the log is none."""
        super().apply(text_of(entry), at, command)
        if self.created.rated and self.began:
            for seat, place in enumerate(self.places):
                self.players[seat] = place.guest or self.players[seat]

    @property
    def position(self) -> Position:
        """The game as it is, hidden cards included."""
        assert self.game_log is not None
        return Position(self.rules, self.game_log.core)
