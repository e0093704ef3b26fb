// The table as an app: its shell is kept by a service worker.

import { place } from '../base/place';
import { settings } from '../base/settings';

/** Keep the shell, once the page itself is there. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => {
    // Plain http from another machine has no service workers; the table works without.
    navigator.serviceWorker.register(`${place.folder}sw.js`).catch(() => undefined);
    void navigator.serviceWorker.ready.then((worker) =>
      worker.active?.postMessage(place.server ? 'keep shell' : 'keep site'),
    );
    // Without a line this visit renews nothing.
    if (place.server && settings.notices)
      void import('../api/notices').then(({ renewNotices }) => renewNotices()).catch(() => undefined);
  };
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}
