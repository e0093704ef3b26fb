// What is drawn on a card: its index, the symbols of its uses, the art in the middle.

import type { Colour, Use } from '../../wire/messages';

export type Sign =
  | {
      sign: 'walk' | 'back' | 'push' | 'up_to' | 'split';
      count: number;
      burns?: boolean;
      green?: boolean;
      back?: boolean;
    }
  | { sign: 'start' | 'swap' | 'centre' | 'magnet' | 'skip' | 'joker' | 'copy' | 'bone' | 'take' | 'undo' }
  | { sign: 'colour' | 'colour_two'; colour: Colour };

type Tone = 'plain' | 'start' | 'special';

const INDEX: Record<string, string> = {
  '1/11': '1·11',
  '1-7': '1–7',
  joker: '',
  swap: '',
  magnet: '',
  bone: '',
};

/** The letters in the corner; empty where the symbol says it all. */
export function indexOf(card: string): string {
  const colour = /^(blue|green|red|yellow)/.test(card);
  return colour ? '' : (INDEX[card] ?? card);
}

/** The symbols of a card, each once. */
export function signsOf(uses: readonly Use[]): Sign[] {
  const found: Sign[] = [];
  const seen = new Set<string>();
  for (const use of uses) {
    const sign = signOf(use);
    const key = JSON.stringify(sign);
    if (sign && !seen.has(key)) {
      seen.add(key);
      found.push(sign);
    }
  }
  return found;
}

function signOf(use: Use): Sign | null {
  switch (use.kind) {
    case 'walk':
    case 'back':
    case 'push':
    case 'up_to':
      return {
        sign: use.kind,
        count: use.steps ?? 0,
        ...(use.burns ? { burns: true } : {}),
        ...(use.green ? { green: true } : {}),
      };
    case 'split':
      return {
        sign: 'split',
        count: use.pips ?? 7,
        ...(use.burns ? { burns: true } : {}),
        ...(use.back ? { back: true } : {}),
      };
    case 'start':
    case 'swap':
    case 'centre':
    case 'magnet':
    case 'skip':
    case 'joker':
    case 'copy':
    case 'bone':
    case 'take':
    case 'undo':
      return { sign: use.kind };
    case 'colour':
    case 'colour_two':
      return { sign: use.kind, colour: use.colour ?? 'blue' };
    default:
      return null;
  }
}

export function toneOf(uses: readonly Use[]): Tone {
  const kinds = new Set(uses.map((u) => u.kind));
  if (kinds.has('colour') || kinds.has('colour_two')) return 'plain';
  if (kinds.has('start') || kinds.has('joker') || kinds.has('take')) return 'start';
  const special = ['swap', 'split', 'up_to', 'magnet', 'copy', 'skip', 'push', 'back', 'bone', 'undo'];
  return special.some((kind) => kinds.has(kind)) ? 'special' : 'plain';
}

interface Winding {
  spots: [number, number][];
  radius: number;
}

/** Hollows of a short track that winds upwards, first one at the bottom left. */
export function winding(count: number): Winding {
  const columns = count <= 4 ? 2 : 3;
  const step = count <= 4 ? 25 : count <= 9 ? 20 : 17.5;
  const rows = Math.ceil(count / columns);
  const left = 64 - ((columns - 1) * step) / 2;
  const bottom = 88 + ((rows - 1) * step) / 2;
  const spots = Array.from({ length: count }, (_, i): [number, number] => {
    const row = Math.floor(i / columns);
    const column = row % 2 === 0 ? i % columns : columns - 1 - (i % columns);
    return [left + column * step, bottom - row * step];
  });
  return { spots, radius: step * 0.36 };
}

/** Pips that lie loose, to be shared: in rows of two and three. */
export function scattered(count: number): Winding {
  const spots: [number, number][] = [];
  for (let row = 0; spots.length < count; row++) {
    const many = Math.min(row % 2 === 0 ? 2 : 3, count - spots.length);
    for (let i = 0; i < many; i++) spots.push([64 + (i - (many - 1) / 2) * 20, 78 + row * 18]);
  }
  return { spots, radius: 7.4 };
}

/** The longest way the card walks: what the art in the middle shows. */
export function mainCount(signs: readonly Sign[]): number {
  return signs.reduce((most, s) => ('count' in s ? Math.max(most, s.count) : most), 0);
}
