"""The properties shared by all parts of one drawing."""

from __future__ import annotations

from dataclasses import dataclass

from tockwork.render.geometry.layout import Layout
from tockwork.render.paint.themes import Theme
from tockwork.render.protocols import BoardLike
from tockwork.render.seat_looks import NOBODY, SeatLook, seat_look

FONT = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"


@dataclass(frozen=True, slots=True)
class Scene:
    board: BoardLike
    layout: Layout
    theme: Theme
    ids: str
    """Put before every id, so that several boards fit in one page."""

    def seat(self, seat: int) -> SeatLook:
        return seat_look(seat, self.board.shape, dark_wood=self.theme.dark_wood)

    @property
    def looks(self) -> list[SeatLook]:
        """The look of every section: its seat's, or a neutral one."""
        found = [NOBODY] * self.board.sections
        for seat, section in enumerate(self.layout.sections_of_seats):
            found[section] = self.seat(seat)
        return found

    @property
    def r(self) -> float:
        return self.layout.radius

    def start(self, section: int) -> int:
        return section * self.board.section_length

    def entrance(self, section: int) -> int:
        """The track space from which the lane turns in."""
        return (self.start(section) + self.board.entrance) % len(self.layout.track)

    def spaces_printed(self, printed: int) -> list[int]:
        """The track spaces that carry this printed number, one a section."""
        length = self.board.section_length
        return [c * length + printed % length for c in range(self.board.sections)]
