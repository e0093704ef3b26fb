"""Takes the pictures of the table and the review in a real browser (`make pictures`)."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.browser.clicker import Clicker  # noqa: E402
from tests.browser.conftest import DESKTOP, DESKTOPS, FLAGS, PHONE, first_of  # noqa: E402
from tests.browser.past import COOKIE, Kind, find, finished, write  # noqa: E402
from tests.browser.serving import Serving  # noqa: E402
from tests.browser.setting_up import at_the_table, set_up  # noqa: E402
from tests.browser.test_seven import shared  # noqa: E402

MOST = 115_000
LIVING_ROOM = {"version": "", "addresses": ["http://192.168.1.5:8000/"], "at_home": None}
# The browser knows how to write WebP; nothing else is needed.
TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}"""
expect.set_options(timeout=90_000)


# Games that have come to where a picture is taken.
SEVEN = find("seven", Kind("dog", shared, say="Share", least=12))
OVER = finished("over", "toc")


class Camera:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    def page(self, *, phone: bool = False, night: bool = False, **more: object) -> Page:
        wish: dict[str, object] = {
            "base_url": self.url,
            "locale": "en-GB",
            "viewport": PHONE if phone else DESKTOP,
            "is_mobile": phone,
            "has_touch": phone,
            "device_scale_factor": 2 if phone else 1.25,
            "color_scheme": "dark" if night else "light",
            "reduced_motion": "reduce",
        }
        page = self.browser.new_context(**(wish | more)).new_page()  # type: ignore[arg-type]
        page.set_default_timeout(90_000)
        return page

    def take(self, page: Page, name: str) -> None:
        """As WebP, a little coarser until it is small enough."""
        page.wait_for_load_state("networkidle")
        page.evaluate("document.activeElement.blur()")
        page.wait_for_timeout(400)
        picture = base64.b64encode(page.screenshot()).decode()
        page.context.close()
        page = self.browser.new_page()
        for quality in (0.86, 0.78, 0.7, 0.6, 0.5, 0.42):
            url = page.evaluate(TO_WEBP, [picture, quality])
            data = base64.b64decode(url.partition(",")[2])
            if len(data) < MOST:
                break
        page.close()
        (HERE / f"{name}.webp").write_bytes(data)
        print(f"{name}.webp  {len(data) // 1000} kB", flush=True)


def home(camera: Camera) -> None:
    for name, phone, night in (
        ("home", False, False),
        ("home-night", False, True),
        ("home-phone", True, False),
    ):
        page = camera.page(phone=phone, night=night)
        page.goto("/")
        expect(page.get_by_test_id("play-dog-kids")).to_be_attached()
        camera.take(page, name)


def setting_up(camera: Camera) -> None:
    for name, phone, down in (("setup", False, 280), ("setup-phone", True, 330)):
        page = camera.page(phone=phone)
        # The camera's server listens to this computer only; a living room's has an address.
        page.route("**/api/server", lambda route: route.fulfill(json=LIVING_ROOM))
        set_up(page, "dog", seats={1: "hare", 2: "friend"}, names={2: "Ben"})
        expect(page.get_by_role("img", name="QR code")).to_be_visible()
        page.evaluate("(down) => scrollTo(0, down)", down)
        camera.take(page, name)


def in_play(camera: Camera) -> None:
    """In the middle of games, with a card picked up and its targets shown."""
    for name, rules, form, phone, night, turns in (
        ("table", "dog", None, False, False, 14),
        ("table-night", "tock6", "6 players, each for themselves", False, True, 14),
        ("table-phone", "super-tock", None, True, False, 14),
        ("table-phone-night", "dog-royal", None, True, True, 14),
        ("kids", "dog-kids", None, False, False, 5),
    ):
        shown = False
        while not shown:
            page = camera.page(phone=phone, night=night)
            set_up(page, rules, form=form)
            page.get_by_role("button", name="Start the game").click()
            at_the_table(page)
            clicker = Clicker(page, seed=21)
            clicker.play(turns)
            shown = show_a_choice(clicker)
        camera.take(page, name)


