import { expect, test } from 'vitest';
import type { Evaluation } from '../../wire/evaluation';
import type { Choice, SeatView } from '../../wire/messages';
import type { LiveTable } from '../../api/table.svelte';
import { Coach } from './coach.svelte';

const choices: Choice[] = [
  { text: '5: 1>6', verb: 'play', card: '5' },
  { text: '6: 1>7', verb: 'play', card: '6' },
];
const judgement = {
  worlds: 64,
  played: -1,
  candidates: [{ text: '6: 1>7', card: '6', behind: 0, behind_error: 0 }],
} as unknown as Evaluation;

/** A coach who is asked at a table of bots; what it finds is shown when the test says so. */
function asked(): { coach: Coach; answers: (() => void)[] } {
  const view = { seat: 0, hand: ['5', '6'], passed: [], choices } as unknown as SeatView;
  const live = {
    seats: [],
    log: [],
    table: { rules: 'dog', players: 2, teams: 'each', options: {} },
    viewOf: () => view,
    state: {
      phase: 'play',
      turn: 0,
      leader: 0,
      marbles: [['1'], ['R']],
      counts: [2, 2],
      pile: 0,
      discards: 0,
      chosen: [],
    },
  } as unknown as LiveTable;
  const answers: (() => void)[] = [];
  const coach = new Coach(
    live,
    () => 0,
    () => new Promise((tell) => answers.push(() => tell(judgement))),
  );
  coach.asked();
  return { coach, answers };
}

test('a hint names the card first, then the move, and hides when it is asked again', async () => {
  const { coach, answers } = asked();
  const help = coach.help();
  expect(coach.thinking).toBe(true);
  answers[0]?.();
  await help;
  expect(coach.hint?.step).toBe('card');
  expect([...(coach.cards ?? [])]).toEqual(['6']);
  expect(coach.shown).toBeUndefined();
  await coach.help();
  expect(coach.hint?.step).toBe('move');
  expect(coach.shown?.text).toBe('6: 1>7');
  await coach.help();
  expect(coach.hint).toBeNull();
});

test('a hint that comes after the question has changed is not shown', async () => {
  const { coach, answers } = asked();
  const late = coach.help();
  expect(coach.helping).toBe(true);
  coach.asked();
  expect(coach.helping).toBe(false);
  answers[0]?.();
  await late;
  expect(coach.hint).toBeNull();
  // The next question has its own.
  const next = coach.help();
  answers[1]?.();
  await next;
  expect(coach.hint?.step).toBe('card');
});

test('who wants no warnings is not held up', async () => {
  const { coach, answers } = asked();
  const first = choices[0] as Choice;
  expect(await coach.lets(first)).toBe(true);
  expect(answers).toEqual([]);
});
