"""Measures as one page with pictures; it loads nothing from elsewhere."""

from __future__ import annotations

import json
from html import escape

from tockwork.inventing.measuring import Measures
from tockwork.inventing.report import facts, warnings
from tockwork.render import board_svg
from tockwork.rulebooks import Rulebook

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #33261a; background: #fbf6ec; }
section { display: grid; grid-template-columns: 16rem 1fr; gap: 2rem; margin-block: 2rem; }
section svg { width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; }
td, th { padding: .25rem .5rem; text-align: left; border-bottom: 1px solid #dccbaa; }
td:first-child { text-align: right; font-weight: 600; white-space: nowrap; }
.warning { padding: .5rem .75rem; background: #f6dcc2; border-left: 4px solid #b4561c; }
.bar { fill: #2a62ae; } .bar.longer { fill: #d4542a; }
@media (max-width: 40rem) { section { grid-template-columns: 1fr; } }
"""


def report_html(book: Rulebook, measures: Measures) -> str:
    """The report as a page: a board for each form, its numbers, and bars for the settings."""
    title = escape(book.called("en").title)
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{_STYLE}</style>",
        f"<h1>{title}</h1><p>{sum(form.games for form in measures.forms)} games were played.</p>",
    ]
    for form in measures.forms:
        players, _, teams = form.form.partition(" ")
        rows = "".join(
            f"<tr><td>{escape(number)}</td><td>{escape(words)}</td></tr>"
            for number, words in facts(form)
        )
        told = "".join(
            f'<p class="warning">{escape(warning[2:])}</p>' for warning in warnings(form)
        )
        board = board_svg(book.table(int(players), teams))
        parts.append(
            f"<h2>{escape(form.form)}</h2><section><div>{board}</div>"
            f"<div>{told}<table>{rows}</table></div></section>"
        )
    if measures.knobs:
        parts.append("<h2>What a setting would change</h2>" + _bars(measures))
    return "\n".join([*parts, "</html>", ""])


def _bars(measures: Measures) -> str:
    """Longer or shorter games, setting by setting; the number stands beside every bar."""
    most = max(abs(effect.decisions - effect.usually) for effect in measures.knobs) or 1
    rows = []
    for effect in measures.knobs:
        change = effect.decisions - effect.usually
        width = 150 * abs(change) / most
        side = "longer" if change > 0 else "shorter"
        x = 150 if change > 0 else 150 - width
        bar = (
            f'<svg viewBox="0 0 300 14" width="300" height="14" role="img" aria-label="{side}">'
            f'<rect class="bar {side}" x="{x:.1f}" y="1" width="{width:.1f}" height="12"/></svg>'
        )
        stuck = f", {effect.unfinished:.0%} did not end" if effect.unfinished else ""
        rows.append(
            f"<tr><td><code>{escape(effect.knob)}={escape(json.dumps(effect.value))}</code></td>"
            f"<td>{escape(effect.form)}</td><td>{change:+.0f} decisions{stuck}</td>"
            f"<td>{bar}</td></tr>"
        )
    return f"<table>{''.join(rows)}</table>"
