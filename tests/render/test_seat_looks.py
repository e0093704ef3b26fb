"""Six seats that no pair of eyes mixes up."""

from __future__ import annotations

from itertools import combinations

import pytest

from tockwork.render.paint.glyphs import MARKS, STONE_MARKS
from tockwork.render.seat_looks import DOGS, SEATS, STONES, SeatLook

# How colours arrive in eyes without one kind of cone (Machado, Oliveira, Fernandes 2009).
EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _lab(colour: str, eyes: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """The colour as these eyes see it, in a space where distance is difference."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    def root(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    light = [linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5)]
    r, g, b = (
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in eyes
    )
    x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
    y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("looks", [SEATS, DOGS, STONES], ids=["seats", "dogs", "stones"])
def test_colours_differ_for_all_eyes(looks: tuple[SeatLook, ...], eyes: str) -> None:
    for a, b in combinations(looks, 2):
        pairs = zip(_lab(a.colour, EYES[eyes]), _lab(b.colour, EYES[eyes]), strict=True)
        assert sum((p - q) ** 2 for p, q in pairs) ** 0.5 > 15, (a.mark, b.mark)


def test_every_look_has_a_mark_and_a_sign_of_its_own() -> None:
    for looks, drawn in ((SEATS, MARKS), (DOGS, MARKS), (STONES, STONE_MARKS)):
        assert len({look.mark for look in looks}) == len(looks)
        assert len({look.sign for look in looks}) == len(looks)
        assert all(drawn[look.mark] for look in looks)
