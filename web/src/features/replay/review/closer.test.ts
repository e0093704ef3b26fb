import { beforeEach, expect, test, vi } from 'vitest';
import type { CloserSoFar } from '../../../local/review';

const asked: string[] = [];
let steps: (() => Promise<Partial<CloserSoFar>>)[] = [];
vi.mock('../../../api/device', () => ({
  localCall: (_method: string, path: string) => {
    asked.push(path.slice('/api/review/'.length));
    if (path.endsWith('closer')) return Promise.resolve(7);
    return path.endsWith('closer-on')
      ? (steps.shift() ?? (() => Promise.reject(new Error('no more'))))()
      : Promise.resolve(undefined);
  },
}));

const { CloserLooks } = await import('./closer.svelte');
const at =
  (worlds: number, over = false, clear = false) =>
  () =>
    Promise.resolve({ worlds, over, clear });

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('it goes on until the order is clear, and lets go of it then', async () => {
  const looks = new CloserLooks(() => 1);
  steps = [at(128), at(256, true, true)];
  const done = looks.begin(3);
  expect(looks.all[3]).toEqual({ state: 'working', found: null });
  await done;
  expect(looks.all[3]).toMatchObject({ state: 'clear', found: { worlds: 256 } });
  expect(asked).toEqual(['closer', 'closer-on', 'closer-on', 'closer-end']);
});

test('where it never is, that is said', async () => {
  const looks = new CloserLooks(() => 1);
  steps = [at(2048, true)];
  await looks.begin(3);
  expect(looks.all[3]?.state).toBe('open');
});

test('it is stopped between two steps, and what was found stays', async () => {
  const looks = new CloserLooks(() => 1);
  steps = [at(32), () => (looks.stop(3), at(64)())];
  await looks.begin(3);
  expect(looks.all[3]).toMatchObject({ state: 'stopped', found: { worlds: 64 } });
  expect(asked.at(-1)).toBe('closer-end');
});

test('a failure is shown, with what was found before it', async () => {
  const looks = new CloserLooks(() => 1);
  steps = [at(32)];
  await looks.begin(3);
  expect(looks.all[3]).toMatchObject({ state: 'failed', found: { worlds: 32 } });
  expect(asked.at(-1)).toBe('closer-end');
});

test('one decision is looked at once at a time', async () => {
  const looks = new CloserLooks(() => 1);
  steps = [at(32, true, true)];
  await Promise.all([looks.begin(3), looks.begin(3)]);
  expect(asked.filter((what) => what === 'closer')).toHaveLength(1);
});
