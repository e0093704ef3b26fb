// A record (docs/records.md) played again in the kernel: what a file says must follow, line by line.

import { packed } from '../words/own';
import { KernelError, PART, type Game, type Kernel } from 'tockwork-engine/kernel';
import type { Moment, Replay, Engine as Format } from '../wire/http';
import { ApiError, plain, problem, within, type Problem } from '../wire/fault';
import type { Logged, Reason, SeatInfo, State, TableEvent, Teams } from '../wire/messages';
import type { Supply } from './house';
import type { Dealt } from './log';
import { compact, member, readOrdered } from '../base/ordered';

export interface Header {
  tockwork: string;
  version: number;
  rules: string;
  game?: unknown;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  names: string[];
  date?: string | null;
  view: number | string | null;
  seed?: string | null;
  start: unknown;
}

type Line = TableEvent & { [field: string]: unknown };

const LARGEST = 5_000_000;
const RANKS = ['king', 'knight', 'citizen', 'fool'];

const wrong = (line: number, one: Problem): ApiError => wrongAs(line, [one]);

function wrongAs(line: number, problems: readonly Problem[], reasons: readonly Reason[] = []): ApiError {
  const found = problems.map((one) => within(`line ${line}`, one));
  return new ApiError('bad_record', plain(found), found, reasons);
}

export const readRecord = (text: string, kernel: Kernel, supply: Supply): Promise<Replay> =>
  withRecord(text, kernel, supply, (game, header, form) => {
    if (header.seed != null)
      checkSeed(kernel, header.seed, form, kernel.eventParts(game, [], 0, kernel.events(game), PART.record, true));
    return replayOf(kernel, game, header, form.teams);
  });

/** Plays a record again and looks at the game at its end. */
export async function withRecord<T>(
  text: string,
  kernel: Kernel,
  supply: Supply,
  look: (game: Game, header: Header, form: Format, dealt: Dealt) => T,
): Promise<T> {
  if (text.length > LARGEST) throw wrong(1, problem('', 'too-long', { most: LARGEST }));
  const [header, events] = parsed(text);
  const form = await supply.form(header).catch((why: unknown) => {
    throw why instanceof ApiError && why.code !== 'offline'
      ? wrongAs(1, why.problems.length ? why.problems : [{ where: '', detail: why.detail }])
      : why;
  });
  const { names, players } = header;
  if (names.length && names.length !== players)
    throw wrong(1, problem('names', 'record-names', { n: names.length, seats: players }));
  if (!events.some(({ event }) => event === 'dealt')) throw wrong(2, problem('', 'record-deal'));
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
  const lines = text.split('\n').flatMap((line, i): [number, object | null][] => {
    if (!line.trim()) return [];
    try {
      return [[i + 1, JSON.parse(line) as object | null]];
    } catch (why) {
      throw wrong(i + 1, problem('', 'unreadable', { kind: 'JSON', why: (why as Error).message }));
    }
  });
  const [first, ...rest] = lines;
  if (!first) throw wrong(1, problem('', 'record-empty'));
  const header = headerOf(...first);
  const events: Line[] = [];
  let noted = false;
  for (const [line, row] of rest) {
    // A player's comment on a decision is not shown here.
    if (row && Object.keys(row).join() === 'note') noted = true;
    else if (noted) throw wrong(line, problem('', 'record-notes'));
    else events.push((row ?? {}) as Line);
  }
  // A custom game travels inside its record.
  const own =
    header.game === undefined ? undefined : member(readOrdered(text.trimStart().split('\n', 1)[0] ?? ''), 'game');
  return [own ? { ...header, rules: packed(compact(own)) } : header, events];
}

function headerOf(line: number, row: object | null): Header {
  const said = (row ?? {}) as Partial<Header>;
  if (said.tockwork !== 'record')
    throw wrong(line, problem('', 'record-head', { sample: '{"tockwork": "record", …}' }));
  if (said.version !== 1)
    throw wrong(line, problem('', 'record-version', { version: JSON.stringify(said.version ?? null), known: 1 }));
  const kinds = {
    rules: ['string', 'text'],
    players: ['number', 'integer'],
    teams: ['string', 'text'],
  } as const;
  for (const name of ['rules', 'players', 'teams'] as const) {
    const [kind, code] = kinds[name];
    if (said[name] === undefined) throw wrong(line, problem(name, 'missing'));
    if (typeof said[name] !== kind) throw wrong(line, problem(name, code));
  }
  if (said.view != null) throw wrong(line, problem('', 'record-view'));
  if (said.start != null) throw wrong(line, problem('start', 'record-position'));
  const { names = [], options = {} } = said;
  if (!Array.isArray(names)) throw wrong(line, problem('names', 'list'));
  return { ...(said as Header), names: names.map(String), options };
}

