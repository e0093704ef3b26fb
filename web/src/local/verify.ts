// Checks that a game was dealt fairly and written down truly, in the page: the third program that does, after
// `tockwork verify` and examples/verify.py. docs/fairness.md tells what it does.

import { KernelError, type Kernel } from 'tockwork-engine/kernel';
import type { Supply } from './house';
import { follow, parsed, withRecord } from './written';
import { ApiError, type Problem } from '../wire/fault';
import { compact, member, readOrdered, type Ordered } from '../base/ordered';
import type { Check, Part, Verified } from '../wire/verdict';

interface Fair {
  deck: Record<string, number>;
  commitment: string;
  parts: Part[];
  part: string;
  chain: string;
  taken_back?: number;
}

const encoder = new TextEncoder();

export async function verify(text: string, kernel: Kernel, supply: Supply): Promise<Verified> {
  const [header, events] = parsed(text);
  const { fair = null, seed = null } = header as unknown as { fair?: Fair | null; seed?: string | null };
  const lines = text
    .split('\n')
    .filter((line) => line.trim())
    .map(readOrdered);
  const shuffles = events.filter(({ event }) => event === 'shuffled').length;
  const checks = [
    ...(fair
      ? parts(kernel, fair, seed, header.players)
      : (['commitment', 'promises', 'seed'] as const).map((name) => unknown(name))),
    await attempt('moves', () =>
      withRecord(text, kernel, supply, (_game, _header, form) => {
        const deck = member(member(lines[0], 'fair'), 'deck');
        const data = member(readOrdered(form.data), 'deck');
        if (deck && data && compact(deck) !== compact(data)) throw new Error('fair.deck: not the deck of these rules');
        return events.filter(({ event }) => ANSWERS.has(event)).length;
      }),
    ),
    seed === null
      ? unknown('shuffles', shuffles)
      : await attempt('shuffles', async () => {
          const form = await supply.form(header);
          const rules = kernel.rules(form.data);
          try {
            const game = kernel.game(rules, seed);
            try {
              follow(kernel, game, events);
            } finally {
              kernel.forgetGame(game);
            }
          } finally {
            kernel.forgetRules(rules);
          }
          return shuffles;
        }),
    fair ? chain(kernel, fair, lines) : unknown('chain'),
  ];
  const holds = fair !== null && checks.at(-1)?.passed === true;
  return {
    names: header.names,
    checks,
    parts: fair?.parts ?? [],
    seed,
    head: holds ? fair.chain : null,
    takenBack: fair?.taken_back ?? 0,
  };
}

const ANSWERS = new Set(['gave', 'offered', 'opened', 'played', 'hopped', 'discarded', 'renewed']);

const unknown = (name: Check['name'], count = 0): Check => ({ name, passed: null, count, problems: [] });

const problemsOf = (why: unknown): readonly Problem[] =>
  why instanceof ApiError || why instanceof KernelError ? why.problems : [{ where: '', detail: String(why) }];

async function attempt(name: Check['name'], work: () => Promise<number>): Promise<Check> {
  try {
    return { name, passed: true, count: await work(), problems: [] };
  } catch (why) {
    if (why instanceof ApiError && why.code === 'offline') throw why;
    return { name, passed: false, count: 0, problems: problemsOf(why) };
  }
}

function parts(kernel: Kernel, fair: Fair, seed: string | null, players: number): Check[] {
  const shown = fair.parts.filter(({ part }) => part !== null);
  const wrong = shown.filter(
    ({ part, word, promise }) => kernel.sha256(`tockwork promise 2\n${part}\n${word}`) !== promise,
  );
  const order = fair.parts.map(({ seat }) => seat);
  const seats = order.every(
    (seat, i) => Number.isInteger(seat) && seat >= 0 && seat < players && (i === 0 || seat > (order[i - 1] ?? -1)),
  );
  const joined = shown.map(({ seat, part, word }) => `${seat} ${part} ${word}\n`).join('');
  return [
    {
      name: 'commitment',
      passed: kernel.sha256(`tockwork commitment 2\n${fair.part}`) === fair.commitment,
      count: 0,
      problems: [],
    },
    { name: 'promises', passed: !wrong.length && seats, count: shown.length, problems: [] },
    {
      name: 'seed',
      passed: kernel.sha256(`tockwork seed 2\n${fair.part}\n${joined}`) === seed,
      count: shown.length + 1,
      problems: [],
    },
  ];
}

function chain(kernel: Kernel, fair: Fair, [head, ...rest]: readonly Ordered[]): Check {
  const record = member(head, 'fair');
  const named = (from: Ordered | undefined, names: readonly string[]): [string, Ordered][] =>
    names.flatMap((name) => {
      const found = member(from, name);
      return found ? [[name, found] as [string, Ordered]] : [];
    });
  const game: Ordered = {
    kind: 'object',
    entries: [
      ...named(head, ['rules', 'players', 'teams', 'options']),
      ...named(record, ['engine', 'edition', 'deck', 'commitment', 'parts']),
    ],
  };
  const events = rest.filter((line) => member(line, 'event'));
  const key = bytesOf(kernel.sha256(`tockwork chain 2\n${fair.part}`));
  let link = new Uint8Array(0);
  for (const value of [game, ...events]) link = hmac(kernel, key, joined(link, encoder.encode(compact(value))));
  return { name: 'chain', passed: hexOf(link) === fair.chain, count: events.length, problems: [] };
}

/** HMAC (RFC 2104) over SHA-256; browsers have their own only on pages that came by HTTPS. */
function hmac(kernel: Kernel, key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const pad = (by: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ by);
  const inner = bytesOf(kernel.sha256(joined(pad(0x36), message)));
  return bytesOf(kernel.sha256(joined(pad(0x5c), inner)));
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
const hexOf = (bytes: Uint8Array): string => [...bytes].map((n) => n.toString(16).padStart(2, '0')).join('');
