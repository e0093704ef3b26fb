// House rules on the set-up page: what is usual in a form, what follows from a choice, what a link says.
// Which rules go together the server decides; here is only what makes choosing pleasant.

import { ApiError } from '../wire/fault';
import type { Form, Game, Option } from './asking';

export type Options = Record<string, unknown>;
type Setting = (knob: string) => unknown;

export const knobsOf = (game: Game): Option[] => [...game.options, ...game.house];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const sameForm = (a: Form, b: Form): boolean =>
  a.players === b.players && a.teams === b.teams && a.board === b.board;

/** What a knob is set to in a form when nobody touches it. */
export function usualIn(game: Game, form: Form, knob: string): unknown {
  return knob in form.settings ? form.settings[knob] : knobsOf(game).find((o) => o.name === knob)?.default;
}

/** Only what differs from the usual: that is what a table is made with. */
export function unusual(game: Game, form: Form, options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([knob, value]) => !same(value, usualIn(game, form, knob))),
  );
}

/** Rules as somebody chooses them: what `HouseRules` shows and changes. */
export interface Ruling {
  readonly game: Game;
  readonly form: Form;
  readonly options: Options;
  usual(knob: string): unknown;
  /** What a knob is set to, as usual or not. */
  setting(knob: string): unknown;
  setOption(name: string, value: unknown): void;
  /** Every house rule as in the rulebook again; its own options stay. */
  resetHouse(): void;
}

/** The options after one more choice, with what changes along with it. */
export function chosen({ game, form, options, setting, usual }: Ruling, name: string, value: unknown): Options {
  const along = Object.entries(followers(name, value, setting, usual));
  const known = along.filter(([knob]) => knobsOf(game).some((option) => option.name === knob));
  return unusual(game, form, { ...options, [name]: value, ...Object.fromEntries(known) });
}

/** Options without house rules. */
export function withoutHouse({ options: own }: Game, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([knob]) => own.some(({ name }) => name === knob)));
}

/** What changes along with a choice, so that one click does not leave two rules at odds. */
export function followers(knob: string, value: unknown, now: Setting, usual: Setting): Options {
  switch (knob) {
    case 'guard':
      return {
        ...(value === 'none' ? { guard_blocks: false } : now('guard') === 'none' ? { guard_blocks: usual('guard_blocks') } : {}),
        ...(value === 'fresh' ? {} : { returned_blocks: false }),
      };
    case 'hierarchy':
      return value ? { marbles: 4, to_win: Math.min(4, Number(now('to_win'))) } : { fool_slack: 0, king_most: null, opening: false };
    case 'opening':
      return value ? { set_up: 0 } : {};
    case 'marbles':
      return { to_win: Math.min(Number(value), Number(now('to_win'))) };
    case 'deals':
      return Number(now('deals_repeat')) < (value as unknown[]).length ? {} : { deals_repeat: 0 };
    case 'renew':
      return value && !now('refill') ? { refill: 3 } : {};
    case 'refill':
      return value ? {} : { refill_discards: false };
    case 'partners_push':
      return value ? { partner_to_entrance: false } : {};
    case 'partner_to_entrance':
      return value ? { partners_push: false } : {};
    default:
      return {};
  }
}

/** Whether a knob has anything to say beside the other settings. */
export function isAsked(knob: string, form: Form, now: Setting): boolean {
  switch (knob) {
    case 'guard_blocks':
      return now('guard') !== 'none';
    case 'returned_blocks':
      return now('guard') === 'fresh';
    case 'fool_slack':
    case 'king_most':
    case 'opening':
      return now('hierarchy') === true;
    case 'marbles':
      return now('hierarchy') !== true;
    case 'set_up':
      return now('opening') !== true;
    case 'refill_discards':
      return Number(now('refill')) > 0;
    case 'seven_rest':
    case 'partners_push':
    case 'partner_to_entrance':
      return form.teams !== 'none';
    default:
      return true;
  }
}

/** The values worth offering beside the other settings; the present one always. */
export function offered({ name, values }: Option, form: Form, now: Setting): readonly unknown[] {
  const fits = (value: unknown): boolean => {
    if (name === 'exchange') return form.teams === 'pairs' || value === 'none' || value === 'left';
    if (name === 'to_win') return Number(value) <= Number(now('marbles'));
    if (name === 'deals_repeat') return Number(value) < (now('deals') as unknown[]).length;
    return true;
  };
  const kept = values.filter((value) => fits(value) || value === now(name));
  return kept.includes(now(name) as never) ? kept : [...kept, now(name)];
}

/** "6, 5 4" as numbers; null if it is something else. */
export function numbersIn(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.length && parts.every((part) => /^\d{1,2}$/.test(part)) ? parts.map(Number) : null;
}

/** The address of a table set up like this. */
export function linkOf(game: Game, form: Form, options: Options): string {
  const query = new URLSearchParams({ rules: game.id });
  if (!sameForm(form, game.usual)) {
    query.set('players', String(form.players));
    query.set('teams', form.teams);
  }
  if (Object.keys(options).length) query.set('options', JSON.stringify(options));
  return `/setup?${query}`;
}

export interface Linked {
  form: Form;
  options: Options;
  /** Whether everything in the address could be taken over. */
  whole: boolean;
}

/** What an address asks for, as far as this game has it. */
export function linked(query: URLSearchParams, game: Game): Linked {
  const asked = read(query.get('options'));
  const known = Object.entries(asked ?? {}).filter(([knob]) => knobsOf(game).some((o) => o.name === knob));
  const options = Object.fromEntries(known);
  const [players, teams] = [query.get('players'), query.get('teams')];
  const board = options['board'];
  const form = game.forms.find(
    (f) =>
      f.players === Number(players ?? game.usual.players) &&
      (teams ? f.teams === teams : players !== null || f.teams === game.usual.teams) &&
      (board === undefined || f.board === board),
  );
  return {
    form: form ?? game.usual,
    options: unusual(game, form ?? game.usual, options),
    whole: form !== undefined && asked !== null && known.length === Object.keys(asked).length,
  };
}

function read(text: string | null): Options | null {
  if (text === null) return {};
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Options) : null;
  } catch {
    return null;
  }
}

/** The knobs a refusal of the server speaks of. */
export function refusedIn(why: unknown): ReadonlySet<string> {
  const problems = why instanceof ApiError ? why.problems : [];
  return new Set(problems.flatMap(({ where }) => /^options\.(\w+)/.exec(where)?.[1] ?? []));
}
