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
