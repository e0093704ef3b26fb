"""The geometry of a board: the x and y of every space."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tockwork.render.geometry.cross import cross
from tockwork.render.geometry.dog import dog
from tockwork.render.geometry.garden import garden
from tockwork.render.geometry.points import Point, mirrored, turned
from tockwork.render.geometry.ring import ring
from tockwork.render.geometry.sector import Sector
from tockwork.render.protocols import BoardLike, TableLike

SIZE = 1000.0
MARGIN = 16.0  # room for the shadow of the board

SHAPES: dict[str, Callable[[BoardLike], Sector]] = {
    "cross": cross,
    "dog": dog,
    "garden": garden,
    "ring": ring,
}


@dataclass(frozen=True, slots=True)
class Layout:
    """A square picture of `size` by `size` with seat 0 at the bottom until it is `rotated`."""

    size: float
    """Of the picture, both ways."""
    radius: float
    """Of a space."""
    track: tuple[Point, ...]
    """Every space, space 0 first."""
    lanes: tuple[tuple[Point, ...], ...]
    """Per section, H1 first."""
    reserves: tuple[tuple[Point, ...], ...]
    """Per section, as many hollows as marbles."""
    centre: Point
    """The middle of the board."""
    centre_radius: float
    """Of the one space in the middle, where a board has it."""
    middle: float
    """Radius of the free room in the middle, where the played cards lie."""
    numbers: tuple[int, ...]
    """The printed number of every track space, at the middle of it; empty if none is printed."""
    arrows: tuple[tuple[Point, Point], ...]
    """By section, from the base to the start."""
    labels: tuple[Point, ...]
    """Per section, the middle of its owner's name."""
    label_width: float
    """Room for a name."""
    outline: str
    """"square" or "round": the shape of the wood."""
    half: float
    """Half the side, or the radius, of the wood."""
    direction: str
    """"clockwise" or "counter-clockwise"."""
    sections_of_seats: tuple[int, ...]
    """The section of each seat."""
    angles: tuple[float, ...]
    """Per section, how far it is turned clockwise from the bottom, in degrees."""

    def rotated(self, seat: int) -> Layout:
        """The same board seen by `seat`, who sits at the bottom."""
        if not 0 <= seat < len(self.sections_of_seats):
            last = len(self.sections_of_seats) - 1
            raise ValueError(f"seat {seat}: the table has seats 0 to {last}")
        degrees = -self.angles[self.sections_of_seats[seat]]

        def at(point: Point) -> Point:
            x, y = turned(Point(point.x - self.centre.x, point.y - self.centre.y), degrees)
            return Point(x + self.centre.x, y + self.centre.y)

        def row(points: tuple[Point, ...]) -> tuple[Point, ...]:
            return tuple(map(at, points))

        return replace(
            self,
            track=row(self.track),
            lanes=tuple(map(row, self.lanes)),
            reserves=tuple(map(row, self.reserves)),
            arrows=tuple((at(a), at(b)) for a, b in self.arrows),
            labels=row(self.labels),
            angles=tuple((angle + degrees) % 360 for angle in self.angles),
        )

    def where(self, seat: int, place: str, marble: int) -> Point:
        """The point of a place as the position document writes it: "R", "16!", "H2", "C"."""
        section = self.sections_of_seats[seat]
        if place == "R":
            return self.reserves[section][marble]
        if place == "C":
            return self.centre
        if place.startswith("H"):
            return self.lanes[section][int(place[1:]) - 1]
        return self.track[int(place.rstrip("!"))]

    def document(self) -> dict[str, Any]:
        """Plain data, rounded to a tenth: what the browser is given."""

        def at(point: Point) -> list[float]:
            return [round(point.x, 1), round(point.y, 1)]

        return {
            "size": self.size,
            "radius": round(self.radius, 2),
            "track": [at(p) for p in self.track],
            "lanes": [[at(p) for p in lane] for lane in self.lanes],
            "reserves": [[at(p) for p in reserve] for reserve in self.reserves],
            "centre": at(self.centre),
            "centre_radius": round(self.centre_radius, 2),
            "middle": round(self.middle, 1),
            "numbers": list(self.numbers),
            "arrows": [[at(a), at(b)] for a, b in self.arrows],
            "labels": [at(p) for p in self.labels],
            "label_width": round(self.label_width, 1),
            "outline": self.outline,
            "half": round(self.half, 1),
            "direction": self.direction,
            "sections_of_seats": list(self.sections_of_seats),
            "angles": [round(angle, 3) for angle in self.angles],
        }


def layout(table: TableLike) -> Layout:
    """The layout of the table's board, seen by seat 0."""
    board = table.board
    try:
        sector = SHAPES[board.shape](board)
    except KeyError:
        raise ValueError(f"shape {board.shape!r}: known are {', '.join(SHAPES)}") from None
    step = 360 / board.sections
    clockwise = board.direction == "clockwise"
    half = SIZE / 2 - MARGIN
    scale = half / sector.half

    def at(point: Point, section: int) -> Point:
        point = turned(point, step * section)
        if not clockwise:
            point = mirrored(point)
        return Point(SIZE / 2 + point.x * scale, SIZE / 2 + point.y * scale)

    sections = range(board.sections)

    def row(points: tuple[Point, ...], section: int) -> tuple[Point, ...]:
        return tuple(at(point, section) for point in points)

    found = Layout(
        size=SIZE,
        radius=sector.radius * scale,
        track=tuple(point for c in sections for point in row(sector.track, c)),
        lanes=tuple(row(sector.lane, c) for c in sections),
        reserves=tuple(row(sector.reserve, c) for c in sections),
        centre=Point(SIZE / 2, SIZE / 2),
        centre_radius=sector.centre_radius * scale,
        middle=sector.middle * scale,
        numbers=tuple(
            (i - 1) % board.section_length + 1 for i in range(board.sections * board.section_length)
        )
        if board.numbered
        else (),
        arrows=tuple((at(sector.arrow[0], c), at(sector.arrow[1], c)) for c in sections),
        labels=tuple(at(sector.label, c) for c in sections),
        label_width=sector.label_width * scale,
        outline=sector.outline,
        half=half,
        direction=board.direction,
        sections_of_seats=tuple(table.sections_of_seats),
        angles=tuple((step * c if clockwise else -step * c) % 360 for c in sections),
    )
    return found.rotated(0)
