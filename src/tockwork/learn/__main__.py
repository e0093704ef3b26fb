"""`python -m tockwork.learn`: train a network, make weights of it, see whether it is right."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tockwork.errors import TockworkError
from tockwork.rulebooks import RULEBOOKS, Variant, rulebook

INTERRUPTED = 130


def _pair(text: str) -> tuple[float, float]:
    first, last = text.split(":")
    return float(first), float(last)


def _shares(text: str) -> dict[str, float]:
    try:
        return {name: float(n) for name, n in (one.split("=") for one in text.split(","))}
    except ValueError:
        wanted = f"should be like dog/4=10,dog-royal/4=20, not {text}"
        raise argparse.ArgumentTypeError(wanted) from None


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tockwork.learn", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="self-play and learning for some minutes")
    train.add_argument("--out", type=Path, required=True, help="folder for checkpoint and report")
    train.add_argument("--minutes", type=float)
    train.add_argument("--plan", type=float, help="minutes of all runs together")
    train.add_argument("--resume", type=Path, help="folder of a checkpoint to go on from")
    train.add_argument("--forms", help="only these, such as dog/4,dog-swiss")
    train.add_argument(
        "--share", type=_shares, metavar="FORM=N,…", help="of the games, such as dog-royal/4=20"
    )
    train.add_argument(
        "--own-only",
        action="store_true",
        help="learn what these forms have of their own; the checkpoint keeps all others",
    )
    train.add_argument(
        "--response",
        action="store_true",
        help="learn only to beat what --resume gives, which plays the other teams and stays",
    )
    for name in ("seed", "games", "threads", "batch", "memory"):
        train.add_argument(f"--{name}", type=int)
    for name in ("reuse", "warm", "temperature", "greedy", "older", "every"):
        train.add_argument(f"--{name}", type=float)
    for name in ("rate", "returns", "epsilon"):
        train.add_argument(f"--{name}", type=_pair, metavar="FROM:TO")
    train.add_argument(
        "--in-threads", action="store_true", help="games in threads, though there is a GPU"
    )
    train.add_argument("--widths", help="of the three layers, such as 256,128,32")
    train.add_argument("--device")
    export = commands.add_parser("export", help="weights to play with, from a checkpoint")
    export.add_argument("checkpoint", type=Path)
    export.add_argument("weights", type=Path, help="folder")
    export.add_argument("--keep", action="store_true", help="leave other forms in the folder alone")
    rollouts = commands.add_parser("rollouts", help="evaluate moves, to learn from")
    rollouts.add_argument("--out", type=Path, required=True, help="folder for the decisions")
    rollouts.add_argument("--forms", required=True, help="such as dog/4,dog-swiss")
    rollouts.add_argument("--decisions", type=int, default=200_000, help="of each form")
    rollouts.add_argument("--worlds", type=int, default=8, help="imagined for each decision")
    rollouts.add_argument("--exchanges", action="store_true", help="only which card is given")
    rollouts.add_argument("--weights", type=Path, help="folder (the weights of the package)")
    rollouts.add_argument("--seed", type=int, default=0)
    rollouts.add_argument("--threads", type=int, help="(all cores)")
    fine_tune = commands.add_parser("fine-tune", help="learn from evaluated decisions")
    fine_tune.add_argument(
        "run", type=Path, help="folder of a checkpoint or of weights to go on from"
    )
    fine_tune.add_argument("decisions", type=Path, help="folder")
    fine_tune.add_argument("--out", type=Path, required=True, help="folder for the checkpoint")
    for name in ("rate", "apart"):
        fine_tune.add_argument(f"--{name}", type=float)
    for name in ("batch", "times", "seed"):
        fine_tune.add_argument(f"--{name}", type=int)
    fine_tune.add_argument(
        "--only-new", action="store_true", help="what the weights knew nothing of"
    )
    fine_tune.add_argument("--device")
    shift = commands.add_parser("shift", help="make its chances come true")
    shift.add_argument("weights", type=Path, help="folder")
    shift.add_argument("--forms", default="", help="only these, such as dog/4,dog-swiss")
    shift.add_argument("--games", type=int, default=500, help="of each form")
    shift.add_argument("--seed", type=int, default=0)
    shift.add_argument("--jobs", type=int, help="threads (all cores)")
    usage = commands.add_parser("usage", help="how finely small weights round what")
    usage.add_argument("weights", type=Path, help="folder")
    usage.add_argument("--games", default="", help="only these, such as dog/,dog-swiss")
    usage.add_argument("--decisions", type=int, default=3000, help="of each form")
    usage.add_argument("--seed", type=int, default=0)
    calibrate = commands.add_parser("calibrate", help="whether its chances are what comes true")
    calibrate.add_argument("--weights", type=Path, help="folder (the weights of the package)")
    calibrate.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=list(RULEBOOKS))
    calibrate.add_argument("--players", type=int, default=4)
    calibrate.add_argument("--teams", help="(pairs, where the game has them)")
    calibrate.add_argument("--every-form", action="store_true", help="all players, teams, boards")
    calibrate.add_argument("--games", type=int, default=2000, help="of each rulebook")
    calibrate.add_argument("--seed", type=int, default=0)
    calibrate.add_argument("--jobs", type=int, help="threads (all cores)")
    calibrate.add_argument("--json", type=Path, help="write the bins to this file")
    calibrate.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the curves")
    return parser


def main(argv: list[str] | None = None) -> int:
    options = vars(_arguments().parse_args(argv))
    command = options.pop("command")
    try:
        if command == "train":
            _train({k: v for k, v in options.items() if v is not None})
        elif command == "export":
            _export(**options)
        elif command == "rollouts":
            _rollouts({k: v for k, v in options.items() if v is not None})
        elif command == "fine-tune":
            _fine_tune({k: v for k, v in options.items() if v is not None})
        elif command == "shift":
            _shift(**options)
        elif command == "usage":
            _usage(**options)
        else:
            _calibrate(**options)
    except (TockworkError, OSError) as bad:
        print(f"tockwork.learn: {bad}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("tockwork.learn: stopped; what was saved until now is kept", file=sys.stderr)
        return INTERRUPTED
    return 0


def _train(options: dict[str, Any]) -> None:
    from tockwork.learn.progress import usual_text
    from tockwork.learn.run_report import REPORT
    from tockwork.learn.train import Run, TrainingSettings

    if "forms" in options:
        options["forms"] = tuple(options["forms"].split(","))
    if "widths" in options:
        options["widths"] = tuple(int(w) for w in options["widths"].split(","))
    settings = TrainingSettings(**options)
    report = Run(settings).go()
    report.write(settings.out / REPORT)
    print(usual_text(report.usual))
    print(
        f"{report.games} games in {report.seconds:.0f} s; checkpoint and report in {settings.out}"
    )


def _export(checkpoint: Path, weights: Path, keep: bool) -> None:
    from tockwork.learn.checkpoint import export, load, restore
    from tockwork.learn.forms import all_forms
    from tockwork.learn.model import Net
    from tockwork.learn.run_report import REPORT

    arrays, widths, progress = load(checkpoint)
    names = {key.split(":")[0] for key in arrays if key.endswith(":own")}
    net = Net([form for form in all_forms() if form.name in names], widths)
    restore(net, arrays)
    report = checkpoint / REPORT
    notes = json.loads(report.read_text()) if report.exists() else progress
    for key in ("lines", "forms"):
        notes.pop(key, None)
    for path in export(net, weights, notes, keep):
        print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")


def _rollouts(options: dict[str, Any]) -> None:
    from tockwork.learn.rollout_targets import write_targets

    options["forms"] = tuple(options["forms"].split(","))
    paths = write_targets(**options)
    print(f"{len(paths)} files in {options['out']}")


def _fine_tune(options: dict[str, Any]) -> None:
    from tockwork.learn.fine_tuning import FineTuning, fine_tune

    run, decisions, out = (options.pop(name) for name in ("run", "decisions", "out"))
    fine_tune(run, decisions, out, FineTuning(**options))
    print(f"checkpoint and report in {out}")


def _shift(weights: Path, forms: str, games: int, seed: int, jobs: int | None) -> None:
    from tockwork.learn.calibration_shift import measure_shifts

    print(measure_shifts(weights, games, seed, jobs, forms.split(",") if forms else ()))


def _usage(weights: Path, games: str, decisions: int, seed: int) -> None:
    from tockwork.learn.row_usage import measure_usage

    print(measure_usage(weights, decisions, seed, games.split(",") if games else ()))


def _calibrate(
    weights: Path | None,
    rules: list[str],
    players: int,
    teams: str | None,
    every_form: bool,
    games: int,
    seed: int,
    jobs: int | None,
    json: Path | None,
    plot: Path | None,
) -> None:
    from tockwork.learn import calibration
    from tockwork.learn.calibration_plot import curves_svg
    from tockwork.learn.forms import all_forms

    def usual(name: str) -> Variant:
        book = rulebook(name)
        pairs = any((form.players, form.teams) == (players, "pairs") for form in book.forms)
        return book.table(players, teams or ("pairs" if pairs else None))

    if every_form:
        tables = [form.table for form in all_forms([f"{name}/" for name in rules])]
    else:
        tables = [usual(name) for name in rules]
    found = []
    for table in tables:
        found.append(calibration.calibrate(table, weights, games, seed, jobs))
        print(found[-1].text(), flush=True)
        calibration.keep(found, json)
    if plot:
        plot.write_text(curves_svg(found))
    print(calibration.summary(found))


if __name__ == "__main__":
    sys.exit(main())
