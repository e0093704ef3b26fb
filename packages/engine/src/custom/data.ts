// Plain data whose tables keep their order: that of a deck is the order of its shuffles, and JavaScript would put
// keys that look like numbers first.

import { readOrdered, type Ordered } from '../../../../web/src/base/ordered';

export type Table = Map<string, Data>;
export type Data = string | number | boolean | null | Data[] | Table;

export function readJson(text: string): Data {
  return plain(readOrdered(text));
}

function plain(value: Ordered): Data {
  switch (value.kind) {
    case 'plain':
      return JSON.parse(value.text) as Data;
    case 'list':
      return value.items.map(plain);
    case 'object':
      return new Map(value.entries.map(([name, one]) => [name, plain(one)]));
  }
}

/** As JSON without spaces. */
export function json(value: Data): string {
  if (value instanceof Map)
    return `{${[...value].map(([name, one]) => `${JSON.stringify(name)}:${json(one)}`).join(',')}}`;
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`;
  return JSON.stringify(value);
}

export const isTable = (value: unknown): value is Table => value instanceof Map;
/** The table under a name; an empty one if there is none. */
export const tableIn = (table: Table, name: string): Table => {
  const found = table.get(name);
  return isTable(found) ? found : new Map();
};
export const listIn = (table: Table, name: string): Data[] => {
  const found = table.get(name);
  return Array.isArray(found) ? found : [];
};

/** The same as a plain object, for what has no order to lose. */
export function loose(value: Data): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, one]) => [name, loose(one)]));
  return Array.isArray(value) ? value.map(loose) : value;
}
/** Loose data as ours. */
export function ordered(value: unknown): Data {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value as Data;
  return new Map(Object.entries(value).map(([name, one]) => [name, ordered(one)]));
}
