// A position document (docs/positions.md) in the studio. All of it is kept, also what no field of the page shows.

import { problem, refused, type Problem } from '../../wire/fault';
import type { BoardInfo, Phase, Teams } from '../../wire/messages';
import { readJson } from './json';
import { isLine, readLine } from './text';

interface SeatSaid {
  /** Places, such as "R", "16!" or "H1". */
  marbles: string[];
  /** "?" is a card that is not known; null: as many as the seat in turn holds, none of them known. */
  hand?: string[] | null;
}

export interface PositionDocument {
  rules: string;
  players: number;
  teams?: Teams | null;
  options?: Record<string, unknown>;
  phase?: Phase;
  turn: number;
  seats: SeatSaid[];
  round?: number;
  leader?: number | null;
  pile?: string[] | null;
  discards?: string[] | null;
  last_card?: string | null;
  drawn?: boolean;
  before?: string[][] | null;
  redoing?: boolean;
  announced?: (boolean | null)[] | null;
  starts_seen?: number[] | null;
  given?: (string | null)[] | null;
  passed?: string[][] | null;
}

const UNKNOWN = '?';
const HELD = 4; // cards of each other seat, to begin with

export const unknownCards = (count: number): string[] => Array<string>(count).fill(UNKNOWN);

export function emptyDocument({ rules, players, teams, options, marbles }: BoardInfo): PositionDocument {
  return {
    rules,
    players,
    teams,
    options,
    phase: 'play',
    turn: 0,
    seats: Array.from({ length: players }, (_, seat) => ({
      marbles: Array<string>(marbles).fill('R'),
      hand: seat === 0 ? [] : unknownCards(HELD),
    })),
  };
}

/** What can be asked at a table and be set up here: a hop hangs on the walk before it. */
export function phasesOf({ exchange, ranks, cards }: BoardInfo): Phase[] {
  const found: Phase[] = ['play'];
  if (exchange !== 'none') found.push(exchange === 'offer' ? 'offer' : 'exchange');
  if (ranks.length) found.push('opening');
  if (cards.some(({ uses }) => uses.some(({ kind }) => kind === 'skip'))) found.push('discard');
  return found;
}

export const handOf = (doc: PositionDocument, seat: number): readonly string[] => doc.seats[seat]?.hand ?? [];

/** How many cards a seat holds. */
export const heldBy = (doc: PositionDocument, seat: number): number =>
  doc.seats[seat]?.hand?.length ?? handOf(doc, doc.turn).length;

