// Words from the Fluent catalogue that Python and browser share (src/tockwork/locale).

import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { OWN, ownWords } from './own';
import { firstSpoken, isLanguage, type Language } from './languages';

type Catalogue = Record<string, string>;
const chunks = import.meta.glob<{ default: Catalogue }>('./catalogues/*.ts');
/** Files of words that only some pages say, each fetched with the first page that does. */
const later = import.meta.glob<string>(
  [
    '../../../src/tockwork/locale/*/*.ftl',
    '!../../../src/tockwork/locale/*/{command,games,house,pages,play,terminal,titles,why,words}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const wanted = new Set<string>();
const KEPT = 'tockwork.language';
const OWN_GAME = `game-${OWN}`;

export type Args = Record<string, FluentVariable>;

/** French "de Ben", "d’Anna": the one place where a name changes the word before it. */
const OF: FluentFunction = ([name]) => {
  const said = String(name ?? '');
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(said) ? `d’${said}` : `de ${said}`;
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

async function load(language: Language): Promise<FluentBundle> {
  const chunk = await chunks[`./catalogues/${language}.ts`]?.();
  if (!chunk) throw new Error(`no catalogue for ${language}`);
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { OF } });
  for (const text of Object.values(chunk.default)) add(bundle, text);
  for (const file of wanted) add(bundle, await fetched(language, file));
  return bundle;
}

function add(bundle: FluentBundle, text: string): void {
  const faults = bundle.addResource(new FluentResource(text));
  if (faults.length) console.error(faults);
}

async function fetched(language: Language, file: string): Promise<string> {
  const text = await later[`../../../src/tockwork/locale/${language}/${file}.ftl`]?.();
  if (text === undefined) throw new Error(`no words of ${file} in ${language}`);
  return text;
}

let asked: Language | null = null; // chosen, and maybe still on its way
let coming: Promise<void> = Promise.resolve();

/**
 * Speaks the language asked for last, with all words wanted by then. One after another: words that
 * were fetched for the language before must not come after the new one.
 */
function speak(): Promise<void> {
  coming = coming
    .catch(() => undefined)
    .then(async () => {
      if (!asked) return;
      const language = asked;
      const bundle = await load(language);
      spoken = { language, bundle };
      document.documentElement.lang = language;
    });
  return coming;
}

/** Words of these files as well, from now on and in whatever language: `alsoSay('memory')`. */
export function alsoSay(...files: string[]): Promise<void> {
  const missing = files.filter((file) => !wanted.has(file));
  // What another page could not fetch is no trouble of this one.
  if (!missing.length) return coming.catch(() => undefined);
  for (const file of missing) wanted.add(file);
  coming = speak().catch((why: unknown) => {
    for (const file of missing) wanted.delete(file);
    throw why;
  });
  return coming;
}

/** The words for a message, or for its attribute: `t('card-7.name')`. */
export function t(id: string, args?: Args): string {
  const [message = '', attribute] = id.split('.');
  const bundle = spoken?.bundle;
  if (message.startsWith(OWN_GAME))
    return ownWords(message.slice('game-'.length), locale.now)[attribute === 'line' ? 'line' : 'title'];
  const found = bundle?.getMessage(message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!bundle || pattern == null) {
    if (bundle) console.error(`no words for ${id} in ${spoken?.language}`);
    return id;
  }
  const faults: Error[] = [];
  const said = bundle.formatPattern(pattern, args ?? null, faults);
  for (const fault of faults) console.error(`${id}: ${fault.message}`);
  return said;
}

/** Whether the catalogue has a message or attribute; for words about things only the server knows. */
export function has(id: string): boolean {
  if (id.startsWith(OWN_GAME)) return true;
  const [message = '', attribute] = id.split('.');
  const found = spoken?.bundle.getMessage(message);
  return found !== undefined && (attribute === undefined || attribute in found.attributes);
}

function remembered(): Language {
  const kept = globalThis.localStorage?.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return firstSpoken(globalThis.navigator?.languages ?? []);
}

export const locale = {
  get now(): Language {
    return spoken?.language ?? 'en';
  },
  /** Speak another language, and remember it unless `keep` is false. */
  async use(language: Language, keep = true): Promise<void> {
    asked = language;
    try {
      await speak();
    } catch (why) {
      if (asked === language) asked = spoken?.language ?? null;
      throw why;
    }
    if (keep) globalThis.localStorage?.setItem(KEPT, language);
  },
};

/** Resolves when the reader's language is there; nothing is shown before. */
export function wordsReady(): Promise<void> {
  // Chosen in another tab.
  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (key === KEPT && isLanguage(newValue)) void locale.use(newValue, false);
  });
  return locale.use(remembered(), false);
}

/** Our English is that of the board game shelf in Europe: day before month, no comma before "and". */
const region = (): string => (locale.now === 'en' ? 'en-GB' : locale.now);

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(region(), options).format(value);
}

export function date(at: number, options?: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(region(), options ?? { dateStyle: 'long', timeStyle: 'short' }).format(at);
}

/** "Anna, Ben and Cid" in the reader's language; a disjunction has "or". */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string {
  return new Intl.ListFormat(region(), { type, style: type === 'unit' ? 'short' : 'long' }).format(items);
}

/** "5 minutes ago", "yesterday". */
export function ago(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const format = new Intl.RelativeTimeFormat(region(), { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'minute');
}

const unit = (n: number, of: string, unitDisplay: 'narrow' | 'short' | 'long' = 'short'): string =>
  number(n, { style: 'unit', unit: of, unitDisplay });

/** "45 min", as the box of a game says it. */
export const minutes = (n: number): string => unit(n, 'minute');

const DAY = 86_400;

/** "30 seconds", "2 minutes", "3 days". */
export function span(seconds: number): string {
  if (seconds && seconds % DAY === 0) return unit(seconds / DAY, 'day', 'long');
  return seconds < 60 || seconds % 60 ? unit(seconds, 'second', 'long') : unit(seconds / 60, 'minute', 'long');
}

/** "30s", "2 min", where there is little room. */
export const brief = (seconds: number): string =>
  seconds < 60 || seconds % 60 ? unit(seconds, 'second', 'narrow') : minutes(seconds / 60);

/** A length of time: "12 min", "1 h 5 min", "2 days, 3 h" without the minutes. */
export function duration(ms: number): string {
  const all = Math.max(1, Math.round(ms / 60_000));
  if (all < 60) return minutes(all);
  if (all >= DAY / 60) {
    const hours = Math.floor(all / 60);
    const parts = [unit((hours - (hours % 24)) / 24, 'day'), unit(hours % 24, 'hour')];
    return hours % 24 ? parts.join(' ') : (parts[0] ?? '');
  }
  const rest = all % 60;
  return rest ? `${unit((all - rest) / 60, 'hour')} ${minutes(rest)}` : unit(all / 60, 'hour');
}
