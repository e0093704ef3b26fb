// The user's name, here and on the server: the last change counts, on whichever device it was made.

import { place } from '../base/place';
import { settings } from '../base/settings';
import { call } from './http';

/** What the server was known to call this person last. */
const KEPT = 'tockwork.named';
const there = (): string => globalThis.localStorage?.getItem(KEPT) ?? '';
const note = (name: string): void => globalThis.localStorage?.setItem(KEPT, name);

/** Reports the name to the server, if it does not know yet: null, or why it was not taken. Without a line it hears
 * of it the next time. */
export async function tellName(): Promise<unknown> {
  const name = settings.name.trim();
  if (!place.server || name === there()) return null;
  try {
    await call('POST /api/me', { body: { name: name || null } });
    note(name);
    return null;
  } catch (why) {
    // A name that was not taken holds at the tables of this device all the same.
    return why;
  }
}

/** The server has said a name: it holds, unless another was said here that it has not heard of. */
export function agree(name: string | null): void {
  if (settings.name && settings.name.trim() !== there()) return;
  if (name) settings.name = name;
  note(name ?? '');
}

/** A file has said a name: it holds where none was said. */
export function takeName(said: unknown): void {
  if (settings.name || typeof said !== 'string' || said.length > 24) return;
  settings.name = said.trim();
  void tellName();
}

/** A restored user has the name from there. */
export function cameBackAs(name: string | null): void {
  note(name ?? '');
  if (name) settings.name = name;
  else void tellName();
}
