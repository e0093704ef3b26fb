"""The `tockwork` command."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tockwork import __version__
from tockwork.bots.weights import kind
from tockwork.cli import keep
from tockwork.cli import serve as serving
from tockwork.cli.complaint import complaint
from tockwork.cli.named_games import named_rulebook
from tockwork.cli.numbers import at_least
from tockwork.cli.spoken_parser import SpokenParser, add_command, wished
from tockwork.errors import TockworkError
from tockwork.locale import LANGUAGES, Words, spoken_in, words
from tockwork.rulebooks import RULEBOOKS, Rulebook

EXIT_REFUSED, INTERRUPTED = 1, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; 0 if all went well, 1 if something was refused, 2 if misused."""
    said = words(wished(sys.argv[1:] if argv is None else argv, os.environ))
    args = _parser().parse_in(said, argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except TockworkError as bad:
        return _complain(complaint(said, bad))
    except BrokenPipeError:  # the reader has gone, `| head` for example
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as bad:
        return _complain(f"{bad.filename or said.say('complaint.output')}: {bad.strerror}")
    except UnicodeDecodeError as bad:
        return _complain(said.say("complaint.not-text", why=bad.reason, at=bad.start))
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(what: str) -> int:
    print(f"tockwork: {what}", file=sys.stderr)
    return EXIT_REFUSED


def _parser() -> SpokenParser:
    """Help is given by the names of messages; they are said when somebody asks."""
    parser = SpokenParser(
        prog="tockwork", description="command-about", epilog="command-about.exit-codes"
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"tockwork {__version__} ({kind()} weights)",
        help="command-about.version",
    )
    _language_argument(parser, default=None)
    commands = parser.add_subparsers(
        title="command-about.commands", metavar="COMMAND", required=True
    )

    rules = add_command(commands, "rules", _rules)
    rules.add_argument("game", nargs="?", metavar="GAME", help="command-rules.game")
    rules.add_argument("file", nargs="?", metavar="FILE", help="command-rules.file")
    rules.add_argument("--games", type=at_least(1), default=1000, help="command-rules.games")
    rules.add_argument("--seed", type=at_least(0), default=0, help="command-rules.seed")
    rules.add_argument("--html", metavar="FILE.html", help="command-rules.html")
    rules.add_argument("--knobs", action="store_true", help="command-rules.knobs")
    rules.add_argument("--json", action="store_true", help="command-rules.json")

    moves = add_command(commands, "moves", _moves)
    moves.add_argument("file", nargs="?", metavar="FILE", help="command-moves.file")

    trace = add_command(commands, "trace", _trace)
    _game_arguments(trace)
    trace.add_argument("--games", type=at_least(0), default=1, help="command-trace.games")

    replay = add_command(commands, "replay", _replay)
    replay.add_argument("record", metavar="RECORD", help="command-about.record")
    replay.add_argument("--quiet", action="store_true", help="command-replay.quiet")
    replay.add_argument("--board", action="store_true", help="command-replay.board")

    review = add_command(commands, "review", _review)
    review.add_argument("record", metavar="RECORD", help="command-about.record")
    review.add_argument("--seat", type=at_least(0), help="command-review.seat")
    review.add_argument("--html", metavar="FILE", help="command-review.html")
    review.add_argument("--json", action="store_true", help="command-review.json")
    review.add_argument("--seed", type=int, default=0, help="command-review.seed")
    review.add_argument("--worlds", type=at_least(32), default=256, help="command-review.worlds")

    daily = add_command(commands, "daily", _daily)
    daily.add_argument("day", nargs="?", metavar="DAY", help="command-daily.day")
    daily.add_argument("--rules", default="dog", choices=RULEBOOKS, help="command-daily.game")
    daily.add_argument("--json", action="store_true", help="command-daily.json")

    verify = add_command(commands, "verify", _verify)
    verify.add_argument("record", metavar="RECORD", help="command-about.record")

    show = add_command(commands, "show", _show)
    show.add_argument("position", metavar="POSITION", help="command-show.position")
    show.add_argument("-o", "--output", metavar="FILE.svg", help="command-show.output")
    show.add_argument("--seat", type=at_least(0), default=0, help="command-show.seat")
    show.add_argument(
        "--theme", choices=("day", "night", "contrast"), default="day", help="command-show.theme"
    )
    show.add_argument("--players", type=at_least(2), help="command-show.players")
    show.add_argument(
        "--arrow", action="append", default=[], metavar="MOVE", help="command-show.arrow"
    )
    _colour_argument(show)

    watch = add_command(commands, "watch", _watch)
    _game_arguments(watch)
    watch.add_argument(
        "--every", choices=("move", "round", "end"), default="round", help="command-watch.every"
    )
    watch.add_argument(
        "--delay", type=at_least(0), default=0, metavar="SECONDS", help="command-watch.delay"
    )
    watch.add_argument("--record", metavar="FILE", help="command-watch.record")
    _colour_argument(watch)

    play = add_command(commands, "play", _play)
    play.add_argument("rules", nargs="?", metavar="GAME", help="command-play.game")
    _form_arguments(play)
    play.add_argument("--seed", type=int, help="command-play.seed")
    play.add_argument("--seat", type=at_least(0), default=0, help="command-play.seat")
    play.add_argument("--bots", default="greedy", metavar="BOT", help="command-play.bots")
    play.add_argument("--save", metavar="FILE", help="command-play.save")
    play.add_argument("--resume", metavar="FILE", help="command-play.resume")
    _colour_argument(play)

    arena = add_command(commands, "arena", _arena)
    _game_arguments(arena)
    arena.add_argument("--bots", metavar="A,B,...", help="command-arena.bots")
    arena.add_argument("--games", type=int, default=1000, help="command-arena.games")
    arena.add_argument("--jobs", type=at_least(1), help="command-arena.jobs")
    arena.add_argument("--ray", metavar="ADDRESS", help="command-arena.ray")
    arena.add_argument("--ladder", metavar="FOLDER", help="command-arena.ladder")
    arena.add_argument("--save", metavar="FILE", help="command-arena.save")
    arena.add_argument("--plot", metavar="FILE.svg", help="command-arena.plot")
    arena.add_argument("--json", action="store_true", help="command-arena.json")

    serving.add_arguments(add_command(commands, "serve", _serve))
    keep.add_commands(commands)

    site = add_command(commands, "site", _site)
    site.add_argument("folder", metavar="FOLDER", help="command-site.folder")
    for one in commands.choices.values():
        _language_argument(one)
    return parser


def _language_argument(
    parser: argparse.ArgumentParser, default: str | None = argparse.SUPPRESS
) -> None:
    """Before the command or after it; what is left out after it does not undo what is before."""
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help="command-about.lang")


