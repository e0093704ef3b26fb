"""The kernel's own tests, built alone with CMake, under AddressSanitizer and UBSan.

`make test-all` plays twenty times as many games, and further.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import FULL

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "kernel-sanitized"  # used again: only what has changed is built
GAMES, POSITIONS = (20, 5_000) if FULL else (1, 150)
BATCH, WHOLE = (20, "all") if FULL else (8, "some")
LOG, SELFPLAY = (160, 120) if FULL else (40, 30)
# What is built here runs once: a quarter less to build than with -O1, and nearly as quick.
QUICK = ("-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-Og -g1")


@pytest.mark.long
def test_the_kernel_tests_pass_under_the_sanitizers(subtests: pytest.Subtests) -> None:
    cmake = find_cmake()
    find_compiler()
    run(
        *cmake,
        *("-S", str(ROOT / "kernel"), "-B", str(BUILD), *generator()),
        *("-DTOCK_TESTS=ON", "-DTOCK_SANITIZE=ON", *QUICK),
        *(f"-DTOCK_LAW_GAMES={GAMES}", f"-DTOCK_LAW_POSITIONS={POSITIONS}"),
        *(f"-DTOCK_BATCH_STEPS={BATCH}", f"-DTOCK_BATCH_WHOLE={WHOLE}"),
        *(f"-DTOCK_LOG_STEPS={LOG}", f"-DTOCK_SELFPLAY_STEPS={SELFPLAY}"),
    )
    cores = str(os.cpu_count() or 1)
    # `check` builds everything and runs the ctest that came with this cmake
    run(*cmake, "--build", str(BUILD), "--parallel", cores, "--target", "check")
    said = (BUILD / "Testing" / "Temporary" / "LastTest.log").read_text(encoding="utf-8")
    results = re.findall(r"^(passed|failed): (.+)$", said, re.MULTILINE)
    assert len(results) > 100
    for result, name in results:
        with subtests.test(name):
            assert result == "passed"


def run(*command: str) -> None:
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"{' '.join(command)}\n{done.stdout}", pytrace=False)


def find_cmake() -> list[str]:
    """CMake from the PATH, from beside this Python, or as its module."""
    found = shutil.which("cmake") or shutil.which("cmake", path=str(Path(sys.executable).parent))
    if found:
        return [found]
    if importlib.util.find_spec("cmake"):
        return [sys.executable, "-m", "cmake"]
    pytest.fail("CMake is missing: install it, or `pip install cmake`", pytrace=False)


def find_compiler() -> None:
    names = [os.environ.get("CXX", ""), "c++", "g++", "clang++"]
    if not any(shutil.which(name) for name in names if name):
        pytest.fail("a C++20 compiler is missing: install g++ or clang++", pytrace=False)


def generator() -> list[str]:
    """Ninja where there is one, else make. A folder keeps the one it was made with."""
    if (BUILD / "CMakeCache.txt").exists():
        return []
    ninja = shutil.which("ninja") or shutil.which("ninja", path=str(Path(sys.executable).parent))
    if ninja:
        return ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"]
    if not shutil.which("make"):
        pytest.fail("make is missing: install it, or `pip install ninja`", pytrace=False)
    return []
