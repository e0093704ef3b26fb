import { expect, test } from 'vitest';
import { settingsFrom } from './settings.svelte';

test('kept choices come back; what is missing or of the wrong kind is as usual', () => {
  const kept = settingsFrom('{"theme":"night","sounds":false,"confirm":"yes","unknown":1}');
  expect(kept.theme).toBe('night');
  expect(kept.sounds).toBe(false);
  expect(kept.confirm).toBe(true);
  expect(kept).not.toHaveProperty('unknown');
});

test('rubbish in the store does not stop the page', () => {
  expect(settingsFrom('{').speed).toBe('calm');
  expect(settingsFrom(null).theme).toBe('auto');
});
