import { expect, test } from 'vitest';
import { bare } from './BoardPicture.svelte';

test('two pictures of one board share no ids, and none carries an English title', () => {
  const svg =
    '<svg role="img" aria-labelledby="t0123abcd-title t0123abcd-desc"><title id="t0123abcd-title">DOG</title>' +
    '<desc id="t0123abcd-desc">a board</desc><g id="t0123abcd-wood"/><use href="#t0123abcd-wood"/></svg>';
  expect(bare(svg, 'p1')).toBe('<svg><g id="p1-wood"/><use href="#p1-wood"/></svg>');
});
