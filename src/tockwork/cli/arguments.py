"""Arguments that several commands take, and what they come to."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

from tockwork.cli.misuse import Misuse, as_typed, did_you_mean
from tockwork.cli.named_games import named_rulebook
from tockwork.cli.numbers import at_least
from tockwork.errors import TockworkError
from tockwork.locale import LANGUAGES, Words, spoken_in, words
from tockwork.rulebooks import Options, Rulebook
from tockwork.rulebooks.options import VALUES
from tockwork.rulebooks.registry import FIRST_GAME


def language_argument(
    parser: argparse.ArgumentParser, default: str | None = argparse.SUPPRESS
) -> None:
    """Before the command or after it; a missing option after it does not reset one before it."""
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help="command-about.lang")


def words_of(args: argparse.Namespace) -> Words:
    """In the language that is asked for, or that of the terminal."""
    return words(args.lang or spoken_in(os.environ))


def colour_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        *("--no-color", "--no-colour"),
        dest="no_colour",
        action="store_true",
        help="command-about.no-colour",
    )


def colours(args: argparse.Namespace) -> bool:
    """Whether to paint: on a terminal, unless the person wants none (https://no-color.org)."""
    return not args.no_colour and not os.environ.get("NO_COLOR") and sys.stdout.isatty()


def game_arguments(parser: argparse.ArgumentParser) -> None:
    """One game, in one of its formats."""
    game_argument(parser)
    form_arguments(parser)
    parser.add_argument("--seed", type=int, default=0, help="command-about.seed")


def game_argument(parser: argparse.ArgumentParser, help: str = "command-about.game") -> None:
    """A game alone or after `--rules`: every command takes it both ways."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=help)
    rules_argument(parser)


def rules_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="GAME", help="command-about.rules")


def form_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=at_least(2), default=4, help="command-about.players")
    parser.add_argument("--teams", choices=("none", "pairs", "triples"), help="command-about.teams")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="command-about.option",
    )


def name_of(args: argparse.Namespace, game: str | None) -> str | None:
    """The game that is named, in one of the two ways; None if it is left out."""
    if game is not None and args.rules is not None and game != args.rules:
        raise Misuse(words_of(args).say("complaint.two-games", one=game, two=args.rules))
    return args.rules if game is None else game


def book_of(args: argparse.Namespace) -> Rulebook:
    """The game with its house rules, if it can be played in the requested format."""
    book = named_rulebook(name_of(args, args.game) or FIRST_GAME)
    options: dict[str, Any] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Misuse(words_of(args).say("complaint.option", text=text))
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
        if name in ("advanced", "deals") and not isinstance(options[name], list):
            options[name] = [part for part in value.split(",") if part]
    with as_typed():
        book = _with_options(words_of(args), book, options)
        book.table(args.players, args.teams)
    return book


def _with_options(said: Words, book: Rulebook, options: dict[str, Any]) -> Rulebook:
    try:
        return book.with_options(**options)
    except TockworkError as bad:
        meant = [_meant(said, book, name, value) for name, value in options.items()]
        raise Misuse(*bad.args, *(one.removeprefix("; ") for one in meant if one)) from bad


def _meant(said: Words, book: Rulebook, name: str, value: Any) -> str:
    """A similar name of an option, or of its value."""
    if name not in (known := (*Options.model_fields, "board")):
        return did_you_mean(said, name, known)
    values = book.advanced_cards if name == "advanced" else VALUES.get(name, ())
    there = list(map(_as_written, values))
    unknown = map(_as_written, value if isinstance(value, list) else [value])
    unlike = [one for one in unknown if one not in there]
    return did_you_mean(said, unlike[0], there) if unlike else ""


def _as_written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
