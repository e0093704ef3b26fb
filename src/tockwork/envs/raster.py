"""The board as pixels, for vision networks and for films."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tockwork.game import View
from tockwork.render import THEMES, Point, layout, seat_look
from tockwork.rulebooks import Variant

SIZE = 480
Pixels = npt.NDArray[np.uint8]


def board_pixels(table: Variant, view: View, seat: int = 0, size: int = SIZE) -> Pixels:
    """size × size × 3: spaces, lanes and reserves in the colours of their seats, and marbles."""
    place, look = layout(table).rotated(seat), THEMES["day"]
    scale = size / place.size
    canvas = _Canvas(size, _rgb(look.wood))
    r = place.radius * scale

    def disc(at: Point, radius: float, colour: str) -> None:
        canvas.disc(at.x * scale, at.y * scale, radius, _rgb(colour))

    for at in place.track:
        disc(at, r * 0.95, look.rim)
        disc(at, r * 0.82, look.hollow)
    if table.board.centre:
        disc(place.centre, place.centre_radius * scale, look.hollow)
    for who, section in enumerate(place.sections_of_seats):
        own = seat_look(who, table.board.shape, dark_wood=False)
        for at in (*place.lanes[section], *place.reserves[section]):
            disc(at, r * 0.95, own.colour)
            disc(at, r * 0.7, look.hollow)
        start = place.track[section * table.board.section_length]
        disc(start, r * 0.95, own.colour)
        disc(start, r * 0.7, look.hollow)
    for who in range(table.players):
        own = seat_look(who, table.board.shape, dark_wood=False)
        for marble, where in enumerate(view.places(who)):
            at = place.where(who, where, marble)
            if where.endswith("!"):
                disc(at, r * 1.25, look.glow)
            disc(at, r * 0.92, own.deep)
            disc(at, r * 0.78, own.colour)
            shine = Point(at.x - place.radius * 0.25, at.y - place.radius * 0.3)
            disc(shine, r * 0.22, "#ffffff")
    return canvas.pixels()


class _Canvas:
    def __init__(self, size: int, ground: tuple[int, int, int]) -> None:
        self.size = size
        self._values = np.empty((size, size, 3), dtype=np.float32)
        self._values[:] = ground

    def disc(self, x: float, y: float, radius: float, colour: tuple[int, int, int]) -> None:
        """A filled circle whose edge fades over one pixel."""
        left, right = max(0, int(x - radius - 1)), min(self.size, int(x + radius + 2))
        top, bottom = max(0, int(y - radius - 1)), min(self.size, int(y + radius + 2))
        ys, xs = np.mgrid[top:bottom, left:right]
        share = np.clip(radius + 0.5 - np.hypot(xs + 0.5 - x, ys + 0.5 - y), 0, 1)[..., None]
        part = self._values[top:bottom, left:right]
        part += share.astype(np.float32) * (np.array(colour, dtype=np.float32) - part)

    def pixels(self) -> Pixels:
        return self._values.round().astype(np.uint8)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
