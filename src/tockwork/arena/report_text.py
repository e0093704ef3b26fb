"""A report as a table in characters."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from tockwork.arena.entrants import labels, members
from tockwork.arena.report import Meeting, Report
from tockwork.arena.statistics import Estimate
from tockwork.bots.registry import has_our_weights
from tockwork.bots.weights import kind
from tockwork.locale import Words
from tockwork.locale import words as spoken
from tockwork.rulebooks.description import table_words


def report_text(report: Report, words: Words | None = None) -> str:
    """The whole report for the screen; in English unless other words are given."""
    match, words = report.match, words or spoken("en")
    say = words.say
    if not report.games:
        return say("arena-none")
    times, label = len(match.seatings), labels(match.bots)
    lines = [
        say("arena-seed", table=table_words(words, match.table), seed=str(match.seed)),
        say("arena-games", games=str(report.games), deals=str(report.deals), times=times),
    ]
    ours = {one for name in match.bots for one in members(name) if has_our_weights(one)}
    if ours - match.stand_ins.keys():
        lines.append(say("arena-weights", kind=kind()))
    lines += [
        say("arena-stand-in", bots=one, **{"as": as_}) for one, as_ in match.stand_ins.items()
    ]
    if not report.complete:
        wanted = match.deals * times * len(match.pairs)
        lines.append(say("arena-stopped", games=str(report.games), wanted=str(wanted)))
    if report.unfinished:
        lines.append(say("arena-unfinished", count=report.unfinished))
    lines += [
        say("arena-forfeits", bot=label[s.name], count=s.forfeits, fault=s.fault)
        for s in report.standings
        if s.forfeits
    ]
    rows = [
        [
            *("", say("arena-won"), say("arena-score"), "95 %", "Elo", "95 %"),
            *(say("arena-time"), say("arena-decisions")),
        ]
    ]
    for s in report.standings:
        rows.append(
            [
                label[s.name],
                f"{s.wins:g}",
                f"{100 * s.score.value:.1f} %",
                say(
                    "arena-to",
                    low=f"{100 * s.score.low:.1f}",
                    high=f"{100 * s.score.high:.1f}",
                ),
                signed(s.rating.value),
                between(s.rating, words),
                duration(s.seconds_per_decision),
                f"{s.decisions_per_game:.1f}",
            ]
        )
    lines += ["", *columns(rows), ""]
    if len(match.bots) > 2:
        lines += [*_cross(report, words), ""]
    else:
        lines += [verdict(report.meetings[0], label, words)]
    lines.append(say("arena-in-all", count=f"{report.decisions_per_game:.1f}"))
    return "\n".join(lines)


def verdict(meeting: Meeting, label: Mapping[str, str], words: Words) -> str:
    """One sentence about two bots."""
    ahead, behind, elo = label[meeting.first], label[meeting.second], meeting.elo
    if meeting.score.value < 0.5:
        ahead, behind, elo = behind, ahead, elo.through(-1)
    sure = meeting.score.low > 0.5 or meeting.score.high < 0.5
    return words.say(
        "arena-verdict",
        ahead=ahead,
        behind=behind,
        elo=signed(elo.value),
        range=between(elo, words),
        sure="yes" if sure else "no",
    )


def _cross(report: Report, words: Words) -> list[str]:
    """Scores in percent of the row against the column, with half the width of the interval."""
    names = [s.name for s in report.standings]
    cells: dict[tuple[str, str], str] = {}
    for m in report.meetings:
        if m.games:
            half = 50 * (m.score.high - m.score.low)
            cells[m.first, m.second] = f"{100 * m.score.value:.1f} ±{half:.1f}"
            cells[m.second, m.first] = f"{100 - 100 * m.score.value:.1f} ±{half:.1f}"
    label = labels(report.match.bots)
    rows = [[words.say("arena-against"), *(label[name] for name in names)]]
    for name in names:
        rows.append(
            [label[name], *("·" if name == o else cells.get((name, o), "-") for o in names)]
        )
    return columns(rows)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right."""
    widths = [max(len(row[c]) for row in rows) for c in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if c == 0 else cell.rjust(width)
            for c, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def signed(elo: float) -> str:
    if math.isinf(elo):
        return "+∞" if elo > 0 else "-∞"
    return f"{elo:+.0f}" if round(elo) else "0"


def between(elo: Estimate, words: Words | None = None) -> str:
    return (words or spoken("en")).say("arena-to", low=signed(elo.low), high=signed(elo.high))


def duration(seconds: float) -> str:
    """A short time in the unit that suits it.

    >>> duration(0.05), duration(0.0000032), duration(2)
    ('50.0 ms', '3.2 µs', '2.0 s')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.1f} {unit}"
    return f"{seconds * 1e6:.1f} µs"
