// Custom games bring their words along: the text that stands for such a game holds all of it.

import { GAMES, USUAL, type Terms } from '../wire/games';
import type { Language } from './languages';

/** How the text of a packed game begins (rulebooks/packed.py). */
export const OWN = 'own:';

interface OwnWords {
  title: string;
  line: string;
  cards: Record<string, string>;
}

interface Packed {
  id?: string;
  title?: string;
  words?: Record<string, Partial<OwnWords>>;
  terms?: Partial<Terms>;
  geometry?: { shape?: string };
}

const known = new Map<string, Packed>();

/** The data of a packed game as JSON to the letter; throws if the text is none. */
export function unpackedText(rules: string): string {
  const letters = atob(rules.slice(OWN.length).replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}

function unpacked(rules: string): Packed {
  let found = known.get(rules);
  if (!found) {
    try {
      found = JSON.parse(unpackedText(rules)) as Packed;
    } catch {
      found = {};
    }
    known.set(rules, found);
  }
  return found;
}

/** What programs call a game: its id, also if all of it is packed into the text. */
export const idOf = (rules: string): string => (isOwn(rules) ? (unpacked(rules).id ?? '') : rules);

export const isOwn = (rules: string): boolean => rules.startsWith(OWN);

/** What a custom game is called: in this language, in English, or as it calls itself. */
export function ownWords(rules: string, language: Language): OwnWords {
  const { id = '', title, words = {} } = unpacked(rules);
  const said = words[language] ?? words['en'] ?? Object.values(words)[0] ?? {};
  return { title: said.title ?? title ?? id, line: said.line ?? '', cards: said.cards ?? {} };
}

/** What its parts are called, and which clauses explain what. */
export function termsOf(rules: string): Terms {
  if (!isOwn(rules)) return { ...USUAL, ...GAMES[rules] };
  const { terms, geometry } = unpacked(rules);
  return { ...USUAL, dogs: geometry?.shape === 'garden', ...terms };
}

let brought: string | null = null;

/** The game that is looked at: its cards are called as it says, and no longer as the one before said. */
export function bring(rules: string): void {
  brought = isOwn(rules) ? rules : null;
}

export function ownCard(card: string, language: Language): string | null {
  return brought === null ? null : (ownWords(brought, language).cards[card] ?? null);
}

/** A game packed into a text, from its data as JSON to the letter: the order of a deck matters. */
export function packed(data: string): string {
  const letters = Array.from(new TextEncoder().encode(data), (byte) => String.fromCharCode(byte)).join('');
  return OWN + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
