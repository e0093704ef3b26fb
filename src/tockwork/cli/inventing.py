"""`tockwork rules new` and `tockwork rules check`: for those who make up games."""

from __future__ import annotations

import json
from pathlib import Path

from tockwork.cli.named_games import named_rulebook
from tockwork.errors import TockworkError
from tockwork.inventing import TEMPLATE, measure, report_html, report_text
from tockwork.locale import Words
from tockwork.whole_files import write_whole


def new(file: str | None, words: Words) -> int:
    """Writes a commented file to begin with; without a file it is printed."""
    if file is None:
        print(TEMPLATE, end="")
        return 0
    if not file.endswith(".toml"):
        raise TockworkError(words.say("complaint.new-name", file=file))
    if Path(file).exists():
        raise TockworkError(words.say("complaint.new-there", file=file))
    write_whole(file, TEMPLATE)
    return 0


def check(
    file: str | None, *, games: int, seed: int, html: str | None, as_json: bool, words: Words
) -> int:
    """Says what is wrong with a game, or plays it and tells what it is like."""
    if file is None:
        raise TockworkError(words.say("complaint.which-file"))
    book = named_rulebook(file)
    measures = measure(book, games, seed)
    if html is not None:
        write_whole(html, report_html(book, measures, words))
    if as_json:
        print(json.dumps(measures.document(), indent=2))
    else:
        print(report_text(measures, words))
    return 0
