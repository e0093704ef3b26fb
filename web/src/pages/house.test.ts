import { expect, test } from 'vitest';
import { ApiError } from '../wire/fault';
import type { Form, Game, Option } from './asking';
import { Draft } from './draft.svelte';
import { isAsked, linked, linkOf, numbersIn, offered, refusedIn } from './house';

const pairs: Form = { players: 4, teams: 'pairs', board: 4, settings: {} };
const two: Form = { players: 2, teams: 'none', board: 4, settings: { marbles: 5, exchange: 'left' } };
const choice = (name: string, values: Option['values'], fallback: unknown): Option => ({
  name, kind: 'choice', values, default: fallback,
});
const game: Game = {
  id: 'dog',
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
const draft = (): Draft => new Draft(game, { newTable: unused, changeSeat: unused, leave: unused }, 'Anna');
const knob = (name: string): Option => game.house.find((option) => option.name === name)!;

test('only what differs from the form is set, and a form may have its own usual', () => {
  const d = draft();
  d.setOption('marbles', 5);
  expect(d.options).toEqual({ marbles: 5 });
  d.choose(two);
  expect(d.options).toEqual({});
  expect(d.setting('marbles')).toBe(5);
  d.setOption('marbles', 3);
  expect(d.options).toEqual({ marbles: 3, to_win: 3 });
});

test('without guards none blocks; with guards again everything is as usual', () => {
  const d = draft();
  d.setOption('guard', 'none');
  expect(d.options).toEqual({ guard: 'none', guard_blocks: false });
  expect(isAsked('guard_blocks', pairs, d.setting)).toBe(false);
  d.setOption('guard', 'start');
  expect(d.options).toEqual({});
  d.setOption('guard', 'fresh');
  expect(isAsked('returned_blocks', pairs, d.setting)).toBe(true);
});

test('no limit is a setting of its own where a limit is usual', () => {
  const royal: Form = { ...pairs, settings: { hierarchy: true, king_most: 7 } };
  const d = new Draft({ ...game, usual: royal, forms: [royal] }, { newTable: unused, changeSeat: unused, leave: unused }, '');
  d.setOption('king_most', null);
  expect(d.options).toEqual({ king_most: null });
  expect(d.setting('king_most')).toBeNull();
});

test('only values that can be are offered, and always the one that is set', () => {
  const d = draft();
  expect(offered(knob('exchange'), two, d.setting)).toEqual(['none', 'partner', 'left']);
  expect(offered(knob('exchange'), pairs, d.setting)).toEqual(['none', 'partner', 'left', 'offer']);
  expect(offered(knob('deals_repeat'), pairs, d.setting)).toEqual([0, 1, 2]);
  d.setOption('marbles', 2);
  expect(offered(knob('to_win'), pairs, d.setting)).toEqual([1, 2]);
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
  expect(of('options={"guard":"fresh","colour":1}')).toEqual({ form: pairs, options: { guard: 'fresh' }, whole: false });
  expect(of('options=[1]')).toEqual({ form: pairs, options: {}, whole: false });
  expect(of('options=nonsense').whole).toBe(false);
  expect(of('players=17')).toEqual({ form: pairs, options: {}, whole: false });
  expect(of('players=2')).toEqual({ form: two, options: {}, whole: true });
});

test('numbers are read with commas or blanks', () => {
  expect([numbersIn('6, 5,4'), numbersIn('5 4'), numbersIn('five'), numbersIn('')]).toEqual([[6, 5, 4], [5, 4], null, null]);
});

test('a refusal names its knob', () => {
  const problems = [{ where: 'options.deals.0', detail: '' }, { where: 'players', detail: '' }];
  expect([...refusedIn(new ApiError('invalid', '', problems))]).toEqual(['deals']);
  expect([...refusedIn(new Error('offline'))]).toEqual([]);
});
