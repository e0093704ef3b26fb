"""The page and the picture that benchmarks/skill.py makes of its results."""
# ruff: noqa: E501 -- a paragraph of the page is one line

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from tockwork.arena.ratings_plot import FONT, GRID, INK, PAPER
from tockwork.arena.report_text import signed
from tockwork.arena.statistics import bradley_terry
from tockwork.rulebooks import RULEBOOKS, rulebook

Pair = tuple[str, ...]

BOTS = {
    "random": ("random", "#a89f91"),
    "greedy": ("greedy", "#c98a3c"),
    "search:0.02": ("search, 20 ms", "#4d7ea8"),
    "network": ("network", "#5b8c7b"),
    "network:0.1": ("network with rollouts, 100 ms", "#8c3b4a"),
}
COLUMNS = (
    ("greedy", "random"),
    ("search:0.02", "greedy"),
    ("network", "greedy"),
    ("network", "search:0.02"),
    ("network:0.1", "network"),
)
WIDTH, ROW, TOP, LEFT, RIGHT = 860, 40, 92, 190, 30

HEAD = """# How much skill is in it?

This page shows how much of each game is skill. Better and better bots play each other on duplicate deals (the same cards twice with the sides exchanged), and the table shows how far apart they are. `python benchmarks/skill.py` writes it from [skill.json](skill.json).

*In short*

- Every step from random play to the best bot wins most games, so skill matters in all of them.
- {most} rewards it most, {least} least.
- The larger the last column, the more there is to gain by playing well.

![A ladder of bots for each game: Elo from random to the best](skill.svg)

Games won by the better bot of each pair, in %, with the 95 % interval:

"""

FOOT = """
The last column is the difference between the greedy bot and the best one in Elo, from all these games together. Three hundred Elo are 85 % of games, four hundred 91 %. The strength of a perfect player is unknown.

- `random` takes any legal move, `greedy` the one after which the board looks best. `search` runs rollouts with greedy players for 20 ms. `network` was trained by self-play; with rollouts it also searches ([the bots](bots.md)).
- Four players, in pairs. DOG Compact has the rules of DOG and is not listed.
- Where one side has won every game, its lead is at least the one shown, and the ladder is open there.
- Elo values of different games do not compare strength. They do compare how much skill decides.
"""


def page(found: dict[str, Any]) -> str:
    """docs/skill.md."""
    games = _by_game(found)
    columns = [c for c in COLUMNS if any(c in matches for matches in games.values())]
    names = [f"{BOTS[one][0]} against {BOTS[other][0]}" for one, other in columns]
    rows = [f"| game | {' | '.join(names)} | Elo above greedy |"]
    rows.append("| --- " * (len(columns) + 2) + "|")
    best = {rulebook(name).title: max(_elo(matches).values()) for name, matches in games.items()}
    for (title, elo), matches in zip(best.items(), games.values(), strict=True):
        cells = [_cell(matches[c]) if c in matches else "-" for c in columns]
        rows.append(f"| {title} | {' | '.join(cells)} | {elo:+.0f} |")
    head = HEAD.format(most=max(best, key=best.__getitem__), least=min(best, key=best.__getitem__))
    note = f" {found['note']}" if found["note"] else ""
    return f"{head}{chr(10).join(rows)}\n\nMeasured on {found['date']}.{note}\n{FOOT}"


def _by_game(found: dict[str, Any]) -> dict[str, dict[Pair, dict[str, Any]]]:
    """For each rulebook the result of each match, the better bot first."""
    games: dict[str, dict[Pair, dict[str, Any]]] = {}
    for match in found["matches"]:
        (meeting,) = match["meetings"]
        games.setdefault(match["rules"], {})[tuple(meeting["bots"])] = meeting
    return {name: games[name] for name in RULEBOOKS if name in games}


def _cell(meeting: dict[str, Any]) -> str:
    value, low, high = (100 * meeting["score"][key] for key in ("value", "low", "high"))
    return f"{value:.1f} ({low:.1f} to {high:.1f}), {meeting['games']} games"


