"""One catalogue of words for Python and the browser, in Fluent, a folder for each language.

>>> english = words("en")
>>> english.say("card-count", count=2)
'2 cards'
>>> english.say("card-7.name")
'Seven'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tockwork.errors import TockworkError

LANGUAGES = ("fr", "en", "de", "it", "es", "nl")


class Words:
    """The catalogue in one language."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions={"OF": _of}, use_isolating=False)
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

    def say(self, message: str, **args: Any) -> str:
        """The words for a message or, with a dot, for one of its attributes."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            raise TockworkError(f"words: {self.language} has no message '{name}'")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise TockworkError(f"words: {self.language} has no words for '{message}'")
        said, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise TockworkError(f"words: {message}: {'; '.join(map(str, faults))}")
        return str(said)


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Words:
    """The words of a language; TockworkError names those there are."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise TockworkError(f"language: '{language}' is not spoken here; there are {known}")
    folder = files(__name__) / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return Words(language, [(folder / name).read_text("utf-8") for name in names])


def first_spoken(wishes: Sequence[str]) -> str:
    """The first wish we speak, "fr-CA" being French; English if there is none.

    >>> first_spoken(["pt-BR", "fr-CA", "en"])
    'fr'
    """
    bases = (wish.lower().replace("_", "-").partition("-")[0] for wish in wishes)
    return next((base for base in bases if base in LANGUAGES), "en")


def _of(name: object) -> Any:
    """French "de Ben", "d’Anna": the one place where a name changes the word before it."""
    said = str(name)
    vowel = said[:1].lower() in set("aeiouyàâäéèêëîïôöùûüœæ")
    return f"d’{said}" if vowel else f"de {said}"
