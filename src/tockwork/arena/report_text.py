"""A report as a table in characters."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from tockwork.arena.entrants import labels
from tockwork.arena.report import Meeting, Report
from tockwork.arena.statistics import Estimate


def report_text(report: Report) -> str:
    """The whole report for the screen."""
    match = report.match
    if not report.games:
        return "No deal was finished."
    times, label = len(match.seatings), labels(match.bots)
    lines = [
        f"{match.table}, seed {match.seed}",
        f"{report.games} games: {report.deals} deals, each played {_times(times)} by every pair"
        " with the sides exchanged",
    ]
    if not report.complete:
        wanted = match.deals * times * len(match.pairs)
        lines.append(f"Stopped early: {report.games} of {wanted} games")
    if report.unfinished:
        lines.append(f"{report.unfinished} games did not end and count half for either side")
    rows = [["", "won", "score", "95 %", "Elo", "95 %", "a decision", "decisions a game"]]
    for s in report.standings:
        rows.append(
            [
                label[s.name],
                f"{s.wins:g}",
                f"{100 * s.score.value:.1f} %",
                f"{100 * s.score.low:.1f} to {100 * s.score.high:.1f}",
                signed(s.rating.value),
                between(s.rating),
                duration(s.seconds_per_decision),
                f"{s.decisions_per_game:.1f}",
            ]
        )
    lines += ["", *columns(rows), ""]
    if len(match.bots) > 2:
        lines += [*_cross(report), ""]
    else:
        lines += [verdict(report.meetings[0], label)]
    lines.append(f"{report.decisions_per_game:.1f} decisions a game in all")
    return "\n".join(lines)


def verdict(meeting: Meeting, label: Mapping[str, str]) -> str:
    """One sentence about two bots."""
    ahead, behind, elo = label[meeting.first], label[meeting.second], meeting.elo
    if meeting.score.value < 0.5:
        ahead, behind, elo = behind, ahead, elo.through(-1)
    lead = f"{ahead} {signed(elo.value)} Elo against {behind} ({between(elo)})"
    sure = meeting.score.low > 0.5 or meeting.score.high < 0.5
    return lead + (": it is stronger" if sure else ": not decided, more games are needed")


def _cross(report: Report) -> list[str]:
    """Scores in percent of the row against the column, with half the width of the interval."""
    names = [s.name for s in report.standings]
    cells: dict[tuple[str, str], str] = {}
    for m in report.meetings:
        if m.games:
            half = 50 * (m.score.high - m.score.low)
            cells[m.first, m.second] = f"{100 * m.score.value:.1f} ±{half:.1f}"
            cells[m.second, m.first] = f"{100 - 100 * m.score.value:.1f} ±{half:.1f}"
    label = labels(report.match.bots)
    rows = [["% against", *(label[name] for name in names)]]
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


def between(elo: Estimate) -> str:
    return f"{signed(elo.low)} to {signed(elo.high)}"


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def duration(seconds: float) -> str:
    """A short time in the unit that suits it.

    >>> duration(0.05), duration(0.0000032), duration(2)
    ('50.0 ms', '3.2 µs', '2.0 s')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.1f} {unit}"
    return f"{seconds * 1e6:.1f} µs"
