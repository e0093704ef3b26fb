"""Letters and digits: zeros have a slash where somebody reads out a code, and nowhere else."""

from __future__ import annotations

from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving

# Whether there is ink in the middle of a zero, in the letters of the page and in those of codes.
ZEROS = """async () => {
  const codes = document.createElement('p');
  codes.className = 'codes';
  document.body.append(codes);
  const slashed = async (element) => {
    const font = `200px ${getComputedStyle(element).fontFamily}`;
    await document.fonts.load(font, '0');
    const pen = new OffscreenCanvas(200, 300).getContext('2d');
    pen.font = font;
    pen.textAlign = 'center';
    pen.fillText('0', 100, 200);
    const {actualBoundingBoxAscent: above, actualBoundingBoxDescent: below} = pen.measureText('0');
    return pen.getImageData(100, Math.round(200 - (above - below) / 2), 1, 1).data[3] > 128;
  };
  return {text: await slashed(document.body), codes: await slashed(codes)};
}"""


def test_only_codes_have_slashed_zeros(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/settings")
    letters = "(field) => getComputedStyle(field).fontFamily"
    assert "Plain Zero" not in page.get_by_test_id("seat-code").evaluate(letters)
    assert page.evaluate(ZEROS) == {"text": False, "codes": True}
