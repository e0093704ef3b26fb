// What stands in a file that somebody was given may be anything: what a page shows of it is looked at first.

import { LEVELS } from '../wire/levels';
import type { Level } from '../wire/messages';

const LAST_DAY = 8.64e15; // of any calendar a browser can write, in milliseconds
const LONGEST = 200;
const KINDS = ['person', 'program', 'bot'] as const;

/** A moment that can be shown as a date. */
export function moment(said: unknown): number {
  if (typeof said !== 'number' || !(Math.abs(said) <= LAST_DAY)) throw new Error('its times are no times');
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

/** What is wrong, in a line of bounded length. */
export function complaint(where: string, why: unknown): string {
  const text = `${where}: ${why instanceof Error ? why.message : String(why)}`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
