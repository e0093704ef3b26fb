"""Compiles the kernel for the browser: python kernel/wasm/build.py OUT.wasm

The compiler is Zig's: the one of tools/toolchain.py, else that of the Python package `ziglang`. It
keeps what it has compiled before. Of its libraries only the headers are used: compiled, they take
35 seconds of a processor the first time, and the kernel 25. The module would hardly change (819 KB
for 830, packed 264 for 261) and ask the page for four functions of WASI. library.cpp has what is
called of them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

KERNEL = Path(__file__).resolve().parents[1]
# Learning and batches need threads, which a page does not have.
LEFT_OUT = {
    "batch.cpp",
    "pool.cpp",
    "selfplay.cpp",
    "targets.cpp",
    "observation.cpp",
    "training_game.cpp",
}
ALWAYS = ("-target", "wasm32-wasi", "-O3", "-s")
COMPILE = ("-std=c++20", "-DNDEBUG", "-fno-exceptions", "-fno-rtti", "-msimd128")
LINK = ("-mexec-model=reactor", "-nostdlib", "-Wl,--gc-sections")


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
    command = [*zig, "c++", *ALWAYS]
    compiling = [*command, *COMPILE, "-I", str(KERNEL / "include"), "-I", str(KERNEL / "src"), "-c"]
    objects = {half.with_suffix(".o"): half for half in together()}
    side_by_side = [
        subprocess.Popen([*compiling, str(half), "-o", str(made)]) for made, half in objects.items()
    ]
    if any([one.wait() for one in side_by_side]):  # all of them, before any is checked
        sys.exit(1)
    subprocess.run([*command, *LINK, *map(str, objects), "-o", str(out)], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    build(Path(sys.argv[1]))
