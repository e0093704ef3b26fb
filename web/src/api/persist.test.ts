import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../wire/fault';
import { persist, type Persisting } from './persist';

let said: string[];
let asked: number;
let trying: Persisting | null = null;

function begin(answers: (string | Error)[]): void {
  trying = persist(
    () => {
      const next = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    {
      done: (answer) => said.push(`done ${answer}`),
      refused: (code) => said.push(`refused ${code}`),
      waiting: (code) => said.push(`waiting ${code}`),
    },
  );
}
const offline = new ApiError('offline', '');

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  asked = 0;
});
afterEach(() => {
  trying?.stop();
  vi.useRealTimers();
});

test('an answer is given once', async () => {
  begin(['here']);
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['done here']);
  expect(asked).toBe(1);
});

test('without a line it asks again by itself until there is one', async () => {
  begin([offline, offline, 'here']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['waiting offline', 'waiting offline', 'done here']);
});

test('being online again asks at once', async () => {
  begin([offline, 'here']);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['waiting offline']);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(said.at(-1)).toBe('done here');
});

test('a no of the server is final', async () => {
  begin([new ApiError('no_such_table', '')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['refused no_such_table']);
  expect(asked).toBe(1);
});

test('whoever has left is shown nothing more', async () => {
  begin([offline, 'here']);
  await vi.advanceTimersByTimeAsync(0);
  trying?.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['waiting offline']);
});
