import { expect, test, vi } from 'vitest';
import type { Happened, Logged, State, Walk } from '../../wire/messages';
import { Stage, marblesAt, timeOf, together, type Walker } from './stage.svelte';

const walk = (marble: number, from: string, to: string, how: Walk['how'] = 'walk', seat = 0): Walk => ({
  seat,
  marble,
  from,
  to,
  how,
  path: [to],
});

function state(marbles: string[][]): State {
  return {
    phase: 'play',
    turn: 0,
    round: 1,
    leader: 0,
    last_card: null,
    drawn: false,
    marbles,
    counts: [4, 4],
    pile: 10,
    discards: 0,
    chosen: [false, false],
    after_renewal: false,
    winners: [],
  };
}

function played(number: number, seat: number, walks: Walk[], marbles: string[][]): Happened {
  return {
    type: 'event',
    number,
    at: 0,
    walks,
    views: [],
    last: true,
    state: state(marbles),
    clock: { now: 0, turn: null, left: null, banks: [] },
    event: { event: 'played', seat, card: '5', as_card: '5', text: '5', moved: [] },
  };
}

function staged(speed: 'calm' | 'off' = 'off'): { stage: Stage; walked: string[] } {
  const walked: string[] = [];
  const stage = new Stage({ speed: () => speed, sound: () => undefined });
  stage.marbles = [
    ['1', 'R'],
    ['9', 'R'],
  ];
  const walker: Walker = {
    walk: (key) => {
      walked.push(key);
      return Promise.resolve();
    },
    pointAt: () => [0, 0],
    finish: () => undefined,
  };
  stage.walker = walker;
  return { stage, walked };
}

const settled = (stage: Stage): Promise<void> =>
  vi.waitFor(() => expect(stage.moving).toBe(false), { timeout: 60_000, interval: 10 });

test('without animation everything stands where the server says at once', async () => {
  const { stage, walked } = staged('off');
  stage.event(
    played(
      1,
      1,
      [walk(0, '9', '14', 'walk', 1)],
      [
        ['1', 'R'],
        ['14', 'R'],
      ],
    ),
  );
  await settled(stage);
  expect(stage.marbles).toEqual([
    ['1', 'R'],
    ['14', 'R'],
  ]);
  expect(stage.number).toBe(1);
  expect(stage.pile.map((l) => l.card)).toEqual(['5']);
  expect(stage.trail).toHaveLength(1);
  expect(walked).toEqual([]);
});

test('whoever skips sees nothing on its way until it is their turn again', async () => {
  const { stage, walked } = staged('calm');
  stage.skip();
  stage.event(
    played(
      1,
      1,
      [walk(0, '9', '14', 'walk', 1)],
      [
        ['1', 'R'],
        ['14', 'R'],
      ],
    ),
  );
  await settled(stage);
  stage.event({
    ...played(
      2,
      1,
      [],
      [
        ['1', 'R'],
        ['14', 'R'],
      ],
    ),
    event: { event: 'laid_down', seat: 1, cards: ['5'] },
  });
  await settled(stage);
  expect([walked, stage.number, stage.skipping]).toEqual([[], 2, true]);
  stage.skipping = false;
  stage.event(
    played(
      3,
      1,
      [walk(0, '14', '19', 'walk', 1)],
      [
        ['1', 'R'],
        ['19', 'R'],
      ],
    ),
  );
  await settled(stage);
  expect(walked).toEqual(['1:0']);
});

test('an own move is shown before the server has said it, and not twice', async () => {
  const { stage, walked } = staged('calm');
  const legs = [walk(0, '1', '6')];
  stage.ahead(0, { text: '5: 1>6', verb: 'play', card: '5', as: '5', legs }, 7);
  await settled(stage);
  expect(stage.marbles[0]).toEqual(['6', 'R']);
  stage.event(
    played(8, 0, legs, [
      ['6', 'R'],
      ['9', 'R'],
    ]),
  );
  await settled(stage);
  expect(walked).toEqual(['0:0']);
  expect(stage.pile).toHaveLength(1);
});

test('a capture shown ahead flies home', async () => {
  const { stage } = staged();
  stage.ahead(
    0,
    {
      text: '8: 1>9',
      verb: 'play',
      card: '8',
      as: '8',
      legs: [walk(0, '1', '9')],
      captures: [{ seat: 1, marble: 0, from: '9' }],
    },
    1,
  );
  await settled(stage);
  expect(stage.marbles).toEqual([
    ['9', 'R'],
    ['R', 'R'],
  ]);
});

test('what the server refuses is taken back', async () => {
  const { stage } = staged();
  stage.ahead(0, { text: '5', verb: 'play', card: '5', as: '5', legs: [walk(0, '1', '6')] }, 7);
  await settled(stage);
  stage.takeBack(
    state([
      ['1', 'R'],
      ['9', 'R'],
    ]),
    7,
  );
  expect(stage.marbles).toEqual([
    ['1', 'R'],
    ['9', 'R'],
  ]);
  expect(stage.pile).toEqual([]);
});

test('what is taken back while it walks does not arrive', async () => {
  const { stage } = staged('calm');
  stage.ahead(0, { text: '5', verb: 'play', card: '5', as: '5', legs: [walk(0, '1', '6'), walk(1, 'R', '0')] }, 7);
  stage.takeBack(
    state([
      ['1', 'R'],
      ['9', 'R'],
    ]),
    7,
  );
  await settled(stage);
  expect(stage.marbles).toEqual([
    ['1', 'R'],
    ['9', 'R'],
  ]);
  expect(stage.trail).toEqual([]);
});

