import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../base/settings';
import { agree, cameBackAs, takeName, tellName } from './name';

const sent: unknown[] = [];
let away = false;
function answer(_: string, { body = '' }: { body?: string }): Promise<Response> {
  if (away) return Promise.reject(new Error('away'));
  sent.push(JSON.parse(body));
  return Promise.resolve(new Response('{}'));
}

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  away = false;
  settings.name = '';
  vi.stubGlobal('fetch', answer);
});
afterAll(() => {
  settings.name = '';
  vi.unstubAllGlobals();
});

test('a name is sent once, and again when it changes', async () => {
  settings.name = 'Zoé ';
  await tellName();
  await tellName();
  settings.name = '';
  await tellName();
  expect(sent).toEqual([{ name: 'Zoé' }, { name: null }]);
});

test('what the server says holds, unless it has not heard of a name said here', async () => {
  agree('Anna');
  expect(settings.name).toBe('Anna');
  agree('Anne');
  expect(settings.name).toBe('Anne');
  away = true;
  settings.name = 'Annabelle';
  await tellName();
  agree('Anne');
  expect(settings.name).toBe('Annabelle');
  away = false;
  await tellName();
  expect(sent).toEqual([{ name: 'Annabelle' }]);
  agree(null); // nobody there knows who this is: the name stays
  expect(settings.name).toBe('Annabelle');
});

test('whoever comes back is called what they were called; a file names only who has no name', () => {
  settings.name = 'Quentin';
  cameBackAs('Zoé');
  expect(settings.name).toBe('Zoé');
  takeName('Other');
  expect(settings.name).toBe('Zoé');
  settings.name = '';
  takeName(5);
  takeName('x'.repeat(25));
  expect(settings.name).toBe('');
  takeName(' Anna ');
  expect(settings.name).toBe('Anna');
});
