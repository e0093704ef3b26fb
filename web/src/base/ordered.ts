// JSON read so that it can be written again to the letter: JavaScript would put keys that look like numbers
// first. The order of a deck is that of its shuffles and of what networks have learned, and a hash is over every
// letter.

export type Ordered =
  | { kind: 'plain'; text: string }
  | { kind: 'list'; items: Ordered[] }
  | { kind: 'object'; entries: [string, Ordered][] };

const TOKEN = /\s*([{}[\],:]|"(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+)/y;

export function readOrdered(text: string): Ordered {
  JSON.parse(text); // says what is wrong with it, if anything is
  let at = 0;
  const next = (): string => {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) throw new Error('the text ends too soon');
    at = TOKEN.lastIndex;
    return found[1] ?? '';
  };
  const value = (token: string): Ordered => {
    if (token === '[') {
      const items: Ordered[] = [];
      for (let t = next(); t !== ']'; t = next()) if (t !== ',') items.push(value(t));
      return { kind: 'list', items };
    }
    if (token === '{') {
      const entries: [string, Ordered][] = [];
      for (let t = next(); t !== '}'; t = next()) {
        if (t === ',') continue;
        next(); // the colon
        entries.push([JSON.parse(t) as string, value(next())]);
      }
      return { kind: 'object', entries };
    }
    // A text is written in one normal form, whichever way its letters were escaped.
    return { kind: 'plain', text: token.startsWith('"') ? JSON.stringify(JSON.parse(token)) : token };
  };
  return value(next());
}

/** Without spaces, in the order in which it stood. */
export function compact(value: Ordered): string {
  switch (value.kind) {
    case 'plain':
      return value.text;
    case 'list':
      return `[${value.items.map(compact).join(',')}]`;
    case 'object':
      return `{${value.entries.map(([key, one]) => `${JSON.stringify(key)}:${compact(one)}`).join(',')}}`;
  }
}

export function member(value: Ordered | undefined, name: string): Ordered | undefined {
  return value?.kind === 'object' ? value.entries.find(([key]) => key === name)?.[1] : undefined;
}
