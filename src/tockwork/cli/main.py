"""The `tockwork` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tockwork import __version__
from tockwork.bots.weights import kind
from tockwork.cli import maintenance
from tockwork.cli import serve as serving
from tockwork.cli.arguments import (
    book_of,
    colour_argument,
    colours,
    form_arguments,
    game_argument,
    game_arguments,
    language_argument,
    name_of,
    rules_argument,
    words_of,
)
from tockwork.cli.complaint import complaint
from tockwork.cli.misuse import Misuse, as_typed
from tockwork.cli.numbers import at_least
from tockwork.cli.spoken_parser import SpokenParser, add_command, wished
from tockwork.cli.streams import prepare, reading
from tockwork.errors import BotError, TockworkError, UnknownName
from tockwork.locale import words
from tockwork.rulebooks.registry import FIRST_GAME

FOUND_WRONG, MISUSED, INTERRUPTED = 1, 2, 130
_NO_SUCH_FILE = (FileNotFoundError, IsADirectoryError, NotADirectoryError)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; 0 if all went well, 1 if something read does not hold or something failed,
    2 if what was typed cannot be."""
    said = words(wished(sys.argv[1:] if argv is None else argv, os.environ))
    parser = _parser()
    args = parser.parse_in(said, argv)
    try:
        if args.run is None:
            parser.help_in(said)
            return 0
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except (Misuse, UnknownName) as bad:
        return _complain(complaint(said, bad), MISUSED)
    except BotError as bad:
        print(bad.trace, end="", file=sys.stderr)
        return _complain(complaint(said, bad), FOUND_WRONG)
    except TockworkError as bad:
        return _complain(complaint(said, bad), FOUND_WRONG)
    except BrokenPipeError:  # the reader has gone, `| head` for example
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as bad:
        what = f"{bad.filename or said.say('complaint.output')}: {bad.strerror}"
        return _complain(what, MISUSED if isinstance(bad, _NO_SUCH_FILE) else FOUND_WRONG)
    except UnicodeDecodeError as bad:
        what = said.say("complaint.not-text", why=bad.reason, at=bad.start)
        return _complain(what, FOUND_WRONG)
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(what: str, code: int) -> int:
    print(f"tockwork: {what}", file=sys.stderr)
    return code


