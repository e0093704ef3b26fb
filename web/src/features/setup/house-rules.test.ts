import { expect, test, vi } from 'vitest';
import { ApiError } from '../../wire/fault';
import type { Format, Game, Option } from '../../wire/http';
import { Draft } from './draft.svelte';
import { asked, linked, linkOf, numbersIn, refusedIn, type Settle } from '../../base/house-rules';

const pairs: Format = { players: 4, teams: 'pairs', board: 4, settings: {} };
const two: Format = { players: 2, teams: 'none', board: 4, settings: { marbles: 5, exchange: 'left' } };
const choice = (name: string, values: Option['values'], fallback: unknown): Option => ({
  name,
  kind: 'choice',
  values,
  default: fallback,
});
const game: Game = {
  id: 'dog',
  related: false,
  minutes: 60,
  forms: [two, pairs],
  usual: pairs,
  options: [choice('seven_rest', ['always', 'never'], 'always')],
  house: [
    choice('guard', ['none', 'fresh', 'start'], 'start'),
    choice('guard_blocks', [false, true], true),
    choice('returned_blocks', [false, true], false),
    choice('hierarchy', [false, true], false),
    choice('king_most', [null, 1, 7], null),
    choice('marbles', [1, 2, 3, 4, 5], 4),
    choice('to_win', [1, 2, 3, 4], 4),
    choice('exchange', ['none', 'partner', 'left', 'offer'], 'partner'),
    { name: 'deals', kind: 'numbers', values: [], default: [6, 5, 4] },
    choice('deals_repeat', [0, 1, 2, 3], 0),
  ],
};
const unused = (): never => {
  throw new Error('nobody waits');
};
/** Nothing follows from anything, and everything is offered that is not said. */
const nothing: Settle = (_rules, _form, options) => Promise.resolve({ options, offered: {} });
const calls = (settle = nothing) => ({ newTable: unused, changeSeat: unused, leave: unused, settle });
const draft = (settle?: Settle): Draft => new Draft(game, calls(settle), 'Anna');
const none: ReadonlySet<string> = new Set();

test('only what differs from the form is set, and a form may have its own usual', () => {
  const d = draft();
  d.setOption('marbles', 5);
  expect(d.options).toEqual({ marbles: 5 });
  d.choose(two);
  expect(d.options).toEqual({});
  expect(d.setting('marbles')).toBe(5);
  d.setOption('marbles', 3);
  expect(d.options).toEqual({ marbles: 3 });
});

test('what follows from a choice is taken over, one choice after the other', async () => {
  const seen: string[] = [];
  const d = draft((_rules, _form, options, changed) => {
    seen.push(changed);
    return Promise.resolve({
      options: 'marbles' in options ? { ...options, to_win: 3 } : options,
      offered: { guard: ['none', 'fresh'] },
    });
  });
  d.setOption('guard', 'fresh');
  d.setOption('marbles', 3);
  await vi.waitFor(() => expect(d.options).toEqual({ guard: 'fresh', marbles: 3, to_win: 3 }));
  await vi.waitFor(() => expect(seen).toEqual(['', 'guard', 'marbles']));
  expect(asked(game.house, d, none).map(({ name }) => name)).toEqual(['guard', 'marbles', 'to_win']);
});

test('what cannot be chosen is kept and named until something else is chosen', async () => {
  const no = new ApiError('invalid', '', [{ where: 'options.deals', detail: '' }]);
  const d = draft((_rules, _form, options, changed) =>
    changed === 'deals' ? Promise.reject(no) : Promise.resolve({ options, offered: {} }),
  );
  d.setOption('deals', [50]);
  await vi.waitFor(() => expect([...d.refused]).toEqual(['deals']));
  d.setOption('deals_repeat', 1);
  await vi.waitFor(() => expect(d.refused.size).toBe(0));
  expect(d.fault).toBeNull();
});

test('no limit is a setting of its own where a limit is usual', () => {
  const royal: Format = { ...pairs, settings: { hierarchy: true, king_most: 7 } };
  const d = new Draft({ ...game, usual: royal, forms: [royal] }, calls(), '');
  d.setOption('king_most', null);
  expect(d.options).toEqual({ king_most: null });
  expect(d.setting('king_most')).toBeNull();
});

test('only values that are offered are asked for, and always the one that is set', async () => {
  const d = draft(() =>
    Promise.resolve({ options: { to_win: 3 }, offered: { exchange: ['none', 'left'], deals: [], to_win: [1, 2] } }),
  );
  expect(asked(game.house, d, none)).toEqual(game.house); // until it is known
  await vi.waitFor(() => expect(d.offered).not.toBeNull());
  const values = Object.fromEntries(asked(game.house, d, none).map((option) => [option.name, option.values]));
  expect(values).toEqual({ to_win: [1, 2, 3], exchange: ['none', 'left', 'partner'], deals: [] });
});

test('the rulebook is restored without its own options', () => {
  const d = draft();
  d.setOption('seven_rest', 'never');
  d.setOption('guard', 'fresh');
  d.resetHouse();
  expect(d.options).toEqual({ seven_rest: 'never' });
});

test('a link carries form and rules to somebody else', () => {
  const options = { guard: 'fresh', deals: [5, 4] };
  const url = new URL(linkOf(game, two, options), 'http://here');
  expect(linked(url.searchParams, game)).toEqual({ form: two, options, whole: true });
  expect(linkOf(game, pairs, {})).toBe('/setup?rules=dog');
});

test('of a link that does not fit, what fits is taken', () => {
  const of = (query: string) => linked(new URLSearchParams(query), game);
  expect(of('options={"guard":"fresh","colour":1}')).toEqual({
    form: pairs,
    options: { guard: 'fresh' },
    whole: false,
  });
  expect(of('options=[1]')).toEqual({ form: pairs, options: {}, whole: false });
  expect(of('options=nonsense').whole).toBe(false);
  expect(of('players=17')).toEqual({ form: pairs, options: {}, whole: false });
  expect(of('players=2')).toEqual({ form: two, options: {}, whole: true });
});

test('numbers are read with commas or blanks', () => {
  expect([numbersIn('6, 5,4'), numbersIn('5 4'), numbersIn('five'), numbersIn('')]).toEqual([
    [6, 5, 4],
    [5, 4],
    null,
    null,
  ]);
});

test('a refusal names its knob', () => {
  const problems = [
    { where: 'options.deals.0', detail: '' },
    { where: 'players', detail: '' },
  ];
  expect([...refusedIn(new ApiError('invalid', '', problems))]).toEqual(['deals']);
  expect([...refusedIn(new Error('offline'))]).toEqual([]);
});
