"""Deals played on a Ray cluster: the same job as in processes of this machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Generator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tockwork import __version__
from tockwork.arena.deal import DealResult
from tockwork.arena.match import Match, Task
from tockwork.arena.workers import Batch, cores, feed, play_batch
from tockwork.errors import TockworkError

LOCAL = "local"
CLIENT = "ray://"
LISTENS_WITHIN, ANSWERS_WITHIN = 5.0, 60.0
CLIENT_TRIES = 5
QUIET: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
_PROBE = f"import sys, ray; ray.init(address=sys.argv[1], **{QUIET!r})"


def play_on_ray(
    match: Match, tasks: Sequence[Task], address: str, jobs: int | None = None
) -> Generator[DealResult, None, None]:
    """Plays the tasks on a Ray cluster and yields each result as soon as it arrives, in any order.

    `address` is that of a running cluster, or `local` for one that is started here and stopped
    afterwards. All its processors play, or no more than `jobs`. Closing the iterator stops the
    tasks that are running there.
    """
    if not tasks:
        return
    ray = _connected(address, jobs)
    try:
        there = int(ray.cluster_resources().get("CPU", 0))
        if there < 1:
            raise TockworkError(f"--ray {address}: this cluster has no processors to play on")
        play = ray.remote(_play)
        shared = ray.put(match)

        def finished(waiting: set[Any]) -> dict[Any, Batch]:
            done, _ = ray.wait(list(waiting), fetch_local=False)
            return {one: ray.get(one) for one in done}

        submit = partial(play.remote, __version__, os.getcwd(), shared)
        yield from feed(iter(tasks), min(jobs or there, there), submit, finished)
    except ray.exceptions.RayTaskError as bad:
        raise TockworkError(f"--ray {address}: {bad.cause}") from None
    except ray.exceptions.RayError as bad:
        raise TockworkError(f"--ray {address}: {_first_line(str(bad))}") from None
    finally:
        ray.shutdown()


def _play(version: str, folder: str, match: Match, tasks: list[Task]) -> Batch:
    if os.path.isdir(folder):  # A custom bot is found from there.
        os.chdir(folder)
    if version != __version__:
        raise TockworkError(f"Tockwork is {version} here, but {__version__} on the cluster")
    return play_batch(match, tasks)


def _connected(address: str, jobs: int | None) -> Any:
    try:
        import ray
    except ImportError:
        raise TockworkError("--ray needs Ray: pip install 'tockwork[cluster]'") from None
    if not address:
        raise TockworkError("--ray: the address is empty")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=jobs or cores(), include_dashboard=False, **QUIET)
        else:
            _listens(address)
            if address.startswith(CLIENT):
                _connect_client(ray, address)
            else:
                _probe(address)
                ray.init(address, **QUIET)
    except (OSError, RuntimeError, ValueError) as bad:
        raise TockworkError(f"--ray {address}: {_first_line(str(bad))}") from None
    return ray


def _listens(address: str) -> None:
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host.strip("[]"), int(port)), LISTENS_WITHIN).close()
        except (OSError, OverflowError) as bad:
            raise TockworkError(f"--ray {address}: nothing answers there ({bad})") from None


def _connect_client(ray: Any, address: str) -> None:
    """A cluster on a busy machine fails to start a client's server now and then: ask it again."""
    for left in reversed(range(CLIENT_TRIES)):
        try:
            with warnings.catch_warnings(action="ignore"):
                ray.init(address, **QUIET)
            return
        except Exception as bad:  # whatever went wrong over there is raised here
            silent = isinstance(bad, OSError) and not isinstance(bad, ConnectionAbortedError)
            if silent or not left:
                raise TockworkError(f"--ray {address}: {_last_line(str(bad))}") from None
            ray.shutdown()
            time.sleep(1)


def _probe(address: str) -> None:
    """Whether a cluster responds there.

    Ray itself would try for minutes and then end the whole process, so another one tries first.
    """
    asking = [sys.executable, "-c", _PROBE, address]
    with (
        tempfile.TemporaryDirectory() as folder,
        Path(folder, "said").open("w") as said,
        subprocess.Popen(asking, stdin=subprocess.DEVNULL, stdout=said, stderr=said) as asked,
    ):
        end = time.monotonic() + ANSWERS_WITHIN
        code, text, locked = None, "", False
        while code is None and not locked and time.monotonic() < end:
            time.sleep(0.05)
            code = asked.poll()
            text = Path(said.name).read_text(errors="replace")
            locked = "Unauthenticated" in text
        asked.kill()
    if locked:
        raise TockworkError(
            f"--ray {address}: this cluster wants its token (RAY_AUTH_MODE=token, RAY_AUTH_TOKEN=…)"
        )
    if code is None:
        raise TockworkError(
            f"--ray {address}: no Ray cluster has answered there in {ANSWERS_WITHIN:g} seconds"
        )
    if code:
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        raise TockworkError(f"--ray {address}: {lines[-1] if lines else 'no answer'}")


def _first_line(text: str) -> str:
    return text.strip().split("\n", 1)[0]


def _last_line(text: str) -> str:
    return text.strip().rsplit("\n", 1)[-1]
