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
from tockwork.cli import keep
from tockwork.cli import serve as serving
from tockwork.cli.named_games import named_rulebook
from tockwork.cli.numbers import at_least
from tockwork.errors import TockworkError
from tockwork.locale import LANGUAGES, Words, spoken_in, words
from tockwork.rulebooks import RULEBOOKS, Rulebook

EXIT_REFUSED, INTERRUPTED = 1, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; 0 if all went well, 1 if something was refused, 2 if misused."""
    args = _parser().parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except TockworkError as bad:
        return _complain(str(bad))
    except BrokenPipeError:  # the reader has gone, `| head` for example
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as bad:
        return _complain(f"{bad.filename or 'output'}: {bad.strerror}")
    except UnicodeDecodeError as bad:
        return _complain(f"input: not UTF-8 text ({bad.reason} at byte {bad.start})")
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(what: str) -> int:
    print(f"tockwork: {what}", file=sys.stderr)
    return EXIT_REFUSED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tockwork",
        description="The Tock and DOG family of marble races: rules, moves, records and pictures.",
        epilog="Exit codes: 0 all well, 1 something was refused, 2 the command was misused.",
    )
    parser.add_argument("--version", action="version", version=f"tockwork {__version__}")
    _language_argument(parser, default=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    rules = commands.add_parser(
        "rules",
        help="list the games, or tell one of them in words",
        description="Without a game: the list of games. With one: its rules in words. `rules new"
        " FILE.toml` writes a small game to begin with, every field explained; `rules check FILE`"
        " says what is wrong with a game, or plays it and tells what it is like.",
    )
    rules.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help=f"one of {', '.join(RULEBOOKS)}, a file with a game, or new, or check",
    )
    rules.add_argument("file", nargs="?", metavar="FILE", help="with new or check: the file")
    rules.add_argument(
        "--games", type=at_least(1), default=1000, help="check: games of each form (1000)"
    )
    rules.add_argument("--seed", type=at_least(0), default=0, help="check: of its games (0)")
    rules.add_argument("--html", metavar="FILE.html", help="check: the report as a page as well")
    rules.add_argument("--knobs", action="store_true", help="every knob with what it means")
    rules.add_argument("--json", action="store_true", help="the whole rulebook as JSON")
    _language_argument(rules)
    rules.set_defaults(run=_rules)

    moves = commands.add_parser(
        "moves",
        help="answer position documents with their legal moves",
        description="Reads position documents, one JSON object a line, and answers each with one"
        " line: every legal answer of the seat in turn. A document that makes no sense is answered"
        " with an error, and the rest still answered. See docs/positions.md.",
    )
    moves.add_argument("file", nargs="?", help="file to read; standard input if left out")
    moves.set_defaults(run=_moves)

    trace = commands.add_parser(
        "trace",
        help="play random games and write down every decision",
        description="Plays games between random players: one JSON line a decision, with the"
        " position in full, its legal moves and the one chosen, and one line a result.",
    )
    _game_arguments(trace)
    trace.add_argument("--games", type=at_least(0), default=1, help="how many games (1)")
    trace.set_defaults(run=_trace)

    replay = commands.add_parser(
        "replay",
        help="replay a game record, every move checked",
        description="Reads a game record, plays it again with every move checked, and tells it.",
    )
    replay.add_argument("record", metavar="RECORD", help="a record file; - for standard input")
    replay.add_argument("--quiet", action="store_true", help="check only; print one line")
    replay.add_argument("--board", action="store_true", help="draw the last position")
    _language_argument(replay)
    replay.set_defaults(run=_replay)

    review = commands.add_parser(
        "review",
        help="say what every answer of a game was worth, and what was luck",
        description="Reads a record of a whole game and judges every answer by games played on in"
        " the head, from what its player could see. The same record, seed and worlds give the same"
        " review everywhere. See docs/review.md.",
    )
    review.add_argument("record", metavar="RECORD", help="a record file; - for standard input")
    review.add_argument("--seat", type=at_least(0), help="whose mistakes are tried again (all)")
    review.add_argument("--html", metavar="FILE", help="write a page that can be mailed")
    review.add_argument("--json", action="store_true", help="everything as JSON")
    review.add_argument("--seed", type=int, default=0, help="of the random numbers (0)")
    review.add_argument(
        "--worlds", type=at_least(32), default=256, help="at most, for an answer (256)"
    )
    _language_argument(review)
    review.set_defaults(run=_review)

    daily = commands.add_parser(
        "daily",
        help="show the boards of the daily deal",
        description="Five boards, one round each from a given position, the same for everybody on"
        " that day (UTC) with these weights, and what bots make of them. Played in the browser.",
    )
    daily.add_argument("day", nargs="?", metavar="DAY", help="such as 2026-11-17; today")
    daily.add_argument("--rules", default="dog", choices=RULEBOOKS, help="the game (dog)")
    daily.add_argument("--json", action="store_true", help="the boards as JSON, one a line")
    _language_argument(daily)
    daily.set_defaults(run=_daily)

    verify = commands.add_parser(
        "verify",
        help="check that a game was dealt fairly",
        description="Deals a recorded game again and says what was checked: the server's part, the"
        " players' parts, the seed, every shuffle, every move, the chain of events. Ends with"
        " exit code 1 if anything does not fit. See docs/fairness.md.",
    )
    verify.add_argument("record", metavar="RECORD", help="a record file; - for standard input")
    _language_argument(verify)
    verify.set_defaults(run=_verify)

    show = commands.add_parser(
        "show",
        help="draw a position in the terminal or as SVG",
        description="Draws a position: a file with a position document or a position text, the text"
        " itself, or the name of a game for its empty board.",
    )
    show.add_argument("position", metavar="POSITION", help="file, position text, game, or -")
    show.add_argument("-o", "--output", metavar="FILE.svg", help="write an SVG picture")
    show.add_argument("--seat", type=at_least(0), default=0, help="who sits at the bottom (0)")
    show.add_argument("--theme", choices=("day", "night", "contrast"), default="day")
    show.add_argument("--players", type=at_least(2), help="with the name of a game: how many play")
    show.add_argument(
        "--arrow",
        action="append",
        default=[],
        metavar="MOVE",
        help="draw a legal move of the position as an arrow, with -o; may be given several times",
    )
    show.add_argument("--no-colour", action="store_true", help="plain text without colours")
    _language_argument(show)
    show.set_defaults(run=_show)

    watch = commands.add_parser(
        "watch",
        help="watch a game of random players in the terminal",
        description="Plays a game between random players and draws the board after every round.",
    )
    _game_arguments(watch)
    watch.add_argument("--every", choices=("move", "round", "end"), default="round")
    watch.add_argument("--delay", type=at_least(0), default=0, metavar="SECONDS")
    watch.add_argument("--record", metavar="FILE", help="also write the game record")
    watch.add_argument("--no-colour", action="store_true", help="plain text without colours")
    _language_argument(watch)
    watch.set_defaults(run=_watch)

    play = commands.add_parser(
        "play",
        help="play against bots in the terminal",
        description="You against bots. At every prompt 'help' says what can be typed. The end of"
        " input ends the game politely. See docs/play.md.",
    )
    play.add_argument(
        "rules", nargs="?", metavar="GAME", help="which game (dog), or a file with one"
    )
    _form_arguments(play)
    play.add_argument("--seed", type=int, help="the same seed, the same cards (new ones each time)")
    play.add_argument("--seat", type=at_least(0), default=0, help="where you sit (0)")
    play.add_argument(
        "--bots", default="greedy", metavar="BOT", help="one for all others, or one each: A,B,…"
    )
    play.add_argument("--save", metavar="FILE", help="write the record after each of your moves")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument("--no-colour", action="store_true", help="plain text without colours")
    _language_argument(play)
    play.set_defaults(run=_play)

    arena = commands.add_parser(
        "arena",
        help="let bots play a match and rate them",
        description="Bots play each other on the same deals with the sides exchanged. Prints who"
        " won how much and how sure that is. See docs/arena.md.",
    )
    _game_arguments(arena)
    arena.add_argument(
        "--bots",
        metavar="A,B,...",
        help="who plays: random, greedy, search:0.05 (seconds), network, a level such as expert,"
        " FILE.py:CLASS; A+B: two as partners",
    )
    arena.add_argument(
        "--games", type=int, default=1000, help="games of each pair, in whole deals (1000)"
    )
    arena.add_argument("--jobs", type=at_least(1), help="processes at once (all cores)")
    arena.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster; local: one begun here"
    )
    arena.add_argument(
        "--ladder",
        metavar="FOLDER",
        help="keep the ratings of all entrants there, ours included, with a page; --bots enter it",
    )
    arena.add_argument("--save", metavar="FILE", help="keep finished deals, and go on from there")
    arena.add_argument("--plot", metavar="FILE.svg", help="draw the ratings")
    arena.add_argument("--json", action="store_true", help="the result as JSON")
    arena.set_defaults(run=_arena)

    serve = commands.add_parser(
        "serve",
        help="serve the table to browsers and programs",
        description="Serves the table in the browser, the lobby, the bots and the HTTP API until it"
        " is interrupted. Games are stored move by move. See docs/hosting.md.",
    )
    serving.add_arguments(serve)
    _language_argument(serve)
    serve.set_defaults(run=_serve)

    keep.add_commands(commands)

    site = commands.add_parser(
        "site",
        help="write the table without a server, for any host of files",
        description="Writes a folder that any host of files can serve, under any path: the shelf,"
        " games against bots and on one screen, rules, replays. See docs/hosting.md.",
    )
    site.add_argument("folder", help="where to write it; empty, or an older site")
    site.set_defaults(run=_site)
    return parser


def _language_argument(
    parser: argparse.ArgumentParser, default: str | None = argparse.SUPPRESS
) -> None:
    """Before the command or after it; what is left out after it does not undo what is before."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=default,
        help=f"language of the game: {', '.join(LANGUAGES)} (that of the terminal, or English)",
    )


