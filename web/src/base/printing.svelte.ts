// Whether the page is on its way to paper, which is light at every hour: what was drawn for the night is redrawn.

import { flushSync } from 'svelte';

let now = $state(false);
globalThis.addEventListener?.('beforeprint', () => flushSync(() => (now = true)));
globalThis.addEventListener?.('afterprint', () => (now = false));

export const printing = {
  get now(): boolean {
    return now;
  },
};
