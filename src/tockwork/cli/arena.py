"""`tockwork arena`: bots play a match, and the result says how sure it is."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from pathlib import Path

from tockwork.arena import (
    DealResult,
    Match,
    SaveFile,
    Task,
    cores,
    play_on_ray,
    play_tasks,
    ratings_svg,
    report,
    report_text,
)
from tockwork.arena.progress import Progress
from tockwork.errors import TockworkError

INTERRUPTED = 130


def run(
    match: Match,
    *,
    jobs: int | None,
    ray: str | None,
    save: str | None,
    plot: str | None,
    as_json: bool,
) -> int:
    """Plays what is not in the save file yet and prints the report; 130 if interrupted."""
    if plot is not None and not plot.endswith(".svg"):
        raise TockworkError(f"--plot {plot}: only .svg pictures are drawn")
    saved = None if save is None else SaveFile(save, match)
    played: dict[Task, DealResult] = {} if saved is None else dict(saved.played)
    tasks = list(match.tasks())
    missing = [task for task in tasks if task not in played]
    progress = Progress(len(tasks), len(tasks) - len(missing), sys.stderr)
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
        _tell(match, played, plot, as_json)
    if failed is not None:
        raise failed
    if stopped and save is not None:
        print(f"Interrupted; the same command goes on from {save}.", file=sys.stderr)
    return INTERRUPTED if stopped else 0


def _tell(match: Match, played: dict[Task, DealResult], plot: str | None, as_json: bool) -> None:
    result = report(match, played.values())
    if as_json:
        print(json.dumps(result.document(), indent=2, ensure_ascii=False))
    else:
        print(report_text(result))
    if plot is not None and result.games:
        Path(plot).write_text(ratings_svg(result), encoding="utf-8")
