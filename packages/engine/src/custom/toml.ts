// TOML (toml.io, version 1.0) as plain data whose tables keep their order. Dates are left out: no game has one.

import { isTable, type Data, type Table } from './data';

export class TomlError extends Error {
  constructor(
    why: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(why);
  }
}

const BARE = /[A-Za-z0-9_-]+/y;
const INTEGER = /^[+-]?(0|[1-9](_?\d)*)$/;
const BASED = /^0(x[\da-fA-F](_?[\da-fA-F])*|o[0-7](_?[0-7])*|b[01](_?[01])*)$/;
const FLOAT = /^[+-]?(0|[1-9](_?\d)*)(\.\d(_?\d)*)?([eE][+-]?\d(_?\d)*)?$/;
const SPACE = /[ \t]*/y;
const VALUE = /[^\s,\]}#]+/y;
const ESCAPES: Record<string, string> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', '"': '"', '\\': '\\' };
/** Deeper than this nobody nests a rulebook, and reading must come to an end. */
const DEEPEST = 40;

export function readToml(text: string): Table {
  return new Reader(text.replaceAll('\r\n', '\n')).document();
}

class Reader {
  #at = 0;
  /** Tables that a heading has begun, or that are closed because they were written out in one line. */
  #begun = new Set<Table>();
  #closed = new Set<Data>();

  constructor(readonly text: string) {}

