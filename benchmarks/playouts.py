"""Random play: Tockwork's kernel and Python API beside OpenSpiel's `maedn`, in one run.

What is counted, so that the figures can be compared:

* A decision is one move of one player, taken uniformly from the list of all legal moves and
  made, with the game advanced to the next decision. Decisions without a choice (a list of one)
  count on both sides; the column "one answer" says how many there are. In `maedn` a player who
  cannot move has to pass, which counts as a decision; Tockwork lets that player sit out
  automatically and counts nothing.
* Chance is timed but not counted: OpenSpiel's dice (one chance node before every decision, so its
  nodes per second are twice its decisions per second, also printed), Tockwork's shuffles and deals.
* Only whole games are played, and setting them up is timed. All is one thread, by the wall clock.

Tockwork kernel   `_kernel.playouts`, 20 games a call.
Tockwork Python   `Game(...)`, then `game.legal_moves()` and `game.play(move)` until `game.over`.
OpenSpiel C++     `pyspiel.evaluate_bots` with four `make_uniform_random_bot`, one call a game.
OpenSpiel Python  `state.legal_actions()` and `state.apply_action(a)`; the die asked for with
                  `state.chance_outcomes()` and drawn as cheaply as Python can (the outcomes are
                  equally likely; with the `numpy.random.choice` of OpenSpiel's own examples the
                  whole loop is 6 times slower).
OpenSpiel Python, own die   the same without asking for the outcomes: a bound for callers who know
                  that the only chance of `maedn` is a fair die.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import date, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from tockwork import RULEBOOKS, Game, Variant, _kernel, rulebook

try:
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
except ImportError:
    pyspiel = None

MAEDN = "OpenSpiel maedn"
MISSING = "open_spiel is not installed: no ratios (pip install 'tockwork[benchmark]')"
GAMES_A_CALL = 20
MOST_DECISIONS = 100_000  # a kernel game is cut off there; the report says if one ever is
SHAPE_GAMES = 50
CHANCE, TERMINAL = -1, -4  # pyspiel.PlayerId as plain numbers, to compare quickly


@dataclass
class Count:
    """The result of one measurement."""

    decisions: int = 0
    games: int = 0
    answers: int = 0
    most_answers: int = 0
    unfinished: int = 0
    forced: int = 0  # decisions with one move
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


PlayGames = Callable[[int, Count], None]  # plays one call's worth of games with a seed, and counts


def kernel_games(table: Variant) -> PlayGames:
    def run(seed: int, count: Count) -> None:
        decisions, games, answers, most, unfinished = _kernel.playouts(
            table.rules, seed, 2**63, GAMES_A_CALL, MOST_DECISIONS
        )
        count.decisions += decisions
        count.games += games
        count.answers += answers
        count.most_answers = max(count.most_answers, most)
        count.unfinished += unfinished

    return run


def python_game(table: Variant) -> PlayGames:
    def run(seed: int, count: Count) -> None:
        draw = random.Random(seed).random
        game = Game(table.rulebook, players=table.players, teams=table.teams, seed=seed)
        decisions = 0
        while not game.over:
            moves = game.legal_moves()
            game.play(moves[int(draw() * len(moves))])
            decisions += 1
        count.decisions += decisions
        count.games += 1

    return run


def maedn_cpp(maedn: Any) -> PlayGames:
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(4)]

    def run(seed: int, count: Count) -> None:
        state = maedn.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        count.decisions += state.move_number() // 2  # die, move, die, move: see maedn_shape
        count.games += 1

    return run


def maedn_python(maedn: Any) -> PlayGames:
    def run(seed: int, count: Count) -> None:
        draw = random.Random(seed).random
        state = maedn.new_initial_state()
        decisions = 0
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        count.decisions += decisions
        count.games += 1

    return run


def maedn_own_die(maedn: Any) -> PlayGames:
    def run(seed: int, count: Count) -> None:
        draw = random.Random(seed).random
        state = maedn.new_initial_state()
        decisions = 0
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(int(draw() * 6))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        count.decisions += decisions
        count.games += 1

    return run


def measure(run: PlayGames, seconds: float, seed: int) -> Count:
    count = Count()
    start = now = time.process_time()  # the processor's: what else the machine does counts less
    while now - start < seconds:
        run(seed, count)
        seed += 1
        now = time.process_time()
    count.seconds = now - start
    return count


# untimed: how the decisions of a game look -----------------------------------------------------


def tally(count: Count, answers: int) -> None:
    count.decisions += 1
    count.answers += answers
    count.most_answers = max(count.most_answers, answers)
    count.forced += answers == 1


def game_shape(table: Variant) -> Count:
    count = Count(games=SHAPE_GAMES)
    draw = random.Random(1)
    for seed in range(SHAPE_GAMES):
        game = Game(table.rulebook, players=table.players, teams=table.teams, seed=seed)
        while not game.over:
            moves = game.legal_moves()
            tally(count, len(moves))
            game.play(draw.choice(moves))
    return count


def maedn_shape(maedn: Any) -> Count:
    count = Count(games=SHAPE_GAMES)
    draw = random.Random(1)
    for _ in range(SHAPE_GAMES):
        state = maedn.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            chance = state.move_number() % 2 == 0
            if chance != state.is_chance_node():
                raise SystemExit("maedn no longer alternates die and answer: count its nodes anew")
            if not chance:
                tally(count, len(actions))
            state.apply_action(draw.choice(actions))
    return count


# the report ------------------------------------------------------------------------------------

Key = tuple[str, str]  # rulebook or MAEDN; how it is played
Samples = dict[Key, list[Count]]


def spread(values: list[float], digits: int = 2) -> str:
    middle, low, high = median(values), min(values), max(values)
    return f"{middle:.{digits}f} ({low:.{digits}f}-{high:.{digits}f})"


def rates(samples: Samples, key: Key) -> list[float]:
    return [count.rate / 1e6 for count in samples[key]]


def ratio(samples: Samples, key: Key, rival: Key) -> float:
    """Median rate over median rate."""
    return median(rates(samples, key)) / median(rates(samples, rival))


def ratio_text(samples: Samples, key: Key, rival: Key) -> str:
    """The ratio, with the lowest and highest of the single rounds."""
    if rival not in samples:
        return "-"
    rounds = [a / b for a, b in zip(rates(samples, key), rates(samples, rival), strict=True)]
    return f"{ratio(samples, key, rival):.2f} ({min(rounds):.2f}-{max(rounds):.2f})"


def games_a_second(counts: list[Count]) -> str:
    return spread([count.games / count.seconds for count in counts], 0)


def speed_table(samples: Samples) -> list[list[str]]:
    rows = [["game", "played by", "M decisions/s", "games/s", "x OpenSpiel", "x own die"]]
    for key, counts in samples.items():
        name, how = key
        line = [name, how, spread(rates(samples, key)), games_a_second(counts), "", ""]
        if name != MAEDN:
            line[4] = ratio_text(samples, key, (MAEDN, "C++" if how == "kernel" else "Python"))
            if how == "Python":
                line[5] = ratio_text(samples, key, (MAEDN, "Python, own die"))
        rows.append(line)
    return rows


def shape_table(samples: Samples, shapes: dict[str, Count]) -> list[list[str]]:
    rows = [["game", "decisions/game", "answers/decision", "most answers", "one answer"]]
    for name, shape in shapes.items():
        fast = samples[name, "C++" if name == MAEDN else "kernel"]
        played = sum(count.decisions for count in fast)
        # the kernel counts moves in the timed games; maedn's come from the untimed ones
        listed = [shape] if name == MAEDN else fast
        answers = sum(c.answers for c in listed) / sum(c.decisions for c in listed)
        rows.append(
            [
                name,
                f"{played / sum(count.games for count in fast):.0f}",
                f"{answers:.2f}",
                str(max(count.most_answers for count in listed)),
                f"{shape.forced / shape.decisions:.0%}",
            ]
        )
    return rows


def columns(rows: list[list[str]], markdown: bool) -> str:
    if markdown:
        rows = [rows[0], ["---"] * len(rows[0]), *rows[1:]]
        return "\n".join("| " + " | ".join(row) + " |" for row in rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def notes(samples: Samples) -> list[str]:
    lines = [f"One game in the kernel takes {_kernel.state_bytes()} bytes."]
    cut = sum(count.unfinished for counts in samples.values() for count in counts)
    if cut:
        lines.append(f"{cut} kernel games were cut off after {MOST_DECISIONS} decisions.")
    if pyspiel is None:
        return [*lines, MISSING]
    nodes = ", ".join(
        f"{how} {2 * median(rates(samples, (MAEDN, how))):.2f} M/s"
        for name, how in samples
        if name == MAEDN
    )
    return [*lines, f"OpenSpiel's rates with its chance nodes counted too: {nodes}."]


def summary(samples: Samples, name: str) -> str:
    parts = []
    for how, rival in (("kernel", "C++"), ("Python", "Python")):
        text = f"{name} {how} {median(rates(samples, (name, how))):.2f} M/s"
        if (MAEDN, rival) in samples:
            text += f" = {ratio(samples, (name, how), (MAEDN, rival)):.2f} x OpenSpiel {rival}"
            text += f" ({median(rates(samples, (MAEDN, rival))):.2f} M/s)"
        parts.append(text)
    return "; ".join(parts)


def about(note: str) -> dict[str, str]:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    words = [f"{os.cpu_count()} cores", f"{memory:.0f} GB", note, f"load {os.getloadavg()[0]:.1f}"]
    try:
        spiel = version("open_spiel")
    except PackageNotFoundError:
        spiel = "not installed"
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    built = datetime.fromtimestamp(Path(_kernel.__file__).stat().st_mtime)
    return {
        "date": date.today().isoformat(),
        "machine": ", ".join(word for word in words if word),
        "versions": f"tockwork {version('tockwork')} (checkout {commit or 'unknown'}, kernel built "
        f"{built:%Y-%m-%d %H:%M}), open_spiel {spiel}, Python {platform.python_version()}",
    }


# the run ---------------------------------------------------------------------------------------


def play_rounds(runs: dict[Key, PlayGames], seconds: float, repeats: int) -> Samples:
    """Every series once a round, each round begun with another one."""
    for run in runs.values():
        measure(run, 0.02, 0)
    samples: Samples = {key: [] for key in runs}
    keys = list(runs)
    for lap in range(repeats):
        turn = lap * len(keys) // repeats
        order = keys[turn:] + keys[:turn]
        for key in order:
            count = measure(runs[key], seconds, 1 + lap * 1_000_000)
            samples[key].append(count)
            text = f"round {lap + 1}/{repeats}: {' '.join(key)} {count.rate / 1e6:.2f} M/s"
            print(text, file=sys.stderr, flush=True)
    return samples


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play, beside OpenSpiel's maedn.")
    parser.add_argument("--seconds", type=float, default=0.5, help="of one measurement")
    parser.add_argument("--repeats", type=int, default=7, help="measurements of each series")
    parser.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=list(RULEBOOKS))
    parser.add_argument("--json", type=Path, help="write all measurements to this file")
    parser.add_argument("--markdown", action="store_true", help="print a section of RESULTS.md")
    parser.add_argument("--note", default="", help="words for the machine line: shared")
    options = parser.parse_args()
    if options.seconds <= 0 or options.repeats < 1:
        parser.error("--seconds must be more than 0 and --repeats at least 1")

    facts = about(options.note)
    runs: dict[Key, PlayGames] = {}
    shapes: dict[str, Count] = {}
    for name in dict.fromkeys(options.rules):
        book = rulebook(name)
        forms = [form.teams for form in book.forms if form.players == 4]
        table = book.table(players=4, teams="pairs" if "pairs" in forms else forms[0])
        runs[name, "kernel"] = kernel_games(table)
        runs[name, "Python"] = python_game(table)
        shapes[name] = game_shape(table)
    if pyspiel is None:
        print(MISSING, file=sys.stderr)
    else:
        maedn = pyspiel.load_game("maedn(players=4)")
        runs[MAEDN, "C++"] = maedn_cpp(maedn)
        runs[MAEDN, "Python"] = maedn_python(maedn)
        runs[MAEDN, "Python, own die"] = maedn_own_die(maedn)
        shapes[MAEDN] = maedn_shape(maedn)

    samples = play_rounds(runs, options.seconds, options.repeats)
    line = summary(samples, "dog" if "dog" in shapes else next(iter(shapes)))
    command = " ".join(["python benchmarks/playouts.py", *sys.argv[1:]])
    about_run = f"median (lowest-highest) of {options.repeats} x {options.seconds:g} s, in rounds"
    if options.markdown:
        print(f"## {facts['date']}\n\n`{command}`\n")
        print(f"{facts['machine']}; {facts['versions']}; {about_run}.\n")
    else:
        print(f"{facts['date']}: {facts['machine']}\n{facts['versions']}\n{about_run}\n")
    print(columns(speed_table(samples), options.markdown), end="\n\n")
    print(columns(shape_table(samples, shapes), options.markdown), end="\n\n")
    print("\n".join(notes(samples)), end="\n\n")
    if options.json:
        document = {
            "command": command,
            **facts,
            "state_bytes": _kernel.state_bytes(),
            "series": [
                {"game": name, "played_by": how, "measurements": [asdict(c) for c in counts]}
                for (name, how), counts in samples.items()
            ],
            "summary": line,
        }
        options.json.write_text(json.dumps(document, indent=1) + "\n")
    print(line)


if __name__ == "__main__":
    main()
