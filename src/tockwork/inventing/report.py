"""Measures as a text for people."""

from __future__ import annotations

import json

from tockwork.inventing.measuring import FormMeasures, Measures

ROWS: tuple[tuple[str, str, str], ...] = (
    ("decisions", "decisions of a game, by chance", ".0f"),
    ("rounds", "deals of a game", ".0f"),
    ("answers", "answers to choose from", ".1f"),
    ("forced", "of the decisions leave no choice", ".0%"),
    ("lost_turns", "of the turns are lost", ".0%"),
    ("start_round", "is the round in which a first marble comes out", ".1f"),
    ("captures", "captures of a game", ".1f"),
    ("first_seat", "is what leading first is worth (1 is fair)", ".2f"),
    ("greedy", "of the games greedy wins against random", ".0%"),
    ("search", "of the games search wins against random", ".0%"),
    ("unfinished", "of the games did not end", ".1%"),
)
"""What is told of a form: field, words, how its number is written."""


def report_text(measures: Measures) -> str:
    """The whole report in lines."""
    lines = [f"{measures.rules}: {sum(form.games for form in measures.forms)} games played."]
    for form in measures.forms:
        lines += ["", form.form, *(f"  {number:>6}  {words}" for number, words in facts(form))]
        lines += [f"  {warning}" for warning in warnings(form)]
    if measures.knobs:
        lines += ["", "What a setting would change (decisions of a game, by chance):"]
        for effect in measures.knobs:
            stuck = f", {effect.unfinished:.0%} did not end" if effect.unfinished else ""
            lines.append(
                f"  {effect.knob}={json.dumps(effect.value)} ({effect.form}): "
                f"{effect.usually:.0f} → {effect.decisions:.0f}{stuck}"
            )
    return "\n".join(lines)


def facts(form: FormMeasures) -> list[tuple[str, str]]:
    """Numbers with what they mean."""
    return [(format(getattr(form, name), how), words) for name, words, how in ROWS]


def warnings(form: FormMeasures) -> list[str]:
    """What an inventor should look at."""
    found = []
    if form.unfinished:
        found.append(f"! {form.unfinished:.1%} of the games did not end: it may get stuck")
    if form.greedy < 0.6:
        found.append("! thinking hardly helps: greedy wins less than 60 % against chance")
    if form.lost_turns > 0.4:
        found.append("! more than four turns in ten are lost")
    if abs(form.first_seat - 1) > form.first_seat_error:
        found.append(
            f"! it matters who leads first: {form.first_seat:.2f} ± {form.first_seat_error:.2f}"
            " of a fair share"
        )
    return found
