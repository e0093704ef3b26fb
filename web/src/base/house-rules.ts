// House rules on the set-up page: what is usual in a form, what is offered, what a link says. Which settings go together
// and mean something, and what follows from a choice, the kernel says (GET /api/options).

import { ApiError } from '../wire/fault';
import type { Format, Game, Option, Settled } from '../wire/http';

export type Options = Record<string, unknown>;

const optionsOf = (game: Game): Option[] => [...game.options, ...game.house];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const sameForm = (a: Format, b: Format): boolean =>
  a.players === b.players && a.teams === b.teams && a.board === b.board;

/** What an option is set to in a format by default. */
export function usualIn(game: Game, form: Format, knob: string): unknown {
  return knob in form.settings ? form.settings[knob] : optionsOf(game).find((o) => o.name === knob)?.default;
}

/** Only what differs from the usual: that is what a table is made with. */
export function unusual(game: Game, form: Format, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([knob, value]) => !same(value, usualIn(game, form, knob))));
}

/** Rules as a user chooses them: what `HouseRules` shows and changes. */
export interface Ruling {
  readonly game: Game;
  readonly form: Format;
  readonly options: Options;
  /** See `Settled`; null until it is known. */
  readonly offered: Settled['offered'] | null;
  usual(knob: string): unknown;
  /** What an option is set to, as usual or not. */
  setting(knob: string): unknown;
  setOption(name: string, value: unknown): void;
  /** Every house rule as in the rulebook again; its own options stay. */
  resetHouse(): void;
}

/** Options without house rules. */
export function withoutHouse({ options: own }: Game, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([knob]) => own.some(({ name }) => name === knob)));
}

export type Settle = (rules: string, form: Format, options: Options, changed: string) => Promise<Settled>;

/** The options that mean something beside the others, each with the values worth offering: all until it is known. */
export function asked(
  list: readonly Option[],
  { options, offered, setting }: Ruling,
  refused: ReadonlySet<string>,
): Option[] {
  const here = list.filter(
    ({ name }) => name === 'board' || !offered || name in offered || name in options || refused.has(name),
  );
  return here.map((option) => {
    const values = (offered?.[option.name] ?? []) as Option['values'];
    if (option.kind !== 'choice' || !values.length) return option;
    const now = setting(option.name) as Option['values'][number];
    return { ...option, values: values.includes(now) ? values : [...values, now] };
  });
}

/** "6, 5 4" as numbers; null if it is something else. */
export function numbersIn(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.length && parts.every((part) => /^\d{1,2}$/.test(part)) ? parts.map(Number) : null;
}

/** The address of a table set up like this. */
export function linkOf(game: Game, form: Format, options: Options): string {
  const query = new URLSearchParams({ rules: game.id });
  if (!sameForm(form, game.usual)) {
    query.set('players', String(form.players));
    query.set('teams', form.teams);
  }
  if (Object.keys(options).length) query.set('options', JSON.stringify(options));
  return `/setup?${query}`;
}

export interface Linked {
  form: Format;
  options: Options;
  /** Whether everything in the address could be taken over. */
  whole: boolean;
}

/** What an address asks for, as far as this game has it. */
export function linked(query: URLSearchParams, game: Game): Linked {
  const asked = read(query.get('options'));
  const known = Object.entries(asked ?? {}).filter(([knob]) => optionsOf(game).some((o) => o.name === knob));
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

/** The options a refusal of the server speaks of. */
export function refusedIn(why: unknown): ReadonlySet<string> {
  const problems = why instanceof ApiError ? why.problems : [];
  return new Set(problems.flatMap(({ where }) => /^options\.(\w+)/.exec(where)?.[1] ?? []));
}
