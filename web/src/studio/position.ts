// A position that somebody sets up by hand: what it says, and what the kernel needs beside it.

import type { BoardInfo, Phase, Teams } from '../wire/messages';
import { isLine, readLine } from './text';

export interface Draft {
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  /** What the seat in turn is asked. */
  phase: Phase;
  turn: number;
  /** Places as a position document writes them, see docs/positions.md. */
  marbles: string[][];
  /** The cards of the seat in turn. */
  hand: string[];
  /** How many cards every other seat holds. */
  others: number;
  /** The card that a copying card would copy. */
  last_card: string | null;
}

export type Problem = { code: 'too_many_cards'; card: string; most: number } | { code: 'no_card' } | { code: 'unreadable'; detail: string };

export function emptyDraft(board: BoardInfo): Draft {
  const { rules, players, teams, options, marbles } = board;
  return {
    rules, players, teams, options, phase: 'play', turn: 0, hand: [], others: 4, last_card: null,
    marbles: Array.from({ length: players }, () => Array<string>(marbles).fill('R')),
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

/** What is wrong with the cards; of marbles the kernel knows more. */
export function problems(draft: Draft, board: BoardInfo): Problem[] {
  const held = new Map<string, number>();
  for (const card of draft.hand) held.set(card, (held.get(card) ?? 0) + 1);
  const found: Problem[] = board.cards.flatMap(({ card, copies }) => ((held.get(card) ?? 0) > copies ? [{ code: 'too_many_cards' as const, card, most: copies }] : []));
  return draft.hand.length || draft.phase === 'opening' ? found : [...found, { code: 'no_card' }];
}

/**
 * Spelled out in full. Nobody judges by cards that the seat in turn cannot see, so it does not matter which of
 * the others lie where; they are dealt one after the other.
 */
export function spelledOut(draft: Draft, board: BoardInfo): Record<string, unknown> {
  const left: string[] = [];
  for (const { card, copies } of board.cards) {
    const own = draft.hand.filter((held) => held === card).length;
    left.push(...Array<string>(Math.max(0, copies - own)).fill(card));
  }
  // Spread over the kinds, so that no hand is all of one.
  const step = 7;
  const mixed = Array.from({ length: step }, (_, i) => left.filter((_card, at) => at % step === i)).flat();
  const seats = draft.marbles.map((marbles, seat) => ({
    marbles, hand: seat === draft.turn ? draft.hand : mixed.splice(0, Math.min(draft.others, mixed.length)),
  }));
  const { rules, players, teams, options, phase, turn, last_card } = draft;
  // Whoever is asked for a gift first leads.
  const to_ask = phase === 'exchange' || phase === 'offer' || phase === 'opening' ? players : 0;
  return {
    rules, players, teams, options, phase, turn, leader: turn, round: 1, seats, pile: mixed, discards: [],
    drawn: false, last_card, asked: 0, to_ask,
  };
}

/** A draft as the text of a position document, which `tockwork moves` and Python read as well. */
export function documentOf(draft: Draft): string {
  const { rules, players, teams, options, phase, turn, marbles, hand, last_card } = draft;
  const seats = marbles.map((row, seat) => ({ marbles: row, hand: seat === turn ? hand : null }));
  return JSON.stringify({ rules, players, teams, options, phase, turn, seats, ...(last_card ? { last_card } : {}) });
}

const PHASES: readonly unknown[] = ['play', 'exchange', 'offer', 'opening', 'discard'] satisfies Phase[];

/** What a document or a line of text says, before its board is known. */
export function readDocument(text: string): Omit<Draft, 'others'> {
  let said: unknown;
  try {
    said = isLine(text) ? readLine(text) : JSON.parse(text);
  } catch (why) {
    throw isLine(text) ? why : new Error(`not JSON: ${(why as Error).message}`);
  }
  const fail = (where: string, what: string): never => {
    throw new Error(`${where}: ${what}`);
  };
  if (typeof said !== 'object' || said === null) return fail('position', 'must be an object');
  const { rules, players, teams = 'none', options = {}, turn = 0, seats, phase = 'play', last_card = null } = said as Record<string, unknown>;
  if (typeof rules !== 'string') return fail('rules', 'must be the name of a game');
  if (!Number.isInteger(players)) return fail('players', 'must be a number');
  if (teams !== 'none' && teams !== 'pairs' && teams !== 'triples') return fail('teams', 'must be one of none, pairs, triples');
  if (!PHASES.includes(phase)) return fail('phase', `must be one of ${PHASES.join(', ')}`);
  if (!Array.isArray(seats) || seats.length !== players) return fail('seats', `must be ${String(players)}`);
  if (!Number.isInteger(turn) || Number(turn) < 0 || Number(turn) >= seats.length) return fail('turn', `must be 0 to ${seats.length - 1}`);
  const texts = (where: string, value: unknown): string[] =>
    Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : fail(where, 'must be a list of texts');
  const marbles = seats.map((seat: unknown, i) => texts(`seats[${i}].marbles`, (seat as { marbles?: unknown } | null)?.marbles));
  const hand = (seats[Number(turn)] as { hand?: unknown }).hand;
  return {
    rules, players: Number(players), teams, options: options as Record<string, unknown>, phase: phase as Phase,
    turn: Number(turn), marbles,
    hand: hand === null || hand === undefined ? [] : texts(`seats[${Number(turn)}].hand`, hand),
    last_card: typeof last_card === 'string' ? last_card : null,
  };
}

/** A text in an address, and back. */
export const packed = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

export function unpacked(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
