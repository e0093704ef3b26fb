"""The command line in six languages. A parser gets the names of messages, and looks them up only
for help or an error: a command that succeeds reads no catalogue."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from tockwork.bots.registry import LEVELS
from tockwork.cli.misuse import did_you_mean
from tockwork.locale import LANGUAGES, Words, spoken_in, words
from tockwork.rulebooks import RULEBOOKS

# For what only a server needs.
INSTALL = "pip install 'tockwork[server]'"
Commands: TypeAlias = "argparse._SubParsersAction[SpokenParser]"
_NAME = re.compile(r"command-[\w.-]+")
# argparse's own messages. It calls gettext, which wants compiled files: here the catalogue
# replaces it. Messages of other Python versions stay English.
_BY_ITSELF = {
    "positional arguments": "command-about.arguments",
    "options": "command-about.options",
    "show this help message and exit": "command-about.help",
    "%(prog)s: error: %(message)s\n": "misused.error",
    "argument %(argument_name)s: %(message)s": "misused.argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "misused.choice",
    "invalid %(type)s value: %(value)r": "misused.value",
    "expected one argument": "misused.one",
    "the following arguments are required: %s": "misused.required",
    "ambiguous option: %(option)s could match %(matches)s": "misused.ambiguous",
    "ignored explicit argument %r": "misused.explicit",
}


class SpokenParser(argparse.ArgumentParser):
    """A parser whose help and errors come from the catalogue."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more, formatter_class=self._formatter)

    def _formatter(self, prog: str) -> argparse.HelpFormatter:
        return _SpokenHelp(prog, _now())

    def parse_in(self, said: Words, argv: Sequence[str] | None) -> argparse.Namespace:
        """Parses, with help and errors in these words."""
        with _saying(said):
            args, unknown = self.parse_known_args(argv)
            if unknown:
                parser = getattr(args, "parser", self)
                options = [name for name in parser._option_string_actions if name[:2] == "--"]
                meant = did_you_mean(said, unknown[0].partition("=")[0], options)
                parser.error(said.say("misused.unknown") % " ".join(unknown) + meant)
            return args

    def said(self, words: Words, text: str | None) -> str | None:
        """A help text in these words, without argparse's insertions."""
        found = _SpokenHelp(self.prog, words)._said(text)
        return None if found is None else re.sub(r"%\(\w+\)\w", "…", found)

    def help_in(self, said: Words) -> None:
        """Prints the help in these words."""
        with _saying(said):
            self.print_help()

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as bad:
            bad.message += did_you_mean(_now(), str(value), map(str, action.choices or ()))
            raise


def add_command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """A command whose messages are `command-NAME` and its attributes."""
    parser = commands.add_parser(name, help=f"command-{name}", description=f"command-{name}.about")
    parser.set_defaults(run=run, parser=parser)
    return parser


def wished(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a command line before it is parsed, for its errors too.

    >>> wished(["rules", "--lang", "nl"], {}), wished(["--lang=xx"], {"LANG": "it_IT"})
    ('nl', 'it')
    """
    for i, word in enumerate(argv):
        name, _, value = word.partition("=")
        value = value or "".join(argv[i + 1 : i + 2])
        if name == "--lang" and value in LANGUAGES:
            return value
    return spoken_in(environment)


def least_words(least: int) -> str:
    """The error for a number that is too small."""
    return _now().say("misused.least", least=least)


_speaking: list[Words] = []


def _now() -> Words:
    return _speaking[-1] if _speaking else words("en")


@contextmanager
def _saying(said: Words) -> Iterator[None]:
    before = argparse._  # type: ignore[attr-defined]
    _speaking.append(said)
    setattr(argparse, "_", _in_words)  # noqa: B010
    try:
        yield
    finally:
        setattr(argparse, "_", before)  # noqa: B010
        _speaking.pop()


def _in_words(text: str) -> str:
    name = _BY_ITSELF.get(text)
    if name is None:
        return text
    return _now().say(name) + ("\n" if text.endswith("\n") else "")


class _SpokenHelp(argparse.HelpFormatter):
    def __init__(self, prog: str, said: Words) -> None:
        super().__init__(prog)
        self._words = said

    def _said(self, text: str | None) -> str | None:
        name = _BY_ITSELF.get(text or "", text or "")
        if not _NAME.fullmatch(name):
            return text
        return self._words.say(name, games=", ".join(RULEBOOKS), levels=", ".join(LEVELS))

    def add_text(self, text: str | None) -> None:
        super().add_text(self._said(text))

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._said(heading))

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        if prefix is None:
            prefix = f"{self._words.say('command-about.usage')} "
        super().add_usage(usage, actions, groups, prefix)

    def _expand_help(self, action: argparse.Action) -> str:
        before, action.help = action.help, self._said(action.help)
        try:
            return super()._expand_help(action)
        finally:
            action.help = before
