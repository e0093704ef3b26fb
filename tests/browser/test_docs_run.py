"""The documentation's page of examples: each of them runs in the browser, changed ones too."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.test_site import FOLDER, Host
from tests.packages.packed import NAME, installed

ROOT = Path(__file__).parents[2]


class Documentation(Host):
    """A host of the documentation."""

    @property
    def url(self) -> str:
        return f"{super().url}docs/try.html"


def built(folder: Path, engine: Path) -> None:
    """The page alone, as `make docs` builds it, with the engine beside it."""
    alone = ["-D", "root_doc=docs/try", "-D", "include_patterns=docs/try.md"]
    subprocess.run(
        [sys.executable, "-m", "sphinx", "-Q", "-c", "docs/site", *alone, ".", str(folder)],
        cwd=ROOT,
        check=True,
    )
    shutil.copytree(engine, folder / "_static" / "engine")


def run(page: Page, number: int) -> str:
    """What an example says below it."""
    page.get_by_role("button", name=f"Run example {number}", exact=True).click()
    box = page.locator(".run-output").nth(number - 1)
    expect(box).to_have_attribute("data-state", "done", timeout=60_000)
    return box.inner_text()


@pytest.mark.long
def test_the_examples_run_in_the_readers_browser(
    tmp_path_factory: pytest.TempPathFactory, tmp_path: Path, person: NewPerson
) -> None:
    built(tmp_path / FOLDER, installed(tmp_path_factory) / "node_modules" / NAME)
    host = Documentation(tmp_path)
    try:
        page = person("http://127.0.0.1")
        host.open(page)
        expect(page.locator(".run-output")).to_have_count(4)
        # The same cards as in Python: README.md deals them there.
        assert "Seat 2 has 2 3 4 6 7 10 and may" in run(page, 1)
        host.stop()  # what was loaded is enough
        assert "give 7" in run(page, 1)
        assert run(page, 2).count("±") > 1
        assert "Won by" in run(page, 3)
        expect(page.locator(".run-output").nth(2).locator("[data-marble]")).to_have_count(12)
        assert run(page, 4).split("\n") == ["1: 8>9", "4: 8>12"]

        example = page.get_by_role("textbox", name="Example 1", exact=True)
        example.fill(example.inner_text().replace("'dog'", "'nothing'"))
        page.get_by_role("button", name="Run example 1", exact=True).click()
        box = page.locator(".run-output").first
        expect(box).to_have_attribute("data-state", "failed")
        expect(box).to_contain_text("nothing")
        shot(page, "docs-run")
    finally:
        host.stop()
