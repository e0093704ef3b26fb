"""The worst answers of a game, tried again on the board before anything is shown."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import Finished, NewPerson, shot
from tests.browser.past import finished as over
from tests.browser.serving import Serving
from tests.conftest import FULL
from tockwork import Game, _kernel
from tockwork.bots.weights import small_network
from tockwork.review import Evaluator


def before(turn: int) -> tuple[Game, dict[str, Any]]:
    """The finished game as it stood before a turn, and what the judge says of its answer."""
    past = over("over", "dog-kids")
    whole, then = (Game(past.created.rules, 4, seed=past.seed) for _ in range(2))
    for i, (_, move) in enumerate(past.moves, 1):
        whole.play(move)
        if i < turn:
            then.play(move)
    evaluator = Evaluator(whole.table, small_network(whole.table))
    return then, json.loads(
        _kernel.GameAnalysis(whole._game_log()).evaluation(evaluator.kernel, turn)
    )


def begun(page: Page, finished: Finished) -> int:
    """The worst answer found so far, on the table."""
    page.goto(finished.path.replace("table", "replay"))
    page.get_by_test_id("replay-review").click()
    page.locator("[data-try]").first.click()
    again = page.get_by_test_id("try")
    expect(again).to_contain_text("The solution stays hidden until you choose.")
    return int(again.get_attribute("data-turn") or 0)


def press(page: Page, what: str) -> None:
    """By keyboard alone: Tab until it has the focus, then Enter."""
    wanted = page.locator(f"{what}:focus")
    page.locator(what).first.wait_for()
    for _ in range(200):
        if wanted.count():
            break
        page.keyboard.press("Tab")
    expect(wanted).to_have_count(1)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("phone", [True, False] if FULL else [False])
def test_a_bad_answer_is_tried_again_until_it_is_right(
    server: Serving, finished: Finished, person: NewPerson, phone: bool
) -> None:
    page = person(server.url, storage_state=finished.memory, phone=phone)
    listed = "localStorage['tockwork.settings'] ??= JSON.stringify({list: true, speed: 'off'})"
    page.add_init_script(listed)
    turn = begun(page, finished)
    again, verdict = page.get_by_test_id("try"), page.get_by_test_id("try-verdict")
    then, evaluated = before(turn)
    texts = {str(move) for move in then.legal_moves()}
    given, best = (
        evaluated["candidates"][evaluated["played"]]["text"],
        evaluated["candidates"][0]["text"],
    )
    # The moment as it was, with all answers there were and none of them told apart.
    choices = page.locator("[data-choice]")
    expect(choices).to_have_count(len(texts))
    assert {one.get_attribute("data-choice") for one in choices.all()} == texts
    for word in ("Better", "Played:", "−"):
        expect(page.get_by_text(word)).to_have_count(0)

    def choose(what: str) -> None:
        if phone:
            page.locator(what).tap()
        else:
            press(page, what)

    choose(f'[data-choice="{given}"]')
    expect(verdict).to_have_attribute("data-tried", "not")
    expect(again).not_to_contain_text("Played:")
    shot(page, f"try-not-{phone}")
    if not phone:
        expect(page.locator('[data-action="once-more"]')).to_be_focused()
    choose('[data-action="once-more"]')
    choose(f'[data-choice="{best}"]')
    expect(verdict).to_have_attribute("data-tried", "right")
    expect(again).to_contain_text("Played:")
    expect(again).to_contain_text("%")

    choose('[data-action="back-to-review"]')
    tried = page.locator(f'[data-try="{turn}"]')
    expect(tried).to_be_focused()
    expect(page.locator(f'[data-tried="right"] [data-try="{turn}"]')).to_have_count(1)


@pytest.mark.parametrize("phone", [True, False] if FULL else [True])
def test_it_is_played_with_cards_and_marbles_and_both_answers_are_drawn(
    server: Serving, finished: Finished, person: NewPerson, phone: bool
) -> None:
    page = person(server.url, storage_state=finished.memory, phone=phone)
    turn = begun(page, finished)
    # Back leads to the review, where the same answer waits.
    page.go_back()
    tried = page.locator(f'[data-try="{turn}"]')
    expect(tried).to_be_focused()
    tried.click()
    clicker = Clicker(page, 1)
    then, _ = before(turn)
    assert len(clicker.wait().cards) == len(then.view(then.turn).own_hand)
    shot(page, f"try-asked-{phone}")
    clicker.turn()
    expect(page.get_by_test_id("try-verdict")).to_be_visible()
    show = page.locator('[data-action="show-answer"]')
    expect(show.or_(page.get_by_text("Played:"))).to_be_visible()
    if show.is_visible():
        show.click()
    expect(page.get_by_text("Played:")).to_be_visible()
    # The answer of the game dashed, the better one not; unless one of them moves no marble.
    expect(page.locator("[data-arrow]").first).to_be_attached()
    shot(page, f"try-shown-{phone}")
    expect(clicker.page.locator("main[data-my-turn=false]")).to_be_visible()
