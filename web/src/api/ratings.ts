// Ratings that others see: leaderboards, profiles, and whether I am in them.

import type { Leaderboard, Profile, Requests } from '../wire/messages';
import { call } from './http';

export const leaderboard = (form: string, page: number): Promise<Leaderboard> =>
  call('GET /api/leaderboard', { form, page });

/** Mine, or that of another player. */
export const profile = (of: Requests['GET /api/profile']['given'] = {}): Promise<Profile> =>
  call('GET /api/profile', of);

/** Whether lists of players name me, from now on. */
export const listMe = (listed: boolean): Promise<unknown> => call('POST /api/me/listed', { body: { listed } });
