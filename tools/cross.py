"""Wheels for other platforms, compiled here by Zig: python tools/cross.py WHEEL PLATFORM…

    make dist && .venv/bin/python tools/cross.py dist/tockwork-*.whl musllinux_1_2_x86_64 win_amd64

WHEEL is one that was built here: all of it but the kernel's module and its tags is the same
everywhere. The module has the stable ABI: one for Python 3.12 and everything newer. Its headers are
those of a Python that is no older: this one, or --include FOLDER (where Python.h is). A release has
its wheels from cibuildwheel (pyproject.toml); these show that the sources compile for a platform
that nobody here has, and an emulator can try them.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
KERNEL = ROOT / "kernel"
ABI, LIMITED = "cp312-abi3", "0x030C0000"
# What Zig calls the platforms of wheels: the oldest system of each that is served.
TARGETS = {
    "manylinux_2_17_x86_64": "x86_64-linux-gnu.2.17",
    "manylinux_2_17_aarch64": "aarch64-linux-gnu.2.17",
    "musllinux_1_2_x86_64": "x86_64-linux-musl",
    "musllinux_1_2_aarch64": "aarch64-linux-musl",
    "macosx_11_0_x86_64": "x86_64-macos.11.0",
    "macosx_11_0_arm64": "aarch64-macos.11.0",
    "win_amd64": "x86_64-windows-gnu",
    "win_arm64": "aarch64-windows-gnu",
}
# The oldest processor of its kind, and no product and sum in one step: the same sums everywhere.
COMPILE = "-std=c++20 -O2 -DNDEBUG -mcpu=baseline -ffp-contract=off -fno-strict-aliasing".split()
COMPILE += ["-fvisibility=hidden", f"-DPy_LIMITED_API={LIMITED}"]
COMPILE += ["-include", "cstdio"]  # nanobind leaves it to other libraries' headers
TOGETHER = {"src": 14, "bindings": 5}
"""Sources that are compiled as one: each would read the same headers."""

# A Python's own pyconfig.h is of its platform. The stable ABI needs no more than this.
SIZES = {"SHORT": 2, "INT": 4, "LONG_LONG": 8, "VOID_P": 8, "SIZE_T": 8, "PID_T": 4, "TIME_T": 8}
SIZES |= {"FLOAT": 4, "DOUBLE": 8, "UINTPTR_T": 8, "OFF_T": 8, "FPOS_T": 16, "_BOOL": 1}
BOTH = ["HAVE_STDINT_H", "HAVE_STDDEF_H"]
WINDOWS = [*BOTH, "MS_WINDOWS", "MS_WIN64", "MS_WIN32", "NT_THREADS", "HAVE_DECLSPEC_DLL"]
WINDOWS += ["Py_ENABLE_SHARED", "WITH_THREAD"]
POSIX = [*BOTH, "HAVE_PTHREAD_H", "HAVE_UNISTD_H", "HAVE_SYS_TIME_H"]


def pyconfig(platform: str) -> str:
    windows = platform.startswith("win")
    sizes = SIZES | {"LONG": 4 if windows else 8, "WCHAR_T": 2 if windows else 4}
    lines = [f"#define SIZEOF_{name} {size}" for name, size in sizes.items()]
    lines += [f"#define ALIGNOF_{name} {sizes[name]}" for name in ("LONG", "SIZE_T")]
    lines += [f"#define {name} 1" for name in (WINDOWS if windows else POSIX)]
    return "\n".join(lines) + "\n"


def module(platform: str, headers: Path, folder: Path) -> Path:
    """The kernel for Python, compiled for a platform."""
    include = folder / "include"
    shutil.rmtree(include, ignore_errors=True)
    shutil.copytree(headers, include)
    (include / "pyconfig.h").write_text(pyconfig(platform))
    found = find_spec("nanobind")
    if found is None or found.origin is None:
        sys.exit("nanobind is needed, as by the build (pyproject.toml)")
    bound = Path(found.origin).parent / "src"
    seen = [KERNEL / "include", KERNEL / "src", KERNEL / "bindings", bound.parent / "include"]
    seen += [include, bound, bound.parent / "ext" / "robin_map" / "include"]
    includes = [part for path in seen for part in ("-I", str(path))]
    zig = [*_zig(), "c++", "-target", TARGETS[platform]]
    objects = []
    for number, texts in enumerate(_batches(bound)):
        source = folder / f"{number}.cpp"
        source.write_text("".join(f'#include "{one}"\n' for one in texts))
        objects.append(source.with_suffix(".o"))
        extra = [] if platform.startswith("win") else ["-fPIC"]
        extra += ["-DNB_BUILD"] if number == 0 else []
        command = [*zig, *COMPILE, *extra, *includes, "-c", str(source), "-o", str(objects[-1])]
        subprocess.run(command, check=True)
    made = folder / ("_kernel.pyd" if platform.startswith("win") else "_kernel.abi3.so")
    subprocess.run(
        [*zig, "-shared", "-s", *objects, *_linked(platform, include, folder), "-o", made],
        check=True,
    )
    return made


def _zig() -> list[str]:
    ours = Path(sys.prefix) / "toolchain" / "zig"
    return [str(ours)] if ours.exists() else [sys.executable, "-m", "ziglang"]


def _batches(bound: Path) -> Iterator[list[Path]]:
    yield [bound / "nb_combined.cpp"]
    for folder, many in TOGETHER.items():
        files = sorted((KERNEL / folder).rglob("*.cpp"))
        yield from (files[i : i + many] for i in range(0, len(files), many))


def _linked(platform: str, include: Path, folder: Path) -> list[str | Path]:
    """What stands for Python, whose functions a module finds in the program that loads it."""
    if platform.startswith("macosx"):
        return ["-undefined", "dynamic_lookup"]
    if not platform.startswith("win"):
        return ["-lpthread"]
    text = "".join(file.read_text("utf-8") for file in include.rglob("*.h"))
    functions = set(re.findall(r"PyAPI_FUNC\([^)]*\)\s*\*?\s*(_?Py\w+)", text))
    data = set(re.findall(r"PyAPI_DATA\([^)]*\)\s*\*?\s*(_?Py\w+)", text)) - functions
    lines = ["LIBRARY python3.dll", "EXPORTS", *sorted(functions)]
    definition, library = folder / "python3.def", folder / "python3.lib"
    definition.write_text("\n".join([*lines, *(f"{name} DATA" for name in sorted(data))]) + "\n")
    machine = "arm64" if platform.endswith("arm64") else "i386:x86-64"
    command = [*_zig(), "dlltool", "-d", str(definition), "-l", str(library), "-m", machine]
    subprocess.run(command, check=True)
    return [library]


def repacked(wheel: Path, made: Path, platform: str) -> Path:
    """The wheel with another module, beside it."""
    name, version, *_ = wheel.name.split("-")
    target = wheel.with_name(f"{name}-{version}-{ABI}-{platform}.whl")
    record: list[str] = []
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:

        def put(info: zipfile.ZipInfo, data: bytes) -> None:
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{info.filename},sha256={digest},{len(data)}\n")
            new.writestr(info, data, zipfile.ZIP_DEFLATED)

        for info in old.infolist():
            data = old.read(info)
            if re.fullmatch(r"tockwork/_kernel\..*(so|pyd)", info.filename):
                info.filename, data = f"tockwork/{made.name}", made.read_bytes()
            elif info.filename.endswith(".dist-info/WHEEL"):
                tags = re.sub(rb"^Tag: .*\n", b"", data, flags=re.M).rstrip(b"\n")
                data = tags + f"\nTag: {ABI}-{platform}\n".encode()
            elif info.filename.endswith(".dist-info/RECORD"):
                last = info
                continue
            put(info, data)
        new.writestr(last, "".join(record) + f"{last.filename},,\n")
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("platform", nargs="+", choices=TARGETS)
    parser.add_argument("--include", type=Path, default=sysconfig.get_path("include"))
    asked = parser.parse_args()
    version = (asked.include / "patchlevel.h").read_text()
    if not re.search(r"define PY_MINOR_VERSION\s+(1[2-9]|[2-9]\d)", version):
        sys.exit(f"{asked.include}: headers of Python 3.12 or newer are needed (--include)")
    for platform in asked.platform:
        # Zig finds again what it has compiled, if that lies where it lay.
        folder = ROOT / "build" / "cross" / platform
        folder.mkdir(parents=True, exist_ok=True)
        print(repacked(asked.wheel, module(platform, asked.include, folder), platform))


if __name__ == "__main__":
    main()
