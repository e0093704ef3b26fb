"""A process that has read the server's program: a server that begins as a copy of it needs a third
of the work."""

from __future__ import annotations

import multiprocessing

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.browser.fixed_seeds", "tockwork.server.workers"])
