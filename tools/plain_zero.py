"""Draws web/src/ui/look/plain-zero.woff2: the zero of Atkinson Hyperlegible Next without its slash.

The font has no such zero. In running text a slashed one looks like a mistake; in codes
and fingerprints it stays. Needs fonttools and brotli, and web/node_modules:

    pip install fonttools brotli && python tools/plain_zero.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"
SOURCE = (
    "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/"
    "atkinson-hyperlegible-next-latin-wght-normal.woff2"
)
# The points of the zero: its outline, then the right half of the counter and the left one, each
# cut by the slash. One quarter is whole: from the right to the top.
OUTLINE = range(16)
RIGHT, TOP, LEFT, BOTTOM = 31, 36, 23, 16
QUARTER = range(31, 36)


def main() -> None:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(WEB / SOURCE)
    glyph, points = font["glyf"]["zero"], font["glyf"]["zero"].coordinates
    flags = [glyph.flags[i] for i in (*OUTLINE, *QUARTER, *QUARTER, *QUARTER, *QUARTER)]
    for variation in font["gvar"].variations["zero"]:
        moved = variation.coordinates
        variation.coordinates = [*round_counter(moved), *moved[-4:]]
    coordinates = type(points)(round_counter(points))
    coordinates.toInt()
    glyph.coordinates, glyph.flags = coordinates, type(glyph.flags)(flags)
    glyph.endPtsOfContours = [len(OUTLINE) - 1, len(flags) - 1]
    glyph.numberOfContours = 2
    keep = Options(layout_features=["tnum", "pnum"], flavor="woff2", notdef_outline=False)
    cut = Subsetter(keep)
    cut.populate(text="0")
    cut.subset(font)
    for line in font["name"].names:  # what is changed goes by another name
        if line.nameID in (1, 4, 6):
            line.string = "Plain Zero" if line.nameID != 6 else "PlainZero"
    font.flavor = "woff2"
    font.save(WEB / "src/look/plain-zero.woff2")


def round_counter(points: Any) -> list[tuple[float, float]]:
    """The outline, and the counter out of four mirrored quarters; deltas mirror as points do."""
    across = points[RIGHT][0] + points[LEFT][0]
    along = points[TOP][1] + points[BOTTOM][1]
    quarter = [tuple(points[i]) for i in QUARTER]
    top = tuple(points[TOP])
    # Against the outline: right to top, top to left, left to bottom, bottom to right.
    second = [top, *((across - x, y) for x, y in reversed(quarter[1:]))]
    third = [(across - x, along - y) for x, y in quarter]
    fourth = [
        (across - top[0], along - top[1]),
        *((x, along - y) for x, y in reversed(quarter[1:])),
    ]
    return [*(tuple(points[i]) for i in OUTLINE), *quarter, *second, *third, *fourth]


if __name__ == "__main__":
    main()
