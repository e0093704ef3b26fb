"""Sounds that can be heard, and a word when it is my turn while the tab is out of sight."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import DESKTOPS, NewPerson, started
from tests.browser.serving import Serving
from tests.browser.setting_up import play_now

SOUNDS = ("card", "step", "capture", "deal", "win", "turn", "gesture")

# The page's own sound maker, on a context that renders into memory instead of a loudspeaker.
RENDER = """async ([file, name]) => {
  const rate = 48000;
  const offline = new OfflineAudioContext(1, 2 * rate, rate);
  globalThis.AudioContext = function () {
    return new Proxy(offline, {
      get: (at, key) => {
        if (key === 'state') return 'running';
        const found = at[key];
        return typeof found === 'function' ? found.bind(at) : found;
      },
    });
  };
  const made = Object.values(await import(`${file}?${name}`)).find((f) => typeof f === 'function');
  made(name);
  const [samples] = [(await offline.startRendering()).getChannelData(0)];
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const heard = samples.reduce((last, x, i) => (Math.abs(x) > 0.001 ? i : last), 0);
  const power = Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / (heard + 1));
  return { peak, seconds: heard / rate, power };
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser without a screen tells nobody anything."""
    yield from started(playwright, *DESKTOPS)


@pytest.fixture
def sound_file(person: NewPerson, server: Serving) -> tuple[Page, str]:
    """A page that has loaded the sounds, and the file they are in."""
    page = person(server.url)
    play_now(page, "dog-kids")
    files = page.evaluate("() => performance.getEntriesByType('resource').map((e) => e.name)")
    [file] = [name for name in files if "/assets/sound-" in name]
    return page, file


def test_every_sound_is_heard_short_and_not_too_loud(sound_file: tuple[Page, str]) -> None:
    page, file = sound_file
    for name in SOUNDS:
        heard: dict[str, Any] = page.evaluate(RENDER, [file, name])
        assert 0.02 < heard["peak"] < 0.8, (name, heard)
        assert heard["power"] > 0.002, (name, heard)
        assert 0.03 < heard["seconds"] < 1.5, (name, heard)


def test_sounds_that_are_off_make_no_sound(sound_file: tuple[Page, str]) -> None:
    page, file = sound_file
    page.evaluate("localStorage.setItem('tockwork.settings', JSON.stringify({sounds: false}))")
    page.reload()
    expect(page.get_by_role("group", name="Board", exact=True)).to_be_visible()
    page.evaluate("() => { globalThis.AudioContext = function () { throw new Error('made'); } }")
    made = "async (file) => Object.values(await import(file)).find((f) => typeof f === 'function')"
    page.evaluate(f"async (file) => (await ({made})(file))('turn')", file)


def test_the_first_touch_wakes_the_sounds(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.add_init_script(
        """const Real = AudioContext;
        globalThis.made = [];
        globalThis.AudioContext = class extends Real {
          constructor() { super(); made.push(this); }
        };"""
    )
    play_now(page, "dog-kids")
    page.reload()
    expect(page.get_by_role("group", name="Board", exact=True)).to_be_visible()
    page.mouse.click(5, 400)
    page.wait_for_function("() => globalThis.made.some((at) => at.state === 'running')")
    before = page.evaluate("() => made[0].currentTime")
    page.wait_for_function("(before) => made[0].currentTime > before", arg=before)


# out of sight ------------------------------------------------------------------------------------


def with_notifications(person: NewPerson, server: Serving) -> Page:
    """Somebody who wants to be told, at a table where it is their turn."""
    page = person(server.url, keeps=True, permissions=["notifications"])
    kept = json.dumps({"notifications": True})
    page.add_init_script(f"localStorage['tockwork.settings'] ??= '{kept}'")
    page.add_init_script(LISTEN)
    play_now(page, "dog-kids")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    assert Clicker(page, seed=1).wait().turn
    return page


def hide(page: Page) -> None:
    """Another tab in front. Without a screen every tab counts as seen, so the page is told."""
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', {get: () => true});
          Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'});
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )


# What the browser was really asked to show, once it has agreed; a screen to show it on is lacking.
LISTEN = """const real = ServiceWorkerRegistration.prototype.showNotification;
globalThis.told = [];
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  await real.call(this, title, options);
  told.push({title, body: options.body, tag: options.tag});
};"""
TOLD = "() => globalThis.told"


def test_a_hidden_tab_tells_me_that_it_is_my_turn(person: NewPerson, server: Serving) -> None:
    page = with_notifications(person, server)
    assert page.evaluate(TOLD) == []
    hide(page)
    Clicker(page, seed=1).turn()
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    page.wait_for_function("() => globalThis.told.length > 0")
    table = page.url.rsplit("/", 1)[1]
    assert page.evaluate(TOLD) == [{"title": "Your turn", "body": "DOG Kids", "tag": table}]


def test_a_tab_in_sight_only_changes_its_title(person: NewPerson, server: Serving) -> None:
    page = with_notifications(person, server)
    expect(page).to_have_title("● Your turn · DOG Kids · Tockwork")
    clicker = Clicker(page, seed=1)
    clicker.turn()
    clicker.wait()
    assert page.evaluate(TOLD) == []
