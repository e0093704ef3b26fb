// Forgetting everything, at the server and on this device.

import { place } from '../base/place';
import { keeps, localCall } from '../api/device';
import { settings } from '../base/settings';
import { call } from '../api/http';
import { thisDevice } from '../base/gone.svelte';
import { tellWindows } from './windows';

/** What stays: how the page looks and which language it speaks. */
const STAYS = ['tockwork.settings', 'tockwork.language'];

/** The server first: if it cannot be reached, nothing is forgotten and it can be tried again. */
export async function forgetEverything(): Promise<void> {
  if (place.server) await call('POST /api/me/forget');
  if (keeps()) await localCall('POST', '/api/memory/forget');
  for (const kept of [globalThis.localStorage, globalThis.sessionStorage]) {
    for (const key of Object.keys(kept ?? {}))
      if (key.startsWith('tockwork.') && !STAYS.includes(key)) kept.removeItem(key);
  }
  settings.name = '';
  thisDevice.note(false);
  tellWindows();
}
