import { expect, test } from 'vitest';
import type { Evaluation, Grade } from '../../wire/evaluation';
import { costliest, type Costly } from './better';

const costly = (text: string, mark: Grade, loss: number): Costly => ({
  text,
  choices: [],
  judgement: { mark, loss } as Evaluation,
});

test('the costliest marked move is shown, whatever came first', () => {
  const [small, large] = [costly('7: A>3', 'doubtful', 2.5), costly('4: B>1', 'bad', 9)];
  expect(costliest([small, large])).toBe(large);
  expect(costliest([large, small])).toBe(large);
});

test('a loss without a mark may be chance, and is not shown', () => {
  expect(costliest([costly('7: A>3', 'none', 4)])).toBeNull();
  expect(costliest([])).toBeNull();
});
