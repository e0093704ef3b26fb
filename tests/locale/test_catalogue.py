"""Every language says everything, with the same arguments, and nothing that nobody uses."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tests.locale import catalogue
from tests.locale.retired import RETIRED
from tockwork.locale import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    there = sorted(path.name for path in (catalogue.LOCALE / language).glob("*.ftl"))
    assert there == catalogue.files()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", catalogue.files())
def test_every_line_of_a_file_can_be_read(language: str, file: str) -> None:
    body = catalogue.read(language, file).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", catalogue.files())
def test_no_message_is_missing_and_none_is_extra(language: str, file: str) -> None:
    ours, theirs = catalogue.messages("en", file), catalogue.messages(language, file)
    assert sorted(ours.keys() - theirs.keys()) == [], "missing"
    assert sorted(theirs.keys() - ours.keys()) == [], "extra"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_arguments_of_the_english_one(language: str) -> None:
    ours, theirs = catalogue.messages("en"), catalogue.messages(language)
    # What the reader of a format says about a text is English, and only English repeats it.
    english = {"why"}
    wrong = {
        name: (sorted(ours[name].variables), sorted(words.variables))
        for name, words in theirs.items()
        if name in ours and words.variables != ours[name].variables
        if not name.startswith("wrong-") or words.variables != ours[name].variables - english
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_inside_a_message_are_whole(language: str) -> None:
    """Who acts is yes or no, plurals have `other`, words for words are those of English."""
    english = catalogue.messages("en")
    wrong = []
    for name, words in catalogue.messages(language).items():
        for variable, keys in words.variants.items():
            counted = all(key in PLURALS or key.isdigit() for key in keys)
            if counted:
                if not {"one", "other"} <= keys:
                    wrong.append((name, variable, keys))
            elif keys != english[name].variants.get(variable):
                wrong.append((name, variable, keys))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_known_functions_are_called(language: str) -> None:
    used = {f for words in catalogue.messages(language).values() for f in words.functions}
    assert used <= {"OF"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_calm(language: str) -> None:
    """No exclamation marks, and apostrophes as people write them."""
    loud = {
        name: words.text
        for name, words in catalogue.messages(language).items()
        if re.search(r"[!¡]|\w'\w", words.text)
    }
    assert loud == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_stand_as_each_language_sets_them(language: str) -> None:
    """French gives ; : ? and its quotation marks a narrow space that does not break. German and
    Dutch put one before an ellipsis, the others none. Quotation marks are never straight."""
    french = r"[^\u202f][;?»](?=\W|$)|[^\u202f]:(?=\s|$)|«(?!\u202f)"
    ellipsis = r"[\w}]…|[\w}] …" if language in ("de", "nl") else r"[\w}]\s…"
    straight = r"\"|(?<!\w)'"
    signs = "|".join([ellipsis, straight] + ([french] if language == "fr" else []))
    wrong = {}
    for file in catalogue.files():
        text = (catalogue.LOCALE / language / file).read_text("utf-8")
        for number, line in enumerate(text.splitlines(), 1):
            if not line.startswith("#") and re.search(signs, line):
                wrong[f"{file}:{number}"] = line
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """A sentence that is word for word the English one was forgotten."""
    english = catalogue.messages("en")
    same = [
        name
        for name, words in catalogue.messages(language).items()
        if sum(any(map(str.isalpha, word)) for word in words.text.split()) > 3
        if words.text == english[name].text
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_were_given_up_do_not_come_back(language: str) -> None:
    """One word for one thing: `retired` says which word stands for which now."""
    pattern = re.compile("|".join(RETIRED[language]))
    back = {}
    for file in set(catalogue.files()) - {"wrong.ftl"}:
        for name, words in catalogue.messages(language, file).items():
            if found := pattern.search(words.text):
                back[name] = found[0]
    assert back == {}


def test_rules_are_written_without_contractions() -> None:
    """The interface speaks (can’t, isn’t), the rules are written."""
    spoken = {
        name: words.text
        for name, words in catalogue.messages("en", "clauses.ftl").items()
        if re.search(
            r"\b(?:can|is|are|do|does|was|were|wo|did)n?’t\b|\b(?:it|that|you)’", words.text
        )
    }
    assert spoken == {}


def test_every_key_used_in_the_browser_exists() -> None:
    known = catalogue.messages("en")
    unknown = [(use.where, use.id) for use in catalogue.uses() if use.fixed and use.id not in known]
    assert unknown == []


def test_every_pattern_of_keys_in_the_browser_fits_some_message() -> None:
    known = catalogue.messages("en")
    lost = [
        (use.where, use.id)
        for use in catalogue.uses()
        if not use.fixed and not any(map(catalogue.pattern_of(use.id).fullmatch, known))
    ]
    assert lost == []


def test_every_call_gives_the_arguments_of_its_message() -> None:
    known = catalogue.messages("en")
    wrong = [
        (use.where, use.id, sorted(use.arguments), sorted(known[use.id].variables))
        for use in catalogue.uses()
        if use.fixed and use.id in known and use.arguments is not None
        if use.arguments != known[use.id].variables
    ]
    assert wrong == []


def test_every_message_is_used() -> None:
    """Words nobody says are removed, so that translators translate what is read."""
    patterns = [catalogue.pattern_of(template) for template in catalogue.templates()]
    literals = catalogue.literals()
    terminal = catalogue.messages("en", "terminal.ftl")  # a test of its own reads Python
    for file in ("command.ftl", "fair.ftl", "push.ftl"):
        terminal = terminal | catalogue.messages("en", file)
    unused = [
        name
        for name in catalogue.messages("en").keys() - terminal.keys()
        if name not in literals and not any(p.fullmatch(name) for p in patterns)
    ]
    assert unused == []


def test_the_reading_of_calls_sees_what_is_there() -> None:
    """The tests above are worth what this finds."""
    uses = catalogue.uses()
    assert sum(use.fixed for use in uses) > 150
    assert sum(bool(use.arguments) for use in uses) > 30
    players = frozenset({"players"})
    assert any(use.id == "form-${form.teams}" and use.arguments == players for use in uses)
