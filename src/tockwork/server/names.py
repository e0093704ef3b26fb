"""Names that the host does not want: a list of words that a host can edit.

Names and words are compared as readers see them: without accents, capitals, spaces and signs, with
letters of other alphabets and digits read as the Latin letters that they resemble, and repeated
letters once (after Unicode Technical Standard 39, whose full table is not needed for names).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from itertools import groupby

from sqlalchemy import delete, select

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage

_KEY = "names"  # in `meta`
_FRESH = 10_000  # milliseconds for which a list may have changed at another process unnoticed

DEFAULT = """\
# One word or name a line, whole words only. With * it is refused as a part of other words too.
host, referee, admin, administrator, moderator, tockwork
*nigger*, faggot, cunt, *fuck*, asshole, *hitler*
# Deutsch
Betreiber, Schiedsrichter, Moderatorin
Arschloch, Fotze, Hurensohn, Wichser
# Français
hôte, arbitre, administrateur, modérateur
connard, enculé, salope, fils de pute
# Italiano
gestore, arbitro, amministratore, moderatore
stronzo, puttana, vaffanculo, coglione
# Español
anfitrión, árbitro, administrador, moderador
gilipollas, hijo de puta, maricón, cabrón
# Nederlands
beheerder, scheidsrechter
klootzak, hoer, kankerlijer
"""

# Letters that look like Latin ones, or are written for them; l and i are one.
_ALIKE = str.maketrans(
    "013457@$!|lаеорсухкмнтвіјѕԁԛԝһɡαεορτυικνχβγηωøđłıƒ",
    "oieastasiiiaeopcyxkmhtbijsdqwhgaeoptuikvxbynwodiif",
)
_WIDE = {"æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "vv": "w", "rn": "m"}


def folded(text: str) -> str:
    """What is compared.

    >>> folded("Hоst"), folded("H.Ö.S.T"), folded("h0ossst"), folded("Ærø")
    ('host', 'host', 'host', 'aero')
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in plain if unicodedata.category(letter) != "Mn")
    for wide, narrow in _WIDE.items():
        plain = plain.replace(wide, narrow)
    plain = plain.translate(_ALIKE)
    return "".join(letter for letter, _ in groupby(plain) if letter.isalnum())


class NameList:
    """The words of a list: separated by commas or lines, with notes after #."""

    def __init__(self, text: str) -> None:
        lines = (line.partition("#")[0] for line in text.splitlines())
        words = [word.strip() for line in lines for word in line.split(",")]
        self._whole = {folded(word): len(word.split()) for word in words if "*" not in word}
        self._parts = {folded(word) for word in words if "*" in word} - {""}

    def refuses(self, name: str) -> bool:
        """Whether one of the words is in a name: alone, letter by letter, or with digits around
        it. Parts of other words count for words with * only."""
        if any(part in folded(name) for part in self._parts):
            return True
        # A word begins after a space or sign, or with a capital: "theHost", "the_host".
        plain = unicodedata.normalize("NFKC", name)
        words = [found for found in re.split(r"[\W_]+|(?<=[^\W\dA-Z_])(?=[A-Z])", plain) if found]
        for begin in range(len(words)):
            for end in range(begin + 1, len(words) + 1):
                run = words[begin:end]
                spelled = all(len(one) == 1 for one in run) or len(run) == len(words)
                for text in ("".join(run), "".join(run).strip("0123456789")):
                    at_most = self._whole.get(folded(text), 0) if text else 0
                    if at_most and (spelled or len(run) <= at_most):
                        return True
        return False


@lru_cache(maxsize=4)
def name_list(text: str) -> NameList:
    return NameList(text)


class Names:
    """The list of a server, in its database."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        self._storage = storage
        self._now = now
        self._text = DEFAULT
        self._read_at: int | None = None

    async def text(self) -> str:
        """The list as its host has written it, or the default."""
        now, c = self._now(), schema.meta.c
        if self._read_at is None or now - self._read_at >= _FRESH:
            rows = await self._storage.rows(select(c.value).where(c.key == _KEY))
            self._text, self._read_at = rows[0].value if rows else DEFAULT, now
        return self._text

    async def change(self, text: str | None) -> None:
        """A new list; None: the default again."""
        row = {"key": _KEY, "value": text}
        await self._storage.write(
            delete(schema.meta).where(schema.meta.c.key == _KEY)
            if text is None
            else self._storage.upsert(schema.meta, row)
        )
        self._read_at = None

    async def check(self, *names: str | None) -> None:
        """Refuses names on the list, wherever they enter."""
        wanted = [name for name in names if name]
        if wanted:
            known = name_list(await self.text())
            for name in wanted:
                if known.refuses(name):
                    raise Refusal("name_refused", "the host of this server does not want this name")
