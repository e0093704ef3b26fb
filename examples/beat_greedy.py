"""Learns to beat the greedy bot on one machine in half an hour, and draws its curve.

    python examples/beat_greedy.py --out run
    python examples/beat_greedy.py --out run --minutes 2 --widths 64,32,16

A small network plays itself from nothing (docs/learning.md) and pauses now and then to be measured
against greedy, on duplicate deals (docs/arena.md). Beside the
network in `run` it leaves `curve.json` and `curve.svg`. The clock counts the learning; measuring
takes a few seconds each time. Needs `pip install 'tockwork[learn]'`.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 380, 64, 56, 52
INK, GRID, LINE, PAPER = "#3a2e22", "#d9cdb8", "#5b8c7b", "#fbf6ea"


def run(*command):
    """A command of this Python, quiet; what it said on standard output."""
    done = subprocess.run(
        [sys.executable, "-m", *map(str, command)], capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def learn(args, folder, until, since):
    """Resumes where it stopped, up to a total number of minutes."""
    settings = ["--minutes", until, "--widths", args.widths]
    if since:
        settings = ["--minutes", until - since, "--resume", folder]
    run(
        "tockwork.learn", "train", "--out", folder, "--plan", args.minutes, *settings,
        "--forms", f"{args.rules}/{args.players}", "--threads", 1, "--games", 512,
        "--batch", 2048, "--memory", 300_000, "--seed", 1,
    )  # fmt: skip
    return json.loads((folder / "report.json").read_text(encoding="utf-8"))


def measure(args, folder):
    """The share of games won against greedy, with its 95 % interval."""
    run("tockwork.learn", "export", folder, folder / "weights")
    bot = f"network@{folder / 'weights'}"
    said = run(
        "tockwork", "arena", "--rules", args.rules, "--players", args.players,
        "--bots", f"{bot},greedy", "--games", args.games, "--jobs", 1, "--json",
    )  # fmt: skip
    [row] = [row for row in json.loads(said)["standings"] if row["bot"] == bot]
    return row["score"]


def svg(points, title, minutes):
    """The curve: a dot for each measurement, its interval as a line."""

    def x(minute):
        return round(LEFT + (WIDTH - LEFT - 24) * minute / minutes, 1)

    def y(share):
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="13" fill="{INK}">',
        f'<title>{title}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="30" font-size="16" font-weight="600">{title}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        line = INK if share == 0.5 else GRID
        parts.append(f'<path d="M{LEFT} {y(share)}H{WIDTH - 24}" stroke="{line}"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>'
        )
    for minute in (0, minutes / 3, 2 * minutes / 3, minutes):
        parts.append(
            f'<text x="{x(minute)}" y="{HEIGHT - 30}" text-anchor="middle">{minute:.2g}</text>'
        )
    parts.append(f'<text x="{WIDTH - 24}" y="{HEIGHT - 10}" text-anchor="end">minutes</text>')
    path = "L".join(f"{x(p['minutes'])} {y(p['score']['value'])}" for p in points)
    parts.append(f'<path d="M{path}" stroke="{LINE}" stroke-width="2" fill="none"/>')
    for p in points:
        across, score = x(p["minutes"]), p["score"]
        parts.append(
            f'<path d="M{across} {y(score["low"])}V{y(score["high"])}" stroke="{INK}"/>'
            f'<circle cx="{across}" cy="{y(score["value"])}" r="4" fill="{LINE}"/>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="a folder for what comes of it")
    parser.add_argument("--rules", default="dog-kids")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rounds", type=int, default=10, help="how often it is measured")
    parser.add_argument("--games", type=int, default=2000, help="to measure with")
    parser.add_argument("--widths", default="128,32,16", help="of the network's layers")
    args = parser.parse_args()

    args.out.mkdir(parents=True, exist_ok=True)
    points, since = [], 0.0
    for round_ in range(1, args.rounds + 1):
        # Close together at first, where it learns fastest.
        until = round(args.minutes * (round_ / args.rounds) ** 2, 3)
        report = learn(args, args.out, until, since)
        score, since = measure(args, args.out), until
        games = report["games_before"] + report["games"]
        points.append({"minutes": until, "games": games, "score": score})
        print(
            f"{until:6.2f} min {games:9,} games   {score['value']:.1%} against greedy"
            f" ({score['low']:.1%} to {score['high']:.1%})",
            flush=True,
        )
    title = f"Games won against greedy: {args.rules}, {args.players} players"
    (args.out / "curve.json").write_text(json.dumps(points, indent=1) + "\n", encoding="utf-8")
    (args.out / "curve.svg").write_text(svg(points, title, args.minutes), encoding="utf-8")
    beaten = next((p for p in points if p["score"]["low"] > 0.5), None)
    print(f"greedy is beaten after {beaten['minutes']:g} minutes" if beaten else "greedy holds")


if __name__ == "__main__":
    main()
