// Games of one's own bring their words along: the text that stands for such a game holds all of it.

import type { Language } from './languages';

/** How the text of a packed game begins (rulebooks/packed.py). */
export const OWN = 'own:';

export interface OwnWords {
  title: string;
  line: string;
  cards: Record<string, string>;
}

interface Packed {
  id?: string;
  title?: string;
  words?: Record<string, Partial<OwnWords>>;
}

const known = new Map<string, Packed>();

function unpacked(rules: string): Packed {
  let found = known.get(rules);
  if (!found) {
    try {
      const letters = atob(rules.slice(OWN.length).replaceAll('-', '+').replaceAll('_', '/'));
      const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
      found = JSON.parse(new TextDecoder().decode(bytes)) as Packed;
    } catch {
      found = {};
    }
    known.set(rules, found);
  }
  return found;
}

export const isOwn = (rules: string): boolean => rules.startsWith(OWN);

/** What a game of one's own is called: in this language, in English, or as it calls itself. */
export function ownWords(rules: string, language: Language): OwnWords {
  const { id = '', title, words = {} } = unpacked(rules);
  const said = words[language] ?? words['en'] ?? Object.values(words)[0] ?? {};
  return { title: said.title ?? title ?? id, line: said.line ?? '', cards: said.cards ?? {} };
}

let brought: string | null = null;

/** The game that is looked at: its cards are called as it says. */
export function bring(rules: string): void {
  if (isOwn(rules)) brought = rules;
}

export function ownCard(card: string, language: Language): string | null {
  return brought === null ? null : (ownWords(brought, language).cards[card] ?? null);
}

/** A game packed into a text, from the data in a record. */
export function packed(game: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(game));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return OWN + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
