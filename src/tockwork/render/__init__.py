"""Boards drawn: where every space lies, as a picture (SVG) and in a terminal."""

from .layout import Layout, layout
from .points import Point
from .seats import Seat, seat_look
from .svg import board_svg
from .text import board_text
from .themes import THEMES

__all__ = ["THEMES", "Layout", "Point", "Seat", "board_svg", "board_text", "layout", "seat_look"]
