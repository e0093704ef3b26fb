"""`tockwork review`: rates every move of a game, and measures luck."""

from __future__ import annotations

import sys

from tockwork.atomic_write import atomic_write, check_writable
from tockwork.cli.misuse import as_typed
from tockwork.cli.replay import read_record
from tockwork.cli.streams import print_json
from tockwork.errors import RecordError
from tockwork.locale import Words
from tockwork.records import replay
from tockwork.review import GameReview, ReviewSettings, reviewing
from tockwork.review.page import report_page
from tockwork.review.report_lines import report_lines
from tockwork.rulebooks.description import table_words


def run(
    source: str,
    *,
    seat: int | None,
    settings: ReviewSettings,
    as_json: bool,
    html: str | None,
    words: Words,
) -> int:
    """Reviews a record and prints it, or writes it as a page."""
    record = read_record(source)
    if html is not None:
        check_writable(html)  # not after all the work
    seen = sys.stderr.isatty()
    found: GameReview | None = None
    try:
        played = replay(record)
        if seat is not None:
            with as_typed():
                played.table.check_seat(seat)
        for step in reviewing(played, settings):
            if isinstance(step, GameReview):
                found = step
            elif seen:
                said = words.say("report-progress", done=step.done, of=step.of)
                print(f"\r{said} ", end="", file=sys.stderr, flush=True)
    except RecordError as bad:
        raise bad.within(RecordError, source, ", ") from None
    finally:
        if seen:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    assert found is not None
    title = table_words(words, found.table)
    if html is not None:
        atomic_write(html, report_page(found, played, words, title, seat))
    elif as_json:
        print_json(found.document())
    else:
        for line in report_lines(found, played, words, title):
            print(line)
    return 0
