"""There are words for everything the engine and the server can name."""

from __future__ import annotations

import re

import pytest

from tests.locale import catalogue
from tockwork import RULEBOOKS, Position, _kernel, rulebook
from tockwork.errors import TockworkError
from tockwork.game import refusals
from tockwork.locale import LANGUAGES, words
from tockwork.rulebooks import Options
from tockwork.rulebooks.board import COLOURS, RANKS
from tockwork.server.http.catalogue import games
from tockwork.server.refusals import STATUS
from tockwork.server.tables.levels import LEVELS

KNOWN = set(catalogue.messages("en"))


def test_every_reason_why_not_has_words() -> None:
    codes = set(_kernel.NAMES["reason"]) - {"ok"}
    said = {name for name in catalogue.messages("en", "why.ftl") if name != "why-with-clause"}
    assert said == {f"why-{code}" for code in codes}


@pytest.mark.parametrize("use", _kernel.NAMES["use"])
def test_every_use_that_a_reason_stops_has_words(use: str) -> None:
    stopped = refusals.Reason("pips_left", "DOG-15", None, (f"{use} 5",))
    other = refusals.Reason("not_yours", "DOG-18", None, ("back 4",))
    result = refusals.explain([stopped, other], words("en"))
    assert re.fullmatch(r"DOG-15: .* \(\S.*\) DOG-18: .* \(4 back\)", result)


def test_the_king_walks_as_far_as_the_rules_say() -> None:
    seats = [{"marbles": ["20", "R", "R", "R"], "hand": ["9"]}] + [{"marbles": ["R"] * 4}] * 3
    document = {"rules": "dog-royal", "players": 4, "turn": 0, "seats": seats}
    for most in (7, 5):
        asked = Position.from_document({**document, "options": {"king_most": most}})
        assert asked.why_not("9", "king") == f"ROY-23: The king can move at most {most}."
    assert asked.why_not("9", "king", language="de") == "ROY-23: Der König geht höchstens 5."


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_game_and_its_options_have_words(game: str) -> None:
    info = next(g for g in games().games if g.id == game)
    wanted = {f"game-{game}", f"game-{game}.line"}
    for option in info.options:
        wanted.add(f"option-{option.name}")
        wanted |= {f"option-{option.name}-{_plain(value)}" for value in option.values}
    wanted |= {f"form-{form.teams}" for form in info.forms}
    assert sorted(wanted - KNOWN) == []


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_house_rule_has_words(game: str) -> None:
    """Numbers, yes and no are said as such; everything else has words of its own."""
    info = next(g for g in games().games if g.id == game)
    wanted = {f"option-{knob.name}" for knob in info.house}
    for knob in info.house:
        named = [value for value in knob.values if value is None or isinstance(value, str)]
        wanted |= {f"option-{knob.name}-{'null' if v is None else v}" for v in named}
    assert sorted(wanted - KNOWN) == []


def test_every_knob_that_can_be_refused_says_why() -> None:
    code = (catalogue.ROOT / "kernel/src/rules/rulebook.cpp").read_text(encoding="utf-8")
    refused = set(re.findall(r'k\["(\w+)"\]', code)) & set(Options.model_fields)
    assert {"deals", "exchange"} <= refused
    # What the page offers out of a list of the server cannot be wrong.
    assert sorted(n for n in refused - {"advanced"} if f"option-{n}.no" not in KNOWN) == []


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_card_has_words(game: str) -> None:
    signs = {"1/11": "1-11", "=": "copy"}
    pair = re.compile("({0})/({0})".format("|".join(COLOURS)))
    cards = {
        "two" if pair.fullmatch(card) else signs.get(card, card) for card in rulebook(game).deck
    }
    forms = {f"card-{card}{form}" for card in cards for form in ("", ".as", ".name")}
    assert sorted(forms - KNOWN) == []


def test_ranks_colours_levels_have_words() -> None:
    forms = ("", ".who", ".yours", ".theirs", ".name")
    wanted = {f"rank-{rank}{form}" for rank in RANKS for form in forms}
    wanted |= {f"colour-{colour}" for colour in COLOURS}
    wanted |= {f"level-{level}{form}" for level in LEVELS for form in ("", ".is")}
    assert sorted(wanted - KNOWN) == []


def test_every_refusal_of_the_server_has_words() -> None:
    """Those with a status of their own, and the conflicts the wire format lists."""
    listed = re.search(r"Codes: (.*?)\n", (catalogue.ROOT / "docs/wire.md").read_text("utf-8"))
    assert listed
    codes = set(re.findall(r"`(\w+)`", listed[1])) | set(STATUS)
    # What only a program of one's own can provoke reads as "something went wrong".
    assert (
        sorted(
            c
            for c in codes - {"wrong_method", "too_large", "overtaken"}
            if f"fault-{c}" not in KNOWN
        )
        == []
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_told_in_a_few_words(language: str) -> None:
    """One entry for each row of the clause tables: rules page, cards, refusals and coach say it."""
    row = re.compile(r"^\| *([A-Z][A-Z0-9]*-[0-9]+) ", re.MULTILINE)
    pages = (catalogue.ROOT / "docs/rules").glob("*.md")
    clauses = {clause for page in pages for clause in row.findall(page.read_text("utf-8"))}
    result = catalogue.messages(language, "clauses.ftl")
    assert len(clauses) > 100
    assert {name for name in result if "." not in name} == {f"clause-{c}" for c in clauses}
    assert {n.removesuffix(".name") for n in result if n.endswith(".name")} == {
        f"clause-{c}" for c in clauses
    }
    # What does not fit on two printed pages is not read.
    assert {name: len(result[name].text) for name in result if len(result[name].text) > 330} == {}


def test_every_reading_of_ours_is_marked_at_a_clause() -> None:
    """Each numbered reading of a page that names clauses, at one of them at least."""
    result = catalogue.messages("en", "clauses.ftl")
    unmarked, found = [], 0
    for page in (catalogue.ROOT / "docs/rules").glob("*.md"):
        _, _, rest = page.read_text("utf-8").partition("our readings\n")
        for reading in re.findall(r"^[0-9]+\. .*", rest.partition("## ")[0], re.MULTILINE):
            title = reading[: reading.find("**", reading.find("**") + 2)] + reading[-30:]
            clauses = re.findall(r"[A-Z]+6?-[0-9]+", title)
            found += bool(clauses)
            if clauses and not any(f"clause-{c}.reading" in result for c in clauses):
                unmarked.append(reading)
    assert found > 40
    assert unmarked == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_follow_the_language(language: str) -> None:
    one, two = (words(language).say("card-count", count=n) for n in (1, 2))
    assert "1" not in one
    assert "2" in two


def test_a_name_changes_the_word_before_it_in_french_only() -> None:
    def piece(language: str, name: str) -> str:
        return words(language).say("piece-of", piece="marble", name=name)

    assert piece("fr", "Anna") == "la bille d’Anna"
    assert piece("fr", "Ben") == "la bille de Ben"
    assert piece("it", "Anna") == "la biglia di Anna"


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(TockworkError, match="language: 'pt' is not spoken here; there are fr, en"):
        words("pt")
    with pytest.raises(TockworkError, match="words: de has no message 'card-99'"):
        words("de").say("card-99")
    with pytest.raises(TockworkError, match=r"words: en has no words for 'card-7\.song'"):
        words("en").say("card-7.song")
    with pytest.raises(TockworkError, match="card-count"):
        words("en").say("card-count")


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