  document(): Table {
    const root: Table = new Map();
    let table = root;
    for (;;) {
      this.#blank();
      if (this.#at >= this.text.length) return root;
      if (this.#take('[')) table = this.#heading(root);
      else this.#pair(table, 0);
      this.#endOfLine();
    }
  }

  #fail(what: string): never {
    const before = this.text.slice(0, this.#at);
    throw new TomlError(what, before.split('\n').length, this.#at - before.lastIndexOf('\n'));
  }

  #heading(root: Table): Table {
    const many = this.#take('[');
    const path = this.#key();
    if (!this.#take(']') || (many && !this.#take(']'))) this.#fail('a heading ends with a bracket');
    const last = path.pop() ?? '';
    let table = root;
    for (const name of path) table = this.#into(table, name, 'heading');
    if (many) {
      const list = table.get(last) ?? [];
      if (!Array.isArray(list) || this.#closed.has(list)) this.#fail(`${last} is there already`);
      const fresh: Table = new Map();
      table.set(last, [...list, fresh]);
      return fresh;
    }
    const found = table.get(last) ?? new Map<string, Data>();
    if (!isTable(found) || this.#begun.has(found) || this.#closed.has(found)) this.#fail(`${last} is there already`);
    table.set(last, found);
    this.#begun.add(found);
    return found;
  }

  #pair(table: Table, depth: number): void {
    const path = this.#key();
    if (!this.#take('=')) this.#fail('an equals sign is missing');
    const last = path.pop() ?? '';
    for (const name of path) table = this.#into(table, name, 'name');
    if (table.has(last)) this.#fail(`${last} is there already`);
    table.set(last, this.#value(depth));
  }

  /** The table of this name, made if it is not there; of many, the last. */
  #into(table: Table, name: string, by: 'heading' | 'name'): Table {
    let found = table.get(name);
    if (found === undefined) {
      found = new Map();
      table.set(name, found);
      // What names with dots have made, no heading begins again.
      if (by === 'name') this.#begun.add(found);
    }
    if (Array.isArray(found) && by === 'heading' && !this.#closed.has(found)) found = found.at(-1);
    if (!isTable(found) || this.#closed.has(found)) this.#fail(`${name} is no table`);
    return found;
  }

  #key(): string[] {
    const path: string[] = [];
    do {
      this.#spaces();
      const quote = this.text[this.#at];
      if (quote === '"' || quote === "'") path.push(this.#line(quote));
      else path.push(this.#match(BARE) ?? this.#fail('a name is missing'));
      this.#spaces();
    } while (this.#take('.'));
    if (path.length > DEEPEST / 2) this.#fail(`a name of more than ${DEEPEST / 2} parts`);
    return path;
  }

  #value(depth: number): Data {
    if (depth > DEEPEST) this.#fail('too deep');
    this.#spaces();
    const first = this.text[this.#at];
    if (first === '"' || first === "'")
      return this.text.startsWith(first.repeat(3), this.#at) ? this.#block(first) : this.#line(first);
    if (this.#take('[')) return this.#list(depth);
    if (this.#take('{')) return this.#inline(depth);
    const word = this.#match(VALUE) ?? this.#fail('a value is missing');
    if (word === 'true' || word === 'false') return word === 'true';
    const plain = word.replaceAll('_', '');
    if (INTEGER.test(word) || BASED.test(word) || FLOAT.test(word)) return Number(plain);
    this.#at -= word.length;
    return this.#fail('no value that a rulebook could have');
  }

  #list(depth: number): Data[] {
    const items: Data[] = [];
    this.#closed.add(items);
    for (;;) {
      this.#blank();
      if (this.#take(']')) return items;
      items.push(this.#value(depth + 1));
      this.#blank();
      if (!this.#take(',') && this.text[this.#at] !== ']') this.#fail('a comma or a bracket is missing');
    }
  }

  #inline(depth: number): Table {
    const table: Table = new Map();
    this.#spaces();
    if (!this.#take('}'))
      for (;;) {
        this.#pair(table, depth + 1);
        this.#spaces();
        if (this.#take('}')) break;
        if (!this.#take(',')) this.#fail('a comma or a brace is missing');
      }
    this.#close(table);
    return table;
  }

  #close(value: Data): void {
    this.#closed.add(value);
    if (isTable(value)) for (const one of value.values()) if (isTable(one)) this.#close(one);
  }

  /** A text on one line; in single quotes it says what it shows. */
  #line(quote: string): string {
    let out = '';
    for (this.#at += 1; ;) {
      const letter = this.text[this.#at];
      if (letter === undefined || letter === '\n') this.#fail('a text has no end');
      this.#at += 1;
      if (letter === quote) return out;
      out += letter === '\\' && quote === '"' ? this.#escape() : letter;
    }
  }

  #block(quote: string): string {
    this.#at += 3;
    this.#take('\n');
    let out = '';
    for (;;) {
      const letter = this.text[this.#at];
      if (letter === undefined) this.#fail('a text has no end');
      if (this.text.startsWith(quote.repeat(3), this.#at)) {
        this.#at += 3;
        // One or two quotes may stand right before the end.
        for (let more = 0; more < 2 && this.#take(quote); more += 1) out += quote;
        return out;
      }
      this.#at += 1;
      if (letter !== '\\' || quote === "'") out += letter;
      else if (/^[ \t]*\n/.test(this.text.slice(this.#at)))
        this.#at += /^\s*/.exec(this.text.slice(this.#at))?.[0].length ?? 0;
      else out += this.#escape();
    }
  }

  #escape(): string {
    const letter = this.text[this.#at] ?? '';
    this.#at += 1;
    const known = ESCAPES[letter];
    if (known !== undefined) return known;
    const size = { u: 4, U: 8 }[letter] ?? this.#fail('no such escape');
    const digits = this.text.slice(this.#at, this.#at + size);
    const code = /^[\da-fA-F]+$/.test(digits) && digits.length === size ? parseInt(digits, 16) : -1;
    if (code < 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) this.#fail('no such letter');
    this.#at += size;
    return String.fromCodePoint(code);
  }

  #take(sign: string): boolean {
    if (this.text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.#at += found.length;
    return found || null;
  }

  #spaces(): void {
    this.#match(SPACE);
  }

  /** Spaces, ends of lines and remarks. */
  #blank(): void {
    for (;;) {
      this.#spaces();
      if (this.text[this.#at] === '#') this.#remark();
      else if (!this.#take('\n')) return;
    }
  }

  #remark(): void {
    const end = this.text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.text.length : end;
  }

  #endOfLine(): void {
    this.#spaces();
    if (this.text[this.#at] === '#') this.#remark();
    if (this.#at < this.text.length && !this.#take('\n')) this.#fail('the line should end here');
  }
}
