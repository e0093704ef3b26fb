// Where a text stops being JSON. Browsers do not agree on what they say of it, and some say nothing.

interface Broken {
  /** It ends in the middle. */
  cut: boolean;
  line: number;
  column: number;
  /** The list of the file that is broken, and which of its entries, counted from one. */
  list: string | null;
  entry: number | null;
}

const TOKEN =
  /[ \t\n\r]*(?:[{}[\],:]|"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const SPACES = /[ \t\n\r]*/y;
/** A text without its end, or the beginning of a number or another word. */
const UNFINISHED = /^(?:"(?:[^"\\]|\\.)*\\?|[-+.\w]*)$/s;

type Wanted = 'value' | 'first' | 'key' | 'first-key' | 'colon' | 'comma' | 'end';

interface Inside {
  list: boolean;
  /** Of a list: entries that are complete. */
  entries: number;
  key: string;
}

/** The first place that does not fit; null if the text is JSON. */
export function whereBroken(text: string): Broken | null {
  const inside: Inside[] = [];
  let wanted = 'value' as Wanted;
  let at = 0;

  const after = (): Wanted => (inside.length ? 'comma' : 'end');
  function fits(token: string): boolean {
    const now = inside.at(-1);
    switch (wanted) {
      case 'first':
        if (token !== ']') return value(token);
        return close();
      case 'value':
        return value(token);
      case 'first-key':
        if (token === '}') return close();
        return key(token);
      case 'key':
        return key(token);
      case 'colon':
        wanted = 'value';
        return token === ':';
      case 'comma':
        if (token === (now?.list ? ']' : '}')) return close();
        if (now) now.entries += 1;
        wanted = now?.list ? 'value' : 'key';
        return token === ',';
      case 'end':
        return false;
    }
  }
  function value(token: string): boolean {
    if (token === '{' || token === '[') {
      inside.push({ list: token === '[', entries: 0, key: '' });
      wanted = token === '[' ? 'first' : 'first-key';
      return true;
    }
    wanted = after();
    return !/^[\]},:]$/.test(token);
  }
  function key(token: string): boolean {
    const now = inside.at(-1);
    if (now && token.startsWith('"')) now.key = JSON.parse(token) as string;
    wanted = 'colon';
    return token.startsWith('"');
  }
  function close(): boolean {
    inside.pop();
    wanted = after();
    return true;
  }

  for (;;) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    SPACES.lastIndex = at;
    SPACES.exec(text);
    const here = SPACES.lastIndex;
    if (!found && here === text.length && wanted === 'end') return null;
    if (!found || !fits(found[0].trim()))
      return place(here, !found && wanted !== 'end' && UNFINISHED.test(text.slice(here)));
    at = TOKEN.lastIndex;
  }

  function place(offset: number, cut: boolean): Broken {
    const before = text.slice(0, offset);
    const last = before.lastIndexOf('\n');
    const [file, list] = inside;
    const known = file && !file.list && list?.list;
    return {
      cut,
      line: before.split('\n').length,
      column: offset - last,
      list: known ? file.key : null,
      entry: known ? list.entries + 1 : null,
    };
  }
}
