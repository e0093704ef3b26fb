"""`tockwork rules new` and `tockwork rules check`: for authors of custom games."""

from __future__ import annotations

from pathlib import Path

from tockwork.atomic_write import atomic_write
from tockwork.cli.misuse import Misuse
from tockwork.cli.named_games import named_rulebook
from tockwork.cli.streams import INPUT, print_json
from tockwork.inventing import TEMPLATE, measure, report_html, report_text
from tockwork.locale import Words


def new(file: str | None, words: Words) -> int:
    """Writes a commented file to begin with; without a file it is printed."""
    if file is None or file == INPUT:
        print(TEMPLATE, end="")
        return 0
    if not file.endswith(".toml"):
        raise Misuse(words.say("complaint.new-name", file=file))
    if Path(file).exists():
        raise Misuse(words.say("complaint.new-there", file=file))
    atomic_write(file, TEMPLATE)
    return 0


def check(
    file: str | None, *, games: int, seed: int, html: str | None, as_json: bool, words: Words
) -> int:
    """Names the errors of a game, or plays it and describes how it plays."""
    if file is None:
        raise Misuse(words.say("complaint.which-file"))
    book = named_rulebook(file)
    measures = measure(book, games, seed)
    if html is not None:
        atomic_write(html, report_html(book, measures, words))
    if as_json:
        print_json(measures.document(), indent=2)
    else:
        print(report_text(measures, words))
    return 0
