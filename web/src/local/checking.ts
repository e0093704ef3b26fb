// What stands in a file that a user was given may be anything: what a page shows of it is looked at first, and what
// is wrong has a word (keep-wrong-…).

import { KernelError } from 'tockwork-engine/kernel';
import { LEVELS } from '../wire/levels';
import { ApiError } from '../wire/fault';
import type { Level } from '../wire/messages';

const LAST_DAY = 8.64e15; // of any calendar a browser can write, in milliseconds
const KINDS = ['person', 'program', 'bot'] as const;

/** What can be wrong with one game: see memory.ftl. */
export type Why = 'shape' | 'entries' | 'times' | 'moves' | 'record' | 'running' | 'rules' | 'away' | 'apart' | 'room';

export class Unfit extends Error {
  constructor(
    readonly why: Why,
    /** Of the record. */
    readonly line = 0,
  ) {
    super(why);
  }
}

/** Why a game could not be taken in, whatever went wrong. */
export function reason(thrown: unknown): Unfit {
  if (thrown instanceof Unfit) return thrown;
  if (thrown instanceof KernelError) return new Unfit('moves');
  if (thrown instanceof DOMException) return new Unfit('room'); // of the browser's database
  if (!(thrown instanceof ApiError)) return new Unfit('shape');
  if (thrown.code === 'bad_record')
    return new Unfit('record', Number(/^line (\d+)/.exec(thrown.problems[0]?.where ?? '')?.[1] ?? 1));
  return new Unfit(AWAY.has(thrown.code) ? 'away' : 'rules');
}

/** Not an answer but the lack of one. */
const AWAY = new Set(['offline', 'failed', 'closing', 'storage', 'too_many', 'no_server']);

/** A moment that can be shown as a date. */
export function moment(said: unknown): number {
  if (typeof said !== 'number' || !(Math.abs(said) <= LAST_DAY)) throw new Unfit('times');
  return said;
}

/** Who sat in a seat, as far as a file can say. */
export function sitter(said: unknown): { kind: (typeof KINDS)[number]; level: Level | null; mine: boolean } {
  const { kind, level, mine } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  return {
    kind: KINDS.find((one) => one === kind) ?? 'person',
    level: LEVELS.find((one) => one === level) ?? null,
    mine: mine === true,
  };
}
