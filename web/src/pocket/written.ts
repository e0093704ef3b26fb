// A record (docs/records.md) played again in the kernel: what a file says must follow, line by line.

import { packed } from '../words/own';
import { KernelError, PART, type Game, type Kernel } from '../engine/kernel';
import type { Moment, Replay } from '../pages/asking';
import { ApiError } from '../wire/fault';
import type { Logged, SeatInfo, State, TableEvent, Teams } from '../wire/messages';
import type { Supply } from './house';
import type { Dealt } from './log';
import { compact, member, readOrdered } from './ordered';
import type { Form } from './table';

export interface Header {
  tockwork: string;
  version: number;
  rules: string;
  game?: unknown;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  names: string[];
  view: number | string | null;
  start: unknown;
}

type Line = TableEvent & { [field: string]: unknown };

const LARGEST = 5_000_000;
const RANKS = ['king', 'knight', 'citizen', 'fool'];

const wrong = (line: number, what: string): ApiError => new ApiError('bad_record', `line ${line}: ${what}`);

export const readRecord = (text: string, kernel: Kernel, supply: Supply): Promise<Replay> =>
  withRecord(text, kernel, supply, (game, header, form) => told(kernel, game, header, form.teams));

/** Plays a record again and looks at the game at its end. */
export async function withRecord<T>(
  text: string, kernel: Kernel, supply: Supply, look: (game: Game, header: Header, form: Form, dealt: Dealt) => T,
): Promise<T> {
  if (text.length > LARGEST) throw wrong(1, 'the file is too large for a record');
  const [header, events] = parsed(text);
  const form = await supply.form(header);
  const deals = events.flatMap((event) => (event.event === 'dealt' ? [event.leader] : []));
  const dealt = {
    orders: events.flatMap((event) => (event.event === 'shuffled' ? [event.order] : [])),
    lots: deals.slice(0, 1),
  };
  const rules = kernel.rules(form.data);
  try {
    const game = begun(2, () => kernel.dealtGame(rules, dealt.orders, dealt.lots));
    try {
      follow(kernel, game, events);
      return look(game, header, form, dealt);
    } finally {
      kernel.forgetGame(game);
    }
  } finally {
    kernel.forgetRules(rules);
  }
}

export function parsed(text: string): [Header, Line[]] {
  const lines = text.split('\n').flatMap((line, i) => {
    if (!line.trim()) return [];
    try {
      return [JSON.parse(line) as object];
    } catch {
      throw wrong(i + 1, 'not JSON');
    }
  });
  const [header, ...events] = lines as [Header | undefined, ...Line[]];
  if (header?.tockwork !== 'record' || header.version !== 1) throw wrong(1, 'not a game record');
  if (header.view !== null) throw wrong(1, 'this is what one seat has seen; only a whole record can be replayed here');
  if (header.start !== null && header.start !== undefined) throw wrong(1, 'a game from a position of its own cannot be replayed here');
  // A game of one's own travels inside its record.
  const own = header.game === undefined ? undefined : member(readOrdered(text.trimStart().split('\n', 1)[0] ?? ''), 'game');
  return [own ? { ...header, rules: packed(compact(own)) } : header, events];
}

/** Plays every answer and compares all that comes of it. */
export function follow(kernel: Kernel, game: Game, events: readonly Line[]): void {
  let at = 0;
  const compare = (): void => {
    const must = JSON.parse(kernel.tell(game, [], at, kernel.events(game), PART.record, true)) as Line[];
    for (const event of must) {
      const found = events[at];
      if (!found) throw wrong(at + 2, `the record ends before '${event.event}'`);
      if (!same(event, found)) throw wrong(at + 2, `'${found.event}' does not follow; it must be '${event.event}'`);
      at += 1;
    }
  };
  compare();
  while (at < events.length) {
    const event = events[at];
    const move = event && answerOf(event);
    if (!move) throw wrong(at + 2, `'${event?.event}' is no answer`);
    begun(at + 2, () => kernel.play(game, move));
    compare();
  }
}

function begun<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (no) {
    throw no instanceof KernelError ? wrong(line, no.message) : no;
  }
}

function answerOf(event: Line): string | null {
  switch (event.event) {
    case 'gave':
      return `give ${event.card}`;
    case 'offered':
      return event.card === null ? 'decline' : `offer ${event.card}`;
    case 'opened':
      return `open ${RANKS[event.marble] ?? ''}`;
    case 'played':
      return event.text;
    case 'hopped':
      return event.hop ? 'hop' : 'stay';
    case 'discarded':
      return `discard ${event.card}`;
    case 'renewed':
      return 'renew';
    default:
      return null;
  }
}

/** The order of the fields does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => same(left[name], right[name]));
}

function told(kernel: Kernel, game: Game, header: Header, teams: readonly number[]): Replay {
  const parts = PART.event | PART.walks | PART.state | PART.hands;
  type Told = Pick<Logged, 'event' | 'walks'> & { state: State; hands: string[][] };
  const all = JSON.parse(kernel.tell(game, [], 0, kernel.events(game), parts, true)) as Told[];
  const { rules, players, teams: form, options, names } = header;
  const winners = all.at(-1)?.state.winners ?? [];
  return {
    table: {
      id: 'record', phase: 'over', rules, players, teams: form, options, public: false,
      clock: { kind: 'none', seconds: 30, bank: 0 }, takeover_seconds: null, spectator_delay: 0, created_at: Date.now(),
      invite: null, commitment: null, seed: null, winners, rematch: null,
    },
    seats: Array.from({ length: players }, (_, seat): SeatInfo => ({
      seat, team: teams[seat] ?? seat, kind: 'person', name: names[seat] ?? null, level: null, mine: false, host: false,
      present: true, away_since: null, playing: null, several: false,
    })),
    log: all.map(({ event, walks }, i) => ({ number: i + 1, at: 0, event, walks })),
    moments: all.map(({ state, hands }, i): Moment => ({ number: i + 1, state, hands })),
  };
}
