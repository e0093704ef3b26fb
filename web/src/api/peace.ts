// Peace: blocking and reporting players one does not know. The server remembers who is blocked.

import type { BlockedPlayers, ReportPlayer } from '../wire/messages';
import { call } from './http';

export const REASONS: readonly ReportPlayer['reason'][] = ['name', 'left', 'slow', 'partner', 'other'];

export const block = (table: string, seat: number): Promise<unknown> =>
  call('POST /api/tables/{table_id}/block', { table_id: table, body: { seat } });

export const report = (table: string, seat: number, reason: ReportPlayer['reason']): Promise<unknown> =>
  call('POST /api/tables/{table_id}/report', { table_id: table, body: { seat, reason } });

export const blocked = (): Promise<BlockedPlayers> => call('GET /api/people/blocked');

export const unblock = (id: string): Promise<BlockedPlayers> => call('POST /api/people/unblock', { body: { id } });
