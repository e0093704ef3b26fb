import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BoardInfo, SeatInfo, Snapshot, State, TableInfo } from '../../wire/messages';
import { LiveTable } from '../../api/table.svelte';
import { locale } from '../../words';
import { Chooser } from '../moves/chooser.svelte';
import { promptFor } from './prompt';
import { Stage } from './stage.svelte';

const SERVER = Date.UTC(2026, 4, 1, 12);
const seats = ['Anna', 'Ben'].map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  present: true,
  away_since: null,
  playing: null,
})) as SeatInfo[];
const snapshot = (now: number): Snapshot => ({
  type: 'snapshot',
  number: 5,
  table: { phase: 'playing', takeover_seconds: 30 } as TableInfo,
  seats,
  state: { turn: 1, phase: 'play' } as State,
  views: [],
  hands: null,
  clock: { now, turn: null, left: null, banks: [] },
  log: [],
  watching: 0,
});
const board = {
  rules: 'dog',
  ranks: [],
  starts: [],
  bones: [],
  colours: [],
  layout: { numbers: [] },
  seats: [],
} as unknown as BoardInfo;

let live: LiveTable;
const said = (): string =>
  promptFor({
    live,
    stage: new Stage({ speed: () => 'off', sound: () => undefined }),
    by: { board, seats: live.seats, me: 0 },
    chooser: new Chooser({
      choices: () => [],
      marbles: () => [],
      ranked: () => false,
      confirm: () => true,
      play: () => undefined,
    }),
    asked: null,
    over: false,
  });

beforeAll(() => locale.use('en', false));
beforeEach(() => {
  vi.useFakeTimers();
  live = new LiveTable('abc');
  live.status = 'open';
});
afterEach(() => vi.useRealTimers());

test.each([0, -40_000, 3_600_000])('a bot takes over when the server does, on a device %i ms off', (off) => {
  vi.setSystemTime(SERVER + off);
  live.hear(snapshot(SERVER));
  // Nobody is asked for a while, and what was shown last is old by then.
  vi.advanceTimersByTime(40_000);
  live.hear({
    type: 'seats',
    seats: seats.map((one) => (one.seat === 1 ? { ...one, present: false, away_since: SERVER + 40_000 } : one)),
    watching: 0,
  });
  expect(said()).toBe('Ben is away. A bot takes over in 30 seconds.');
  vi.advanceTimersByTime(6000);
  expect(said()).toBe('Ben is away. A bot takes over in 24 seconds.');
});
