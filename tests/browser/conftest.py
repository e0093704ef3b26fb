"""A real server and a real Chromium for the tests of this folder."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.browser.past import COOKIE, blunder, late, nearly_over, write
from tests.browser.past import finished as over
from tests.browser.serving import Serving
from tests.conftest import FULL
from tockwork import RULEBOOKS

# What went wrong is kept here: a picture of every page that was open, and the trace.
RESULTS = Path(__file__).parents[2] / "test-results"
PATIENCE = 120_000  # a busy machine takes its time
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
# Every window of a desktop's Chromium has an address line, and its suggestions are pages of their
# own: half of what it costs to open one, though nobody sees them. A second list takes the place of
# Playwright's, so what that leaves out is left out here too.
FEATURES = (
    "WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup "
    "AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades "
    "HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding "
    "ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints "
    "NetworkTimeServiceQuerying AimEnabled PreconnectToSearch"
).split()
FLAGS.append(f"--disable-features={','.join(FEATURES)}")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
# Where a test is about the game and not about how the page looks: less to lay out.
SMALL = {"width": 640, "height": 480}
# A folder for pictures of what some tests come by.
SHOTS = os.environ.get("TOCKWORK_SHOTS")
# So nearly transparent that Chromium lays the page out and draws nothing, which is a tenth of what
# a page costs. Nothing else changes: what counts as visible, what a tap meets, what moves.
UNDRAWN = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0.0003 !important }');
  document.adoptedStyleSheets.push(sheet);
"""
DRAWN = "document.adoptedStyleSheets = []"

expect.set_options(timeout=PATIENCE)
NewPerson = Callable[..., Page]


# With a screen, and without one: that does a fifth less for the same test.
DESKTOPS = ("chromium", "chromium-browser", "google-chrome")
SCREENLESS = ("chromium-headless-shell",)


# A running Playwright keeps this thread's event loop: it must be gone before the tests of other
# folders, so its scope is this folder and not the session.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


def shot(page: Page, name: str, *, whole: bool = False) -> None:
    """A picture of what is seen, or of the whole page, where TOCKWORK_SHOTS names a folder."""
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png", full_page=whole)


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    yield from started(playwright, *SCREENLESS, *DESKTOPS)


def started(playwright: Playwright, *names: str) -> Iterator[Browser]:
    path = first_of(*names)
    running = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
    yield running
    running.close()


def first_of(*names: str) -> str:
    """The first of these programs that is there."""
    for name in names:
        if found := shutil.which(name):
            return found
    raise RuntimeError(f"the browser tests need one of {', '.join(names)}")


@pytest.fixture(scope="package")
def folder() -> Iterator[Path]:
    """A folder in memory where there is one: a whole game is hundreds of commits."""
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as made:
        yield Path(made)


@pytest.fixture(scope="package")
def server(folder: Path) -> Iterator[Serving]:
    """A server that all tests share; one game on it is over, one of every kind nearly."""
    nearly = [nearly_over(late(rules), rules) for rules in RULEBOOKS]
    running = Serving(write([over("over", "dog-kids"), blunder(), *nearly], folder)).start()
    yield running
    running.stop()


@pytest.fixture
def own_server(folder: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    with tempfile.TemporaryDirectory(dir=folder) as made:
        running = Serving(Path(made) / "tables").start()
        yield running
        running.stop()


@pytest.fixture
def remembering(folder: Path) -> Iterator[Serving]:
    """A server where Anna has played one game and is at another; other tests play those of the
    shared one."""
    pasts = [over("over", "dog-kids"), nearly_over("late", "toc")]
    running = Serving(write(pasts, folder)).start()
    yield running
    running.stop()


@dataclass(frozen=True)
class Finished:
    """A table where a game is over, and the memory of a browser whose person played there."""

    path: str
    memory: Any


@pytest.fixture(scope="package")
def finished(browser: Browser, server: Serving) -> Finished:
    context = browser.new_context(base_url=server.url)
    context.add_cookies([COOKIE | {"url": server.url}])  # type: ignore[list-item]
    found = Finished("/table/over", context.storage_state())
    context.close()
    return found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def person(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Somebody with a browser of their own, animations off as their system says:
    `person(url, phone=True, locale="fr")` is a page, `drawn=True` if its colours count. Whatever
    the page complains about in its console fails the test."""
    # A test's own server ends after everybody has left: a page that asks one that is just ending
    # is refused, and says so in its console.
    for name in ("own_server", "remembering", "seven", "host"):
        if name in request.fixturenames:
            request.getfixturevalue(name)
    yield from people(browser, request, lambda: request.node.stash.get(FAILED, True))


@pytest.fixture(scope="module")
def regular(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """The same for somebody who stays for all tests of a file: a browser that has been here
    before needs half the time."""
    before = request.session.testsfailed
    yield from people(browser, request, lambda: request.session.testsfailed > before)


def people(
    browser: Browser, request: pytest.FixtureRequest, has_failed: Callable[[], bool]
) -> Iterator[NewPerson]:
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def new(
        url: str,
        *,
        phone: bool = False,
        theme: str = "light",
        quiet: bool = True,
        keeps: bool = False,
        drawn: bool = FULL or bool(SHOTS),
        **more: object,
    ) -> Page:
        wish: dict[str, object] = {
            "base_url": url,
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "locale": "en-GB",
            "color_scheme": theme,
            "reduced_motion": "reduce",
            # Only some tests are about what a device keeps: the others need not fetch all of it.
            "service_workers": "allow" if keeps else "block",
        }
        context = browser.new_context(**(wish | more))  # type: ignore[arg-type]
        opened.append(context)
        context.set_default_timeout(PATIENCE)
        context.tracing.start(screenshots=False, snapshots=False)
        if not drawn:
            context.add_init_script(UNDRAWN)
        page = context.new_page()
        if quiet:
            # An address that the server does not have is said to be missing by the page itself.
            page.on(
                "console",
                lambda m: (
                    complaints.append(m.text)
                    if m.type == "error" and m.location["url"] != page.url
                    else None
                ),
            )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield new
    failed = has_failed()
    if failed or complaints:
        keep(opened, request.node.name)
    for context in opened:
        context.close()
    assert failed or not complaints, complaints


def keep(contexts: list[BrowserContext], name: str) -> None:
    RESULTS.mkdir(exist_ok=True)
    stem = re.sub(r"[^\w.-]+", "-", name)
    for i, context in enumerate(contexts):
        with suppress(Error):  # a page that cannot be drawn is not to hide what went wrong
            for k, page in enumerate(context.pages):
                page.evaluate(DRAWN)
                page.screenshot(path=RESULTS / f"{stem}-{i}{k}.png", timeout=PATIENCE)
                (RESULTS / f"{stem}-{i}{k}.html").write_text(page.content())
            context.tracing.stop(path=RESULTS / f"{stem}-{i}.zip")
