// Coming back on another device, by a recovery code or a passkey: what was played here comes along.

import { call } from '../api/http';
import { thisDevice } from '../base/gone.svelte';
import { cameBackAs } from '../api/name';
import { noteWayBack } from '../api/sync';
import type { Welcome } from '../wire/messages';

let came = $state.raw<Welcome | null>(null);

/** Who has just come back, until it was said. */
export const welcome = {
  get now(): Welcome | null {
    return came;
  },
  said(): void {
    came = null;
  },
};

/** A recovery code has thirty letters, a code for a seat eight. */
export const isRecovery = (code: string): boolean => code.replace(/[^0-9a-z]/gi, '').length > 12;

/** In an address the code stands behind `#`, which no browser ever sends. */
export const addressOf = (origin: string, code: string): string => `${origin}/games#code=${code}`;
export const codeIn = (hash: string): string => /^#code=([\w-]{4,80})$/.exec(hash)?.[1] ?? '';

export const comeBack = (code: string): Promise<void> =>
  arrive(() => call('POST /api/recover', { body: { code: code.trim() } }));
export const comeBackByPasskey = (): Promise<void> => arrive(async () => (await import('./passkey')).usePasskey());

// The first page can bring a user back: what is needed only then comes then.
const copied = async (): Promise<boolean> => (await import('./copy')).keepCopy().catch(() => false);

async function arrive(ask: () => Promise<Welcome>): Promise<void> {
  // What other devices have left for who one was until now is taken in first.
  await copied();
  const found = await ask();
  thisDevice.note(false);
  cameBackAs(found.name);
  noteWayBack(true);
  await copied();
  came = found;
}