function withSeat(doc: PositionDocument, seat: number, change: Partial<SeatSaid>): PositionDocument {
  return { ...doc, seats: doc.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

export function withMarble(doc: PositionDocument, seat: number, marble: number, at: string): PositionDocument {
  return withSeat(doc, seat, { marbles: (doc.seats[seat]?.marbles ?? []).map((old, i) => (i === marble ? at : old)) });
}

export const withHand = (doc: PositionDocument, hand: string[]): PositionDocument => withSeat(doc, doc.turn, { hand });

/** Another seat holds this many cards: those that are known stay as long as there is room. */
export function withHeld(doc: PositionDocument, seat: number, count: number): PositionDocument {
  const known = handOf(doc, seat)
    .filter((card) => card !== UNKNOWN)
    .slice(0, count);
  return withSeat(doc, seat, { hand: [...known, ...unknownCards(count - known.length)] });
}

/** Another seat is in turn, with the cards that lie open; the one before has what that seat had. */
export function withTurn(doc: PositionDocument, turn: number): PositionDocument {
  const open = doc.seats[doc.turn]?.hand;
  const closed = doc.seats[turn]?.hand;
  const swapped = withSeat(withSeat(doc, doc.turn, { hand: closed ?? null }), turn, { hand: open ?? [] });
  return { ...swapped, turn };
}

export function without(doc: PositionDocument, keys: readonly string[]): PositionDocument {
  return Object.fromEntries(Object.entries(doc).filter(([key]) => !keys.includes(key))) as unknown as PositionDocument;
}

/** What belongs to the position and has no field of its own: the members it is written in, and what there is to say. */
export type Kept =
  | { what: 'round'; n: number }
  | { what: 'leader'; seat: number }
  | { what: 'last'; card: string }
  | { what: 'pile' | 'discards'; n: number }
  | { what: 'drawn' | 'before' | 'announced' }
  | { what: 'given'; seats: number[] }
  | { what: 'passed'; gifts: { seat: number; cards: string[] }[] }
  | { what: 'known'; seat: number; cards: string[] }
  | { what: 'other'; key: string };

const SHOWN = new Set(['rules', 'players', 'teams', 'options', 'phase', 'turn', 'seats', 'last_card']);
/** Members that go together. */
const TOGETHER: Record<string, string> = { redoing: 'before', starts_seen: 'announced' };

/** `last`: whether a field shows the last card. */
export function keptIn(doc: PositionDocument, last: boolean): Kept[] {
  const found: Kept[] = [];
  const said = doc as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(said)) {
    if (value === null || value === undefined || value === false || key in TOGETHER) continue;
    if (key === 'last_card' && !last) found.push({ what: 'last', card: String(value) });
    if (SHOWN.has(key)) continue;
    if (key === 'round') found.push({ what: 'round', n: Number(value) });
    else if (key === 'leader') found.push({ what: 'leader', seat: Number(value) });
    else if (key === 'drawn' || key === 'before' || key === 'announced') found.push({ what: key });
    else if ((key === 'pile' || key === 'discards') && Array.isArray(value)) found.push({ what: key, n: value.length });
    else if (key === 'given' && Array.isArray(value))
      found.push({ what: 'given', seats: value.flatMap((card, seat) => (card === null ? [] : [seat])) });
    else if (key === 'passed' && Array.isArray(value)) {
      found.push({
        what: 'passed',
        gifts: (value as string[][]).flatMap((cards, seat) => (cards.length ? [{ seat, cards }] : [])),
      });
    } else found.push({ what: 'other', key });
  }
  doc.seats.forEach(({ hand }, seat) => {
    const cards = (hand ?? []).filter((card) => card !== UNKNOWN);
    if (seat !== doc.turn && cards.length) found.push({ what: 'known', seat, cards });
  });
  return found;
}

/** The document without one of these. */
export function leaveOut(doc: PositionDocument, kept: Kept): PositionDocument {
  if (kept.what === 'known') return withSeat(doc, kept.seat, { hand: unknownCards(heldBy(doc, kept.seat)) });
  if (kept.what === 'last') return without(doc, ['last_card']);
  const key = kept.what === 'other' ? kept.key : kept.what;
  return without(doc, [key, ...Object.keys(TOGETHER).filter((other) => TOGETHER[other] === key)]);
}

const PHASES: readonly unknown[] = ['play', 'exchange', 'offer', 'opening', 'discard', 'hop'] satisfies Phase[];

/** What a document or a line of text says, as far as the page must understand it; the kernel checks the rest. */
export function readDocument(text: string): PositionDocument {
  const said = isLine(text) ? readLine(text) : readJson(text);
  const fail = (wrong: Problem): never => {
    throw refused('unreadable', wrong);
  };
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return fail(problem('document', 'object'));
  const { rules, players, teams, options, turn, seats, phase } = said as Record<string, unknown>;
  const texts = (where: string, value: unknown): void => {
    if (!Array.isArray(value)) fail(problem(where, 'list'));
    for (const [i, one] of (value as unknown[]).entries())
      if (typeof one !== 'string') fail(problem(`${where}[${i}]`, 'text'));
  };
  if (typeof rules !== 'string') return fail(problem('rules', 'game'));
  if (!Number.isInteger(players)) return fail(problem('players', 'number'));
  if (teams != null && teams !== 'none' && teams !== 'pairs' && teams !== 'triples')
    return fail(problem('teams', 'choice', { names: 'none, pairs, triples' }));
  if (options !== undefined && (typeof options !== 'object' || options === null || Array.isArray(options)))
    return fail(problem('options', 'object'));
  if (phase !== undefined && !PHASES.includes(phase))
    return fail(problem('phase', 'choice', { names: PHASES.join(', ') }));
  if (!Array.isArray(seats) || seats.length !== players)
    return fail(problem('seats', 'exactly', { n: String(players) }));
  if (!Number.isInteger(turn) || Number(turn) < 0 || Number(turn) >= seats.length)
    return fail(problem('turn', 'range', { least: 0, most: seats.length - 1 }));
  for (const [i, seat] of seats.entries()) {
    if (typeof seat !== 'object' || seat === null) return fail(problem(`seats[${i}]`, 'object'));
    const { marbles, hand } = seat as Record<string, unknown>;
    texts(`seats[${i}].marbles`, marbles);
    if (hand != null) texts(`seats[${i}].hand`, hand);
  }
  return said as unknown as PositionDocument;
}

export const writeDocument = (doc: PositionDocument): string => JSON.stringify(doc);

/** A text in an address, and back. */
export const packed = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

export function unpacked(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
