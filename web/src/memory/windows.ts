// Other windows of this browser still show what was deleted here: they reload.

import { to } from '../base/place';

const others = typeof BroadcastChannel === 'function' ? new BroadcastChannel('tockwork.forgotten') : null;

export const tellWindows = (): void => others?.postMessage('everything');

export function followForgetting(): void {
  others?.addEventListener('message', () => {
    history.replaceState(null, '', to('/'));
    location.reload();
  });
}
