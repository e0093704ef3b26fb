import { beforeAll, expect, test } from 'vitest';
import { bring, ownWords, packed, termsOf } from './own';
import { colourName } from './names';
import { placeWords } from './places';
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

test('its names of cards go with it', () => {
  const rules = packed(JSON.stringify({ ...game, words: { en: { title: 'Mini', cards: { '7': 'Boat' } } } }));
  bring(rules);
  expect(cardName('7')).toBe('Boat');
  bring('dog');
  expect(cardName('7')).toBe('Seven');
});

test('it is spoken of as its data says', () => {
  const kids = packed(JSON.stringify({ ...game, geometry: { shape: 'garden' }, terms: { centre: 'heaven' } }));
  expect(termsOf(kids)).toEqual({ ...termsOf('tock6'), booklet: {}, dogs: true, centre: 'heaven' });
  expect(colourName(0, kids)).toBe(colourName(0, 'dog-kids'));
  const at = { rules: kids, starts: [], names: [], me: null };
  expect([placeWords('C', at), placeWords('H1', at)]).toEqual(['Heaven', 'doghouse 1']);
  expect(termsOf('own:%%%')).toEqual(termsOf('no such game'));
});

test('a text that is no game is shown as nothing', () => {
  expect(ownWords('own:%%%', 'en').title).toBe('');
});
