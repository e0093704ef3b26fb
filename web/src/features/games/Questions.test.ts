import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Remembered } from '../../wire/http';
import { alsoSay, locale } from '../../words';
import Questions from './Questions.svelte';

vi.mock('../../api/device', () => ({ localCall: vi.fn(), keeps: () => false, isLocal: () => false }));

beforeAll(async () => {
  await alsoSay('memory');
  await locale.use('en', false);
});
afterEach(cleanup);

/** N games against bots, of which every k-th is won; with Zoé, who leads every second one. */
function games(n: number, won: (i: number) => boolean): Remembered[] {
  const tally = { played: 20, captured: 2, lost: 2, out: 5, home: 4, unused: 3, waited: 1 };
  return Array.from({ length: n }, (_, i) => ({
    id: `g${i}`,
    where: 'device',
    rules: 'dog',
    players: 4,
    teams: 'pairs',
    options: {},
    began_at: i,
    ended_at: i + 1,
    seats: ['Me', 'Hugo', 'Zoé', 'Nino'].map((name, seat) => ({
      name,
      kind: seat ? 'bot' : 'person',
      level: seat ? 'casual' : null,
      team: seat % 2,
      mine: seat === 0,
    })),
    tally: {
      leader: i % 4,
      rounds: 3,
      winners: won(i) ? [0, 2] : [1, 3],
      seats: [{ ...tally, captured: 5 + (i % 3) }, tally, tally, tally],
    },
  }));
}

const QUESTIONS = ['how', 'begin', 'partner', 'level', 'captured', 'lost', 'waited'];
const answer = (question: string): HTMLElement => screen.getByTestId(`stats-${question}`);

test('of one game no question has a picture, and each says how many games it lacks', () => {
  render(Questions, { games: games(1, () => false) });
  for (const question of QUESTIONS) {
    expect(within(answer(question)).queryAllByRole('listitem'), question).toEqual([]);
    expect(answer(question).textContent, question).toMatch(/(19|39) more games needed to tell/);
  }
  expect(answer('how').textContent).toContain('You have won 0 of one game.');
  // What was counted is there from the first game on, with no claim about what it means.
  expect(answer('captured').textContent).toContain('So far 5.0 marbles a game, the others 2.0.');
  const facts = within(answer('facts'));
  for (const [fact, value] of [
    ['Games', '1'],
    ['Won', '0'],
    ['Marbles captured', '5'],
    ['Most captures in one game', '5'],
  ] as const)
    expect(facts.getByText(fact).nextElementSibling?.textContent, fact).toBe(value);
});

test('of enough games every question has an answer in words beside its picture', () => {
  render(Questions, { games: games(80, (i) => i % 10 !== 0) });
  for (const question of QUESTIONS) {
    expect(within(answer(question)).queryAllByRole('listitem').length, question).toBeGreaterThan(0);
    expect(answer(question).textContent, question).not.toContain('needed');
  }
  for (const [question, who] of [
    ['how', 'DOG'],
    ['partner', 'Zoé'],
    ['level', 'Hare'],
  ] as const) {
    expect(answer(question).textContent, question).toMatch(
      new RegExp(`Above what equally strong players would win: ${who} \\(90% of 80, equally strong players 50%\\)`),
    );
  }
  expect(answer('captured').textContent).toContain('Yes: 6.0 marbles a game, the others 2.0.');
  expect(answer('lost').textContent).toContain('No difference beyond chance.');
});

test('what could be chance alone is not shown as more or less', () => {
  render(Questions, { games: games(40, (i) => i % 2 === 0) });
  for (const question of ['how', 'partner', 'level'])
    expect(answer(question).textContent).toContain('No difference beyond chance:');
});

test('one sentence says how many games it takes', () => {
  const { container } = render(Questions, { games: games(5, () => true) });
  expect(container.textContent?.match(/Each answer needs 20 games \(10 with luck removed\)/g)).toHaveLength(1);
  expect(container.textContent).not.toMatch(/fewer than|at least 20/i);
});
