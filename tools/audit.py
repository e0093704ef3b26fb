"""Known vulnerabilities of our dependencies, by pip-audit and npm audit: `make audit`.

Exits with 0 if all was looked up and nothing is open, 1 if a vulnerability has not been assessed, 2
if advisories were not available: then nothing was audited, and the output says so.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1]
# Advisories that do not affect us: their id, and why. An assessed one is named all the same.
JUDGED: dict[str, str] = {}


@dataclass(frozen=True)
class Flaw:
    """A known flaw of a package."""

    package: str
    id: str
    what: str


@dataclass(frozen=True)
class Looked:
    """The findings of one source of advisories; `missing`: why some packages have none."""

    source: str
    packages: int
    flaws: tuple[Flaw, ...] = ()
    missing: str = ""


def python_flaws(out: str, err: str) -> Looked:
    """From the JSON output of pip-audit."""
    try:
        found: list[dict[str, Any]] = json.loads(out)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Looked("pip-audit", 0, missing=_last_line(err) or "it answered nothing")
    skipped = [each for each in found if "skip_reason" in each]
    missing = ""
    if skipped:
        reason = skipped[0]["skip_reason"]
        missing = f"none for {len(skipped)} of {len(found)} packages ({reason})"
    flaws = (
        Flaw(f"{each['name']} {each['version']}", flaw["id"], _fixed(flaw["fix_versions"]))
        for each in found
        for flaw in each.get("vulns", ())
    )
    return Looked("pip-audit", len(found) - len(skipped), tuple(flaws), missing)


def npm_flaws(out: str, err: str) -> Looked:
    """From what npm audit wrote as JSON."""
    try:
        said: Any = json.loads(out)
    except ValueError:
        said = None
    if not isinstance(said, dict) or "vulnerabilities" not in said:
        why = said.get("message") if isinstance(said, dict) else None
        return Looked("npm audit", 0, missing=why or _last_line(err) or "it answered nothing")
    found: dict[str, Any] = said["vulnerabilities"]
    packages = int(said["metadata"]["dependencies"]["prod"])
    flaws = (
        Flaw(name, str(via["url"]).rpartition("/")[2], str(via["title"]))
        for name, each in found.items()
        for via in each["via"]
        if isinstance(via, dict)
    )
    return Looked("npm audit", packages, tuple(flaws))


def _fixed(versions: list[str]) -> str:
    return f"mended in {', '.join(versions)}" if versions else "not mended yet"


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else ""


def report(looks: list[Looked], evaluated: dict[str, str]) -> tuple[list[str], int]:
    """The lines to print, and the exit code."""
    lines, code = [], 0
    for look in looks:
        for flaw in look.flaws:
            why = evaluated.get(flaw.id)
            lines.append(f"{look.source}: {flaw.package}: {flaw.id}: {flaw.what}")
            lines += [f"  judged: {why}"] if why else []
            code = code if why else 1
        if not look.flaws and not look.missing:
            lines.append(f"{look.source}: no known flaw in {look.packages} packages")
    gaps = [f"{look.source}: {look.missing}" for look in looks if look.missing]
    if gaps:
        lines.append(f"NOT AUDITED, advisories could not be had: {'; '.join(gaps)}")
    return lines, code or (2 if gaps else 0)


def main() -> int:
    pip = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
    pip += ["--requirement", str(HERE / "constraints.txt"), "--no-deps", "--disable-pip"]
    npm = ["npm", "audit", "--omit=dev", "--json"]
    looks = []
    for command, folder, read in ((pip, HERE, python_flaws), (npm, HERE / "web", npm_flaws)):
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        looks.append(read(done.stdout, done.stderr))
    lines, code = report(looks, JUDGED)
    print("\n".join(lines))
    return code


if __name__ == "__main__":
    sys.exit(main())
