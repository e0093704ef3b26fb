import { expect, test } from 'vitest';
import { textOf } from './reading';

test('a text is read as it is', async () => {
  expect(await textOf(new Blob(['{"names": ["Zoë"]}\n']))).toBe('{"names": ["Zoë"]}\n');
});

test('of what is no text, the first byte that cannot be is named', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('Zoë'), 0xff, 0x20]);
  await expect(textOf(new Blob([bytes]))).rejects.toMatchObject({ code: 'bad_record', detail: 'line 1: not UTF-8 text (at byte 4)' });
});

test('nobody waits for a film', async () => {
  const film = { size: 60_000_000 } as Blob;
  await expect(textOf(film)).rejects.toMatchObject({ detail: 'line 1: longer than 5000000 bytes' });
});