/** Plays every answer and compares all that comes of it. */
export function follow(kernel: Kernel, game: Game, events: readonly Line[]): void {
  let at = 0;
  const compare = (): void => {
    const must = JSON.parse(kernel.eventParts(game, [], at, kernel.events(game), PART.record, true)) as Line[];
    for (const event of must) {
      const found = events[at];
      if (!found) throw wrong(at + 1, problem('', 'record-ends', { event: event.event }));
      if (found.event !== event.event)
        throw wrong(at + 2, problem('', 'record-must', { due: event.event, event: found.event }));
      for (const [name, value] of Object.entries(event)) {
        // Records from before announce nothing.
        if (same(value, found[name]) || (name === 'announced' && found[name] == null)) continue;
        const said = JSON.stringify(found[name] ?? null);
        throw wrong(at + 2, problem(`${event.event}.${name}`, 'exactly-not', { value: JSON.stringify(value), said }));
      }
      at += 1;
    }
  };
  compare();
  for (let event = events[at]; event; event = events[at]) {
    play(kernel, game, event, at + 2);
    compare();
  }
}

/** Plays the answer that an event tells of; of one that cannot be, the clause is named. */
function play(kernel: Kernel, game: Game, event: Line, line: number): void {
  const turn = kernel.turn(game);
  const move = moveOf(event);
  if (turn === null) throw wrong(line, problem('', 'won'));
  if (move === null) throw wrong(line, problem('', 'record-follows', { event: event.event, seat: turn }));
  const { seat } = event as { seat?: unknown };
  if (seat !== turn) throw wrong(line, problem('', 'record-turn', { seat: String(seat), event: event.event, turn }));
  try {
    kernel.play(game, move);
  } catch (no) {
    if (!(no instanceof KernelError)) throw no;
    if (no.problems[0]?.code !== 'move-not-legal') throw wrongAs(line, no.problems);
    const { phase } = (JSON.parse(kernel.now(game, [])) as { state: State }).state;
    const refused = problem('', 'move-illegal', { seat: turn, move, phase });
    throw wrongAs(line, [refused], whatStops(kernel, game, turn, event));
  }
}

/** Why the card cannot be used on the first marble it cannot be used on. */
function whatStops(kernel: Kernel, game: Game, seat: number, event: Line): Reason[] {
  if (event.event !== 'played') return [];
  const legs = event.text.slice(event.text.indexOf(': ') + 2).split(/[\s,]+/);
  for (const leg of legs) {
    const [from] = leg.split(/<?>/);
    try {
      const { reasons } = JSON.parse(kernel.why(game, seat, event.card, from ?? '')) as { reasons: Reason[] };
      if (reasons.length) return reasons;
    } catch {
      return []; // nobody stands there
    }
  }
  return [];
}

/** A record that names its seed must have been dealt from it. */
function checkSeed(kernel: Kernel, seed: string, form: Format, events: string): void {
  const rules = kernel.rules(form.data);
  try {
    const game = kernel.game(rules, seed);
    try {
      follow(kernel, game, JSON.parse(events) as Line[]);
    } catch {
      throw wrong(1, problem('seed', 'record-seed'));
    } finally {
      kernel.forgetGame(game);
    }
  } finally {
    kernel.forgetRules(rules);
  }
}

function begun<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (no) {
    throw no instanceof KernelError ? wrongAs(line, no.problems) : no;
  }
}

function moveOf(event: Line): string | null {
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

function replayOf(kernel: Kernel, game: Game, header: Header, teams: readonly number[]): Replay {
  const parts = PART.event | PART.walks | PART.state | PART.hands;
  type LoggedMoment = Pick<Logged, 'event' | 'walks'> & { state: State; hands: string[][] };
  const all = JSON.parse(kernel.eventParts(game, [], 0, kernel.events(game), parts, true)) as LoggedMoment[];
  const { rules, players, teams: form, options, names } = header;
  const winners = all.at(-1)?.state.winners ?? [];
  return {
    table: {
      id: 'record',
      phase: 'over',
      rules,
      players,
      teams: form,
      options,
      public: false,
      clock: { kind: 'none', seconds: 30, bank: 0 },
      takeover_seconds: null,
      spectator_delay: 0,
      // Nobody knows when, if the record does not say.
      created_at: Date.parse(header.date ?? '') || 0,
      invite: null,
      commitment: null,
      seed: null,
      winners,
      rematch: null,
    },
    seats: Array.from({ length: players }, (_, seat): SeatInfo => ({
      seat,
      team: teams[seat] ?? seat,
      kind: 'person',
      name: names[seat] || null,
      level: null,
      mine: false,
      host: false,
      present: true,
      away_since: null,
      playing: null,
      several: false,
    })),
    log: all.map(({ event, walks }, i) => ({ number: i + 1, at: 0, event, walks })),
    moments: all.map(({ state, hands }, i): Moment => ({ number: i + 1, state, hands })),
  };
}
