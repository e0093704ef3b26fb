import { beforeEach, expect, test } from 'vitest';
import { deletesAfterAWeek, hasRead, wasSaid } from './week';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

beforeEach(() => localStorage.clear());

test('browsers that delete after a week are called by their names', () => {
  const named: [string, string | null][] = [
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari'],
    [`${MAC} Version/18.5 Safari/605.1.15`, 'Safari'],
    [`${IPHONE} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`, 'Chrome'],
    [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox'],
    [`${IPHONE} Version/18.0 EdgiOS/137.0 Mobile/15E148 Safari/605.1.15`, 'Edge'],
    [`${IPHONE} Mobile/15E148`, ''],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
      null,
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
      null,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', null],
  ];
  for (const [agent, name] of named) expect(deletesAfterAWeek(agent, false), agent).toBe(name);
  expect(deletesAfterAWeek(named[0]?.[0] ?? '', true)).toBeNull();
});

test('it is said once at each place', () => {
  hasRead('home');
  expect([wasSaid('home'), wasSaid('games'), wasSaid('end')]).toEqual([true, false, false]);
});
