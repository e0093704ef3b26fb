import { beforeAll, expect, test } from 'vitest';
import { bring, ownWords, packed } from './own';
import { cardName } from './cards';
import { locale, t } from './words.svelte';

const game = {
  id: 'mini',
  words: { en: { title: 'Mini Tock', line: 'Small.', cards: { boat: 'Boat' } }, de: { title: 'Mini-Tock für euch' } },
};

beforeAll(() => locale.use('de', false));

test('a game of one’s own is called as it says, in the reader’s language or in English', async () => {
  const rules = packed(JSON.stringify(game));
  expect(t(`game-${rules}`)).toBe('Mini-Tock für euch');
  expect(ownWords(rules, 'fr').title).toBe('Mini Tock');
  await locale.use('en', false);
  expect(t(`game-${rules}.line`)).toBe('Small.');
  bring(rules);
  expect(cardName('boat')).toBe('Boat');
  expect(cardName('raft')).toBe('raft');
  expect(cardName('7')).toBe('Seven');
});

test('a text that is no game is shown as nothing', () => {
  expect(ownWords('own:%%%', 'en').title).toBe('');
});
