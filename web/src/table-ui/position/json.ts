// Where a text stops being JSON, and why: browsers say it in English, and most of them not where.

import { problem, refused, type Problem } from '../../wire/fault';

type Wrong = (at: { line: number; column: number }) => Problem;

const wrong =
  (
    code:
      | 'json-follows'
      | 'json-ends'
      | 'json-value'
      | 'json-name'
      | 'json-colon'
      | 'json-text'
      | 'json-escape'
      | 'json-control',
  ): Wrong =>
  (at) =>
    problem('', code, at);

class Reader {
  at = 0;
  constructor(readonly text: string) {}

  /** Nothing if the text is JSON; else what is wrong, as the kernel says it (kernel/src/data/json.cpp). */
  whole(): Wrong | null {
    return this.#value() ?? (this.#next() === '' ? null : wrong('json-follows'));
  }

  #next(): string {
    while (/[ \t\r\n]/.test(this.text[this.at] ?? '')) this.at += 1;
    return this.text[this.at] ?? '';
  }

  #take(pattern: RegExp): boolean {
    const found = new RegExp(pattern.source, 'y');
    found.lastIndex = this.at;
    const [word = ''] = found.exec(this.text) ?? [];
    this.at += word.length;
    return word !== '';
  }

  #value(): Wrong | null {
    const sign = this.#next();
    if (sign === '') return wrong('json-ends');
    if (sign === '{') return this.#items('}', () => this.#member());
    if (sign === '[') return this.#items(']', () => this.#value());
    if (sign === '"') return this.#quoted();
    return this.#take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/) ? null : wrong('json-value');
  }

  #items(end: string, item: () => Wrong | null): Wrong | null {
    this.at += 1;
    if (this.#next() === end) {
      this.at += 1;
      return null;
    }
    for (;;) {
      const bad = item();
      if (bad) return bad;
      const sign = this.#next();
      if (sign === '') return wrong('json-ends');
      if (sign !== ',' && sign !== end) return (at) => problem('', 'json-object', { ...at, sign: end });
      this.at += 1;
      if (sign === end) return null;
    }
  }

  #member(): Wrong | null {
    const sign = this.#next();
    if (sign === '') return wrong('json-ends');
    if (sign !== '"') return wrong('json-name');
    const bad = this.#quoted();
    if (bad) return bad;
    if (this.#next() !== ':') return wrong('json-colon');
    this.at += 1;
    return this.#value();
  }

  #quoted(): Wrong | null {
    this.at += 1;
    this.#take(/(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))+/);
    const sign = this.text[this.at] ?? '';
    if (sign === '') return wrong('json-text');
    if (sign === '\\') return wrong('json-escape');
    if (sign !== '"') return wrong('json-control');
    this.at += 1;
    return null;
  }
}

/** Of an offset. */
function placeIn(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** "line 2, column 5". */
export function lineAndColumn(text: string, at: number): string {
  const { line, column } = placeIn(text, at);
  return `line ${line}, column ${column}`;
}

/** The value of a text; an ApiError says why there is none, and where. */
export function readJson(text: string): unknown {
  const reader = new Reader(text);
  const bad = reader.whole();
  if (bad) throw refused('unreadable', bad(placeIn(text, reader.at)));
  return JSON.parse(text);
}
