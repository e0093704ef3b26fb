"""A short run of the fuzzer, in a process of its own: even a crash of the kernel is caught."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("seed", [1, 2])
def test_nonsense_breaks_nothing(seed):
    script = Path(__file__).with_name("fuzz.py")
    done = subprocess.run(
        [sys.executable, str(script), "--seed", str(seed), "--cases", "1500"],
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "none broke anything" in done.stdout
