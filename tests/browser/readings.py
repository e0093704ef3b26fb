"""First games as somebody read them: for each step the words that were touched, in their order.

Who played these saw the page only: the sentence of the step, the cards with what they do, and what
is offered once one is lifted. So a line is what a name of a button must say to be found, nothing
of the engine: the card first, then what the tray offers.
"""

from __future__ import annotations

A, B = "your marble A", "your marble B"

# The steps that most games share.
_BEGIN = "Ten|Three"
_GUARD = f"Five|Five / {B}"
_HOME = f"Six / home 2|Two / {A}"
_BACK = "Four / 4 back|Five / home 3"
_SEVEN = f"Seven / {A}*2 / {B}*5|Seven / {B}*7"
_TOCK_SEVEN = f"Seven / {A}*3 / {B}*4"
_ROYAL = "One to seven / 4 forward|Magnet|Equals / home 1|Swap / Mila"
_END = "Two|Three / home 1"


def _steps(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(line.split(" / ")) for line in text.split("|"))


def _dog(king: str, ace: str, swap: str) -> tuple[tuple[str, ...], ...]:
    return _steps(
        f"{king}|{ace} / {B}|{_BEGIN}|Six|{_GUARD}|{_HOME}|{_BACK}|{_SEVEN}"
        f"|{swap} / Mila|Joker / As Six / home 1|{king}|{_END}"
    )


READINGS: dict[str, tuple[tuple[str, ...], ...]] = {
    "dog": _dog("Thirteen", "One or eleven", "Swap"),
    "dog-compact": _dog("Thirteen", "One or eleven", "Swap"),
    "dog-swiss": _dog("King", "Ace", "Jack"),
    "dog-royal-basic": _steps(
        f"Thirteen|One or eleven / {B}|{_BEGIN}|Six|{_GUARD}|{_HOME}|{_BACK}"
        f"|{_ROYAL}|Thirteen|{_END}"
    ),
    "dog-royal": _steps(
        "- / King|Thirteen / King|Three|Six|Five / Knight|Three|Ten|Five / King|Four / 4 forward"
        f"|- / Hop|Nine / home 4|{_ROYAL}|Thirteen|{_END}"
    ),
    "toc": _steps(
        f"King|Ace / {B}|{_BEGIN}|Six|Eight / space 12 after your start|Six / space 14"
        f"|Two / {A}|Four / A, your start|{_TOCK_SEVEN}|King / space 2|Jack / Mila’s marble"
        "|Five / Mila’s marble|Three / space 7 after Mila|King|Eight|Three"
    ),
    "tock6": _steps(
        f"King|Ace / {B}|{_BEGIN}|Nine|{_GUARD}|Six / space 14, 4 before your start"
        f"|Two / {A}|Four / A, your start|{_TOCK_SEVEN}|Jack / Swap / Mila’s marble"
        f"|Two / Into the centre|Ace / {A} / 11 before your start|Eight|Two|Three"
    ),
    "super-tock": _steps(
        f"King|Ace / {B}|{_BEGIN}|Nine|Five|Six / space 14|Two / {A}|Ten / Up into Heaven"
        f"|Ace / {A} / space 8 after Nora|Eight|Two|Three"
    ),
    "dog-kids": _steps(
        "Blue|Double green / your dog B|Blue / your dog A|Green or yellow / your dog A / green"
        "|Double blue / your dog A|Green / your dog A|Yellow / your dog A|Bone|Red|Swap"
        "|- / Take a new hand|Yellow|Yellow / your dog C"
    ),
}