def _colour_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-colour", action="store_true", help="command-about.no-colour")


def _game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default="dog", metavar="GAME", help="command-about.game")
    _form_arguments(parser)
    parser.add_argument("--seed", type=int, default=0, help="command-about.seed")


def _form_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=at_least(2), default=4, help="command-about.players")
    parser.add_argument("--teams", choices=("none", "pairs", "triples"), help="command-about.teams")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KNOB=VALUE",
        help="command-about.option",
    )


def _words(args: argparse.Namespace) -> Words:
    return words(args.lang or spoken_in(os.environ))


def _book(args: argparse.Namespace) -> Rulebook:
    options: dict[str, Any] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise TockworkError(_words(args).say("complaint.option", text=text))
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
        if name in ("advanced", "deals") and not isinstance(options[name], list):
            options[name] = [part for part in value.split(",") if part]
    return named_rulebook(args.rules).with_options(**options)


def _rules(args: argparse.Namespace) -> int:
    from tockwork.cli import inventing, rules

    if args.game == "new":
        return inventing.new(args.file, _words(args))
    if args.game == "check":
        return inventing.check(
            args.file,
            games=args.games,
            seed=args.seed,
            html=args.html,
            as_json=args.json,
            words=_words(args),
        )
    if args.file is not None:
        raise TockworkError(_words(args).say("complaint.one-game", game=args.game, file=args.file))
    return rules.run(args.game, knobs=args.knobs, as_json=args.json, words=_words(args))


