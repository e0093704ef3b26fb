import { expect, test } from 'vitest';
import type { Kernel, Rules } from '../engine/kernel';
import { PocketHouse, type Supply } from './house';
import type { Store } from './log';

const dog = { rules: 'dog', players: 4, teams: 'pairs' as const, options: {} };
const rules = 0 as Rules;
// The kernel counts what it holds from nought.
const kernel = { network: () => 0 } as unknown as Kernel;

const houseWith = (weights: Supply['weights']): PocketHouse =>
  new PocketHouse(kernel, {} as Store, { weights, form: () => Promise.reject(new Error('not asked')) } as Supply, () => 0);

test('a network is asked for once and known from then on, the very first one too', async () => {
  let asked = 0;
  const house = houseWith(() => Promise.resolve(new Uint8Array([++asked])));
  expect(await house.network(dog, rules)).toBe(0);
  expect(await house.network(dog, rules)).toBe(0);
  expect(await house.known(dog)).toBe(0);
  expect(asked).toBe(1);
});

test('without a network now there may be one later', async () => {
  const files = [null, new Uint8Array([1])];
  const house = houseWith(() => Promise.resolve(files.shift() ?? null));
  expect(await house.network(dog, rules)).toBeNull();
  expect(await house.known(dog)).toBeNull();
  expect(await house.network(dog, rules)).toBe(0);
});
