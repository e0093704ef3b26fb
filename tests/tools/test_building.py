"""Who installs compiles many sources at once; a checkout that is tested compiles each alone."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tests.kernel.test_kernel_sanitized import find_cmake, find_compiler

ROOT = Path(__file__).parents[2]


def commands(folder: Path, *defined: str) -> str:
    """What CMake would have the compiler do for the kernel."""
    find_compiler()
    tell = "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"
    subprocess.run(
        [*find_cmake(), "-S", str(ROOT / "kernel"), "-B", str(folder), tell, *defined],
        check=True,
        capture_output=True,
    )
    return (folder / "compile_commands.json").read_text("utf-8")


def test_what_is_installed_is_compiled_together(tmp_path: Path) -> None:
    together = commands(tmp_path / "together")
    alone = commands(tmp_path / "alone", "-DTOCK_TOGETHER=OFF")
    sources = len(list((ROOT / "kernel" / "src").glob("**/*.cpp")))
    assert alone.count('"file"') == sources
    assert together.count('"file"') < sources / 8
    assert together.count("-ffp-contract=off") >= together.count('"file"')


def test_a_checkout_that_is_tested_says_otherwise() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"^TESTED := .*TOCK_TOGETHER=OFF$", makefile, re.M)