def _moves(args: argparse.Namespace) -> int:
    from tockwork.cli import moves

    if args.file is None:
        return moves.run(sys.stdin, _words(args))
    with open(args.file, encoding="utf-8") as lines:
        return moves.run(lines, _words(args))


def _trace(args: argparse.Namespace) -> int:
    from tockwork.cli import trace

    return trace.run(_book(args), args.players, args.teams, args.seed, args.games)


def _replay(args: argparse.Namespace) -> int:
    from tockwork.cli import replay

    return replay.run(args.record, quiet=args.quiet, board=args.board, words=_words(args))


def _daily(args: argparse.Namespace) -> int:
    from tockwork.cli import daily

    return daily.run(args.day, args.rules, as_json=args.json, words=_words(args))


def _review(args: argparse.Namespace) -> int:
    from tockwork.cli import review
    from tockwork.review import ReviewSettings

    return review.run(
        args.record,
        seat=args.seat,
        settings=ReviewSettings(seed=args.seed, worlds=(32, args.worlds)),
        as_json=args.json,
        html=args.html,
        words=_words(args),
    )


def _verify(args: argparse.Namespace) -> int:
    from tockwork.cli import verify

    return verify.run(args.record, words=_words(args))


def _show(args: argparse.Namespace) -> int:
    from tockwork.cli import show

    return show.run(
        args.position,
        output=args.output,
        seat=args.seat,
        theme=args.theme,
        players=args.players,
        arrows=args.arrow,
        colour=not args.no_colour and sys.stdout.isatty(),
        words=_words(args),
    )


def _watch(args: argparse.Namespace) -> int:
    from tockwork.cli import watch

    return watch.run(
        _book(args),
        args.players,
        args.teams,
        args.seed,
        every=args.every,
        delay=args.delay,
        record=args.record,
        colour=not args.no_colour and sys.stdout.isatty(),
        words=_words(args),
    )


def _play(args: argparse.Namespace) -> int:
    from tockwork.cli import play

    colour = not args.no_colour and sys.stdout.isatty()
    if args.resume is not None:
        if args.rules is not None:
            raise TockworkError(_words(args).say("complaint.resume"))
        return play.resume(args.resume, save=args.save, colour=colour, words=_words(args))
    args.rules = args.rules or "dog"
    return play.run(
        _book(args),
        args.players,
        args.teams,
        seat=args.seat,
        bots=args.bots,
        seed=args.seed,
        save=args.save,
        colour=colour,
        words=_words(args),
    )


def _serve(args: argparse.Namespace) -> int:
    return serving.run(args, _words(args))


def _site(args: argparse.Namespace) -> int:
    from tockwork.cli import site

    return site.run(args.folder, _words(args))


def _arena(args: argparse.Namespace) -> int:
    from tockwork.arena import Ladder, Match, entering
    from tockwork.cli import arena

    bots = tuple(name.strip() for name in args.bots.split(",")) if args.bots else ()
    if args.ladder is not None:
        if args.save is not None:
            raise TockworkError(_words(args).say("complaint.ladder-save"))
        folder = Path(args.ladder)
        new = Ladder(folder, _book(args), args.players, args.teams, args.seed, entering(bots))
        named = (args.rules, args.players, args.teams, args.seed, args.option)
        return arena.climb(
            new, bots, whichever=named == ("dog", 4, None, 0, []),
            games=args.games, jobs=args.jobs, ray=args.ray, plot=args.plot, as_json=args.json,
            words=_words(args),
        )  # fmt: skip
    if not bots:
        raise TockworkError(_words(args).say("complaint.who-plays"))
    match = Match(_book(args), bots, args.players, args.teams, args.games, args.seed)
    return arena.run(
        match,
        jobs=args.jobs,
        ray=args.ray,
        save=args.save,
        plot=args.plot,
        as_json=args.json,
        words=_words(args),
    )


def command() -> None:
    """The program: runs a command and ends."""
    code = main()
    sys.stdout.flush()
    sys.stderr.flush()
    if code == INTERRUPTED:  # processes that were ended on the way are not waited for
        os._exit(code)
    sys.exit(code)


if __name__ == "__main__":
    command()
