import type { Codes, Reason } from './messages';

/** What is wrong with a field: a code of the kernel's table with its arguments, see words/problems.ts. */
export interface Problem {
  /** The path of the field, or nothing. */
  where: string;
  /** Left out where only a program can be at fault; then `detail` says it in English. */
  code?: string | undefined;
  arguments?: Record<string, string> | undefined;
  detail?: string | undefined;
}

type Arguments<Code extends keyof Codes> = [Codes[Code]] extends [never] ? [] : [Record<Codes[Code], string | number>];

export function problem<Code extends keyof Codes>(where: string, code: Code, ...[said]: Arguments<Code>): Problem {
  const entries = Object.entries<string | number>(said ?? {});
  return { where, code, arguments: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) };
}

/** The same with a path that begins with this place. */
export const within = (place: string, one: Problem): Problem => ({
  ...one,
  where: one.where ? `${place}: ${one.where}` : place,
});

/** For logs: nothing that people read. */
export const plain = (problems: readonly Problem[]): string =>
  problems.map(({ where, code, detail }) => (where ? `${where}: ${detail ?? code}` : (detail ?? code))).join('; ');

/** A refusal of the server, or `offline` if it was not reached at all. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly problems: readonly Problem[] = [],
    /** Why a move cannot be, with the clauses. */
    readonly reasons: readonly Reason[] = [],
  ) {
    super(`${code}: ${detail}`);
  }
}

/** What the user has brought along cannot be used: the code says what it is, the problems why. */
export const refused = (code: string, ...problems: readonly Problem[]): ApiError =>
  new ApiError(code, plain(problems), problems);

/** Offline there is only what this device has seen before: a request for more fails. */
export const orNotKept = (why: unknown): unknown =>
  why instanceof ApiError && why.code === 'offline' ? new ApiError('not_kept', why.detail) : why;
