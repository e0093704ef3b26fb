"""The kernel's own sources as one text that a GPU's compiler takes."""

from __future__ import annotations

import re
from pathlib import Path

KERNEL = Path(__file__).parents[3] / "kernel"

# The standard library as NVIDIA has it for its GPUs. Names of enums are never asked for there.
STANDARD = "".join(
    f"#include <cuda/std/{name}>\n"
    for name in (
        "array",
        "bit",
        "cmath",
        "cstddef",
        "cstdint",
        "cstring",
        "initializer_list",
        "limits",
        "optional",
        "span",
        "type_traits",
        "utility",
    )
)
BEGINNING = f"""{STANDARD}
#if __has_include(<cuda/std/algorithm>)
#include <cuda/std/algorithm>
#else
#include <cuda/std/__algorithm_>
#endif
namespace std {{
using namespace cuda::std;
struct string_view {{
  constexpr string_view(const char* said) : text(said) {{}}
  const char* text;
}};
}}
#define __extension__
namespace tock {{
struct Problem {{}};
}}
"""
LEFT_OUT = "tock/data/problem.hpp"
"""Texts for people: no game on a GPU says what is wrong, so `Problem` is empty there."""

OPTIONS = ("-std=c++20", "-default-device", "-device-int128", "-Ofc=min")
"""Every function for the GPU, and with little put into one another: all of it takes an hour."""


def in_one(path: Path, seen: set[Path]) -> str:
    """A source with all that it includes of our own, each once; the library's headers left out."""
    path = path.resolve()
    if path in seen:
        return ""
    seen.add(path)
    lines = [f'#line 1 "{path.name}"']
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        included = re.match(r'#include (["<])([^">]+)', line)
        if included and included[2] == LEFT_OUT:
            lines.append("")
        elif included and included[1] == '"':
            folders = (path.parent, KERNEL / "src", KERNEL / "include")
            own = next(f / included[2] for f in folders if (f / included[2]).exists())
            lines += [in_one(own, seen), f'#line {number + 1} "{path.name}"']
        elif included or line.startswith("#pragma once"):
            lines.append("")
        else:
            lines.append(line)
    return "\n".join(lines)


def gpu_source() -> str:
    """All of games.cu."""
    return BEGINNING + in_one(KERNEL / "gpu" / "games.cu", set())
