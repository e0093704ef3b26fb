"""Tockwork as an app of a phone: it can be kept, and opens without the server with a clear word."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.app import kept
from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving


def test_it_can_be_installed(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True, keeps=True)
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = page.request.get(address).json()
    assert manifest["name"] == manifest["short_name"] == "Tockwork"
    assert manifest["display"] == "standalone"
    assert page.request.get(manifest["start_url"]).ok
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    script = "async () => (await navigator.serviceWorker.ready).active.scriptURL"
    assert str(page.evaluate(script)).endswith("/sw.js")


def test_without_a_line_it_opens_and_says_so(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True, quiet=False, keeps=True)
    page.goto("/")
    kept(page)
    page.context.set_offline(True)
    page.goto("/lobby")
    expect(page.get_by_role("heading", level=1)).to_have_text("Lobby")
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("Can’t reach the server. Check your connection.")
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")

    page.context.set_offline(False)
    page.goto("/lobby")
    expect(page.get_by_role("heading", level=1)).to_have_text("Lobby")
    expect(page.get_by_role("link", name="Create a table")).to_be_visible()
    expect(fault).to_have_count(0)


def test_a_page_that_was_never_opened_here_says_so_too(person: NewPerson, server: Serving) -> None:
    page = person(server.url, quiet=False)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("alert")).to_have_text("Can’t reach the server. Check your connection.")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
