"""The page and the picture that benchmarks/skill.py makes of its results."""
# ruff: noqa: E501 -- a paragraph of the page is one line

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from tockwork.arena.plot import FONT, GRID, INK, PAPER

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
WIDTH, ROW, TOP, LEFT, RIGHT = 860, 40, 92, 150, 30

HEAD = """# How much skill is in it?

Cards are luck. How much is left for the player differs from game to game, and can be measured: let better and better players meet on the same deals with the sides exchanged, and see how far apart they are. This page is made by `python benchmarks/skill.py` from [skill.json](skill.json).

![A ladder of bots for each game: Elo from random to the best](skill.svg)

The better one of each pair wins so many of 100 games, with the 95 % interval:

"""

FOOT = """
The last column is the difference between the greedy bot and the best one in Elo, from all these games together: the larger, the more there is to gain by playing well. Three hundred Elo are 85 games of 100, four hundred 91. What a perfect player would add nobody knows.

- `random` takes any legal answer, `greedy` the one after which the board looks best, `search` plays on in its head with greedy players for 20 ms, the `network` has learned from millions of games against itself, and with rollouts it also plays on in its head for 100 ms ([the bots](bots.md)).
- Four players, in pairs. DOG Compact has the rules of DOG and is not listed.
- Where one side has won every game, its lead is "at least" what is drawn; the end of the ladder is open there.
- Elo of one game cannot be compared with Elo of another as strength; as a measure of how much decides besides the cards it can.
"""


def page(found: dict[str, Any]) -> str:
    """docs/skill.md."""
    names = [f"{BOTS[one][0]} against {BOTS[other][0]}" for one, other in COLUMNS]
    rows = [f"| game | {' | '.join(names)} | Elo above greedy |", "| --- " * 7 + "|"]
    for game in found["games"]:
        cells = [_cell(game, one, other) for one, other in COLUMNS]
        best = max(_elo(game).values())
        rows.append(f"| {game['title']} | {' | '.join(cells)} | {best:+.0f} |")
    counts = ", ".join(
        f"{meeting['games']} {BOTS[meeting['bots'][1]][0]} against {BOTS[meeting['bots'][0]][0]}"
        for meeting in found["games"][0]["meetings"]
    )
    note = f", {found['note']}" if found["note"] else ""
    when = f"\nGames of each: {counts}. {found['date']}, {found['cores']} cores{note}.\n"
    return HEAD + "\n".join(rows) + "\n" + when + FOOT


def _cell(game: dict[str, Any], one: str, other: str) -> str:
    for meeting in game["meetings"]:
        score = meeting["score"]
        if meeting["bots"] == [one, other]:
            value, low, high = score["value"], score["low"], score["high"]
        elif meeting["bots"] == [other, one]:
            value, low, high = 1 - score["value"], 1 - score["high"], 1 - score["low"]
        else:
            continue
        return f"{100 * value:.1f} ({100 * low:.0f} to {100 * high:.0f})"
    return "-"


def _elo(game: dict[str, Any]) -> dict[str, float]:
    """Above the greedy bot."""
    rated = {one["bot"]: one["elo"]["value"] for one in game["standings"]}
    return {bot: value - rated["greedy"] for bot, value in rated.items()}


def _lost_all(game: dict[str, Any], bot: str) -> bool:
    met = [m for m in game["meetings"] if bot in m["bots"]]
    return all(m["wins"][m["bots"].index(bot)] == 0 for m in met)


def picture(found: dict[str, Any]) -> str:
    """docs/skill.svg: a row for each game, a dot for each bot."""
    games = sorted(found["games"], key=lambda game: -max(_elo(game).values()))
    all_elo = [value for game in games for value in _elo(game).values()]
    low, high = min(all_elo) - 60, max(all_elo) + 60
    floor = TOP + ROW * len(games)
    height = floor + 56

    def x(elo: float) -> float:
        return round(LEFT + (elo - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    said = "; ".join(
        f"{game['title']}: " + ", ".join(f"{BOTS[b][0]} {e:+.0f}" for b, e in _elo(game).items())
        for game in games
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
    for name, colour in BOTS.values():
        parts.append(f'<circle cx="{at + 6}" cy="54" r="6" fill="{colour}"/>')
        parts.append(f'<text x="{at + 18}" y="58">{escape(name)}</text>')
        at += 44 + 7 * len(name)
    step = 200
    for tick in range(int(low // step) * step, int(high) + 1, step):
        if tick >= low:
            line = INK if tick == 0 else GRID
            parts.append(
                f'<path d="M{x(tick)} {TOP - 8}V{floor}" stroke="{line}"/>'
                f'<text x="{x(tick)}" y="{floor + 18}" text-anchor="middle">{tick:+d}</text>'
            )
    for n, game in enumerate(games):
        y = TOP + ROW * n + ROW / 2
        elo = _elo(game)
        parts.append(
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(game["title"])}</text>'
            f'<path d="M{x(min(elo.values()))} {y}H{x(max(elo.values()))}" stroke="{INK}"/>'
        )
        for bot, value in elo.items():
            colour, centre = BOTS[bot][1], x(value)
            if _lost_all(game, bot):  # an arrow: perhaps farther away
                parts.append(
                    f'<path d="M{centre - 9} {y}l14 -8v16z" fill="{PAPER}" stroke="{colour}"'
                    ' stroke-width="2"/>'
                )
            else:
                parts.append(f'<circle cx="{centre}" cy="{y}" r="7" fill="{colour}"/>')
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{floor + 42}" text-anchor="end">'
        "Elo, the greedy bot is 0; an arrow lost every game: at least so far away</text></svg>"
    )
    return "\n".join(parts) + "\n"
