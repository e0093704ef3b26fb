import { expect, test } from 'vitest';
import { textOf } from './file-text';

test('a text is read as it is', async () => {
  expect(await textOf(new Blob(['{"names": ["Zoë"]}\n']))).toBe('{"names": ["Zoë"]}\n');
});

test('of what is no text, the first byte that cannot be is named', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('Zoë'), 0xff, 0x20]);
  await expect(textOf(new Blob([bytes]))).rejects.toMatchObject({
    code: 'bad_record',
    problems: [{ where: 'line 1', code: 'not-utf8', arguments: { at: '4' } }],
  });
});

test('nobody waits for a film', async () => {
  const film = { size: 60_000_000 } as Blob;
  await expect(textOf(film)).rejects.toMatchObject({
    problems: [{ where: 'line 1', code: 'too-long', arguments: { most: '5000000' } }],
  });
});
