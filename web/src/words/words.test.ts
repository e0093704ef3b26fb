import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ago,
  alsoSay,
  cardAs,
  cardName,
  cardPhrase,
  duration,
  LANGUAGES,
  list,
  locale,
  nameAmong,
  nameOf,
  number,
  t,
  type Language,
} from '.';
import { firstSpoken } from './languages';
import { wordsReady } from './words.svelte';

const languages = Object.keys(LANGUAGES) as Language[];
let faults: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  faults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => faults.mockRestore());

test.each(languages)('%s is there, whole and without faults', async (language) => {
  await locale.use(language);
  expect(locale.now).toBe(language);
  expect(document.documentElement.lang).toBe(language);
  expect(t('home-title')).not.toBe('home-title');
  expect(t('card-7.name')).not.toBe('card-7.name');
  expect(faults).not.toHaveBeenCalled();
});

test('the language is the browser’s first wish that we speak', () => {
  expect(firstSpoken(['pt-BR', 'fr-CA', 'en'])).toBe('fr');
  expect(firstSpoken(['DE-ch'])).toBe('de');
  expect(firstSpoken(['ja'])).toBe('en');
  expect(firstSpoken([])).toBe('en');
});

test('a chosen language is remembered, the browser’s own is not', async () => {
  await wordsReady();
  expect(localStorage.getItem('tockwork.language')).toBeNull();
  await locale.use('nl');
  expect(localStorage.getItem('tockwork.language')).toBe('nl');
  await locale.use('en', false);
  await wordsReady();
  expect(locale.now).toBe('nl');
});

test('a language chosen while more words are on their way is spoken, with them', async () => {
  await locale.use('it');
  const more = alsoSay('daily');
  const chosen = locale.use('nl');
  await Promise.all([more, chosen]);
  expect(locale.now).toBe('nl');
  expect(document.documentElement.lang).toBe('nl');
  expect(t('daily-title')).not.toBe('daily-title');
});

test('a key nobody knows is shown as it is and reported', async () => {
  await locale.use('en');
  expect(t('no-such-key')).toBe('no-such-key');
  expect(faults).toHaveBeenCalledOnce();
});

test('an argument that is missing is reported', async () => {
  await locale.use('en');
  t('seat-number');
  expect(faults).toHaveBeenCalledOnce();
});

test('plurals, numbers, lists and times follow the language', async () => {
  await locale.use('de');
  expect(t('card-count', { count: 1 })).toBe('eine Karte');
  expect(t('card-count', { count: 5 })).toBe('5 Karten');
  expect(number(12345.5)).toBe('12.345,5');
  expect(list(['Anna', 'Ben', 'Cid'])).toBe('Anna, Ben und Cid');
  expect(duration(65 * 60_000)).toBe('1 Std. 5 Min.');
  expect(ago(0, 3 * 86_400_000)).toBe('vor 3 Tagen');
  await locale.use('en');
  expect(list(['Anna', 'Ben', 'Cid'])).toBe('Anna, Ben and Cid');
  expect(t('row-free-seats', { free: 0 })).toBe('All seats taken');
  expect(t('row-free-seats', { free: 1 })).toBe('One free seat');
  expect(t('row-free-seats', { free: 3 })).toBe('3 free seats');
});

test('French says d’Anna and de Ben', async () => {
  await locale.use('fr');
  expect(t('play-marble', { piece: 'marble', name: 'Anna', me: 'no', letter: 'A' })).toBe('la bille A d’Anna');
  expect(t('play-marble', { piece: 'marble', name: 'Ben', me: 'no', letter: 'A' })).toBe('la bille A de Ben');
  expect(t('play-marble', { piece: 'marble', name: 'Élise', me: 'no', letter: 'A' })).toBe('la bille A d’Élise');
});

test('cards with signs in their names have words too', async () => {
  await locale.use('en');
  expect(['1/11', '1-7', '=', 'joker'].map(cardName)).toEqual(['One or eleven', 'One to seven', 'Equals', 'Joker']);
  expect(cardName('blue/green')).toBe('Blue or green');
  expect(cardPhrase('blue/green')).toBe('the blue/green card');
  expect(cardAs('8')).toBe('an eight');
  expect(cardPhrase('?')).toBe('a card');
});

test('nobody is without a name', async () => {
  await locale.use('en');
  const seat = { seat: 2, kind: 'person', name: null } as const;
  expect(nameOf(seat)).toBe('Green');
  expect(nameOf(seat, 'dog-kids')).toBe('White');
  expect(nameOf({ ...seat, name: 'Ben' })).toBe('Ben');
  expect(nameOf({ ...seat, kind: 'bot' })).toBe('Hugo');
  expect(nameOf({ ...seat, mine: true })).toBe('You');
  const alone = [{ ...seat, seat: 0, mine: true }, { ...seat, seat: 1 }, seat];
  expect([0, 1].map((at) => nameAmong(alone, at, 'dog'))).toEqual(['You', 'Red']);
  // Around one screen all players are "you".
  const around = alone.map((one) => ({ ...one, mine: true }));
  expect([0, 1, 2].map((at) => nameAmong(around, at, 'dog'))).toEqual(['Blue', 'Red', 'Green']);
});

test.each([
  ['en', 'Red’s marble A'],
  ['de', 'Murmel A von Rot'],
  ['fr', 'la bille A de Rouge'],
  ['it', 'la biglia A di Rosso'],
  ['es', 'la canica A de Rojo'],
  ['nl', 'knikker A van Rood'],
] as const)('a colour stands in a sentence as a name does (%s)', async (language, words) => {
  await locale.use(language);
  const name = nameOf({ seat: 1, kind: 'person', name: null });
  expect(t('play-marble', { piece: 'marble', name, me: 'no', letter: 'A' })).toBe(words);
});
