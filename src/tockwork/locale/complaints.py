"""What is wrong with a file, a position, a record or a move, in the reader's language.

Kernel and library complain in English, the path of the field first, for programs to log and to
compare. Their sentences stand in the English `wrong.ftl`, which is how a complaint is recognised
here; a test holds both together. The page does the same (web/src/own/complaints.ts).

>>> from tockwork.locale import words
>>> retold(words("de"), "line 3: seats[0].marbles[1]: the lane has 4 spaces, not 7")
'Zeile 3: seats[0].marbles[1]: die Zielbahn hat 4 Felder, nicht 7'
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from tockwork.locale import Words

_HOLE = re.compile(r"\{ \$(\w+) \}")
_FILLS = {"n": r"-?\d+"}  # else anything
# Complaints inside a complaint. Those of Python's own readers become the place they name.
_NESTED = ("why", "what")
_AT = re.compile(r"\bline (\d+),? column (\d+)\b")
# What pydantic says where a document does not even have the right shape.
_SHAPES = {
    r"Field required": "missing",
    r"Unable to extract tag using discriminator .*": "missing",
    r"Extra inputs are not permitted": "extra",
    r"Input should be a valid integer.*": "integer",
    r"Input should be a valid number.*": "number",
    r"Input should be a valid boolean.*": "truth",
    r"Input should be a valid string.*": "text",
    r"Input should be a valid (?:tuple|list).*": "list",
    r"Input should be (?:a valid dictionary|an object).*": "table",
    r"Input should be greater than or equal to (?P<n>-?\d+)": "least",
    r"Input should be less than or equal to (?P<n>-?\d+)": "most",
    r"Input should be (?P<names>(?:'\w+'|\d+)(?:(?:, | or )(?:'\w+'|\d+))*)": "choice",
    r"Input tag .* does not match any of the expected tags: (?P<names>.*)": "choice",
    r"(?:Tuple|Dictionary) should have at least (?P<n>\d+) .*": "fewer-items",
    r"(?:Tuple|Dictionary) should have at most (?P<n>\d+) .*": "more-items",
    r"String should have at least (?P<n>\d+) .*": "shorter",
    r"String should have at most (?P<n>\d+) .*": "longer",
    r"String should match pattern '(?P<pattern>.*)'": "pattern",
}


def retold(words: Words, text: str) -> str:
    """The same complaints in other words; what is none of ours stays as it is."""
    if words.language == "en":
        return text
    parts = text.split("; ")
    # A sentence may have a semicolon of its own; its beginning is then none that is known.
    for end in range(1, len(parts) + 1):
        told = _one(words, "; ".join(parts[:end]))
        if told is not None:
            rest = "; ".join(parts[end:])
            return f"{told}; {retold(words, rest)}" if rest else told
    rest = "; ".join(parts[1:])
    return f"{parts[0]}; {retold(words, rest)}" if rest else text


def _one(words: Words, text: str) -> str | None:
    """One complaint, after whatever path says where it is."""
    told = _sentence(words, text)
    if told is not None:
        return told
    for colon in re.finditer(": ", text):
        if "; " in text[: colon.start()]:
            break  # behind it is another complaint
        told = _sentence(words, text[colon.end() :])
        if told is not None:
            return f"{_where(words, text[: colon.start()])}: {told}"
    return None


def _where(words: Words, path: str) -> str:
    return re.sub(r"\bline (\d+)\b", lambda n: words.say("wrong-line", n=n[1]), path)


def _sentence(words: Words, text: str) -> str | None:
    plain = text.replace("\u2018", "'").replace("\u2019", "'")
    for pattern, name in _sentences():
        found = pattern.fullmatch(plain)
        if found is None:
            continue
        holes = found.groupdict()
        if name == "choice":
            holes["names"] = holes["names"].replace("'", "").replace(" or ", ", ")
        for hole in _NESTED:
            if hole in holes:
                holes[hole] = _nested(words, holes[hole])
        return words.say(f"wrong-{name}", **holes)
    return None


def _nested(words: Words, text: str) -> str:
    told, place = retold(words, text), _AT.search(text)
    if told != text or place is None:
        return told
    return words.say("wrong-at", line=place[1], column=place[2])


@cache
def _sentences() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What is said most exactly comes first."""
    known = []
    for line in (files("tockwork.locale") / "en" / "wrong.ftl").read_text("utf-8").splitlines():
        name, _, said = line.partition(" = ")
        if said and name not in ("wrong-line", "wrong-at"):
            known.append((said.replace("\u2018", "'").replace("\u2019", "'"), name))
    known.sort(key=lambda one: -len(_HOLE.sub("", one[0])))
    shapes = [(re.compile(shape, re.DOTALL), name) for shape, name in _SHAPES.items()]
    ours = [(_pattern(said), name.removeprefix("wrong-")) for said, name in known]
    return (*shapes, *ours)


def _pattern(said: str) -> re.Pattern[str]:
    parts = _HOLE.split(said)  # every second one is the name of a hole
    parts[::2] = map(re.escape, parts[::2])
    parts[1::2] = [f"(?P<{name}>{_FILLS.get(name, '.+?')})" for name in parts[1::2]]
    if not parts[0]:  # what a sentence begins with is no path before it
        parts[1] = parts[1].replace(".+?", "(?:(?!: ).)+?")
    return re.compile("".join(parts), re.DOTALL)
