"""The documentation as a site: it builds without a warning, whole, and loads nothing from afar."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tockwork

ROOT = Path(__file__).resolve().parents[2]


# One test, since workers share no fixture: each would build the site anew.
@pytest.mark.long
def test_the_site_is_whole_and_stands_alone(tmp_path: Path) -> None:
    build(tmp_path)
    every_page_is_there(tmp_path)
    every_public_name_is_in_the_reference(tmp_path)
    nothing_is_loaded_from_elsewhere(tmp_path)
    it_can_be_searched(tmp_path)


def build(site: Path) -> None:
    # A broken link, a dead anchor or a page missing from the contents list is a warning.
    options = ["--quiet", "--fail-on-warning", "--keep-going", "-c", "docs/site"]
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", *options, "-d", str(site / "doctrees"), ".", str(site)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def every_page_is_there(site: Path) -> None:
    pages = [p for p in (ROOT / "docs").rglob("*.md") if "site" not in p.parts]
    missing = [
        str(p.relative_to(ROOT))
        for p in [*pages, ROOT / "README.md", ROOT / "CHANGELOG.md"]
        if not (site / p.relative_to(ROOT).with_suffix(".html")).exists()
    ]
    assert not missing
    assert (site / "index.html").read_text() == (site / "README.html").read_text()


def every_public_name_is_in_the_reference(site: Path) -> None:
    reference = "".join(p.read_text() for p in (site / "docs/site/reference").glob("*.html"))
    result = set(re.findall(r'id="tockwork[\w.]*\.(\w+)"', reference))
    assert set(tockwork.__all__) - {"RULEBOOKS", "Event"} <= result


def nothing_is_loaded_from_elsewhere(site: Path) -> None:
    loads = re.compile(r"<(?:script|img|iframe|link)[^>]*(?:src|href)=\"(?:https?:)?//[^\"]*\"")
    for page in site.rglob("*.html"):
        assert not loads.findall(page.read_text()), page


def it_can_be_searched(site: Path) -> None:
    index = (site / "searchindex.js").read_text()
    assert '"docs/rules/dog"' in index
    assert "guard" in index
