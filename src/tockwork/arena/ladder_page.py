"""The standings of a ladder as one page; it loads nothing from elsewhere."""

from __future__ import annotations

from html import escape

from tockwork.arena.entrants import labels
from tockwork.arena.ratings_plot import ratings_svg
from tockwork.arena.report import Report
from tockwork.arena.report_text import between, duration, signed
from tockwork.arena.statistics import Estimate
from tockwork.locale import Words
from tockwork.locale import words as spoken
from tockwork.rulebooks.description import table_words

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #33261a; background: #fbf6ec; }
.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; } caption { text-align: left; font-weight: 600; }
td, th { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #dccbaa; }
th[scope=row] { text-align: left; } td { white-space: nowrap; }
"""


def ladder_html(report: Report, words: Words | None = None) -> str:
    """Ratings with their intervals, as a table and a chart, and a cross table."""
    match, label = report.match, labels(report.match.bots)
    words = words or spoken("en")
    title = words.say("ladder-title", table=table_words(words, match.table))
    head = ["", "Elo", "95 %", words.say("ladder-games"), words.say("arena-won")]
    head.append(words.say("arena-time"))
    rows = [
        [
            label[s.name],
            signed(s.rating.value),
            between(s.rating, words),
            f"{s.games}",
            words.percent(s.score.value, 1),
            duration(s.seconds_per_decision),
        ]
        for s in report.standings
    ]
    order = [s.name for s in report.standings]
    against = {(m.first, m.second): m.score for m in report.meetings}
    cross = [[label[one], *(_won(words, against, one, two) for two in order)] for one in order]
    about = words.say(
        "ladder-about", games=str(report.games), deals=str(report.deals), seed=str(match.seed)
    )
    parts = [
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style><h1>{escape(title)}</h1>",
        f"<p>{escape(about)}</p>",
        _table(words.say("ladder-standings"), head, rows),
        ratings_svg(report, words) if report.games else "",
        _table(words.say("ladder-against"), ["", *(label[name] for name in order)], cross),
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def _won(words: Words, against: dict[tuple[str, str], Estimate], one: str, two: str) -> str:
    if one == two:
        return "·"
    ahead = (one, two) in against
    score = against[(one, two) if ahead else (two, one)]
    half = 50 * (score.high - score.low)
    won = 100 * (score.value if ahead else 1 - score.value)
    return f"{words.number(won, 1)} ±{words.number(half, 1)}"


def _table(caption: str, head: list[str], rows: list[list[str]]) -> str:
    said = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption>'
        f"<tr>{said}</tr>{body}</table></div>"
    )