def _elo(matches: dict[Pair, dict[str, Any]]) -> dict[str, float]:
    """Above the greedy bot, from all matches together."""
    bots = [bot for bot in BOTS if any(bot in pair for pair in matches)]
    pairs = {pair: (bots.index(pair[0]), bots.index(pair[1])) for pair in matches}
    played = {pairs[pair]: float(one["deals"]) for pair, one in matches.items()}
    won = {pairs[pair]: one["deals"] * one["score"]["value"] for pair, one in matches.items()}
    rated = bradley_terry(won, played, len(bots))
    return {bot: elo - rated[bots.index("greedy")] for bot, elo in zip(bots, rated, strict=True)}


def _lost_all(matches: dict[Pair, dict[str, Any]], bot: str) -> bool:
    return all(one["wins"][pair.index(bot)] == 0 for pair, one in matches.items() if bot in pair)


# A shape for each bot besides its colour, drawn around 0, 0.
SHAPES = (
    "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z",  # a dot
    "M-6 -6h12v12h-12z",  # a square
    "M0 -9l9 9l-9 9l-9 -9z",  # a diamond
    "M0 -8l8 14h-16z",  # a triangle
    "M-3 -8h6v5h5v6h-5v5h-6v-5h-5v-6h5z",  # a cross
)


def _mark(bot: str, x: float, y: float) -> str:
    shape = SHAPES[list(BOTS).index(bot)]
    return f'<path transform="translate({x} {y})" d="{shape}" fill="{BOTS[bot][1]}"/>'


def picture(found: dict[str, Any]) -> str:
    """docs/skill.svg: a row for each game, a mark for each bot."""
    games = _by_game(found)
    ladders = {name: _elo(matches) for name, matches in games.items()}
    order = sorted(games, key=lambda name: -max(ladders[name].values()))
    all_elo = [value for ladder in ladders.values() for value in ladder.values()]
    low, high = min(all_elo) - 60, max(all_elo) + 60
    floor = TOP + ROW * len(games)
    height = floor + 56

    def x(elo: float) -> float:
        return round(LEFT + (elo - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    said = "; ".join(
        f"{rulebook(name).title}: "
        + ", ".join(f"{BOTS[bot][0]} {elo:+.0f}" for bot, elo in ladders[name].items())
        for name in order
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" role="img" font-family="{FONT}" font-size="13" fill="{INK}">',
        f"<title>How much skill is in each game</title><desc>{escape(said)}</desc>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        '<text x="24" y="30" font-size="17" font-weight="600">How much skill is in each game'
        "</text>",
    ]
    at = 24.0
    seen = {bot for ladder in ladders.values() for bot in ladder}
    for bot, (name, _) in BOTS.items():
        if bot not in seen:
            continue
        parts.append(_mark(bot, at + 6, 54))
        parts.append(f'<text x="{at + 18}" y="58">{escape(name)}</text>')
        at += 44 + 7 * len(name)
    step = 200
    for tick in range(int(low // step) * step, int(high) + 1, step):
        if tick >= low:
            line = INK if tick == 0 else GRID
            parts.append(
                f'<path d="M{x(tick)} {TOP - 8}V{floor}" stroke="{line}"/>'
                f'<text x="{x(tick)}" y="{floor + 18}" text-anchor="middle">{signed(tick)}</text>'
            )
    for n, game in enumerate(order):
        y = TOP + ROW * n + ROW / 2
        elo = ladders[game]
        parts.append(
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(rulebook(game).title)}</text>'
            f'<path d="M{x(min(elo.values()))} {y}H{x(max(elo.values()))}" stroke="{INK}"/>'
        )
        for bot, value in elo.items():
            if _lost_all(games[game], bot):  # an arrow: perhaps farther away
                parts.append(
                    f'<path d="M{x(value) - 9} {y}l14 -8v16z" fill="{PAPER}" stroke="{BOTS[bot][1]}"'
                    ' stroke-width="2"/>'
                )
            else:
                parts.append(_mark(bot, x(value), y))
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{floor + 42}" text-anchor="end">'
        "Elo, the greedy bot is 0; an arrow lost every game: at least so far away</text></svg>"
    )
    return "\n".join(parts) + "\n"