def show_a_choice(clicker: Clicker) -> bool:
    """Plays on until a card has at least two targets on the board; not if the game ends."""
    while not (seen := clicker.wait()).over:
        for card in seen.alive:
            clicker.touch(card)
            now = clicker.look()
            if len(now.board) > 3 and now.prompt in ("Which marble?", "Where to?"):
                return True
            clicker.page.keyboard.press("Escape")
        clicker.turn()
    return False


def seven(camera: Camera) -> None:
    page = camera.page(phone=True)
    page.context.add_cookies([COOKIE | {"url": camera.url}])  # type: ignore[list-item]
    page.goto(f"/table/{SEVEN.table}")
    clicker = Clicker(page, seed=11)
    clicker.touch(clicker.wait().hand[SEVEN.card or 0])
    for _ in range(3):
        walkers = [t for t in clicker.look().options if t.where == "Your move"]
        clicker.touch(walkers[0])
    camera.take(page, "seven-phone")


def same_screen(camera: Camera) -> None:
    page = camera.page(phone=True)
    form = "2 players, each for themselves"
    set_up(page, "dog", form=form, seats={1: "here"}, names={1: "Ben"})
    page.get_by_role("button", name="Start the game").click()
    at_the_table(page)
    clicker = Clicker(page, seed=2)
    while clicker.wait().curtain != "I am Ben":
        seen = clicker.look()
        clicker.open_curtain(seen) if seen.curtain else clicker.turn()
    camera.take(page, "curtain-phone")


def after_the_game(camera: Camera) -> None:
    page = camera.page()
    page.context.add_cookies([COOKIE | {"url": camera.url}])  # type: ignore[list-item]
    page.goto(f"/table/{OVER.table}")
    page.locator("[data-end]").wait_for()
    memory = page.context.storage_state()
    camera.take(page, "over")
    for name, phone in (("replay", False), ("replay-phone", True)):
        page = camera.page(phone=phone, storage_state=memory)
        page.goto(f"/replay/{OVER.table}")
        slider = page.get_by_role("slider", name="Step of the game")
        slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
        page.evaluate("scrollTo(0, 0)")
        camera.take(page, name)


def reviewed(camera: Camera) -> None:
    """A graded mistake of a whole game, with the graph of chances."""
    for name, phone in (("review", False), ("review-phone", True)):
        page = camera.page(phone=phone)
        page.goto(f"/replay/{OVER.table}")
        page.get_by_test_id("replay-review").click()
        page.locator("[data-review=whole]").wait_for()
        page.locator("[data-action=show-review]").click()
        page.locator("li[data-mark] .link").first.click()
        camera.take(page, name)


def studio(camera: Camera) -> None:
    page = camera.page()
    page.goto(f"/replay/{OVER.table}")
    slider = page.get_by_role("slider", name="Step of the game")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.get_by_test_id("replay-studio").click()
    page.get_by_test_id("studio-judge").click()
    verdict = page.get_by_role("heading", name="Moves, best first")
    verdict.wait_for()
    expect(page.get_by_test_id("studio-judge")).to_be_enabled()
    verdict.evaluate("(it) => it.scrollIntoView({ block: 'center' })")
    camera.take(page, "studio")


def the_list(camera: Camera) -> None:
    page = camera.page(phone=True)
    page.goto("/settings")
    page.get_by_role("switch", name="List view").check()
    page.goto("/")
    page.get_by_test_id("play-dog").click()
    page.wait_for_function("() => document.title.startsWith('●')")
    camera.take(page, "list-phone")


def main() -> None:
    scenes = (
        home,
        setting_up,
        in_play,
        seven,
        same_screen,
        after_the_game,
        reviewed,
        studio,
        the_list,
    )
    wanted = set(sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(write([SEVEN, OVER], Path(folder))).start()
        browser = playwright.chromium.launch(executable_path=first_of(*DESKTOPS), args=FLAGS)
        try:
            for scene in scenes:
                if not wanted or scene.__name__ in wanted:
                    scene(Camera(browser, server.url))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
