"""One catalogue of words for terminal and browser, in Fluent, a folder for each language.

>>> english = words("en")
>>> english.say("card-count", count=2)
'2 cards'
>>> english.say("card-7.name")
'Seven'
>>> english.list(["Anna", "Ben", "Cid"])
'Anna, Ben and Cid'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Any

from tockwork.errors import TockworkError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en", "de", "it", "es", "nl")
FILES = (
    *("why", "terminal", "command", "wrong", "fair", "words", "titles", "games", "house"),
    *("pages", "play", "clauses", "introduction", "memory", "booklet", "review", "account"),
    *("studio", "own", "daily", "statistics", "puzzles", "week", "people", "find", "peace"),
    *("host", "rating", "referee", "clubs", "days", "events", "notices", "push"),
)
"""In the order in which Python is likely to need them; a message may speak of earlier ones."""


class Words:
    """The catalogue in one language. `read` gives the text of a file; each is read when needed."""

    def __init__(self, language: str, read: Callable[[str], str]) -> None:
        self.language = language
        self._read = read
        self._unread = list(FILES)
        self._bundle: FluentBundle | None = None
        self._reading = Lock()
        self.cards: Mapping[str, str] = {}
        """The names of special cards that a game brings along."""

    def with_cards(self, cards: Mapping[str, str]) -> Words:
        """The same catalogue with names for cards of a custom game."""
        if not cards:
            return self
        more = Words(self.language, self._read)
        more.cards = {**self.cards, **cards}
        return more

    def say(self, message: str, **args: Any) -> str:
        """The words for a message or, with a dot, for one of its attributes."""
        pattern = self._pattern(message)
        if pattern is None:
            name, _, attribute = message.partition(".")
            what = f"words for '{message}'" if attribute else f"message '{name}'"
            raise TockworkError(f"words: {self.language} has no {what}")
        assert self._bundle is not None
        said, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise TockworkError(f"words: {message}: {'; '.join(map(str, faults))}")
        return str(said)

    def has(self, message: str) -> bool:
        """Whether there are such words; for things that have some only now and then."""
        return self._pattern(message) is not None

    def list(self, items: Iterable[str]) -> str:
        """'Anna, Ben and Cid'."""
        from babel.lists import format_list

        # Our English is that of the board game shelf in Europe: no comma before "and".
        region = "en_GB" if self.language == "en" else self.language
        return format_list(list(items), locale=region)

    def minutes(self, count: int) -> str:
        """'45 min', as the box of a game says it."""
        from babel.units import format_unit

        return str(format_unit(count, "minute", "short", locale=self.language))

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """A number in this language, with this many digits behind the point."""
        from babel.numbers import format_decimal

        behind = "." + "0" * digits if digits else ""
        plain = f"#,##0{behind}"
        return str(format_decimal(value, f"+{plain};-{plain}" if signed else plain, self.language))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share in hundredths."""
        from babel.numbers import format_percent

        # As everywhere on our pages, also in English: a space before the sign.
        behind = "." + "0" * digits if digits else ""
        return str(format_percent(share, f"#,##0{behind}\u00a0%", self.language))

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        bundle = self._bundle
        if bundle is None or not bundle.has_message(name):
            bundle = self._read_on(name)
        if not bundle.has_message(name):
            return None
        found = bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _read_on(self, name: str) -> FluentBundle:
        """Reads files until one has the message. Fluent itself is loaded here, with the first."""
        from fluent.runtime import FluentBundle, FluentResource

        with self._reading:
            if self._bundle is None:
                self._bundle = FluentBundle(
                    [self.language], functions={"OF": _of}, use_isolating=False
                )
            while self._unread and not self._bundle.has_message(name):
                self._bundle.add_resource(FluentResource(self._read(self._unread[0])))
                del self._unread[0]
            return self._bundle


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Words:
    """The words of a language; TockworkError names those there are."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise TockworkError(f"language: '{language}' is not spoken here; there are {known}")
    folder = files(__name__) / language
    return Words(language, lambda name: (folder / f"{name}.ftl").read_text("utf-8"))


def first_spoken(wishes: Sequence[str]) -> str:
    """The first wish we speak, "fr-CA" being French; English if there is none.

    >>> first_spoken(["pt-BR", "fr-CA", "en"])
    'fr'
    """
    bases = (re.split("[-_.@]", wish.lower())[0] for wish in wishes)
    return next((base for base in bases if base in LANGUAGES), "en")


def spoken_in(environment: Mapping[str, str]) -> str:
    """The language a terminal is set to. The first variable that is set decides, as elsewhere.

    >>> spoken_in({"LANG": "de_CH.UTF-8"}), spoken_in({"LC_ALL": "C.UTF-8", "LANG": "de_CH"})
    ('de', 'en')
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return first_spoken([environment[name] for name in names if environment.get(name)][:1])


def _of(name: object) -> Any:
    """French "de Ben", "d’Anna": the one place where a name changes the word before it."""
    said = str(name)
    vowel = said[:1].lower() in set("aeiouyàâäéèêëîïôöùûüœæ")
    return f"d’{said}" if vowel else f"de {said}"
