// Notices of turns in games over days: the push subscription of this browser, and the secret address of the feeds.

import { place } from '../base/place';
import { locale } from '../words';
import type { NoticeSettings } from '../wire/messages';
import { call } from './http';

/** A browser that can be sent something while no page is open. */
export const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** What reached this device last; the service worker writes it down. */
export interface LastNotice {
  title: string;
  at: number;
}

export const noticeSettings = (): Promise<NoticeSettings> => call('GET /api/notices');
export const newFeed = (): Promise<{ secret: string }> => call('POST /api/feed');
export const removeFeed = (): Promise<NoticeSettings> => call('POST /api/feed/remove');

/** Asks the browser and tells the server; null if the browser does not allow it. */
export async function subscribe(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return renew(key);
}

/** Subscriptions end without a word: at every visit the server gets the one there is, or a new one. */
async function renew(key: string): Promise<NoticeSettings> {
  const worker = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  let found = await worker.pushManager.getSubscription();
  // The server has another key than when it was made.
  if (found && !same(found.options.applicationServerKey, applicationServerKey)) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = found.toJSON();
  const body = {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    language: locale.now,
  };
  return call('POST /api/notices', { body });
}

/** At a visit of who has asked for notices here. */
export async function renewNotices(): Promise<void> {
  if (!canPush || Notification.permission !== 'granted') return;
  const { key } = await noticeSettings();
  if (key) await renew(key);
}

export async function unsubscribe(): Promise<NoticeSettings> {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  if (!found) return noticeSettings();
  const { endpoint } = found;
  await found.unsubscribe();
  return call('POST /api/notices/remove', { body: { endpoint } });
}

export async function lastNotice(): Promise<LastNotice | null> {
  if (!('caches' in globalThis)) return null;
  const found = await caches.match(`${place.folder}last-notice`);
  return found ? ((await found.json()) as LastNotice) : null;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, i) => byte === other[i]);
}
