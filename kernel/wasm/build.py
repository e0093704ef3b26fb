"""Compiles the kernel for the browser: python kernel/wasm/build.py OUT.wasm

The compiler is Zig's: the one of tools/toolchain.py, else that of the Python package `ziglang`. It
keeps what it has compiled before.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

KERNEL = Path(__file__).resolve().parents[1]
# Learning and batches need threads, which a page does not have.
LEFT_OUT = {"batch.cpp", "pool.cpp", "selfplay.cpp", "study.cpp", "observation.cpp"}
FLAGS = (
    *("-target", "wasm32-wasi", "-mexec-model=reactor", "-std=c++20", "-O3", "-DNDEBUG"),
    *("-fno-exceptions", "-fno-rtti", "-msimd128", "-s", "-Wl,--gc-sections"),
)


def sources() -> list[Path]:
    found = [*(KERNEL / "src").rglob("*.cpp"), *(KERNEL / "wasm").glob("*.cpp")]
    return sorted(file for file in found if file.name not in LEFT_OUT)


def together() -> list[Path]:
    """Two files that stand for all sources: a third of the work, as headers are read twice only.

    They stay as they are from one time to the next: the compiler keeps what has not changed.
    """
    folder = KERNEL.parent / "build" / "wasm"
    folder.mkdir(parents=True, exist_ok=True)
    halves = [folder / "first.cpp", folder / "second.cpp"]
    for n, half in enumerate(halves):
        lines = "".join(f'#include "{file}"\n' for file in sources()[n::2])
        if not half.exists() or half.read_text() != lines:
            half.write_text(lines)
    return halves


def build(out: Path) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    ours = Path(sys.prefix) / "toolchain" / "zig"
    zig = [str(ours)] if ours.exists() else [sys.executable, "-m", "ziglang"]
    command = [*zig, "c++", *FLAGS, "-I", str(KERNEL / "include"), *map(str, together())]
    subprocess.run([*command, "-o", str(out)], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    build(Path(sys.argv[1]))
