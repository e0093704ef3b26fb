// What is wrong with a file or a position, in the reader's language. Whoever reads it complains in the English of the
// library (src/tockwork/locale/complaints.py); what can be said stands in wrong.ftl, and its English is how a complaint
// is recognised. Whatever is none of these is shown as it is.

import { alsoSay, inEnglish, locale, t } from '../words/words.svelte';

const HOLE = /\{ \$(\w+) \}/;
const AT = /\bline (\d+),? column (\d+)\b/;

/** What the library's readers of plain shapes say, and schema.ts after them. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^Field required$/, 'missing'],
  [/^Unable to extract tag using discriminator .*$/, 'missing'],
  [/^Extra inputs are not permitted$/, 'extra'],
  [/^Input should be a valid integer/, 'integer'],
  [/^Input should be a valid number/, 'number'],
  [/^Input should be a valid boolean/, 'truth'],
  [/^Input should be a valid string/, 'text'],
  [/^Input should be a valid (?:tuple|list)/, 'list'],
  [/^Input should be (?:a valid dictionary|an object)/, 'table'],
  [/^Input should be greater than or equal to (?<n>-?\d+)$/, 'least'],
  [/^Input should be less than or equal to (?<n>-?\d+)$/, 'most'],
  [/^Input should be (?<names>(?:'\w+'|\d+)(?:(?:, | or )(?:'\w+'|\d+))*)$/, 'choice'],
  [/^Input tag .* does not match any of the expected tags: (?<names>.*)$/, 'choice'],
  [/^(?:Tuple|Dictionary) should have at least (?<n>\d+) /, 'fewer-items'],
  [/^(?:Tuple|Dictionary) should have at most (?<n>\d+) /, 'more-items'],
  [/^String should have at least (?<n>\d+) /, 'shorter'],
  [/^String should have at most (?<n>\d+) /, 'longer'],
  [/^String should match pattern '(?<pattern>.*)'$/s, 'pattern'],
];

let sentences: readonly (readonly [RegExp, string])[] = [];

/** Fetches the words; before this, complaints are shown as they are. */
export async function complaintsReady(): Promise<void> {
  await alsoSay('wrong');
  sentences = [...SHAPES, ...known(await inEnglish('wrong'))];
}

/** Every sentence there is, the most exact ones first. */
function known(catalogue: string): [RegExp, string][] {
  return [...catalogue.matchAll(/^wrong-([\w-]+) = (.*)$/gm)]
    .map(([, name = '', said = '']) => [name, plain(said)] as const)
    .filter(([name]) => name !== 'line' && name !== 'at')
    .sort(([, one], [, other]) => exact(other) - exact(one))
    .map(([name, said]) => [pattern(said), name]);
}

const plain = (text: string): string => text.replace(/[‘’]/g, "'");
const exact = (said: string): number => said.replace(new RegExp(HOLE, 'g'), '').length;

function pattern(said: string): RegExp {
  const parts = said.split(HOLE); // every second one is the name of a hole
  const source = parts.map((part, i) => {
    if (i % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    // What a sentence begins with is no path before it.
    return `(?<${part}>${part === 'n' ? '-?\\d+' : i === 1 && !parts[0] ? '(?:(?!: ).)+?' : '.+?'})`;
  });
  return new RegExp(`^${source.join('')}$`, 's');
}

export function complaint(detail: string): string {
  return sentence(detail) ?? behindPath(detail) ?? detail;
}

function behindPath(detail: string): string | null {
  for (const colon of detail.matchAll(/: /g)) {
    const told = sentence(detail.slice(colon.index + 2));
    if (told !== null) return `${where(detail.slice(0, colon.index))}: ${told}`;
  }
  return null;
}

const where = (path: string): string =>
  path.replace(/\bline (\d+)(?:,? column (\d+))?\b/, (_, n: string, column?: string) => (column ? t('wrong-at', { line: n, column }) : t('wrong-line', { n })));

function sentence(detail: string): string | null {
  for (const [known, name] of sentences) {
    const found = known.exec(plain(detail));
    if (!found) continue;
    const holes: Record<string, string> = { ...found.groups };
    if (holes.names !== undefined && name === 'choice') holes.names = holes.names.replaceAll("'", '').replaceAll(' or ', ', ');
    for (const hole of ['why', 'what']) if (holes[hole] !== undefined) holes[hole] = nested(holes[hole]);
    return t(`wrong-${name}`, holes);
  }
  return null;
}

/** A complaint inside another; one of the browser's own readers becomes the place it names, but in English. */
function nested(detail: string): string {
  const told = complaint(detail);
  const [, line = '', column = ''] = AT.exec(detail) ?? [];
  return told === detail && line && locale.now !== 'en' ? t('wrong-at', { line, column }) : told;
}
