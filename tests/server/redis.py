"""A Redis of our own for the tests, on a free port, that keeps nothing."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
import time

from redis import Redis

from tests.ports import free_port

PACKAGE = "redis-server"


class RedisServer:
    """Started on `with`, gone afterwards."""

    def __enter__(self) -> RedisServer:
        program = shutil.which("redis-server")
        assert program, f"Redis is missing; on Debian: apt install {PACKAGE}"
        self.folder = tempfile.mkdtemp(prefix="tockwork-redis-")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.client = Redis.from_url(self.url)
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1"]
        self._command += ["--save", "", "--appendonly", "no", "--dir", self.folder]
        self.start()
        return self

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise AssertionError("Redis did not start")

    @property
    def process(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
