"""DOG Kids for those who cannot read yet: sentences read aloud, cards that say what they can do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.learning import Learner
from tests.browser.reading import becomes, until
from tests.browser.serving import Serving
from tests.browser.setting_up import play_now

# A device with voices, as phones have them; what is read is kept in `heard`.
VOICES = """
  window.heard = [];
  const voice = (lang, localService) => ({lang, localService, name: lang, default: false});
  const voices = [voice('en-GB', true), voice('de_DE', true), voice('fr-FR', false)];
  const engine = new EventTarget();
  Object.assign(engine, {
    getVoices: () => voices, cancel() {}, speak: (said) => heard.push([said.lang, said.text]),
  });
  Object.defineProperty(window, 'speechSynthesis', {value: engine});
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def with_voices(page: Page) -> Page:
    page.add_init_script(VOICES)
    return page


@pytest.mark.parametrize(("locale", "spoken"), [("en-GB", "en-GB"), ("de-CH", "de_DE")])
def test_a_sentence_is_read_in_the_language_of_the_page(
    locale: str, spoken: str, person: NewPerson, server: Serving
) -> None:
    page = with_voices(person(server.url, phone=True, locale=locale))
    page.goto("/learn/dog-kids")
    Learner(page, "dog-kids").at("kids-goal")
    assert page.evaluate("heard") == []  # nothing by itself, unless that was chosen
    page.locator("[data-step] [data-action=read-aloud]").tap()
    said = page.locator("[data-words]").inner_text()
    assert page.evaluate("heard") == [[spoken, said]]
    # The rules are read as well, each clause by a button of its own.
    page.goto("/rules/dog-kids")
    clause = page.locator("#KID-6")
    clause.locator("[data-action=read-aloud]").tap()
    until(page, lambda: len(page.evaluate("heard")) == 1)
    assert page.evaluate("heard")[0][1] in clause.inner_text()


@pytest.mark.parametrize("locale", ["fr", "it"])  # a voice that is elsewhere, and none
def test_without_a_voice_of_this_device_there_is_no_button(
    locale: str, person: NewPerson, server: Serving
) -> None:
    page = with_voices(person(server.url, locale=locale))
    page.goto("/learn/dog-kids")
    Learner(page, "dog-kids").at("kids-goal")
    expect(page.locator("[data-action=read-aloud]")).to_have_count(0)
    page.goto("/settings")
    expect(page.get_by_test_id("setting-sounds")).to_be_visible()
    expect(page.get_by_test_id("setting-aloud")).to_have_count(0)


def test_by_wish_it_is_read_by_itself_and_only_in_dog_kids(
    person: NewPerson, server: Serving
) -> None:
    page = with_voices(person(server.url))
    page.goto("/settings")
    page.get_by_role("switch", name=re.compile("^Read DOG Kids aloud")).check()
    page.goto("/learn/dog-kids")
    learner = Learner(page, "dog-kids")
    learner.at("kids-goal")
    said = page.locator("[data-words]").inner_text()
    becomes(page, lambda: page.evaluate("heard"), [["en-GB", said]])
    page.goto("/learn/dog")
    Learner(page, "dog").at("goal")
    expect(page.locator("[data-action=read-aloud]")).to_have_count(0)
    assert page.evaluate("heard") == []


def test_a_card_says_what_it_can_do_in_this_position(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    page.goto("/learn/dog-kids")
    learner = Learner(page, "dog-kids")
    learner.at("kids-goal")  # no dog is out: blue brings one, red and yellow do nothing
    assert labels(page) == {"blue": "Dog out", "red": "Not now", "yellow": "Not now"}
    learner.jump("throw")
    learner.at("kids-throw")  # green reaches Mila's dog, and would bring another one out
    found = labels(page)
    assert found["green"] == "Sends one back · Dog out"
    assert found["red"] == found["yellow"] == "Run"
    learner.jump("kennel")
    learner.at("kids-kennel")
    assert labels(page)["yellow"] == "Into the doghouse"
    page.goto("/learn/dog")  # for those who read numbers, cards stay as they are
    Learner(page, "dog").at("goal")
    expect(page.locator("[data-says]")).to_have_count(0)


def labels(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries(
          [...document.querySelectorAll('.hand [data-card]')].map((card) =>
            [card.dataset.card, card.querySelector('[data-says]')?.textContent ?? '']))"""
    )
    return found


def test_the_first_game_offers_its_lesson_once(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    page.goto("/")
    page.get_by_test_id("play-dog-kids").tap()
    offer = page.locator("[data-hint=lesson]")
    expect(offer).to_contain_text("First time with DOG Kids?")
    page.goto("/")
    page.get_by_test_id("play-dog-kids").tap()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    expect(offer).to_have_count(0)
    page.goto("/")
    page.get_by_test_id("play-toc").tap()
    offer.get_by_role("link", name="Learn").tap()
    expect(page).to_have_url(re.compile("/learn/toc$"))
    play_now(page, "keezen")  # a table that was set up is not asked about
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("height", [640, 740])
def test_the_button_for_a_new_hand_is_not_covered(
    height: int, person: NewPerson, server: Serving
) -> None:
    page = person(server.url, viewport={"width": 360, "height": height})
    page.goto("/learn/dog-kids")
    Learner(page, "dog-kids").at("kids-goal")
    page.locator("[data-action=renew]").click(trial=True)
