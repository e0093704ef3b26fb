// A user who has a way back has a copy at the server of what this device keeps; here it is said that there is
// something new. The copying itself is fetched when it is needed.

import { place } from '../base/place';

const KEPT = 'tockwork.way-back';
const DUE = 'tockwork.copy-due';
const SOON = 3000; // several things that end together are copied once
const LATER = 30_000; // without a line, or where the server is busy

export const hasWayBack = (): boolean => place.server && globalThis.localStorage?.getItem(KEPT) === 'yes';

export function noteWayBack(there: boolean): void {
  if (there) globalThis.localStorage?.setItem(KEPT, 'yes');
  else globalThis.localStorage?.removeItem(KEPT);
}

/** What copies, once the page has said it. */
let copy: () => Promise<unknown> = () => Promise.reject(new Error('not yet'));

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Something has ended on this device that another one should have too. */
export function copySoon(): void {
  if (!hasWayBack()) return;
  const news = String(Date.now());
  globalThis.localStorage?.setItem(DUE, news);
  clearTimeout(waiting);
  waiting = setTimeout(() => void copyNow(news), SOON);
}

async function copyNow(news: string): Promise<void> {
  try {
    await copy();
    if (localStorage.getItem(DUE) === news) localStorage.removeItem(DUE);
  } catch {
    waiting = setTimeout(copyWhatIsDue, LATER);
  }
}

/** Makes up for what was not copied, as the page was left or the server was away. */
function copyWhatIsDue(): void {
  if (globalThis.localStorage?.getItem(DUE)) copySoon();
}

/** From now on it is copied like this, also what was left over. */
export function startCopying(by: () => Promise<unknown>): void {
  copy = by;
  copyWhatIsDue();
}
