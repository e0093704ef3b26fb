// The kernel's evaluation of a decision, see docs/review.md. Points are points of win chance, of a hundred.

import type { Choice } from './messages';

export type Grade = 'none' | 'doubtful' | 'bad' | 'very_bad';

export interface WhyBetter {
  code: string;
  seat: number;
  marble?: number;
  place?: string;
  card?: string;
  /** In how many of a hundred sampled deals, after the better move and after the other. */
  better?: number;
  worse?: number;
}

export interface Candidate {
  text: string;
  card?: string;
  value: number;
  error: number;
  behind: number;
  behind_error: number;
  network: number;
  worlds: number;
}

export interface Evaluation {
  seat: number;
  phase: string;
  answers: number;
  worlds: number;
  clear: boolean;
  /** The best first. */
  candidates: Candidate[];
  /** Which of them was played; -1: none yet. */
  played: number;
  loss: number;
  error: number;
  scale: number;
  mark: Grade;
  real: boolean;
  only: boolean;
  reasons: WhyBetter[];
}

/** One turn of a game, before it is evaluated. */
export interface Ply {
  turn: number;
  /** Its events, from 0. */
  first: number;
  end: number;
  round: number;
  chance: 'deal' | 'draw' | 'none';
  seat?: number;
  phase?: string;
  text?: string;
  answers?: number;
  /** What the bare network thinks it gave away: says what to look at first, nothing else. */
  glance?: number;
}

/** The chances of all teams after a turn and, where chance had a say in it, what it gave them. */
export interface WinProbability {
  turn: number;
  chances: number[];
  luck?: number[];
  lot?: number[];
  seats?: number[];
}

export interface Reviewed extends Ply {
  judgement?: Evaluation;
  /** The effects of the evaluated moves. */
  choices?: readonly Choice[];
  outlook?: WinProbability;
}

export type Decided = Reviewed & { judgement: Evaluation };

/** A mark, or praise, and nothing for all that lies between. */
export type Sign = Exclude<Grade, 'none'> | 'only';

export const signOf = ({ mark, only, played }: Evaluation): Sign | null =>
  mark !== 'none' ? mark : only && played === 0 ? 'only' : null;

/** Points within which there is no difference worth a word. */
export const SAME = 1;
