"""`tockwork arena`: bots play a match, and the result says how sure it is."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from tockwork.arena import (
    DealResult,
    Ladder,
    Match,
    SaveFile,
    Task,
    cores,
    open_ladder,
    play_on_ray,
    play_tasks,
    ratings_svg,
    report,
    report_text,
)
from tockwork.arena.progress import Progress
from tockwork.cli.misuse import Misuse, as_typed
from tockwork.cli.streams import print_json
from tockwork.errors import TockworkError
from tockwork.locale import Words
from tockwork.rulebooks.description import table_words

INTERRUPTED = 130


def run(
    match: Match,
    *,
    records: str | None,
    jobs: int | None,
    ray: str | None,
    save: str | None,
    plot: str | None,
    as_json: bool,
    words: Words,
    ladder: Ladder | None = None,
) -> int:
    """Plays what is not in the save file yet and prints the report; 130 if interrupted."""
    if plot is not None and not plot.endswith(".svg"):
        raise Misuse(words.say("complaint.svg", option="--plot", file=plot))
    if records is not None:
        if ray is not None:
            raise Misuse(words.say("complaint.records-ray"))
        Path(records).mkdir(parents=True, exist_ok=True)
        match = replace(match, records=Path(records))
    saved = None if save is None else SaveFile(save, match, grows=ladder is not None)
    played: dict[Task, DealResult] = {} if saved is None else dict(saved.played)
    tasks = list(match.tasks())
    missing = [task for task in tasks if task not in played]
    progress = Progress(len(tasks), len(tasks) - len(missing), sys.stderr, words=words)
    if ray is None:
        playing = play_tasks(match, missing, jobs or cores())
    else:
        playing = play_on_ray(match, missing, ray, jobs)
    stopped = False
    failed: TockworkError | None = None
    try:
        with closing(playing) as results:
            for one in results:
                played[Task(one.deal, *one.pair)] = one
                if saved is not None:
                    saved.add(one)
                progress.step()
    except KeyboardInterrupt:
        stopped = True
    except TockworkError as bad:
        failed = bad
    finally:
        progress.clear()
        if saved is not None:
            saved.close()
    if failed is None or played:
        _tell(match, played, plot, as_json, words, ladder)
    if failed is not None:
        raise failed
    if stopped and save is not None:
        print(words.say("arena-interrupted", file=save), file=sys.stderr)
    return INTERRUPTED if stopped else 0


def climb(
    new: Ladder,
    bots: Sequence[str],
    *,
    whichever: bool,
    games: int,
    records: str | None,
    jobs: int | None,
    ray: str | None,
    plot: str | None,
    as_json: bool,
    words: Words,
) -> int:
    """Enters bots on the ladder in a folder, new or not; all play their missing deals.

    `whichever`: no game was named, so it is that of the ladder.
    """
    found = open_ladder(new.folder)
    if found is not None and not whichever:
        there, here = found.match(games), new.match(games)
        if (there.table, there.seed) != (here.table, here.seed):
            said = {
                "there": table_words(words, there.table),
                "here": table_words(words, here.table),
                "seed": str(there.seed),
                "wanted": str(here.seed),
            }
            raise Misuse(words.say("complaint.other-ladder", folder=str(new.folder), **said))
    ladder = (found or new).with_entrants(bots)
    with as_typed():
        match = ladder.match(games)
    ladder.write()
    save = str(ladder.deals)
    return run(
        match,
        records=records,
        jobs=jobs,
        ray=ray,
        save=save,
        plot=plot,
        as_json=as_json,
        words=words,
        ladder=ladder,
    )


def _tell(
    match: Match,
    played: dict[Task, DealResult],
    plot: str | None,
    as_json: bool,
    words: Words,
    ladder: Ladder | None,
) -> None:
    result = report(match, played.values())
    if ladder is not None:
        ladder.tell(result, words)
    if as_json:
        print_json(result.document(), indent=2)
    else:
        print(report_text(result, words))
    if plot is not None and result.games:
        Path(plot).write_text(ratings_svg(result, words), encoding="utf-8")
