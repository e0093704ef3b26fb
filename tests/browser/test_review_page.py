"""The review beside a replay: a graph to go through the game, every decision, closer looks."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.app import kept
from tests.browser.conftest import NewPerson, shot
from tests.browser.reading import until
from tests.browser.records import begun, opened
from tests.browser.serving import Serving
from tests.conftest import FULL
from tockwork.locale import words
from tockwork.records import replay
from tockwork.review import GameReview, review
from tockwork.review.report_lines import ReportWords

SIZES = {
    "desktop": {"width": 1280, "height": 800},
    "upright": {"width": 390, "height": 760},
    "sideways": {"width": 844, "height": 390},
}


@lru_cache
def natively() -> GameReview:
    return review(begun())


def reviewed(page: Page) -> None:
    """The review to its end, and all of it shown."""
    page.get_by_test_id("replay-review").click()
    expect(page.locator("[data-review]").get_by_role("heading").first).to_be_focused()
    expect(page.locator("[data-review=whole]")).to_be_visible()
    page.locator("[data-action=show-review]").click()


def whole(thing: Locator) -> bool:
    """Whether all of something is in view, and nothing lies over its edges."""
    return bool(
        thing.evaluate("""(it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          const there = (x, y) => {
            const seen = document.elementFromPoint(x, y);
            return seen !== null && (it.contains(seen) || seen.contains(it));
          };
          const middle = (left + right) / 2;
          return there(middle, top + 2) && there(middle, bottom - 2);
        }""")
    )


@pytest.mark.parametrize("size", SIZES if FULL else ["desktop", "upright"])
def test_board_and_graph_are_seen_together_wherever_one_comes_from(
    person: NewPerson, server: Serving, tmp_path: Path, size: str
) -> None:
    page = person(server.url, viewport=SIZES[size])
    opened(page, begun(), tmp_path)
    reviewed(page)
    graph, board = page.get_by_test_id("chances"), page.locator(".replay .board").first
    expect(graph).to_be_focused()
    sentence = page.get_by_test_id("replay-sentence")
    for answer in page.locator("li[data-mark] .link").all():
        answer.scroll_into_view_if_needed()
        answer.click()
        until(page, lambda: whole(graph) and whole(board))
        # What was decided there is told beside it.
        expect(page.locator("li[aria-current]").first).to_be_visible()
        expect(page.get_by_test_id("decision").first).to_be_attached()
        expect(sentence).not_to_be_empty()
    shot(page, f"review-{size}")
    page.locator("[data-action=look]").first.or_(
        page.locator("li[data-mark] .link").last
    ).first.click()
    until(page, lambda: whole(graph) and whole(board))


def test_the_graph_leads_through_the_game(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url)
    opened(page, begun(), tmp_path)
    # Nothing of it is shown before one has had a try.
    page.get_by_test_id("replay-review").click()
    expect(page.locator("[data-review=whole]")).to_be_visible()
    for shown in ("chances", "decision", "review-made"):
        expect(page.get_by_test_id(shown)).to_have_count(0)
    expect(page.locator("[data-mark]")).to_have_count(0)
    page.locator("[data-action=show-review]").click()
    graph, sentence = page.get_by_test_id("chances"), page.get_by_test_id("replay-sentence")
    expect(page.get_by_role("slider", name="Win probability (all cards known)")).to_be_focused()
    expect(graph).to_have_attribute("aria-valuenow", "1")
    first = sentence.inner_text()
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "2")
    expect(sentence).not_to_have_text(first)
    page.keyboard.press("End")
    last = graph.get_attribute("aria-valuemax")
    expect(graph).to_have_attribute("aria-valuenow", str(last))
    # In numbers and words, for all teams.
    chances = natively().turns[-1].chances
    said = graph.get_attribute("aria-valuetext") or ""
    assert re.match(
        rf"Step {last} of {last}, round \d+: Anna and Cid \d+%, Ben and Dora \d+%\. ", said
    )
    for chance in chances:
        expect(page.get_by_test_id("chances-here")).to_contain_text(f"{int(chance + 0.5)}%")
    # With the mouse: to where it is pressed, and on from there.
    box = graph.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 5)
    page.mouse.down()
    middle = (int(str(last)) + 1) // 2
    until(page, lambda: abs(int(graph.get_attribute("aria-valuenow") or 0) - middle) <= 1)
    page.mouse.move(box["x"] + 1, box["y"] + 5, steps=8)
    page.mouse.up()
    expect(graph).to_have_attribute("aria-valuenow", "1")
    # A mark has a shape of its own.
    signs = {one.get_attribute("data-sign") for one in page.locator("[data-sign]").all()}
    marks = {one.mark for _, one in natively().evaluated} - {"none"}
    assert marks <= signs <= marks | {"only"}


def test_partners_may_get_the_same_mark_at_the_same_moment(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    """Both gave a doubtful card in the third round: what the graph shows has no names of its own
    by which two could be taken for one."""
    page = person(server.url)
    opened(page, begun(58, seed=171), tmp_path)
    reviewed(page)
    signs = page.locator(".plot .mark").all()
    places = [(sign.get_attribute("data-sign"), sign.bounding_box()) for sign in signs]
    alike = [
        (one, other)
        for i, (what, one) in enumerate(places)
        for of, other in places[:i]
        if what == of
        and one
        and other
        and one["y"] == other["y"]
        and abs(one["x"] - other["x"]) < 20
    ]
    # They lie beside each other, and neither hides the other.
    assert [abs(one["x"] - other["x"]) >= 10 for one, other in alike] == [True]


def test_the_page_says_what_the_command_line_says(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url)
    opened(page, begun(), tmp_path)
    reviewed(page)
    found = natively()
    result = ReportWords(found, replay(begun()), words("en"))
    expect(page.get_by_test_id("review-made")).to_have_text(result.made())
    marked = sorted(found.marked(), key=lambda one: one[0].turn)
    listed = page.locator("li[data-mark]:not([data-mark=none])")
    expect(listed).to_have_count(len(marked))
    assert marked
    for item, (_, evaluation) in zip(listed.all(), marked, strict=True):
        expect(item).to_contain_text(
            f"{result.points(evaluation.loss)}% (± {result.points(evaluation.error)})"
        )
    # Answers are told in words, and never as they are written down.
    text = page.locator("[data-review]").inner_text()
    assert not re.search(r"\d+>|<>|→ \d|give \d|\bR>|joker=", text)


def test_any_decision_is_looked_at_closer_and_the_review_stays_as_it_is(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url)
    opened(page, begun(), tmp_path)
    reviewed(page)
    account = page.get_by_label("What decided the game", exact=True)
    marks = page.locator(".marks")
    before = (account.inner_text(), marks.inner_text())
    # One that got no mark.
    quiet = [
        turn for turn, one in natively().evaluated if one.mark == "none" and turn.phase == "play"
    ]
    graph, decision = page.get_by_test_id("chances"), page.get_by_test_id("decision")
    graph.focus()
    page.keyboard.press("Home")
    for _ in range(int(graph.get_attribute("aria-valuemax") or 0)):
        if page.locator(f"[data-testid=decision][data-turn='{quiet[0].turn}']").count():
            break
        page.keyboard.press("ArrowRight")
    expect(decision.first).to_contain_text("Based on")
    closer = page.get_by_test_id("closer")
    decision.first.locator("[data-action=closer]").click()
    expect(closer).to_have_attribute("data-closer", re.compile("working|clear|open"))
    expect(page.locator("[data-closer=clear], [data-closer=open]")).to_be_visible()
    expect(closer).to_contain_text(re.compile(r"after (256|512|1,024|2,048) simulations"))
    # The two best with their errors, and the one played, which may be one of them.
    expect(closer.get_by_text("(played)")).to_have_count(1)
    assert closer.get_by_role("listitem").count() in (2, 3)
    expect(closer.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+\.\d% ± \d\.\d"))
    assert (account.inner_text(), marks.inner_text()) == before


# Before the first worlds are played.
BEGIN_AND_STOP = """async () => {
  document.querySelector('[data-action=closer]').click();
  const stop = () => document.querySelector('[data-action=closer-stop]');
  while (!stop()) await Promise.resolve();
  stop().click();
}"""


def test_looking_closer_can_be_stopped(person: NewPerson, server: Serving, tmp_path: Path) -> None:
    page = person(server.url)
    opened(page, begun(), tmp_path)
    reviewed(page)
    page.locator("li[data-mark] .link").first.click()
    page.evaluate(BEGIN_AND_STOP)
    expect(page.locator("[data-closer=stopped]")).to_contain_text("Deeper analysis: stopped after")
    # And begins anew if somebody wants it.
    page.locator("[data-action=closer]").first.click()
    expect(page.locator("[data-closer=clear], [data-closer=open]")).to_be_visible()


CHANGE = """async () => {
  const db = await new Promise((resolve) => {
    indexedDB.open('tockwork-reviews').onsuccess = (event) => resolve(event.target.result);
  });
  const kept = db.transaction('reviews', 'readwrite').objectStore('reviews');
  return new Promise((resolve) => {
    kept.getAll().onsuccess = ({ target }) => {
      for (const one of target.result) {
        const bad = one.turns.filter(({ judgement }) => judgement?.mark === 'bad');
        for (const { judgement } of bad) judgement.loss = 77.77;
        kept.put(one);
      }
      kept.transaction.oncomplete = () => resolve(target.result.length);
    };
  });
}"""


def test_a_review_once_made_is_there_again(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url)
    opened(page, begun(), tmp_path)
    reviewed(page)
    made = page.get_by_test_id("review-made").inner_text()
    # It is the kept one that is shown, and not one made anew.
    until(page, lambda: page.evaluate(CHANGE) == 1)
    page.reload()
    reviewed(page)
    expect(page.get_by_test_id("review-made")).to_have_text(made)
    expect(page.locator("li[data-mark=bad]").first).to_contain_text("77.8%")


def test_house_rules_stand_in_the_head(person: NewPerson, server: Serving, tmp_path: Path) -> None:
    page = person(server.url)
    opened(page, begun(4, seven_rest="never"), tmp_path)
    page.get_by_test_id("replay-review").click()
    expect(page.get_by_test_id("review-house")).to_have_text(
        re.compile("^House rules: The rest of a seven, once your last marble is home: ")
    )


def test_a_review_is_made_without_the_server_too(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url, keeps=True)
    page.goto("/")
    kept(page)
    opened(page, begun(8), tmp_path)
    # What it takes was fetched with the replay.
    until(
        page,
        lambda: page.evaluate(
            "async () => (await (await caches.open('boards-1')).keys())"
            ".some(({ url }) => url.includes('/api/weights'))"
        ),
    )
    page.context.set_offline(True)
    page.reload()
    page.get_by_test_id("replay-review").click()
    expect(page.locator("[data-review=whole]")).to_be_visible()


def test_a_review_that_cannot_be_made_says_so_and_may_be_tried_again(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    page = person(server.url, quiet=False)
    page.context.route("**/api/weights*", lambda route: route.abort())
    opened(page, begun(8), tmp_path)
    page.get_by_test_id("replay-review").click()
    fault = page.locator("[data-review]").get_by_test_id("fault")
    expect(fault).to_contain_text("Can’t reach the server.")
    page.context.unroute("**/api/weights*")
    fault.get_by_role("button").click()
    expect(page.locator("[data-review=whole]")).to_be_visible()