def _parser() -> SpokenParser:
    """Help texts are names of messages; they are looked up when they are printed."""
    parser = SpokenParser(
        prog="tockwork", description="command-about", epilog="command-about.exit-codes"
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"tockwork {__version__} ({kind()} weights)",
        help="command-about.version",
    )
    language_argument(parser, default=None)
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="command-about.commands", metavar="COMMAND")

    rules = add_command(commands, "rules", _rules)
    rules.add_argument("game", nargs="?", metavar="GAME", help="command-rules.game")
    rules.add_argument("file", nargs="?", metavar="FILE", help="command-rules.file")
    rules_argument(rules)
    rules.add_argument("--games", type=at_least(1), default=1000, help="command-rules.games")
    rules.add_argument("--seed", type=at_least(0), default=0, help="command-rules.seed")
    rules.add_argument("--html", metavar="FILE.html", help="command-rules.html")
    rules.add_argument("--options", action="store_true", help="command-rules.options")
    former = argparse.SUPPRESS  # its name before 0.2
    rules.add_argument("--knobs", action="store_true", dest="options", help=former)
    rules.add_argument("--json", action="store_true", help="command-rules.json")

    moves = add_command(commands, "moves", _moves)
    moves.add_argument("file", nargs="?", default="-", metavar="FILE", help="command-moves.file")

    trace = add_command(commands, "trace", _trace)
    game_arguments(trace)
    trace.add_argument("--games", type=at_least(0), default=1, help="command-trace.games")
    trace.add_argument("--bots", default="random", metavar="A,B,...", help="command-watch.bots")

    replay = add_command(commands, "replay", _replay)
    replay.add_argument("record", metavar="RECORD", help="command-about.record")
    replay.add_argument("--quiet", action="store_true", help="command-replay.quiet")
    replay.add_argument("--board", action="store_true", help="command-replay.board")
    colour_argument(replay)

    review = add_command(commands, "review", _review)
    review.add_argument("record", metavar="RECORD", help="command-about.record")
    review.add_argument("--seat", type=at_least(0), help="command-review.seat")
    review.add_argument("--html", metavar="FILE", help="command-review.html")
    review.add_argument("--json", action="store_true", help="command-review.json")
    review.add_argument("--seed", type=int, default=0, help="command-review.seed")
    review.add_argument("--worlds", type=at_least(32), default=256, help="command-review.worlds")

    daily = add_command(commands, "daily", _daily)
    game_argument(daily, "command-daily.game")
    daily.add_argument("day", nargs="?", metavar="DAY", help="command-daily.day")
    daily.add_argument("--json", action="store_true", help="command-daily.json")

    verify = add_command(commands, "verify", _verify)
    verify.add_argument("record", metavar="RECORD", help="command-about.record")

    fairplay = add_command(commands, "fairplay", _fairplay)
    fairplay.add_argument("records", nargs="+", metavar="RECORD", help="command-fairplay.records")
    fairplay.add_argument("--json", action="store_true", help="command-review.json")

    show = add_command(commands, "show", _show)
    show.add_argument("position", nargs="?", metavar="POSITION", help="command-show.position")
    rules_argument(show)
    show.add_argument("-o", "--output", metavar="FILE.svg", help="command-show.output")
    show.add_argument("--seat", type=at_least(0), default=0, help="command-show.seat")
    show.add_argument(
        "--theme", choices=("day", "night", "contrast"), default="day", help="command-show.theme"
    )
    show.add_argument("--players", type=at_least(2), help="command-show.players")
    show.add_argument(
        "--arrow", action="append", default=[], metavar="MOVE", help="command-show.arrow"
    )
    colour_argument(show)

    watch = add_command(commands, "watch", _watch)
    game_arguments(watch)
    watch.add_argument("--bots", default="random", metavar="A,B,...", help="command-watch.bots")
    watch.add_argument(
        "--every", choices=("move", "round", "end"), default="round", help="command-watch.every"
    )
    watch.add_argument(
        "--delay", type=at_least(0), default=0, metavar="SECONDS", help="command-watch.delay"
    )
    watch.add_argument("--record", metavar="FILE", help="command-watch.record")
    colour_argument(watch)

    play = add_command(commands, "play", _play)
    game_argument(play)
    form_arguments(play)
    play.add_argument("--seed", type=int, help="command-play.seed")
    play.add_argument("--seat", type=at_least(0), default=0, help="command-play.seat")
    play.add_argument("--bots", default="greedy", metavar="BOT", help="command-play.bots")
    play.add_argument("--save", metavar="FILE", help="command-play.save")
    play.add_argument("--resume", metavar="FILE", help="command-play.resume")
    colour_argument(play)

    arena = add_command(commands, "arena", _arena)
    game_arguments(arena)
    arena.add_argument("--bots", metavar="A,B,...", help="command-arena.bots")
    arena.add_argument("--games", type=int, default=1000, help="command-arena.games")
    arena.add_argument("--jobs", type=at_least(1), help="command-arena.jobs")
    arena.add_argument("--ray", metavar="ADDRESS", help="command-arena.ray")
    arena.add_argument("--ladder", metavar="FOLDER", help="command-arena.ladder")
    arena.add_argument("--save", metavar="FILE", help="command-arena.save")
    arena.add_argument("--records", metavar="FOLDER", help="command-arena.records")
    arena.add_argument("--plot", metavar="FILE.svg", help="command-arena.plot")
    arena.add_argument("--json", action="store_true", help="command-arena.json")

    bot = add_command(commands, "bot", _bot)
    bot.add_argument("name", metavar="BOT", help="command-bot.name")
    protocol = add_command(commands, "protocol", _protocol)
    protocol.add_argument("what", choices=("check", "schema"), help="command-protocol.what")
    protocol.add_argument("program", nargs="?", metavar="FILE", help="command-protocol.program")
    sit = add_command(commands, "sit", _sit)
    sit.add_argument("table", metavar="URL", help="command-sit.table")
    sit.add_argument("bot", metavar="BOT", help="command-sit.bot")

    serving.add_arguments(add_command(commands, "serve", _serve))
    maintenance.add_commands(commands)

    site = add_command(commands, "site", _site)
    site.add_argument("folder", metavar="FOLDER", help="command-site.folder")
    complete = add_command(commands, "completion", _completion)
    complete.add_argument("shell", choices=("bash", "zsh", "fish"), help="command-completion.shell")
    for one in commands.choices.values():
        language_argument(one)
    return parser


def _rules(args: argparse.Namespace) -> int:
    from tockwork.cli import inventing, rules

    if args.game == "new":
        return inventing.new(args.file, words_of(args))
    if args.game == "check":
        return inventing.check(
            name_of(args, args.file),
            games=args.games,
            seed=args.seed,
            html=args.html,
            as_json=args.json,
            words=words_of(args),
        )
    if args.file is not None:
        raise Misuse(words_of(args).say("complaint.one-game", game=args.game, file=args.file))
    return rules.run(
        name_of(args, args.game), options=args.options, as_json=args.json, words=words_of(args)
    )


def _moves(args: argparse.Namespace) -> int:
    from tockwork.cli import moves

    with reading(args.file) as lines:
        return moves.run(lines, words_of(args))


def _trace(args: argparse.Namespace) -> int:
    from tockwork.cli import trace

    return trace.run(
        book_of(args),
        args.players,
        args.teams,
        args.seed,
        args.games,
        bots=args.bots,
        words=words_of(args),
    )


