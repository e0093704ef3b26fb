import type { Reason } from './messages';

/** A refusal of the server, or `offline` if it was not reached at all. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly problems: readonly { where: string; detail: string }[] = [],
    /** Why a move cannot be, with the clauses. */
    readonly reasons: readonly Reason[] = [],
  ) {
    super(`${code}: ${detail}`);
  }
}

/** Offline there is only what this device has seen before: whoever asks for more is told so. */
export const orNotKept = (why: unknown): unknown => (why instanceof ApiError && why.code === 'offline' ? new ApiError('not_kept', why.detail) : why);
