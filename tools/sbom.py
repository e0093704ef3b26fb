"""The bill of materials of a wheel (PEP 770): python tools/sbom.py NANOBIND_FOLDER OUT

CycloneDX 1.6. In it: what is compiled into the kernel, and the npm packages of which the page is
made. What pip installs beside the wheel is in the wheel's own metadata. The same sources give the
same bytes.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def bill(nanobind: Path) -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    own = _component("pypi", project["name"], project["version"], project["license"])
    parts = _compiled(nanobind)
    if (ROOT / "src" / "tockwork" / "server" / "static" / "index.html").exists():
        parts += _in_the_page()
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": parts,
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": [one["bom-ref"] for one in parts]}],
    }


def _component(kind: str, name: str, version: str, licence: str) -> dict[str, Any]:
    where = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    choice = "expression" if " " in licence else "license"
    said: Any = licence if choice == "expression" else {"id": licence}
    licences = [{choice: said}]
    return {
        "type": "library",
        "bom-ref": where,
        "name": name,
        "version": version,
        "purl": where,
        "licenses": licences,
    }


def _compiled(nanobind: Path) -> list[dict[str, Any]]:
    header = (nanobind / "include" / "nanobind" / "nanobind.h").read_text("utf-8")
    version = [_defined(header, f"NB_VERSION_{part}") for part in ("MAJOR", "MINOR", "PATCH")]
    bundled = next(nanobind.rglob("robin_growth_policy.h")).read_text("utf-8")
    of_map = [_defined(bundled, f"TSL_RH_VERSION_{part}") for part in ("MAJOR", "MINOR", "PATCH")]
    return [
        _component("pypi", "nanobind", ".".join(version), "BSD-3-Clause"),
        _component("github", "tessil/robin-map", ".".join(of_map), "MIT"),
    ]


def _defined(header: str, name: str) -> str:
    found = re.search(rf"#\s*define {name}\s+(\d+)", header)
    if found is None:
        raise SystemExit(f"sbom: nanobind does not say its {name}")
    return found[1]


def _in_the_page() -> list[dict[str, Any]]:
    """The packages of which the page is made, with what they need."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    needed = [name for name in lock[""]["dependencies"] if "vite" not in name]  # Vite only builds
    seen: dict[str, dict[str, Any]] = {}
    while needed:
        name = needed.pop()
        package = lock.get(f"node_modules/{name}")
        if package and name not in seen:
            seen[name] = package
            needed += package.get("dependencies", {})
    return [
        _component("npm", name, package["version"], package.get("license", "NOASSERTION"))
        for name, package in sorted(seen.items())
    ]


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(json.dumps(bill(Path(sys.argv[1])), indent=2) + "\n", "utf-8")
