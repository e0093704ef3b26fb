"""Measures as one page with pictures; it loads nothing from elsewhere."""

from __future__ import annotations

from html import escape

from tockwork.inventing.measuring import FormatMeasures, Measures, OptionEffect
from tockwork.inventing.report import (
    COLUMNS,
    by_form,
    dashed,
    facts,
    form_heading,
    games_played,
    numbers,
    setting,
    unchanged,
    warnings,
)
from tockwork.locale import Words
from tockwork.locale import words as spoken
from tockwork.render import board_svg
from tockwork.rulebooks import Rulebook
from tockwork.rulebooks.description import option_words, value_words

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #33261a; background: #fbf6ec; }
section { display: grid; grid-template-columns: 16rem 1fr; gap: 2rem; margin-block: 2rem; }
section svg { width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; }
td, th { padding: .25rem .5rem; text-align: left; border-bottom: 1px solid #dccbaa; }
td:first-child { text-align: right; font-weight: 600; white-space: nowrap; }
.warning { padding: .5rem .75rem; background: #f6dcc2; border-left: 4px solid #b4561c; }
.wide { overflow-x: auto; } caption { text-align: left; font-weight: 600; padding-block: .5rem; }
.settings td, .settings td:first-child { text-align: right; font-weight: 400; }
.settings th { vertical-align: bottom; } .settings th[scope=col] { text-align: right; }
.settings td { vertical-align: top; }
.settings th[scope=row] { vertical-align: top; min-width: 11rem; font-weight: 500; }
code { font-size: .85em; font-weight: 400; overflow-wrap: anywhere; }
.settings svg { display: block; width: 5rem; height: .4rem; margin-inline-start: auto; }
.settings rect { fill: #2a62ae; }
@media (max-width: 40rem) { section { grid-template-columns: 1fr; } }
"""


def report_html(book: Rulebook, measures: Measures, words: Words | None = None) -> str:
    """The report as a page: a board for each format, its numbers, and bars for the settings."""
    words = words or spoken("en")
    title = escape(book.called(words.language).title)
    played = words.say("check-played", game=book.id, count=games_played(words, measures))
    parts = [
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{_STYLE}</style>",
        f"<h1>{title}</h1><p>{escape(played)}. {escape(words.say('check-intervals'))}</p>",
    ]
    for form in measures.forms:
        players, _, teams = form.form.partition(" ")
        heading = form_heading(words, form.form)
        rows = "".join(
            f"<tr><td>{escape(number)}</td><td>{escape(said)}</td></tr>"
            for number, said in facts(words, form)
        )
        looked_at = "".join(
            f'<p class="warning">{escape(warning)}</p>' for warning in warnings(words, form)
        )
        board = board_svg(
            book.table(int(players), teams), title=heading, description=f"{title}, {heading}"
        )
        parts.append(
            f"<h2>{escape(heading)}</h2><section><div>{board}</div>"
            f"<div>{looked_at}<table>{rows}</table></div></section>"
        )
    if measures.knobs:
        parts.append(f"<h2>{escape(words.say('check-settings'))}</h2>")
    parts += [_settings(words, form, effects) for form, effects in by_form(measures).items()]
    if same := unchanged(measures):
        typed = ", ".join(f"<code>{escape(one)}</code>" for one in same)
        parts.append(f"<p>{words.say('check-no-difference', settings=typed)}</p>")
    return "\n".join([*parts, "</html>", ""])


def _settings(words: Words, form: str, effects: list[OptionEffect]) -> str:
    """The game as it is, and with each setting; a bar shows how much longer or shorter it is."""
    head = "".join(
        f'<th scope="col">{escape(words.say(f"check-{dashed(name)}.short"))}</th>'
        for name in COLUMNS
    )
    usually = effects[0].usually
    most = max(*(effect.then.decisions for effect in effects), usually.decisions)
    rows = [_row(words, escape(words.say("check-as-it-is")), usually, most)]
    for effect in effects:
        what = words.say(
            "fact",
            what=option_words(words, effect.option),
            value=value_words(words, effect.option, effect.value),
        )
        name = f"{escape(what)}<br><code>{escape(setting(effect))}</code>"
        rows.append(_row(words, name, effect.then, most))
    return (
        f'<div class="wide"><table class="settings"><caption>{escape(form_heading(words, form))}'
        f"</caption><tr><td></td>{head}</tr>{''.join(rows)}</table></div>"
    )


def _row(words: Words, name: str, form: FormatMeasures, most: float) -> str:
    length, *rest = numbers(words, form, COLUMNS)
    bar = (
        '<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{100 * form.decisions / most:.1f}" height="6"/></svg>'
    )
    stuck = ""
    if form.unfinished:
        said = words.say("check-stuck", share=words.percent(form.unfinished, 1))
        stuck = f'<p class="warning">{escape(said)}</p>'
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
    return f'<tr><th scope="row">{name}{stuck}</th><td>{escape(length)}{bar}</td>{cells}</tr>'
