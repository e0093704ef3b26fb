"""Boards drawn: where every space lies, as a picture (SVG) and in a terminal."""

from tockwork.render.geometry.layout import Layout, layout
from tockwork.render.geometry.points import Point
from tockwork.render.paint.themes import THEMES
from tockwork.render.seat_looks import SeatLook, seat_look
from tockwork.render.svg import board_svg
from tockwork.render.text import board_text

__all__ = [
    "THEMES",
    "Layout",
    "Point",
    "SeatLook",
    "board_svg",
    "board_text",
    "layout",
    "seat_look",
]
