// Where a text stops being JSON, and why: browsers say it in English, and most of them not where.

class Reader {
  at = 0;
  constructor(readonly text: string) {}

  /** Nothing if the text is JSON; else what is wrong, in the English of the kernel (kernel/src/json.cpp). */
  whole(): string | null {
    const wrong = this.#value();
    return wrong ?? (this.#next() === '' ? null : 'something follows the value');
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

  #value(): string | null {
    const sign = this.#next();
    if (sign === '') return 'the text ends too early';
    if (sign === '{') return this.#items('}', () => this.#member());
    if (sign === '[') return this.#items(']', () => this.#value());
    if (sign === '"') return this.#quoted();
    return this.#take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/) ? null : 'no value';
  }

  #items(end: string, item: () => string | null): string | null {
    this.at += 1;
    if (this.#next() === end) {
      this.at += 1;
      return null;
    }
    for (;;) {
      const wrong = item();
      if (wrong) return wrong;
      const sign = this.#next();
      if (sign === '') return 'the text ends too early';
      if (sign !== ',' && sign !== end) return `a comma or ${end} is missing`;
      this.at += 1;
      if (sign === end) return null;
    }
  }

  #member(): string | null {
    const sign = this.#next();
    if (sign === '') return 'the text ends too early';
    if (sign !== '"') return 'a name is missing';
    const wrong = this.#quoted();
    if (wrong) return wrong;
    if (this.#next() !== ':') return 'a colon is missing';
    this.at += 1;
    return this.#value();
  }

  #quoted(): string | null {
    this.at += 1;
    this.#take(/(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))+/);
    const sign = this.text[this.at] ?? '';
    if (sign === '') return 'a text does not end';
    if (sign === '\\') return 'no such escape';
    if (sign !== '"') return 'a control character in a text';
    this.at += 1;
    return null;
  }
}

/** "line 2, column 5" of an offset. */
export function lineAndColumn(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** The value of a text; an Error says why there is none, and where. */
export function readJson(text: string): unknown {
  const reader = new Reader(text);
  const wrong = reader.whole();
  if (wrong) throw new Error(`not JSON: ${wrong} at ${lineAndColumn(text, reader.at)}`);
  return JSON.parse(text);
}
