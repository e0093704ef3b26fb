"""A review as one page that needs nothing else: it can be mailed and opened anywhere."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape

from tockwork.game import Move
from tockwork.locale import Words
from tockwork.records import Replay
from tockwork.render import board_svg, seat_look
from tockwork.review.account import LUCKY, account_rows
from tockwork.review.evaluating import Evaluation
from tockwork.review.game_review import GameReview, ReviewedTurn
from tockwork.review.report_lines import ReportWords

WORST = 5
"""The number of moves shown with pictures, for another try."""
_DASHES = ("", "7 4", "2 3", "10 3 2 3", "4 2", "1 4")
_STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf6ec; --line: #cdbfa6;
  --soft: #6b5b47 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1e7d6; --paper: #1f1913; --line: #57493a; --soft: #c0af97 }
}
body { font: 1.05rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 0 auto; padding: 1rem }
h1, h2 { line-height: 1.2 } .soft { color: var(--soft) } li { margin: .4rem 0 }
figure { margin: 1rem 0; overflow-x: auto }
svg.graph { width: 100%; min-width: 34rem; height: auto }
.pictures { display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)) }
.pictures > :only-child { max-width: 34rem }
.pictures figure { margin: 0 }
summary.all { font-size: 1.5rem; line-height: 1.2 }
figcaption svg { width: 2rem; height: .5rem; vertical-align: middle }
figcaption span { margin-inline-end: 1.5rem }
article { border: 1px solid var(--line); border-radius: .6rem; padding: .8rem; margin: 1rem 0 }
summary { cursor: pointer; padding: .5rem 0; font-weight: 600 }
.accounts { display: grid; gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)) }
table { border-collapse: collapse; width: 100%; align-self: start }
caption { font-weight: 600; text-align: start; padding-bottom: .3rem }
td, th { padding: .25rem .4rem; text-align: start; font-weight: 400; line-height: 1.25 }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
tr.sum th, tr.sum td { border-bottom: 2px solid var(--line); font-weight: 600 }
td.scale { width: 40%; position: relative;
  background: linear-gradient(var(--line), var(--line)) center / 1px 100% no-repeat }
.bar { position: absolute; top: calc(50% - .4rem); height: .8rem; border-radius: .2rem;
  background: #3f7d3a }
.less .bar { background: #b3402a }
"""


def report_page(
    review: GameReview, played: Replay, words: Words, title: str, seat: int | None = None
) -> str:
    """The whole review as HTML; with `seat`, the moves that this seat may retry.

    Solutions stay hidden: everything else waits to be opened.
    """
    report = ReportWords(review, played, words)
    heading = escape(words.say("report-title", game=title))
    tries = [_again(report, *one) for one in review.marked(seat)[:WORST]]
    all_of_it = [
        _part(words.say("report-chances"), _graph(report)),
        _part(words.say("report-marked"), _marked(report)),
        _part(words.say("report-strong"), _list(report.strong())),
        _part(words.say("report-luck", least=LUCKY), _list(report.luck())),
        _part(words.say("account-title"), _accounts(report)),
        _part(words.say("account-how"), _how_well(report)),
        f'<p class="soft">{escape(words.say("account-real"))}</p>',
    ]
    parts = [
        f"<h1>{heading}</h1>",
        *(f"<p>{escape(line)}</p>" for line in report.house()),
        f'<p class="soft">{escape(report.made())}</p>',
        "" if review.winners else f"<p>{escape(words.say('report-left'))}</p>",
        _part(words.say("report-try"), "".join(tries)),
        f'<details id="all"{"" if tries else " open"}>'
        f'<summary class="all">{escape(words.say("review-show"))}</summary>',
        *all_of_it,
        "</details>",
    ]
    data = json.dumps(review.document(), ensure_ascii=False).replace("<", "\\u003c")
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{heading}</title><style>{_STYLE}{_team_colours(report)}</style></head><body><main>"
        f"{''.join(parts)}</main>"
        f'<script type="application/json" id="review">{data}</script></body></html>\n'
    )


def _team_colours(report: ReportWords) -> str:
    """Those of the first seat of each, as on the boards; on light paper in their deep shade."""
    shape = report.table.board.shape
    light = [seat_look(seats[0], shape).deep for seats in report.teams]
    dark = [seat_look(seats[0], shape, dark_wood=True).colour for seats in report.teams]

    def named(colours: list[str]) -> str:
        return ";".join(f"--team{team}:{colour}" for team, colour in enumerate(colours))

    return f":root{{{named(light)}}}@media (prefers-color-scheme: dark){{:root{{{named(dark)}}}}}"


def _part(heading: str, content: str) -> str:
    """A heading and what is below it; nothing, where there is nothing."""
    return f"<h2>{escape(heading)}</h2>{content}" if content else ""


def _list(lines: Iterable[str]) -> str:
    said = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<ul>{said}</ul>" if said else ""


