import { expect, test } from 'vitest';
import { routeOf } from './router.svelte';

test('an address leads to its page with what it names', () => {
  expect(routeOf('/table/ab-1?seat=2')).toMatchObject({ page: 'table', params: { id: 'ab-1' } });
  expect(routeOf('/table/ab-1?seat=2').query.get('seat')).toBe('2');
  expect(routeOf('/').page).toBe('home');
});

test('an address nobody knows is missing, not home', () => {
  expect(routeOf('/tables').page).toBe('missing');
});
