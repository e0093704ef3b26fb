// What on the board can be explained besides cards: marbles of rank, and spaces of colour.

import { cardName, list, placeWords, t, termsOf } from '../../words';
import { capital, marbleLabel, placesOf, type Speaking } from '../moves/words';

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

export function knownOf(by: Speaking, marbles: readonly (readonly string[])[]): Known[] {
  const { rules, ranks, colours } = by.board;
  if (colours.length) return stones(by);
  const explained: Readonly<Record<string, readonly string[]>> = termsOf(rules).explained;
  return marbles.flatMap((row, seat) =>
    row.flatMap((place, marble) => {
      const clauses = explained[ranks[marble] ?? ''];
      if (!clauses) return [];
      const key = `${seat}:${marble}`;
      return [
        {
          key,
          seat,
          marble,
          place,
          label: marbleLabel(by, key, place),
          title: t(`rank-${ranks[marble] ?? ''}.name`),
          clauses,
        },
      ];
    }),
  );
}

function stones(by: Speaking): Known[] {
  const { rules, colours, bones, home_colours: homes } = by.board;
  const explained = termsOf(rules).explained;
  const onTrack = explained.colour ?? [];
  const onBone = [...onTrack, ...(explained.bone ?? [])];
  const stone = (
    seat: number,
    place: string,
    shown: readonly string[],
    bone: boolean,
    clauses: readonly string[],
  ): Known => {
    const title = capital(
      list([...shown.map((colour) => t(`colour-${colour}`)), ...(bone ? [cardName('bone')] : [])], 'unit'),
    );
    return {
      key: `@${seat}:${place}`,
      seat,
      marble: 0,
      place,
      label: `${placeWords(place, placesOf(by))}: ${title}`,
      title,
      clauses,
    };
  };
  return [
    ...colours.map((shown, space) => {
      const bone = bones.includes(space);
      return stone(0, String(space), shown, bone, bone ? onBone : onTrack);
    }),
    ...homes.flatMap((row, seat) =>
      row.map((colour, i) => stone(seat, `H${i + 1}`, [colour], false, explained.home ?? [])),
    ),
  ];
}
