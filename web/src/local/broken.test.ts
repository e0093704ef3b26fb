import { expect, test } from 'vitest';
import { whereBroken } from './broken';

const file =
  '{"tockwork":"memory",\n "tables":[[{"a":1}],[{"b":-2.5e3}]],"games":[{"game":{"x":"\\u00e9\\""},"record":"{}\\n"},true,null]}';

test('what is JSON is not broken, and every beginning of it is cut short', () => {
  expect(whereBroken(file)).toBeNull();
  expect(whereBroken(' [ ] ')).toBeNull();
  for (let end = 0; end < file.length; end++)
    expect(whereBroken(file.slice(0, end)), `${end}`).toMatchObject({ cut: true });
});

test('a place that does not fit is shown by line, column, list and entry', () => {
  const broken = (from: string, to: string) => whereBroken(file.replace(from, to));
  expect(broken('"b"', 'b')).toEqual({ cut: false, line: 2, column: 24, list: 'tables', entry: 2 });
  expect(broken('"record"', ',"record"')).toMatchObject({ cut: false, list: 'games', entry: 1 });
  expect(broken('true', 'tru')).toMatchObject({ cut: false, list: 'games', entry: 2 });
  expect(broken('"tables":', '"tables"')).toMatchObject({ cut: false, line: 2, column: 10, list: null });
  expect(broken('\\u00e9', '\\x')).toMatchObject({ cut: false, list: 'games', entry: 1 });
  expect(whereBroken(`${file}{}`)).toMatchObject({ cut: false, list: null });
});

test('what a browser refuses is refused here, and nothing else', () => {
  const marks = '{}[],:"\\0-1.eE+tfn x';
  let seed = 7;
  const next = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  for (let i = 0; i < 3000; i++) {
    const at = next(file.length);
    const text = file.slice(0, at) + marks[next(marks.length)] + file.slice(at + next(3));
    let good = true;
    try {
      JSON.parse(text);
    } catch {
      good = false;
    }
    expect(whereBroken(text) === null, text).toBe(good);
  }
});