def _graph(report: ReportWords) -> str:
    """A line for every team, distinguished by colour and dashes; a mark links to its move."""
    turns = report.review.turns
    wide, high = 800.0, 220.0
    colours = [f"var(--team{team})" for team in range(len(report.teams))]

    def at(number: int, value: float) -> str:
        x = 10 + number * wide / max(1, len(turns) - 1)
        return f"{x:.1f},{10 + high * (1 - value / 100):.1f}"

    parts = [
        f'<path d="M10,{10 + high * (1 - y / 100):.0f}h{wide:.0f}" stroke="var(--line)"/>'
        for y in (0, 50, 100)
    ]
    for team in range(len(report.teams)):
        line = " ".join(at(i, turn.chances[team]) for i, turn in enumerate(turns))
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colours[team]}" stroke-width="2.5"'
            f' stroke-dasharray="{_DASHES[team]}"/>'
        )
    for turn, evaluation in report.review.marked():
        team = report.table.team_of[evaluation.seat]
        x, y = at(turn.turn, turn.chances[team]).split(",")
        said = escape(f"{report.move(turn)} – {report.lost(evaluation)}")
        parts.append(
            f'<a href="#turn-{turn.turn}"><circle cx="{x}" cy="{y}" r="5" fill="{colours[team]}"'
            f' stroke="var(--paper)" stroke-width="1.5"><title>{said}</title></circle></a>'
        )
    legend = "".join(
        f'<span><svg viewBox="0 0 32 8" aria-hidden="true"><path d="M0,4H32" stroke-width="3"'
        f' stroke="{colours[team]}" stroke-dasharray="{_DASHES[team]}"/></svg>'
        f" {escape(report.team(team))}</span>"
        for team in range(len(report.teams))
    )
    label = escape(report.words.say("report-chances"))
    return (
        f'<figure><svg class="graph" viewBox="0 0 820 240" role="img" aria-label="{label}">'
        f"{''.join(parts)}</svg><figcaption>{legend}</figcaption></figure>"
    )


def _again(report: ReportWords, turn: ReviewedTurn, evaluation: Evaluation) -> str:
    """The reader opens the solution: first the board as it was."""
    before = report.moves.before(turn.turn)
    seat = evaluation.seat

    def drawn(name: str, *texts: str) -> str:
        return board_svg(
            report.table,
            before,
            seat=seat,
            names=report.names,
            arrows=[(seat, Move.parse(text)) for text in texts],
            ids=f"b{turn.turn}{name}-",
        )

    def captioned(name: str, text: str) -> str:
        if not Move.parse(text).legs:  # a card changes hands, and nothing on the board
            return ""
        said = escape(report.words.say(f"report-{name}"))
        return f"<figure><figcaption>{said}</figcaption>{drawn(name, text)}</figure>"

    lines = [report.move(turn), report.lost(evaluation), *report.better(turn, evaluation)]
    both = captioned("played", str(turn.text)) + captioned("best", evaluation.candidates[0].text)
    return (
        f"<article><p><strong>{escape(report.asked(turn))}</strong></p>"
        f'<div class="pictures">{drawn("asked")}</div>'
        f"<details><summary>{escape(report.words.say('report-show'))}</summary>"
        f'{_list(lines)}<div class="pictures">{both}</div></details></article>'
    )


def _marked(report: ReportWords) -> str:
    rows = []
    for turn, evaluation in sorted(report.review.marked(), key=lambda one: one[0].turn):
        lines = [report.lost(evaluation), *report.better(turn, evaluation)]
        said = "<br>".join(escape(line) for line in lines)
        rows.append(
            f'<li id="turn-{turn.turn}"><strong>{escape(report.move(turn))}</strong><br>{said}</li>'
        )
    if not rows:
        return f"<p>{escape(report.words.say('report-none-marked'))}</p>"
    return f"<ol>{''.join(rows)}</ol>"


def _accounts(report: ReportWords) -> str:
    """The account of every team in one picture: bars to the left and right of nothing."""
    found = [
        (report.accounts[seats[0]].result, account_rows(report.review, team))
        for team, seats in enumerate(report.teams)
    ]
    most = max(10.0, *(abs(row.points) for _, rows in found for row in rows))
    most = max(most, *(abs(result) for result, _ in found))

    def line(said: str, value: float, kind: str) -> str:
        wide = 50 * abs(value) / most
        left = 50.0 if value >= 0 else 50 - wide
        bar = f'<span class="bar" style="left:{left:.1f}%;width:{wide:.1f}%"></span>'
        return (
            f'<tr class="{kind} {"more" if value >= 0 else "less"}"><th scope="row">{escape(said)}'
            f'</th><td class="number">{report.points(value, sign=True)}</td>'
            f'<td class="scale" aria-hidden="true">{bar}</td></tr>'
        )

    parts = []
    for team, (result, rows) in enumerate(found):
        lines = [line(report.result(), result, "sum")]
        lines += [line(report.row(row), row.points, row.what) for row in rows]
        parts.append(
            f"<table><caption>{escape(report.team(team))}</caption>{''.join(lines)}</table>"
        )
    return f'<div class="accounts">{"".join(parts)}</div>'


def _how_well(report: ReportWords) -> str:
    parts = []
    for account in report.accounts:
        fates = "".join(f"<br>{escape(line)}" for line in report.fates(account))
        parts.append(f"<li>{escape(report.how_well(account))}{fates}</li>")
    return f"<ul>{''.join(parts)}</ul>"
