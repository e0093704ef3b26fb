import { expect, test } from 'vitest';
import type { Kernel } from 'tockwork-engine/kernel';
import type { Entry, Store, Stored } from './log';
import { LocalTable } from './table';
import type { Engine as Format } from '../wire/http';

const created: Entry = {
  entry: 'created',
  rules: 'dog',
  players: 2,
  teams: 'none',
  options: {},
  seats: [],
  seed: 'x',
  edition: 2,
};

// A kernel that carries out nothing but one move.
const kernel = {
  rules: () => 0,
  session: () => 0,
  number: () => 0,
  tryEntry: (_: unknown, entry: string) => {
    if (!entry.includes('2: 3>5')) throw new Error(`not a legal move here: ${entry}`);
  },
  apply: () => undefined,
  messages: () => '[]',
} as unknown as Kernel;

class Kept implements Store {
  log: Stored[] = [{ table: 'a', number: 0, at: 0, entry: created }];
  load = (): Promise<Stored[]> => Promise.resolve(this.log);
  append = (...stored: Stored[]): Promise<boolean> => Promise.resolve(this.log.push(...stored) > 0);
  tables = (): Promise<string[]> => Promise.resolve(['a']);
  forget = (): Promise<void> => Promise.resolve();
}

test('what cannot be carried out is not kept, and the game goes on', async () => {
  const store = new Kept();
  const table = new LocalTable('a', kernel, store, { data: '{}' } as Format, store.log);
  const answer = (move: string): Entry => ({ entry: 'answered', seat: 0, move });
  await expect(table.append(answer('s:'))).rejects.toThrow('not a legal move');
  expect(store.log.map(({ number }) => number)).toEqual([0]);
  expect(await table.append(answer('2: 3>5'))).toBe(true);
  expect(store.log.map(({ number }) => number)).toEqual([0, 1]);
});
