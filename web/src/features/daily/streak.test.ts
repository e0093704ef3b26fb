import { expect, test } from 'vitest';
import { keptStreak, streakTo } from './streak';

test('a streak ends with the first day that was left out', () => {
  const played = new Set(['2026-02-27', '2026-02-28', '2026-03-01', '2026-02-25']);
  expect(streakTo('2026-03-01', played)).toBe(3);
  expect(streakTo('2026-02-25', played)).toBe(1);
  expect(streakTo('2026-02-26', played)).toBe(0);
});

test('what was played is remembered, a day once', () => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  expect(keptStreak('2026-03-01')).toBe(1);
  expect(keptStreak('2026-03-02')).toBe(2);
  expect(keptStreak('2026-03-02')).toBe(2);
  expect(keptStreak('2026-03-04')).toBe(1);
});
