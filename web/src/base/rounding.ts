// One way to round what is shown: halves go away from zero. As src/tockwork/review/rounding.py.

const FINE = 1_000_000;

/** Rounded to a number of decimals, as with a pencil. What the kernel says has two decimals, and none of the halves among
 *  them is a number that a computer knows exactly: so it counts in millionths. */
export function rounded(value: number, decimals = 1): number {
  const step = 10 ** (6 - decimals);
  const fine = Math.floor(Math.abs(value) * FINE + 0.5);
  const shown = Math.floor((2 * fine + step) / (2 * step)) / 10 ** decimals;
  return value < 0 && shown ? -shown : shown;
}
