// A word when it is my turn and the page is out of sight.

import { settings } from './settings';

export const canNotify = typeof Notification !== 'undefined';

/** Ask the browser for leave; true if notifications may come. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify) return false;
  return (await Notification.requestPermission()) === 'granted';
}

let shown: Notification | null = null;

/** Tell about a table, once and only while nobody looks; `tag` is its id. */
export function notify(title: string, body: string, tag: string): void {
  if (!canNotify || !settings.notifications || !document.hidden) return;
  if (Notification.permission !== 'granted') return;
  try {
    shown?.close();
    shown = new Notification(title, { body, tag, icon: '/icon-192.png', badge: '/badge.png' });
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  } catch {
    // Some phones allow this from a service worker only; the title of the tab still says it.
  }
}
