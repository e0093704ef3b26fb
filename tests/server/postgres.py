"""A PostgreSQL of our own for the tests: a fresh cluster in a temporary folder, on a free port."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import uuid
from contextlib import suppress
from pathlib import Path

from tests.ports import free_port

PACKAGE = "postgresql"


class Cluster:
    """Started on `with`, gone afterwards. It refuses to run as root, so then it is `postgres`.

    One that is not `careful` need not outlive the machine, and does not wait for the disk.
    """

    def __init__(self, *, careful: bool = False) -> None:
        self.bin = _binaries()
        self.careful = careful
        self.folder = Path(tempfile.mkdtemp(prefix="tockwork-pg-"))
        self.port = free_port()
        self.user: list[str] = []
        if os.geteuid() == 0:
            self.user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]
            shutil.chown(self.folder, "postgres", "postgres")

    def __enter__(self) -> Cluster:
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-A", "trust", "-U", "tock", "--no-sync", "-E", "UTF8")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        options += "" if self.careful else " -c fsync=off"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(data), "-w", "-t", "120", "-l", log, "-o", options, "start")
        return self

    def __exit__(self, *_: object) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def restart(self) -> None:
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "-D", data, "-m", "fast", "-w", "-t", "120", "-l", log, "restart")

    def signal(self, number: int) -> None:
        """To every process of it."""
        children = Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()
        for each in (self.process, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(each, number)

    @property
    def process(self) -> int:
        return int((self.folder / "data/postmaster.pid").read_text().split()[0])

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tock", name)
        return f"postgresql://tock@127.0.0.1:{self.port}/{name}"

    def sql(self, address: str, query: str) -> list[str]:
        """What a query answers, a line each, asked by PostgreSQL's own program."""
        return self._run("psql", "-X", "-A", "-t", "-c", query, address).split()

    def end_sessions(self, address: str) -> None:
        """As after a restart: whoever was connected no longer is."""
        self.sql(
            address,
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()",
        )

    def _run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [*self.user, str(self.bin / program), *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=180,
        )
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"
        return done.stdout


def _binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    assert on_path, f"PostgreSQL is missing; on Debian: apt install {PACKAGE}"
    return Path(on_path).parent