def _replay(args: argparse.Namespace) -> int:
    from tockwork.cli import replay

    return replay.run(
        args.record,
        quiet=args.quiet,
        board=args.board,
        colour=colours(args),
        words=words_of(args),
    )


def _daily(args: argparse.Namespace) -> int:
    from tockwork.cli import daily

    game, day = args.game, args.day
    if game is not None and game[0].isdigit():  # a day alone
        game, day = day, game
    game = name_of(args, game) or FIRST_GAME
    return daily.run(day, game, as_json=args.json, words=words_of(args))


def _review(args: argparse.Namespace) -> int:
    from tockwork.cli import review
    from tockwork.review import ReviewSettings

    return review.run(
        args.record,
        seat=args.seat,
        settings=ReviewSettings(seed=args.seed, worlds=(32, args.worlds)),
        as_json=args.json,
        html=args.html,
        words=words_of(args),
    )


def _verify(args: argparse.Namespace) -> int:
    from tockwork.cli import verify

    return verify.run(args.record, words=words_of(args))


def _fairplay(args: argparse.Namespace) -> int:
    from tockwork.cli import fairplay

    return fairplay.run(args.records, as_json=args.json, words=words_of(args))


def _show(args: argparse.Namespace) -> int:
    from tockwork.cli import show

    what = name_of(args, args.position)
    if what is None:
        raise Misuse(words_of(args).say("complaint.show-what"))
    return show.run(
        what,
        output=args.output,
        seat=args.seat,
        theme=args.theme,
        players=args.players,
        arrows=args.arrow,
        colour=colours(args),
        words=words_of(args),
    )


def _watch(args: argparse.Namespace) -> int:
    from tockwork.cli import watch

    return watch.run(
        book_of(args),
        args.players,
        args.teams,
        args.seed,
        bots=args.bots,
        every=args.every,
        delay=args.delay,
        record=args.record,
        colour=colours(args),
        words=words_of(args),
    )


def _play(args: argparse.Namespace) -> int:
    from tockwork.cli import play

    colour = colours(args)
    if args.resume is not None:
        if name_of(args, args.game) is not None:
            raise Misuse(words_of(args).say("complaint.resume"))
        return play.resume(args.resume, save=args.save, colour=colour, words=words_of(args))
    return play.run(
        book_of(args),
        args.players,
        args.teams,
        seat=args.seat,
        bots=args.bots,
        seed=args.seed,
        save=args.save,
        colour=colour,
        words=words_of(args),
    )


def _bot(args: argparse.Namespace) -> int:
    from tockwork.cli import protocol

    return protocol.run_bot(args.name)


def _protocol(args: argparse.Namespace) -> int:
    from tockwork.cli import protocol

    if args.what == "schema":
        return protocol.run_schema()
    if args.program is None:
        raise Misuse(words_of(args).say("complaint.which-program"))
    return protocol.run_check(args.program, words_of(args))


def _sit(args: argparse.Namespace) -> int:
    from tockwork.cli import sit

    return sit.run(args.table, args.bot, words_of(args))


def _serve(args: argparse.Namespace) -> int:
    return serving.run(args, words_of(args))


def _site(args: argparse.Namespace) -> int:
    from tockwork.cli import site

    return site.run(args.folder, words_of(args))


def _completion(args: argparse.Namespace) -> int:
    from tockwork.cli import completion

    return completion.run(_parser(), args.shell, words_of(args))


def _arena(args: argparse.Namespace) -> int:
    from tockwork.arena import Ladder, Match, entering
    from tockwork.cli import arena

    bots = tuple(name.strip() for name in args.bots.split(",")) if args.bots else ()
    if args.ladder is not None:
        if args.save is not None:
            raise Misuse(words_of(args).say("complaint.ladder-save"))
        folder = Path(args.ladder)
        new = Ladder(folder, book_of(args), args.players, args.teams, args.seed, entering(bots))
        named = (name_of(args, args.game), args.players, args.teams, args.seed, args.option)
        return arena.climb(
            new, bots, whichever=named == (None, 4, None, 0, []),
            games=args.games, records=args.records, jobs=args.jobs, ray=args.ray, plot=args.plot,
            as_json=args.json, words=words_of(args),
        )  # fmt: skip
    if not bots:
        raise Misuse(words_of(args).say("complaint.who-plays"))
    book = book_of(args)
    with as_typed():
        match = Match(book, bots, args.players, args.teams, args.games, args.seed)
    return arena.run(
        match,
        records=args.records,
        jobs=args.jobs,
        ray=args.ray,
        save=args.save,
        plot=args.plot,
        as_json=args.json,
        words=words_of(args),
    )


def command() -> None:
    """The program: runs a command and ends."""
    prepare()
    code = main()
    sys.stdout.flush()
    sys.stderr.flush()
    if code == INTERRUPTED:  # processes that were ended on the way are not waited for
        os._exit(code)
    sys.exit(code)


if __name__ == "__main__":
    command()
