"""`python -m tockwork.learn`: train a network, make weights of it, see whether it is right."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tockwork.errors import TockworkError
from tockwork.rulebooks import RULEBOOKS, rulebook

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
    train.add_argument("--out", type=Path, required=True, help="folder for checkpoint and card")
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
    for name in ("seed", "games", "threads", "batch", "memory"):
        train.add_argument(f"--{name}", type=int)
    for name in ("reuse", "warm", "temperature", "greedy", "older", "every"):
        train.add_argument(f"--{name}", type=float)
    for name in ("rate", "returns", "epsilon"):
        train.add_argument(f"--{name}", type=_pair, metavar="FROM:TO")
    train.add_argument("--widths", help="of the three layers, such as 256,128,32")
    train.add_argument("--device")
    export = commands.add_parser("export", help="weights to play with, from a checkpoint")
    export.add_argument("checkpoint", type=Path)
    export.add_argument("weights", type=Path, help="folder")
    export.add_argument("--keep", action="store_true", help="leave other forms in the folder alone")
    study = commands.add_parser("study", help="let rollouts judge answers, to learn from")
    study.add_argument("--out", type=Path, required=True, help="folder for the decisions")
    study.add_argument("--forms", required=True, help="such as dog/4,dog-swiss")
    study.add_argument("--decisions", type=int, default=200_000, help="of each form")
    study.add_argument("--worlds", type=int, default=8, help="imagined for each decision")
    study.add_argument("--weights", type=Path, help="folder (the weights of the package)")
    study.add_argument("--seed", type=int, default=0)
    study.add_argument("--threads", type=int, help="(all cores)")
    sharpen = commands.add_parser("sharpen", help="learn from studied decisions")
    sharpen.add_argument("run", type=Path, help="folder of the checkpoint to go on from")
    sharpen.add_argument("decisions", type=Path, help="folder")
    sharpen.add_argument("--out", type=Path, required=True, help="folder for the checkpoint")
    for name in ("rate", "apart"):
        sharpen.add_argument(f"--{name}", type=float)
    for name in ("batch", "times", "seed"):
        sharpen.add_argument(f"--{name}", type=int)
    sharpen.add_argument("--device")
    settle = commands.add_parser("settle", help="make its chances come true")
    settle.add_argument("weights", type=Path, help="folder")
    settle.add_argument("--forms", default="", help="only these, such as dog/4,dog-swiss")
    settle.add_argument("--games", type=int, default=500, help="of each form")
    settle.add_argument("--seed", type=int, default=0)
    settle.add_argument("--jobs", type=int, help="threads (all cores)")
    calibrate = commands.add_parser("calibrate", help="whether its chances are what comes true")
    calibrate.add_argument("--weights", type=Path, help="folder (the weights of the package)")
    calibrate.add_argument("--rules", nargs="+", choices=RULEBOOKS, default=list(RULEBOOKS))
    calibrate.add_argument("--players", type=int, default=4)
    calibrate.add_argument("--teams", help="(pairs, where the game has them)")
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
        elif command == "study":
            _study({k: v for k, v in options.items() if v is not None})
        elif command == "sharpen":
            _sharpen({k: v for k, v in options.items() if v is not None})
        elif command == "settle":
            _settle(**options)
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
    from tockwork.learn.train import Run, Settings

    if "forms" in options:
        options["forms"] = tuple(options["forms"].split(","))
    if "widths" in options:
        options["widths"] = tuple(int(w) for w in options["widths"].split(","))
    settings = Settings(**options)
    card = Run(settings).go()
    card.write(settings.out / "card.json")
    print(usual_text(card.usual))
    print(f"{card.games} games in {card.seconds:.0f} s; checkpoint and card in {settings.out}")


def _export(checkpoint: Path, weights: Path, keep: bool) -> None:
    from tockwork.learn.checkpoint import export, load, restore
    from tockwork.learn.forms import all_forms
    from tockwork.learn.model import Net

    arrays, widths, progress = load(checkpoint)
    names = {key.split(":")[0] for key in arrays if key.endswith(":own")}
    net = Net([form for form in all_forms() if form.name in names], widths)
    restore(net, arrays)
    card = checkpoint / "card.json"
    notes = json.loads(card.read_text()) if card.exists() else progress
    for key in ("lines", "forms"):
        notes.pop(key, None)
    for path in export(net, weights, notes, keep):
        print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")


def _study(options: dict[str, Any]) -> None:
    from tockwork.learn.study import study

    options["forms"] = tuple(options["forms"].split(","))
    paths = study(**options)
    print(f"{len(paths)} files in {options['out']}")


def _sharpen(options: dict[str, Any]) -> None:
    from tockwork.learn.sharpen import Sharpening, sharpen

    run, decisions, out = (options.pop(name) for name in ("run", "decisions", "out"))
    sharpen(run, decisions, out, Sharpening(**options))
    print(f"checkpoint and card in {out}")


def _settle(weights: Path, forms: str, games: int, seed: int, jobs: int | None) -> None:
    from tockwork.learn.settle import settle

    print(settle(weights, games, seed, jobs, forms.split(",") if forms else ()))


def _calibrate(
    weights: Path | None,
    rules: list[str],
    players: int,
    teams: str | None,
    games: int,
    seed: int,
    jobs: int | None,
    json: Path | None,
    plot: Path | None,
) -> None:
    from tockwork.learn import calibrate as by
    from tockwork.learn.reliability import curves_svg

    found = []
    for name in rules:
        book = rulebook(name)
        pairs = any((form.players, form.teams) == (players, "pairs") for form in book.forms)
        table = book.table(players, teams or ("pairs" if pairs else None))
        found.append(by.calibrate(table, weights, games, seed, jobs))
        print(found[-1].table(), flush=True)
        by.keep(found, json)
    if plot:
        plot.write_text(curves_svg(found))
    print(by.summary(found))


if __name__ == "__main__":
    sys.exit(main())
