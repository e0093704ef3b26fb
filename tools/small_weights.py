"""Writes the small weights a package carries: `small_weights.py KERNEL FOLDER`.

Run by CMake while a wheel is built, with the kernel that was just compiled. The package itself
cannot be imported yet, so only the few needed modules are loaded.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parents[1] / "src" / "tockwork"


def main(kernel: str, folder: str) -> None:
    """Without the packages' own beginnings, which import everything."""
    for name in ("tockwork", "tockwork.bots"):
        sys.modules[name] = package = ModuleType(name)
        package.__path__ = [str(HERE.joinpath(*name.split(".")[1:]))]
    spec = spec_from_file_location("tockwork._kernel", kernel)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["tockwork._kernel"] = sys.modules["tockwork"]._kernel = module  # type: ignore[attr-defined]
    spec.loader.exec_module(module)
    from tockwork.bots.weight_files import write_small

    write_small(HERE / "bots" / "weights", Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
