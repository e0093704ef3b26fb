// Points and chances of the daily deal, as they are written.

import { number } from '../../words';

/** Points against par: +3.1, −8.9. */
export const signed = (points: number): string =>
  number(points, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: 'exceptZero' }).replace('-', '−');

/** A chance of a hundred. */
export const percent = (chance: number): string => number(chance / 100, { style: 'percent', maximumFractionDigits: 0 });
