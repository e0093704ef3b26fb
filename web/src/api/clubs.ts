// Clubs: founded and joined by a link. The server alone remembers who is in one.

import type { ChangeMember, Club, ClubSettings, FoundClub, MyClub } from '../wire/messages';
import { call } from './http';
import { tellName } from './name';

export const myClubs = async (): Promise<readonly MyClub[]> => (await call('GET /api/clubs')).clubs;

/** The id is made once for each form: a founder whose line breaks may send it again. */
export async function foundClub(wish: FoundClub): Promise<Club> {
  await tellName();
  return call('POST /api/clubs', { body: wish });
}

export const club = (id: string, everyone: boolean): Promise<Club> =>
  call('GET /api/clubs/{club}', { club: id, ...(everyone ? { everyone } : {}) });

export async function joinClub(id: string): Promise<Club> {
  await tellName();
  return call('POST /api/clubs/{club}/join', { club: id });
}

export const leaveClub = (id: string): Promise<unknown> => call('POST /api/clubs/{club}/leave', { club: id });

export const changeMember = (id: string, member: string, to: ChangeMember['to']): Promise<Club> =>
  call('POST /api/clubs/{club}/member', { club: id, body: { member, to } });

export const settleClub = (id: string, body: ClubSettings): Promise<Club> =>
  call('POST /api/clubs/{club}/settings', { club: id, body });

export const deleteClub = (id: string): Promise<unknown> => call('POST /api/clubs/{club}/delete', { club: id });
