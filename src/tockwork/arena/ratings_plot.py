"""The ratings as a picture: a bar for each bot, with its interval."""

from __future__ import annotations

import math
from collections.abc import Callable
from xml.sax.saxutils import escape

from tockwork.arena.entrants import labels
from tockwork.arena.report import Report
from tockwork.arena.report_text import between, signed
from tockwork.arena.statistics import Estimate
from tockwork.locale import Words
from tockwork.locale import words as spoken
from tockwork.rulebooks.description import table_words

WIDTH, ROW, TOP, BOTTOM, RIGHT = 760, 44, 58, 52, 28
BAR, INK, GRID, PAPER, WHISKER = "#5b8c7b", "#3a2e22", "#d9cdb8", "#fbf6ea", "#2b2118"
FONT = "system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"


def ratings_svg(report: Report, words: Words | None = None) -> str:
    """A complete SVG document without external parts, in English by default."""
    words = words or spoken("en")
    rows, label = report.standings, labels(report.match.bots)
    height = TOP + ROW * len(rows) + BOTTOM
    left = 24 + 8.2 * min(26, max(len(name) for name in label.values()))
    ends = [v for s in rows for v in (s.rating.value, s.rating.low, s.rating.high)]
    step, low, high = _axis([v for v in ends if math.isfinite(v)])

    def x(elo: float) -> float:
        share = (min(max(elo, low), high) - low) / (high - low)
        return round(left + share * (WIDTH - RIGHT - left), 1)

    said = "; ".join(
        f"{label[s.name]} {signed(s.rating.value)} ({between(s.rating, words)})" for s in rows
    )
    table = table_words(words, report.match.table)
    title = words.say("arena-picture", table=table, count=str(report.games))
    described = words.say("arena-intervals", said=said)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" role="img" font-family="{FONT}" font-size="14" fill="{INK}">',
        f"<title>{escape(title)}</title><desc>{escape(described)}</desc>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="24" y="32" font-size="17" font-weight="600">{escape(title)}</text>',
    ]
    floor = TOP + ROW * len(rows)
    tick = math.ceil(low / step) * step
    while tick <= high:
        line = INK if tick == 0 else GRID
        parts.append(
            f'<path d="M{x(tick)} {TOP - 6}V{floor}" stroke="{line}"/>'
            f'<text x="{x(tick)}" y="{floor + 18}" text-anchor="middle">{signed(tick)}</text>'
        )
        tick += step
    for number, row in enumerate(rows):
        parts += _row(label[row.name], TOP + ROW * number + ROW / 2, left, x, row.rating)
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{floor + 40}" text-anchor="end">'
        f"{escape(words.say('arena-axis'))}</text></svg>"
    )
    return "\n".join(parts) + "\n"


def _row(
    name: str, y: float, left: float, x: Callable[[float], float], rating: Estimate
) -> list[str]:
    short = name if len(name) <= 26 else name[:25] + "…"
    begin, end = sorted((x(0), x(rating.value)))
    low, high = x(rating.low), x(rating.high)
    return [
        f'<text x="{left - 12:.1f}" y="{y + 5}" text-anchor="end">{escape(short)}</text>',
        f'<rect x="{begin}" y="{y - 13}" width="{max(1.0, end - begin):.1f}" height="26" rx="3"'
        f' fill="{BAR}"/>',
        f'<path d="M{low} {y}H{high}M{low} {y - 7}v14M{high} {y - 7}v14" stroke="{WHISKER}"'
        ' stroke-width="2" fill="none"/>',
    ]


def _axis(values: list[float]) -> tuple[int, float, float]:
    """A step of round numbers, and the ends of the axis with a little air."""
    low, high = min([*values, -10.0]), max([*values, 10.0])
    air = (high - low) * 0.06
    step = next((s for s in (5, 10, 20, 25, 50, 100, 200, 250, 500) if (high - low) / s <= 8), 1000)
    return step, low - air, high + air
