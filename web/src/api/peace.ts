// Peace: blocking and reporting players one does not know, and what the host does about reports. The server
// remembers who is blocked, and who has which role.

import type {
  BlockedPlayers,
  HostReports,
  MyRoles,
  RefereePairs,
  RefusedNames,
  ReportContext,
  ReportPlayer,
} from '../wire/messages';
import { call } from './http';

export const REASONS: readonly ReportPlayer['reason'][] = ['name', 'left', 'slow', 'partner', 'other'];

export const block = (table: string, seat: number): Promise<unknown> =>
  call('POST /api/tables/{table_id}/block', { table_id: table, body: { seat } });

export const report = (table: string, seat: number, reason: ReportPlayer['reason']): Promise<unknown> =>
  call('POST /api/tables/{table_id}/report', { table_id: table, body: { seat, reason } });

export const blocked = (): Promise<BlockedPlayers> => call('GET /api/people/blocked');

export const unblock = (id: string): Promise<BlockedPlayers> => call('POST /api/people/unblock', { body: { id } });

/** My roles; a link to a role's page brings a code behind `#`, which works once. */
export async function myRoles(): Promise<MyRoles['roles']> {
  const code = location.hash.slice(1);
  if (!/^[0-9A-Za-z]{20,40}$/.test(code)) return (await call('GET /api/role')).roles;
  history.replaceState(history.state, '', location.pathname);
  return (await call('POST /api/role', { body: { code } })).roles;
}

export const hostReports = (settled: boolean): Promise<HostReports> =>
  call('GET /api/host/reports', settled ? { settled } : {});

export const reportContext = (report: string): Promise<ReportContext> =>
  call('GET /api/host/reports/{report}', { report });

export const settleReport = (report: string, note: string): Promise<HostReports> =>
  call('POST /api/host/reports/{report}/settle', { report, body: { note } });

export const removeName = (report: string): Promise<ReportContext> =>
  call('POST /api/host/reports/{report}/remove-name', { report });

export const refusedNames = (): Promise<RefusedNames> => call('GET /api/host/names');

/** Without a text the list is the default again. */
export const changeNames = (text: string | null): Promise<RefusedNames> =>
  call('POST /api/host/names', { body: { text } });

export const closeTable = (report: string): Promise<ReportContext> =>
  call('POST /api/host/reports/{report}/close', { report });

export const refereePairs = (): Promise<RefereePairs> => call('GET /api/referee/pairs');
