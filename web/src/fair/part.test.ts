import { expect, test } from 'vitest';
import { newPromise, promisedPart, promiseOf } from './part';
import { sha256 } from './sha256';

test('the hash is that of FIPS 180-4', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const long = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
  expect(sha256(long)).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
});

test('a part is found again by its promise, and only by it', () => {
  const [first, second] = [newPromise(), newPromise('marble')];
  expect(first).not.toBe(second);
  const asked = (promise: string) => [{ seat: 1, promise, part: null, word: '' }];
  const part = promisedPart(asked(second));
  expect(part?.word).toBe('marble');
  expect(part && promiseOf(part)).toBe(second);
  expect(part?.part).toMatch(/^[0-9a-f]{64}$/);
  expect(promisedPart(asked('0'.repeat(64)))).toBeNull();
});
