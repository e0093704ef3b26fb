// What on the board can be explained besides cards: marbles of rank, and spaces of colour.

import { cardName, list, placeWords, t } from '../words';
import { capital, marbleLabel, placesOf, type Speaking } from './words';

export interface Known {
  /** A marble's key, or "@" with the seat and place of a space. */
  key: string;
  seat: number;
  marble: number;
  place: string;
  /** For who cannot see it. */
  label: string;
  title: string;
  clauses: readonly string[];
}

/** The clauses about single ranks. */
const RANKS: Readonly<Record<string, string>> = { king: 'ROY-23', knight: 'ROY-25', citizen: 'ROY-27', fool: 'ROY-28' };
const STONES = { colour: ['KID-7'], bone: ['KID-10', 'KID-12'], home: ['KID-15'] };

export function knownOf(by: Speaking, marbles: readonly (readonly string[])[]): Known[] {
  const { rules, ranks } = by.board;
  if (rules === 'dog-kids') return stones(by);
  return marbles.flatMap((row, seat) =>
    row.flatMap((place, marble) => {
      const clause = RANKS[ranks[marble] ?? ''];
      if (!clause) return [];
      const key = `${seat}:${marble}`;
      return [{ key, seat, marble, place, label: marbleLabel(by, key, place), title: t(`rank-${ranks[marble] ?? ''}.name`), clauses: [clause] }];
    }),
  );
}

function stones(by: Speaking): Known[] {
  const { colours, bones, home_colours: homes } = by.board;
  const stone = (seat: number, place: string, shown: readonly string[], bone: boolean, clauses: readonly string[]): Known => {
    const title = capital(list([...shown.map((colour) => t(`colour-${colour}`)), ...(bone ? [cardName('bone')] : [])], 'unit'));
    return { key: `@${seat}:${place}`, seat, marble: 0, place, label: `${placeWords(place, placesOf(by))}: ${title}`, title, clauses };
  };
  return [
    ...colours.map((shown, space) => {
      const bone = bones.includes(space);
      return stone(0, String(space), shown, bone, bone ? [...STONES.colour, ...STONES.bone] : STONES.colour);
    }),
    ...homes.flatMap((row, seat) => row.map((colour, i) => stone(seat, `H${i + 1}`, [colour], false, STONES.home))),
  ];
}
