import { expect, test } from 'vitest';
import { compact, member, readOrdered } from './ordered';

test('the order in which keys stood is kept, spaces are not', () => {
  const text = '{ "b": 1, "7": [1, 2.50, "a\\u0041"], "2": {"x": null} , "e": [], "o": {} }';
  expect(compact(readOrdered(text))).toBe('{"b":1,"7":[1,2.50,"aA"],"2":{"x":null},"e":[],"o":{}}');
  expect(compact(member(readOrdered(text), '7') ?? readOrdered('0'))).toBe('[1,2.50,"aA"]');
});

test('letters and signs inside texts are no structure', () => {
  const text = '{"a":"{,:]\\"\\\\","é":"ü\\n"}';
  expect(compact(readOrdered(text))).toBe(text);
});

test('what is no JSON is refused', () => {
  expect(() => readOrdered('{"a":')).toThrow();
});
