// What the service worker is to keep on this device, so that a game can be played without a network.

import { place } from '../base/place';
import { shown } from '../base/settings';
import type { Game } from '../wire/http';

/** Fetches quietly what this game and its lesson need, so that both can be played without a network later on. A site
 *  without a server keeps all of its games anyway. */
export function keepGame({ id, usual: { players, teams } }: Game): void {
  if (!import.meta.env.PROD || !place.server || !('serviceWorker' in navigator)) return;
  const form = { rules: id, players: String(players), teams, options: '{}' };
  const played = new URLSearchParams(form).toString();
  const board = new URLSearchParams({ ...form, theme: shown.theme, seat: '0' }).toString();
  const keep = [
    '/api/games',
    `/api/introduction?rules=${encodeURIComponent(id)}`,
    `/api/board?${board}`,
    `/api/engine?${played}`,
    `/api/weights?${played}`,
  ];
  void navigator.serviceWorker.ready.then((worker) => worker.active?.postMessage({ keep }));
}