test('the queue never falls behind by more than two moves', async () => {
  const { stage, walked } = staged('calm');
  for (let n = 1; n <= 6; n++) {
    stage.event(
      played(
        n,
        1,
        [walk(0, String(8 + n), String(9 + n), 'walk', 1)],
        [
          ['1', 'R'],
          [String(9 + n), 'R'],
        ],
      ),
    );
  }
  await settled(stage);
  expect(stage.marbles[1]?.[0]).toBe('15');
  // The first had begun and was cut short; of the rest only the last two are seen walking.
  expect(walked.length).toBeLessThanOrEqual(2);
});

test('both marbles of a swap go at the same time, captures after their walk', () => {
  const swap = [walk(0, '1', '9', 'swap'), walk(0, '9', '1', 'swap', 1)];
  expect(together(swap)).toHaveLength(1);
  const burning = [walk(0, '1', '8'), walk(0, '4', 'R', 'capture', 1), walk(1, '5', 'R', 'capture', 1)];
  expect(together(burning).map((g) => g.length)).toEqual([1, 2]);
});

test('a line of the log leads back to its moment', () => {
  const entry = (number: number, walks: Walk[]): Logged => ({
    number,
    at: 0,
    walks,
    event: { event: 'played', seat: 0, card: '5', as_card: '5', text: '', moved: [] },
  });
  const log = [
    entry(1, [walk(0, 'R', '0', 'start')]),
    entry(2, [walk(0, '0', '5')]),
    entry(3, [walk(0, '2', '5', 'walk', 1), walk(0, '5', 'R', 'capture')]),
  ];
  const now = [['R'], ['5']];
  expect(marblesAt(now, log, 3)).toEqual(now);
  expect(marblesAt(now, log, 2)).toEqual([['5'], ['2']]);
  expect(marblesAt(now, log, 1)).toEqual([['0'], ['2']]);
});

test('the last card and the trail of a round stay until somebody plays in the next one', async () => {
  const { stage } = staged('off');
  const rest = { at: 0, walks: [], views: [], last: true, clock: { now: 0, turn: null, left: null, banks: [] } };
  const after = [
    ['1', 'R'],
    ['14', 'R'],
  ];
  stage.event(played(1, 1, [walk(0, '9', '14', 'walk', 1)], after));
  stage.event({
    type: 'event',
    number: 2,
    ...rest,
    state: state(after),
    event: { event: 'dealt', round: 2, leader: 0, hands: [] },
  });
  await settled(stage);
  expect(stage.pile).toHaveLength(1);
  expect(stage.trail).toHaveLength(1);
  stage.event(
    played(
      3,
      0,
      [walk(0, '1', '6')],
      [
        ['6', 'R'],
        ['14', 'R'],
      ],
    ),
  );
  await settled(stage);
  expect(stage.pile).toHaveLength(1);
  expect(stage.trail[0]?.to).toBe('6');
});

test('a hand that is laid down ends on the discards', async () => {
  const { stage } = staged('off');
  const after = [
    ['1', 'R'],
    ['9', 'R'],
  ];
  stage.event({
    type: 'event',
    number: 1,
    at: 0,
    walks: [],
    views: [],
    last: true,
    state: state(after),
    clock: { now: 0, turn: null, left: null, banks: [] },
    event: { event: 'laid_down', seat: 1, cards: ['2', '9'] },
  });
  await settled(stage);
  expect(stage.shown).toBeNull();
  expect(stage.pile.map(({ card, away }) => ({ card, away }))).toEqual([{ card: '9', away: true }]);
});

test('an answer without a card in the middle takes none away when it is refused', async () => {
  const { stage } = staged('off');
  const after = [
    ['1', 'R'],
    ['14', 'R'],
  ];
  stage.event(played(1, 1, [walk(0, '9', '14', 'walk', 1)], after));
  await settled(stage);
  stage.ahead(0, { text: 'give 5', verb: 'give', card: '5' }, 1);
  await settled(stage);
  stage.takeBack(state(after), 1);
  expect(stage.pile).toHaveLength(1);
});

test('a game takes as long as from its beginning to the win', () => {
  const entry = (number: number, at: number, event: Logged['event']): Logged => ({ number, at, event, walks: [] });
  const log = [
    entry(1, 50, { event: 'sat', seat: 0, kind: 'person', name: null, level: null }),
    entry(2, 100, { event: 'began', commitment: '' }),
    entry(3, 900, { event: 'won', winners: [0] }),
    entry(4, 5000, { event: 'rematch', table: 'x' }),
  ];
  expect(timeOf(log, 10)).toEqual({ began: 100, ended: 900 });
  expect(timeOf(log.slice(2), 10)).toEqual({ began: 10, ended: 900 });
});

test('a card that is laid is never called like one that lies there, whoever laid that', async () => {
  const { stage } = staged('off');
  // As a replay lays the cards of a moment: by where they stand in its log.
  const laid = (id: number) => ({ id, card: '5', as: '5', seat: 0, away: false });
  stage.pile = [laid(1), laid(3)];
  for (const number of [4, 5])
    stage.event(
      played(
        number,
        1,
        [],
        [
          ['1', 'R'],
          ['9', 'R'],
        ],
      ),
    );
  await settled(stage);
  expect(stage.pile).toHaveLength(4);
  expect(new Set(stage.pile.map(({ id }) => id)).size).toBe(4);
});
