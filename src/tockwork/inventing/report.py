"""Measures as a text for people."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tockwork.inventing.measuring import FormatMeasures, Measures, OptionEffect
from tockwork.locale import Words
from tockwork.locale import words as spoken

SHARES = ("forced", "lost_turns", "greedy", "search", "unfinished")
"""Fields that are a share of all."""
DIGITS = {"answers": 1, "start_round": 1, "captures": 1, "first_seat": 2, "unfinished": 1}
"""Behind the point, where there are some."""
ROWS = (
    *("decisions", "rounds", "answers", "forced", "lost_turns", "start_round", "captures"),
    *("first_seat", "greedy", "search", "unfinished"),
)
"""The figures of a format, in this order; `check-…` in the catalogue explains them."""
COLUMNS = tuple(name for name in ROWS if name not in ("rounds", "answers", "search", "unfinished"))
"""The figures of every setting."""


def report_text(measures: Measures, words: Words | None = None) -> str:
    """The whole report in lines; in English unless other words are given."""
    words = words or spoken("en")
    lines = [
        words.say("check-played", game=measures.rules, count=games_played(words, measures)),
        words.say("check-intervals"),
    ]
    for measured in measures.forms:
        lines += ["", form_heading(words, measured.form)]
        lines += [f"  {number:>6}  {said}" for number, said in facts(words, measured)]
        lines += [f"  ! {warning}" for warning in warnings(words, measured)]
    if measures.knobs:
        lines += ["", f"{words.say('check-settings')}:"]
    for form, effects in by_form(measures).items():
        rows = [
            ["", *(words.say(f"check-{dashed(name)}.short") for name in COLUMNS)],
            [words.say("check-as-it-is"), *numbers(words, effects[0].usually, COLUMNS)],
            *([setting(effect), *numbers(words, effect.then, COLUMNS)] for effect in effects),
        ]
        lines += ["", form_heading(words, form), *_aligned(rows)]
    if same := unchanged(measures):
        lines += ["", words.say("check-no-difference", settings=", ".join(same))]
    return "\n".join(lines)


def by_form(measures: Measures) -> dict[str, list[OptionEffect]]:
    """The settings that change something, where they were tried."""
    found: dict[str, list[OptionEffect]] = {}
    for effect in measures.knobs:
        if effect.changes:
            found.setdefault(effect.usually.form, []).append(effect)
    return found


def unchanged(measures: Measures) -> list[str]:
    """The settings with which every game went as before."""
    return [setting(effect) for effect in measures.knobs if not effect.changes]


def setting(effect: OptionEffect) -> str:
    """As it is typed."""
    return f"{effect.option}={json.dumps(effect.value)}"


def _aligned(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(
            ["", row[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        ).rstrip()
        for row in rows
    ]


def games_played(words: Words, measures: Measures) -> str:
    """The number of games behind all figures."""
    return words.number(sum(form.games for form in measures.forms))


def form_heading(words: Words, form: str) -> str:
    """'4 players in pairs', from `4 pairs`."""
    players, _, teams = form.partition(" ")
    return words.say(f"form-{teams}", players=int(players))


def facts(words: Words, form: FormatMeasures) -> list[tuple[str, str]]:
    """Numbers with what they mean, and with their intervals."""
    found = []
    for name in ROWS:
        said = words.say(f"check-{dashed(name)}")
        if name in form.intervals:
            low, high = (_written(words, name, end) for end in form.intervals[name])
            said += f" ({words.say('arena-to', low=low, high=high)})"
        found.append((_written(words, name, getattr(form, name)), said))
    return found


def numbers(words: Words, form: FormatMeasures, names: Sequence[str]) -> list[str]:
    """A measured value as text, with half the width of its interval."""
    return [
        _written(words, name, getattr(form, name))
        + (f" ±{_written(words, name, _half(form, name))}" if name in form.intervals else "")
        for name in names
    ]


def _half(form: FormatMeasures, name: str) -> float:
    low, high = form.intervals[name]
    return (high - low) / 2


def _written(words: Words, name: str, value: float) -> str:
    return (words.percent if name in SHARES else words.number)(value, DIGITS.get(name, 0))


def dashed(name: str) -> str:
    """A field as the catalogue writes it."""
    return name.replace("_", "-")


def warnings(words: Words, form: FormatMeasures) -> list[str]:
    """Warnings for the author."""
    found = []
    if form.unfinished:
        found.append(words.say("check-stuck", share=words.percent(form.unfinished, 1)))
    # A fifth of the way from chance to certainty: 60 % where two sides play, 40 % where four do.
    fair = 1 / form.sides
    if form.greedy < fair + (1 - fair) / 5:
        share, chance = words.percent(form.greedy), words.percent(fair)
        found.append(words.say("check-no-skill", share=share, fair=chance))
    if form.lost_turns > 0.4:
        found.append(words.say("check-waiting"))
    low, high = form.intervals["first_seat"]
    if not low <= 1 <= high:
        worth = words.number(form.first_seat, 2)
        error = words.number(_half(form, "first_seat"), 2)
        found.append(words.say("check-leading", worth=worth, error=error))
    return found
