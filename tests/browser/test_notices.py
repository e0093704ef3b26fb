"""Notices in a real browser: asked for, received by its service worker, shown or not.

A push service outside is none of a test's business: what it would deliver is handed to the service
worker by the browser itself, and the subscription is one that no push service knows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import DESKTOPS, NewPerson, shot, started
from tests.browser.reading import until
from tests.browser.serving import Serving
from tests.browser.setting_up import make_table
from tests.browser.test_over_days import DAYS, calls, move_past, seen

# Without a line to its maker a browser gets no subscription: here is one, with real keys.
SUBSCRIPTION = """(() => {
  const encode = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  let found = JSON.parse(localStorage.getItem('test-push') ?? 'null');
  const shown = () => found && {
    endpoint: found.endpoint,
    options: { applicationServerKey: Uint8Array.from(found.key).buffer },
    toJSON: () => ({ endpoint: found.endpoint, keys: found.keys }),
    unsubscribe: async () => { found = null; localStorage.removeItem('test-push'); return true; },
  };
  PushManager.prototype.getSubscription = async () => shown();
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error('has to be seen');
    const kind = { name: 'ECDH', namedCurve: 'P-256' };
    const made = await crypto.subtle.generateKey(kind, true, ['deriveBits']);
    const point = await crypto.subtle.exportKey('raw', made.publicKey);
    found = {
      endpoint: 'https://push.example/' + crypto.randomUUID(), key: [...applicationServerKey],
      keys: { p256dh: encode(point), auth: encode(crypto.getRandomValues(new Uint8Array(16))) },
    };
    localStorage.setItem('test-push', JSON.stringify(found));
    return shown();
  };
})()"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({title, body, tag}) => ({title, body, tag}))"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser without a screen tells nobody anything."""
    yield from started(playwright, *DESKTOPS)


def somebody(person: NewPerson, server: Serving, **more: Any) -> Page:
    page = person(server.url, keeps=True, permissions=["notifications"], **more)
    page.add_init_script(SUBSCRIPTION)
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    return page


def deliver(page: Page, notification: dict[str, Any]) -> None:
    """As a push service does it, through the browser."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(page, lambda: bool(found))
    origin = str(page.evaluate("location.origin"))
    data = json.dumps({"web_push": 8030, "notification": notification})
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1], "data": data},
    )


def test_notices_are_asked_for_renewed_and_switched_off(person: NewPerson, server: Serving) -> None:
    page = somebody(person, server)
    page.goto("/settings")
    switch = page.get_by_test_id("notices-here")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    expect(page.get_by_test_id("last-notice")).to_have_text("Nothing received here yet.")
    assert page.request.get("/api/notices").json()["here"]
    shot(page, "notices", whole=True)
    # A subscription ends without a word; the next visit has another one.
    before = page.evaluate("localStorage.getItem('test-push')")
    page.evaluate("localStorage.removeItem('test-push')")
    page.goto("/")
    until(page, lambda: page.evaluate("localStorage.getItem('test-push')") not in (None, before))
    page.goto("/settings")
    switch.click()
    expect(switch).not_to_be_checked()
    assert page.evaluate("localStorage.getItem('test-push')") is None


def test_a_notice_is_shown_unless_the_turn_is_over(person: NewPerson, server: Serving) -> None:
    page = somebody(person, server)
    table = make_table(
        page, "dog", "me", "bot:beginner", "bot:beginner", "bot:beginner", clock=DAYS
    )
    until(page, lambda: bool(page.request.get(calls(table)).json()["my_turn"]))
    name = table.rsplit("/", 1)[1]
    said = {"title": "DOG: your turn", "body": "with Ben", "lang": "en", "tag": name}
    for _ in range(2):  # doubled, it is shown once
        deliver(page, said)
    until(page, lambda: page.evaluate(SHOWN) == [
        {"title": "DOG: your turn", "body": "with Ben", "tag": name}
    ])  # fmt: skip
    page.goto("/settings")
    expect(page.get_by_test_id("last-notice")).to_contain_text("DOG: your turn")
    page.request.post(f"{calls(table)}/leave", data={})
    page.evaluate(
        "async () => { for (const one of await (await navigator.serviceWorker.ready)"
        ".getNotifications()) one.close(); }"
    )
    deliver(page, said | {"title": "late"})
    page.reload()
    until(page, lambda: "late" in (page.get_by_test_id("last-notice").text_content() or ""))
    assert page.evaluate(SHOWN) == []


def test_feeds_have_addresses_that_are_shown_once(person: NewPerson, server: Serving) -> None:
    page = somebody(person, server, phone=True)
    table = make_table(page, "dog", "me", "bot:beginner", clock=DAYS)
    until(page, lambda: move_past(page, table) or bool(seen(page, table)["views"]))
    page.goto("/settings")
    page.get_by_test_id("feed-new").click()
    address = page.get_by_test_id("feed-ics").input_value()
    assert page.request.get(address).headers["content-type"].startswith("text/calendar")
    assert page.request.get(page.get_by_test_id("feed-atom").input_value()).ok
    shot(page, "feeds", whole=True)
    page.get_by_test_id("feed-new").click()
    expect(page.get_by_test_id("feed-ics")).not_to_have_value(address)
    assert page.request.get(address).status == 404
