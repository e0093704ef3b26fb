"""The table as an app that a phone keeps."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.reading import until

# Every file of the page lies in the service worker's cache.
KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const files = await (await fetch('/shell.json')).json();
  const found = await Promise.all(files.map((file) => caches.match(`/${file}`)));
  return files.length > 0 && found.every(Boolean) && Boolean(await caches.match('/'));
}"""


def kept(page: Page) -> None:
    """Waits until the device has all it needs to open the page without the server."""
    until(page, lambda: bool(page.evaluate(KEPT)))
