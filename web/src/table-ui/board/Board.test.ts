import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { SAMPLE_BOARD } from './sample';

const board = SAMPLE_BOARD;

const shown = {
  board,
  theme: 'day' as const,
  label: 'Board',
  marbles: [
    ['0', 'R'],
    ['3!', 'R'],
  ],
  movers: new Map([['0:0', 'your marble A, space 0']]),
  rings: [{ id: 'go', seat: 0, marble: 0, place: '2', label: 'to space 2' }],
};

test('every marble stands on its place', () => {
  const { container } = render(Board, shown);
  const marble = container.querySelector<SVGGElement>('[data-marble="1:0"]');
  expect(marble?.getAttribute('style')).toContain('translate(250px, 100px)');
  expect(container.querySelectorAll('[data-marble]')).toHaveLength(4);
});

test('a dog tells what is on the stone it hides', () => {
  const kids = {
    ...board,
    rules: 'dog-kids',
    colours: [['blue', 'green'], ['red'], ['yellow'], ['green']],
    bones: [3],
    home_colours: [['red'], ['blue']],
  };
  const { container } = render(Board, {
    ...shown,
    board: kids,
    marbles: [
      ['0', 'H1'],
      ['3!', 'R'],
    ],
  });
  const labels = [...container.querySelectorAll('[data-beneath]')].map((one) => one.getAttribute('data-beneath'));
  expect(labels).toEqual(['blue', 'green', 'red', 'green', 'bone']);
});

test('only what can be picked is a button, with its name', () => {
  render(Board, shown);
  expect(screen.getAllByRole('button').map((b) => b.getAttribute('aria-label'))).toEqual([
    'your marble A, space 0',
    'to space 2',
  ]);
});

test('Enter picks a marble and chooses a target', async () => {
  const onmarble = vi.fn();
  const onring = vi.fn();
  render(Board, { ...shown, onmarble, onring });
  await fireEvent.keyDown(screen.getByLabelText('your marble A, space 0'), { key: 'Enter' });
  await fireEvent.keyDown(screen.getByLabelText('to space 2'), { key: ' ' });
  expect(onmarble).toHaveBeenCalledWith('0:0', true);
  expect(onring).toHaveBeenCalledWith('go');
});

test('ghosts stand at the target and the marble itself fades', () => {
  const { container } = render(Board, { ...shown, ghosts: [{ seat: 0, marble: 0, place: '2' }] });
  expect(container.querySelector('.ghost')?.getAttribute('style')).toContain('translate(200px, 100px)');
  expect(container.querySelector('[data-marble="0:0"]')?.classList.contains('leaving')).toBe(true);
});

test('marbles are labels apart by letter as well', () => {
  const { container } = render(Board, shown);
  expect(container.querySelector('[data-marble="0:1"]')?.textContent).toContain('B');
});
