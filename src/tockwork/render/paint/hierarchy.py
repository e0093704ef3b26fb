"""The hierarchy in the middle of the Royal board: which rank may pass which."""

from __future__ import annotations

from tockwork.render.geometry.points import Point
from tockwork.render.paint.glyphs import LETTERS, RANKS, glyph
from tockwork.render.paint.glyphs import number as n
from tockwork.render.paint.scene import Scene
from tockwork.render.paint.spaces import printed


def hierarchy(scene: Scene) -> list[str]:
    """Highest rank on top, each a little smaller, engraved so that cards may lie on it."""
    ranks = scene.board.ranks
    if not ranks:
        return []
    c, middle, theme = scene.layout.centre, scene.layout.middle, scene.theme
    step = middle * 1.5 / len(ranks)
    parts: list[str] = []
    for i, rank in enumerate(ranks):
        y = c.y + (i - (len(ranks) - 1) / 2) * step
        size = middle * (0.165 - 0.018 * i)
        parts.append(glyph(RANKS.get(rank, ""), Point(c.x - middle * 0.13, y), size, theme.line))
        letter = LETTERS.get(rank, rank[:1].upper())
        parts.append(printed(Point(c.x + middle * 0.26, y), letter, size * 1.35, theme.line))
        if i + 1 < len(ranks):
            x, v, w = c.x - middle * 0.13, y + step / 2, middle * 0.055
            parts.append(
                f'<path d="M{n(x - w)} {n(v - w * 0.35)}L{n(x)} {n(v + w * 0.35)}'
                f'L{n(x + w)} {n(v - w * 0.35)}" stroke="{theme.line}" stroke-width="3" '
                'fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>'
            )
    return parts
