import { expect, test } from 'vitest';
import { codeOf } from '../base/code';
import { newPromise, promisedPart, promiseOf } from './commitment';
import { sha256 } from '../base/sha256';
import { plainWord } from './word.svelte';

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

test('a word keeps what can be seen', () => {
  expect(plainWord('  Mar\u200bble\u202e  no.\u00a07 ')).toBe('Marble no. 7');
  expect(plainWord('e\u0301\u0302\u0303\u0304')).toBe('é\u0302\u0303');
  expect(plainWord('x'.repeat(50))).toHaveLength(40);
  expect(plainWord('🍀\ufe0f')).toBe('🍀');
});

test('a code is eight digits of a head', () => {
  // int("a1e800994a41", 16) % 10**8 in Python
  expect(codeOf(`a1e800994a41${'0'.repeat(52)}`)).toBe('1453 0625');
  expect(codeOf('0'.repeat(64))).toBe('0000 0000');
});