def _words(args: argparse.Namespace) -> Words:
    return words(args.lang or spoken_in(os.environ))


def _game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rules",
        default="dog",
        metavar="GAME",
        help="which game (dog), or a file with one: FILE.toml, .json or .py",
    )
    _form_arguments(parser)
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same game (0)")


def _form_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=at_least(2), default=4, help="how many play (4)")
    parser.add_argument("--teams", choices=("none", "pairs", "triples"), help="the usual ones")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KNOB=VALUE",
        help="set a knob, such as seven_rest=never, board=6 or advanced=back4,skip",
    )


def _book(args: argparse.Namespace) -> Rulebook:
    options: dict[str, Any] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise TockworkError(f"--option {text}: write KNOB=VALUE")
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
        return inventing.new(args.file)
    if args.game == "check":
        return inventing.check(
            args.file, games=args.games, seed=args.seed, html=args.html, as_json=args.json
        )
    if args.file is not None:
        raise TockworkError(f"rules {args.game}: one game is enough, so not '{args.file}' too")
    return rules.run(args.game, knobs=args.knobs, as_json=args.json, words=_words(args))


def _moves(args: argparse.Namespace) -> int:
    from tockwork.cli import moves

    if args.file is None:
        return moves.run(sys.stdin)
    with open(args.file, encoding="utf-8") as lines:
        return moves.run(lines)


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
            raise TockworkError("--resume: the record says which game; leave GAME out")
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

    return site.run(args.folder)


def _arena(args: argparse.Namespace) -> int:
    from tockwork.arena import Ladder, Match, entering
    from tockwork.cli import arena

    bots = tuple(name.strip() for name in args.bots.split(",")) if args.bots else ()
    if args.ladder is not None:
        if args.save is not None:
            raise TockworkError("--save: a ladder keeps its deals itself")
        folder = Path(args.ladder)
        new = Ladder(folder, _book(args), args.players, args.teams, args.seed, entering(bots))
        named = (args.rules, args.players, args.teams, args.seed, args.option)
        return arena.climb(
            new, bots, whichever=named == ("dog", 4, None, 0, []),
            games=args.games, jobs=args.jobs, ray=args.ray, plot=args.plot, as_json=args.json,
        )  # fmt: skip
    if not bots:
        raise TockworkError("--bots: who plays? Two or more, such as search,greedy")
    match = Match(_book(args), bots, args.players, args.teams, args.games, args.seed)
    return arena.run(
        match, jobs=args.jobs, ray=args.ray, save=args.save, plot=args.plot, as_json=args.json
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
