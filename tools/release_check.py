"""What is missing for a release: `make release-check`, with BUILD=1 also whether it all builds.

    python tools/release_check.py [--tag v0.1.0] [--build]
    python tools/release_check.py --notes    prints the changelog of this version

Needs Python alone, except for --build. The status is 1 if something is missing. What only the
service can tell (whether PyPI and npm trust the workflow) is listed at the end.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORKFLOWS = ROOT / ".github" / "workflows"
NEEDED = (
    "LICENSE",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "CITATION.cff",
    "docs/versions.md",
    ".github/ISSUE_TEMPLATE/bug.yml",
    ".github/ISSUE_TEMPLATE/rule.yml",
    ".github/pull_request_template.md",
    "tools/fingerprints.json",
)
BY_HAND = """\
Only the services know, so look there:
- PyPI: trusted publishers of tockwork and tockwork-weights (release.yml, environment pypi)
- npm: a trusted publisher of tockwork-engine (release.yml, environment npm)
- the repository: environments pypi, npm and github-pages, for tags v* alone; pages by Actions;
  private reports of vulnerabilities (SECURITY.md);
  the variable IMAGE_REGISTRY: the host that images are pushed to"""


def text(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def project(path: str = "pyproject.toml") -> dict[str, object]:
    found: dict[str, object] = tomllib.loads(text(path))["project"]
    return found


def changes(version: str) -> tuple[str, str]:
    """What the changelog says in brackets beside a version, and below it."""
    found = re.search(
        rf"^## {re.escape(version)} \((.*)\)\n(.*?)(?=^## |\Z)", text("CHANGELOG.md"), re.M | re.S
    )
    return (found[1], found[2].strip()) if found else ("", "")


def missing(tag: str | None) -> Iterator[str]:
    version = str(project()["version"])
    if tag and tag != f"v{version}":
        yield f"pyproject.toml: version {version}, but the tag is {tag}"
    if str(project("weights/pyproject.toml")["version"]) != version:
        yield f"weights/pyproject.toml: another version than {version}"
    if f"tockwork-weights=={version}" not in text("pyproject.toml"):
        yield f"pyproject.toml: the extra `full` does not take tockwork-weights {version}"
    date, notes = changes(version)
    if not notes:
        yield f"CHANGELOG.md: nothing about {version}"
    elif not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
        yield f"CHANGELOG.md: {version} has no date ({date})"
    if f"\nversion: {version}\n" not in text("CITATION.cff"):
        yield f"CITATION.cff: another version than {version}"
    if "\ndate-released: " not in text("CITATION.cff"):
        yield "CITATION.cff: no date-released"
    if "urls" not in project():
        yield "pyproject.toml: no [project.urls]: where the sources are"
    if "repository" not in json.loads(text("packages/engine/package.json")):
        yield "packages/engine/package.json: no repository, without which npm refuses provenance"
    for path in NEEDED:
        if not (ROOT / path).exists():
            yield f"{path}: is not there"
    yield from wrong_workflows()
    if changed := _output("git", "status", "--porcelain"):
        yield f"git: {len(changed.splitlines())} files are not committed"


def wrong_workflows() -> Iterator[str]:
    """Every action by a hash; whatever is run exists; what one job takes another has made."""
    targets = set(re.findall(r"^([a-z-]+):", text("Makefile"), re.M))
    for path in sorted(WORKFLOWS.glob("*.yml")):
        said = path.read_text("utf-8")
        for action in re.findall(r"uses: (\S+)", said):
            if not re.fullmatch(r"\./\S+|[\w./-]+@[0-9a-f]{40}", action):
                yield f"{path.name}: {action} is not pinned by its hash"
        for line in re.findall(r"run: make (.*)", said):
            for word in line.split():
                if "=" not in word and word not in targets:
                    yield f"{path.name}: make {word} is no target of the Makefile"
        for script in re.findall(r"python3? (tools/\S+)", said):
            if not (ROOT / script).exists():
                yield f"{path.name}: {script} is not there"
        made = set(re.findall(r"upload-artifact@.*\n\s+with:\n\s+name: ([\w-]+)", said))
        taken = re.findall(r"download-artifact@.*\n\s+with:\n\s+(?:name|pattern): (.+)", said)
        for name in re.findall(r"[a-z]+", " ".join(taken)):
            if name not in {one.partition("-")[0] for one in made}:
                yield f"{path.name}: takes the artifact {name}, which no job makes"
    if shutil.which("actionlint"):
        done = subprocess.run(["actionlint"], cwd=ROOT, capture_output=True, text=True, check=False)
        yield from done.stdout.splitlines() if done.returncode else ()


def build() -> Iterator[str]:
    """What the job `sources` does, and then a wheel tried in an empty environment."""
    subprocess.run(["make", "dist", "engine", "docs"], cwd=ROOT, check=True)
    version = project()["version"]
    dist = ROOT / "dist"
    if not (dist / f"tockwork-engine-{version}.tgz").exists():
        yield "dist: no npm package of this version"
    [wheel] = dist.glob(f"tockwork-{version}-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    for inside in ("/sboms/tockwork.cdx.json", "server/static/index.html", "_kernel"):
        if not any(inside in name for name in names):
            yield f"{wheel.name}: no {inside}"
    with tempfile.TemporaryDirectory() as empty:
        subprocess.run([sys.executable, "-m", "venv", empty], check=True)
        python = Path(empty, "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True)
        done = subprocess.run([python, ROOT / "tools" / "fingerprints.py"], cwd=empty, check=False)
    if done.returncode:
        yield f"{wheel.name}: plays otherwise"


def _output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag")
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--notes", action="store_true")
    asked = parser.parse_args()
    version = str(project()["version"])
    if asked.notes:
        print(changes(version)[1])
        return 0
    found = list(missing(asked.tag))
    if asked.build:
        found += build()
    for line in found:
        print(f"missing  {line}")
    if not shutil.which("actionlint"):
        print("unknown  .github/workflows: no actionlint here")
    print(f"{len(found)} missing for {version}\n\n{BY_HAND}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
