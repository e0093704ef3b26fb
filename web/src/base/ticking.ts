// The time of this device, for what is shown of it: read four times a second, as long as something shows it.

import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 250;
const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});

export function timeNow(): number {
  ticking();
  return Date.now();
}
