"""The npm package in a page, out of its tarball: the board that its README shows."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SMALL, NewPerson, shot
from tests.browser.test_site import FOLDER, Host
from tests.packages.packed import NAME, installed, page_of_the_readme

PAUSE = "setTimeout(then, 300)"


def test_the_board_of_the_readme_is_played_to_the_end(
    tmp_path_factory: pytest.TempPathFactory, tmp_path: Path, person: NewPerson
) -> None:
    folder = tmp_path / FOLDER
    modules = installed(tmp_path_factory) / "node_modules" / NAME
    shutil.copytree(modules, folder / "node_modules" / NAME)
    page_text = page_of_the_readme()
    assert PAUSE in page_text
    # Nobody waits for four bots; the page is otherwise as it stands there.
    quick = page_text.replace(PAUSE, "setTimeout(then, 0)").replace("'dog'", "'dog-kids'")
    (folder / "index.html").write_text(quick, "utf-8")
    host = Host(tmp_path)
    try:
        page = person("http://127.0.0.1", viewport=SMALL)
        host.open(page)
        expect(page.get_by_text("Won by")).to_be_visible()
        expect(page.locator("#board svg")).to_be_visible()
        expect(page.locator("#board [data-marble]")).to_have_count(12)  # three marbles of four dogs
        shot(page, "engine-package")
    finally:
        host.stop()
