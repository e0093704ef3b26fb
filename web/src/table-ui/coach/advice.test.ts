import { expect, test } from 'vitest';
import { SAME, type Candidate, type Evaluation, type Grade } from '../../wire/evaluation';
import type { Choice, SeatView } from '../../wire/messages';
import type { LiveTable } from '../../api/table.svelte';
import { settings } from '../../base/settings';
import {
  betterThan,
  cardsToTry,
  gently,
  goodMoves,
  hintReasons,
  MANY,
  reasonsOf,
  verdictOn,
  type Verdict,
} from './advice';
import { Coach } from './coach.svelte';

/** Numbers of a seed, from 0 to 1. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const CARDS = ['joker', '5', '8', '10', 'swap', '13'];
const MARKS: readonly Grade[] = ['none', 'doubtful', 'bad', 'very_bad'];

/** A decision: gifts of single cards, or cards with several ways to go. */
function decision(rng: () => number): Choice[] {
  const held = CARDS.slice(0, 2 + Math.floor(5 * rng()));
  if (rng() < 0.5) return held.map((card): Choice => ({ text: `give ${card}`, verb: 'give', card }));
  const leg = (to: string) => ({ seat: 0, marble: 0, from: '1', to, how: 'walk' as const, path: [to] });
  return held.flatMap((card) =>
    ['6', '9']
      .slice(0, 1 + Math.floor(2 * rng()))
      .map((to): Choice => ({ text: `${card}: 1>${to}`, verb: 'play', card, legs: [leg(to)] })),
  );
}

/** What an unsure evaluator says: each time something else, as with other sampled deals. */
function judged(rng: () => number, choices: readonly Choice[], played: string | null): Evaluation {
  const looked = choices.filter(({ text }) => text === played || rng() < 0.7).slice(0, 8);
  const all = (looked.length ? looked : choices.slice(0, 1)).map(({ text, card }): Candidate => ({
    text,
    card: card ?? '',
    value: 50,
    error: 1,
    behind: rng() < 0.4 ? SAME * rng() : 12 * rng(),
    behind_error: 2 * rng(),
    network: 50,
    worlds: 64,
  }));
  all.sort((a, b) => a.behind - b.behind);
  if (all[0]) all[0] = { ...all[0], behind: 0, behind_error: 0 };
  const at = all.findIndex(({ text }) => text === played);
  const mark = at > 0 ? MARKS[Math.floor(4 * rng())]! : 'none';
  return {
    seat: 0,
    phase: 'play',
    answers: choices.length,
    worlds: 64,
    clear: true,
    candidates: all,
    played: at,
    loss: all[at]?.behind ?? 0,
    error: 1,
    scale: 1,
    mark,
    real: true,
    only: rng() < 0.3,
    reasons: [{ code: 'takes', seat: 1, marble: 0, place: '5' }],
  };
}

function asks(choices: readonly Choice[], judge: Coach['judge']): Coach {
  const view = { seat: 0, hand: CARDS, passed: [], choices } as unknown as SeatView;
  const live = {
    id: 'table',
    seats: [{ kind: 'person', mine: true }, { kind: 'bot' }],
    log: [],
    table: { rules: 'dog', players: 2, teams: 'each', options: {} },
    viewOf: () => view,
    state: {
      phase: 'play',
      turn: 0,
      leader: 0,
      marbles: [['1'], ['R']],
      counts: [6, 6],
      pile: 0,
      discards: 0,
      chosen: [],
    },
  } as unknown as LiveTable;
  const coach = new Coach(live, () => 0, judge);
  coach.asked();
  return coach;
}

const praises = ({ grade }: Verdict): boolean => grade === 'only' || grade === 'best' || grade === 'good';

/** What is said of one move goes with all that is said of the decision beside it. */
function compatible(coach: Coach, verdict: Verdict): void {
  const hint = coach.hint!;
  const good = goodMoves(hint).map(({ text }) => text);
  const cardOf = (text: string): string => hint.choices.find((one) => one.text === text)?.card ?? '';
  const { cards, all } = cardsToTry(hint);
  // A tip names cards of good moves, and a hint one of the cards of the tip.
  expect(good.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThanOrEqual(MANY);
  for (const card of cards) expect(good.map(cardOf)).toContain(card);
  expect(cards).toContain(cardOf(good[0]!));
  // Whatever is named is never called worse, and whatever is praised was not advised against.
  expect(praises(verdict)).toBe(good.includes(verdict.text));
  if (all && hint.choices.every(({ legs }) => !legs)) expect(praises(verdict)).toBe(true);
  if (verdict.grade === 'only' || verdict.grade === 'best') expect(good).toEqual([verdict.text]);
  if (praises(verdict)) return;
  // What is better is what the hint named; and why, only if it is about that.
  const better = betterThan(verdict).map(({ text }) => text);
  expect([...better].sort()).toEqual([...good].sort());
  expect(better).not.toContain(verdict.text);
  if (reasonsOf(verdict).length) expect(good).toContain(verdict.judgement?.candidates[0]?.text);
  if (hintReasons(hint).length) expect(good).toHaveLength(1);
}

test('tip, hint and verdict of a decision never contradict each other, in whichever order they are asked for', async () => {
  settings.coach = true;
  const grades = new Set<string>();
  for (let seed = 0; seed < 400; seed += 1) {
    const rng = chance(seed);
    const choices = decision(rng);
    const coach = asks(choices, ({ played }) => Promise.resolve(judged(rng, choices, played)));
    const first = choices[Math.floor(choices.length * rng())]!;
    // Half of the players ask before they move, the others take a move back and ask then.
    if (rng() < 0.5) await coach.judged(first);
    const early = coach.verdict;
    await coach.help();
    expect(coach.hint?.step).toBe('card');
    if (early) compatible(coach, early);
    const hint = coach.hint!;
    for (const choice of choices) {
      await coach.judged(choice);
      expect(coach.verdict).not.toBeNull();
      coach.hint = hint;
      compatible(coach, coach.verdict!);
      if (choice === first && early) expect(coach.verdict!.grade === early.grade || !praises(early)).toBe(true);
      grades.add(coach.verdict!.grade);
    }
  }
  settings.coach = false;
  expect([...grades].sort()).toEqual(['bad', 'best', 'doubtful', 'fine', 'good', 'only', 'very_bad']);
});

test('a warning is not given of a move that a hint has named', async () => {
  settings.coach = true;
  settings.warn = 2;
  for (let seed = 0; seed < 300; seed += 1) {
    const rng = chance(seed);
    const choices = decision(rng);
    const coach = asks(choices, ({ played }) => Promise.resolve(judged(rng, choices, played)));
    await coach.help();
    for (const { text } of goodMoves(coach.hint!))
      expect(await coach.lets(choices.find((one) => one.text === text)!)).toBe(true);
  }
  settings.coach = false;
  settings.warn = 0;
});

test('in the first games only a grave mistake is spoken of', () => {
  const advice = { judgement: judged(chance(1), decision(chance(1)), null), choices: decision(chance(1)) };
  const of = (mark: Grade) => verdictOn(advice, 'something else', { ...advice.judgement, mark });
  expect(MARKS.map((mark) => gently(of(mark)))).toEqual([null, null, null, 'better']);
});
