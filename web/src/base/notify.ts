// A word when it is my turn and the page is out of sight.

import { settings } from './settings';

export const canNotify = typeof Notification !== 'undefined';

/** Ask the browser for leave; true if notifications may come. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tell about a table, once and only while nobody looks; `table` is its id. */
export function notify(title: string, body: string, table: string): void {
  // The title of the tab says the same, so a browser that refuses does no harm.
  show(title, body, table).catch(() => undefined);
}

async function show(title: string, body: string, table: string): Promise<void> {
  if (!canNotify || !settings.notifications || !document.hidden) return;
  if (Notification.permission !== 'granted') return;
  const options = { body, tag: table, icon: '/icon-192.png', badge: '/badge.png' };
  // Phones allow it from a service worker only.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  }
}
