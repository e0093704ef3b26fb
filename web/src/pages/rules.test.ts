import { expect, test } from 'vitest';
import { has, locale } from '../words';
import { RULE_PAGES, SECTIONS } from './rules';

test('every section of every rules page says something that exists', async () => {
  await locale.use('en');
  expect(Object.keys(RULE_PAGES)).toHaveLength(9);
  for (const page of Object.values(RULE_PAGES)) {
    for (const section of SECTIONS) {
      expect(page[section].length).toBeGreaterThan(0);
      expect(page[section].filter((id) => !has(id))).toEqual([]);
    }
  }
});

test('only where a card must be played the page says so', () => {
  expect(RULE_PAGES['dog-kids']?.turn).not.toContain('rule-turn');
});
