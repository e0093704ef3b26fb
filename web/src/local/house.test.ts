import { expect, test } from 'vitest';
import type { Kernel, Rules } from 'tockwork-engine/kernel';
import { LocalServer, type Supply } from './house';
import type { Store } from './log';
import { ApiError } from '../wire/fault';

const dog = { rules: 'dog', players: 4, teams: 'pairs' as const, options: {} };
const rules = 0 as Rules;
// The kernel counts what it holds from nought.
const kernel = { network: () => 0, sha256: () => 'c0ffee'.repeat(11) } as unknown as Kernel;

const houseWith = (weights: Supply['weights']): LocalServer =>
  new LocalServer(
    kernel,
    {} as Store,
    { weights, form: () => Promise.reject(new Error('not asked')) } as Supply,
    () => 0,
  );

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

test('what must be the same everywhere is shown by which weights, or refused while they are out of reach', async () => {
  const files = [new ApiError('offline', 'no line'), null, new Uint8Array([1])];
  const house = houseWith(() => {
    const file = files.shift() ?? null;
    return file instanceof ApiError ? Promise.reject(file) : Promise.resolve(file);
  });
  await expect(house.neededNetwork(dog, rules)).rejects.toMatchObject({ code: 'offline' });
  expect(await house.neededNetwork(dog, rules)).toEqual([null, 'greedy']);
  expect(await house.neededNetwork(dog, rules)).toEqual([0, 'c0ffeec0ffeec0ff']);
});

test('a bot plays on without its network while that is out of reach', async () => {
  const house = houseWith(() => Promise.reject(new ApiError('offline', 'no line')));
  expect(await house.network(dog, rules)).toBeNull();
});
