import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seated } from './http';
import { LiveTable, type Watcher } from './table.svelte';
import type { Choice, ClientMessage, Happened, SeatView, ServerMessage, Snapshot } from '../wire/messages';

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const clock = { now: 0, turn: null, left: null, banks: [] };
const snapshot = (number: number): Snapshot => ({
  type: 'snapshot',
  number,
  table: { phase: 'playing' } as Snapshot['table'],
  seats: [],
  state: null,
  views: [],
  hands: null,
  clock,
  log: [],
  watching: 0,
});
const event = (number: number, last = true): Happened => ({
  type: 'event',
  number,
  at: 0,
  event: { event: 'handed_back', seat: 0 },
  walks: [],
  state: null,
  views: [],
  clock,
  last,
});
const move: Choice = { text: '5: 1>6', verb: 'play', card: '5' };

let live: LiveTable;
let refused: string[];
const latest = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  refused = [];
  live = new LiveTable('abc');
  const watcher: Watcher = {
    snapshot: () => undefined,
    event: () => undefined,
    gesture: () => undefined,
    refused: (code) => refused.push(code),
  };
  live.open(watcher);
  latest().open();
  latest().say(snapshot(5));
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer is sent with the number of the last event seen', () => {
  expect(live.act(0, move)).toBe(true);
  expect(latest().sent.at(-1)).toMatchObject({ type: 'act', seat: 0, expect: 5, move: '5: 1>6' });
  expect(live.pending?.choice).toEqual(move);
  expect(live.act(0, move)).toBe(false);
});

test('the last event of an answer settles it', () => {
  live.act(0, move);
  latest().say(event(6, false));
  expect(live.pending).not.toBeNull();
  latest().say(event(7));
  expect(live.pending).toBeNull();
  expect(live.log.map((e) => e.number)).toEqual([6, 7]);
});

test('in an exchange my early choice is settled by my own events, not by those of others', () => {
  const give: Choice = { text: 'give 5', verb: 'give', card: '5' };
  const mine = (early: Choice[] | undefined): SeatView => ({
    seat: 0,
    hand: ['5', '7'],
    passed: [],
    given: early ? null : '5',
    choices: null,
    ...(early && { early }),
  });
  latest().say({ ...event(6), views: [mine([give])] });
  const offered = live.viewOf(0)?.early;
  latest().say({ ...event(7), views: [mine([{ ...give }])] });
  expect(live.viewOf(0)?.early).toBe(offered);
  live.act(0, give);
  latest().say({ ...event(8), views: [mine([{ ...give }])] });
  expect(live.pending).not.toBeNull();
  latest().say({ ...event(9), event: { event: 'chose', seat: 0 }, views: [mine(undefined)] });
  expect(live.pending).toBeNull();
});

test('a refusal takes the answer back and says so', () => {
  live.act(0, move);
  const { id } = latest().sent.at(-1) as { id: string };
  latest().say({ type: 'refused', id, code: 'stale', detail: '', number: 6 });
  expect(live.pending).toBeNull();
  expect(refused).toEqual(['stale']);
});

test('after a break it asks for what it missed and sends again what was not answered', () => {
  live.act(0, move);
  const first = latest().sent.at(-1);
  latest().close();
  expect(live.status).toBe('lost');
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(latest().url.searchParams.get('from')).toBe('5');
  latest().open();
  expect(latest().sent).toEqual([first]);
});

test('a gap in the numbers leads to a new connection', () => {
  latest().say(event(8));
  expect(FakeSocket.made).toHaveLength(2);
  expect(live.number).toBe(5);
});

test('whoever takes a seat is heard as the one who sits there', () => {
  seated.dispatchEvent(new Event('seated'));
  expect(FakeSocket.made).toHaveLength(2);
  expect(latest().url.searchParams.get('from')).toBeNull();
});

test('an event heard twice counts once', () => {
  latest().say(event(6));
  latest().say(event(6));
  expect(live.log).toHaveLength(1);
});

test('why is answered to the one who asked', async () => {
  const asked = live.why(0, '5', 2);
  const { id } = latest().sent.at(-1) as { id: string };
  latest().say({
    type: 'why',
    id,
    seat: 0,
    card: '5',
    marble: '14',
    playable: false,
    detail: null,
    reasons: [{ code: 'guard_in_the_way', clause: 'DOG-9', at: '16', n: null, uses: ['walk 5'] }],
  });
  expect((await asked)?.reasons[0]?.clause).toBe('DOG-9');
});

test('a server that will not have us back ends it', () => {
  latest().say({ type: 'closing', code: 'gone', retry: null });
  expect(live.ended).toBe('gone');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test('whoever still looks at the end hears of the next game at once', () => {
  latest().say({ ...event(6), event: { event: 'rematch', table: 'next' } });
  expect(live.table?.rematch).toBe('next');
});
