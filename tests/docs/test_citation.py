"""CITATION.cff, the changelog and the package agree on the version and on whether it is out."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_version_has_a_date_once_it_is_released():
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    newest = re.search(r"^## ([\d.]+) \((.*)\)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert newest is not None
    assert f"\nversion: {newest[1]}\n" in citation
    assert package["project"]["version"] == newest[1]
    dated = re.search(r"^date-released: (.*)$", citation, re.M)
    assert (dated[1] if dated else "unreleased") == newest[2]
