// Evaluations in the worker: the worth of moves, from a view alone; and reviews of games, turn by turn.

import type { DeeperAnalysis, GameAnalysis } from 'tockwork-engine/kernel';
import type { Evaluation, WinProbability, Ply, Reviewed } from '../wire/evaluation';
import type { RecordStore } from './review-store';
import type { TableCard } from '../wire/http';
import { VERSION } from '../base/version';
import { ApiError } from '../wire/fault';
import type { Choice } from '../wire/messages';
import { type GameSetup, POSED } from '../wire/format';
import type { LocalServer } from './house';
import type { Dealt, Place } from './log';
import { withRecord } from './written';

/** A seat that is asked, with what it sees spelled out as a position; cards it does not see are "?". */
export interface SeenDecision {
  form: GameSetup;
  position: Record<string, unknown>;
  seat: number;
  /** The move to be evaluated; nothing: all of them. */
  played: string | null;
  first: number;
  most: number;
}

/** By what a review is frozen: with the same, it is the same everywhere. */
export interface Made {
  least: number;
  most: number;
  seed: string;
  /** A fingerprint of the network that evaluated. */
  weights: string;
  version: string;
}

export interface OpenReview {
  review: number;
  /** With all that was found out before, if this game was reviewed here. */
  turns: Reviewed[];
  teams: number[];
  made: Made;
}

/** An evaluation, and what its moves do, to be put into words. */
export interface EvaluatedTurn {
  judgement: Evaluation;
  choices: Choice[];
}

/** One decision in ever more worlds, as far as it is. */
export interface CloserSoFar extends Evaluation {
  /** There is nothing more to do. */
  over: boolean;
}

interface Opened {
  past: GameAnalysis;
  form: GameSetup;
  known: string;
  turns: Reviewed[];
  dealt: Dealt;
  key: string;
  record: string;
  /** Something was found out that is not kept yet. */
  fresh: boolean;
}

/** The same position gets the same words. */
const SEED = 1n;
const WORLDS = { first: 32, most: 256, seed: 0n };
/** Looking closer has worlds of its own. */
const CLOSER = { first: 256, most: 2048, seed: 1n };

export class Reviews {
  #reviews = new Map<number, Opened>();
  #looks = new Set<DeeperAnalysis>();
  #next = 1;

  constructor(
    readonly house: LocalServer,
    readonly store: RecordStore,
  ) {}

  async judge({ form, position, seat, played, first, most }: SeenDecision): Promise<Evaluation> {
    const { kernel } = this.house;
    const { data } = await this.house.supply.form(form);
    const rules = kernel.rules(data);
    try {
      const network = await this.house.network(form, rules);
      const game = kernel.posedGame(rules, position);
      try {
        return JSON.parse(
          kernel.evaluate(game, seat, network, { first, most, seed: SEED }, played ?? ''),
        ) as Evaluation;
      } finally {
        kernel.forgetGame(game);
      }
    } finally {
      kernel.forgetRules(rules);
    }
  }

  /** A record, opened to be reviewed. */
  async open(record: string): Promise<OpenReview> {
    const { kernel, supply } = this.house;
    const [past, header, { teams }, dealt] = await withRecord(
      record,
      kernel,
      supply,
      (game, ...found) => [kernel.analyse(game), ...found] as const,
    );
    // Seats named like a level of bots are played on as such.
    const known = header.names.map((name) => name.replaceAll(',', '')).join(',');
    return this.#opened({ past, form: header as GameSetup, known, dealt, record: kernel.sha256(record) }, teams);
  }

  /** A table of this device whose game is over, as far as it went: a round of the daily challenge is no record. */
  async openTable(id: string): Promise<OpenReview> {
    const { kernel } = this.house;
    const table = await this.house.table(id);
    const past = table.withGame((game) => kernel.analyse(game));
    const record = kernel.sha256(table.record());
    return this.#opened(
      { past, form: table.created, known: '', dealt: { orders: [], lots: [] }, record },
      table.form.teams,
    );
  }

  async #opened(opened: Omit<Opened, 'turns' | 'key' | 'fresh'>, teams: number[]): Promise<OpenReview> {
    const { kernel, supply } = this.house;
    const { past, form, record } = opened;
    const rules = kernel.rules((await supply.form(form)).data);
    // Without its network it would be another review.
    const [network, weights] = await this.house.neededNetwork(form, rules).finally(() => kernel.forgetRules(rules));
    const review = this.#next++;
    const made = { least: WORLDS.first, most: WORLDS.most, seed: String(WORLDS.seed), weights, version: VERSION };
    const key = JSON.stringify([record, made]);
    const kept = await this.store.review(key).catch(() => undefined);
    const turns = kept?.turns ?? (JSON.parse(kernel.analysisTurns(past, network)) as Ply[]);
    this.#reviews.set(review, { ...opened, turns: [...turns], key, fresh: false });
    return { review, turns, teams, made };
  }

  /** The same worlds and seed as `tockwork review`: both say the same. */
  async judged(review: number, turn: number): Promise<EvaluatedTurn> {
    const [{ past }, network] = await this.#of(review);
    const { kernel } = this.house;
    const judgement = JSON.parse(kernel.analysisEvaluation(past, network, turn, WORLDS)) as Evaluation;
    const tried = new Set(judgement.candidates.map(({ text }) => text));
    const choices = (JSON.parse(kernel.analysisChoices(past, turn)) as Choice[]).filter(({ text }) => tried.has(text));
    await this.#found(review, turn, { judgement, choices });
    return { judgement, choices };
  }

  /** Not the answer that was given, but one that could have been, in the same worlds. */
  async other(review: number, turn: number, text: string): Promise<Evaluation> {
    const [{ past }, network] = await this.#of(review);
    return JSON.parse(this.house.kernel.analysisEvaluation(past, network, turn, WORLDS, text)) as Evaluation;
  }

  /** Begins to look at one decision closer. */
  async closer(review: number, turn: number): Promise<DeeperAnalysis> {
    const [{ past }, network] = await this.#of(review);
    const look = this.house.kernel.deepen(past, network, turn, CLOSER);
    this.#looks.add(look);
    return look;
  }

  /** With this many more sampled deals. */
  closerOn(look: DeeperAnalysis, worlds: number): CloserSoFar {
    if (!this.#looks.has(look)) throw new ApiError('failed', 'nobody looks closer');
    return JSON.parse(this.house.kernel.deepenBy(look, worlds)) as CloserSoFar;
  }

  closerEnd(look: DeeperAnalysis): void {
    if (this.#looks.delete(look)) this.house.kernel.forgetDeeper(look);
  }

  /** The moment before a turn, on the table for positions. */
  async retell(review: number, turn: number, seats: Place[]): Promise<TableCard> {
    const [{ form, turns, dealt }] = await this.#of(review);
    const answers = turns
      .slice(1, turn)
      .map(({ seat = 0, text = '' }) => ({ entry: 'answered' as const, seat, move: text }));
    return this.house.retell(POSED, { form, seats, dealt, answers });
  }

  /** `brief`: luck of the teams alone, not of the seats. */
  async outlook(review: number, turn: number, brief: boolean): Promise<WinProbability> {
    const [{ past, known }, network] = await this.#of(review);
    const json = this.house.kernel.winProbability(past, network, turn, WORLDS.seed, known, brief ? 0 : undefined);
    const outlook = JSON.parse(json) as WinProbability;
    if (!brief) await this.#found(review, turn, { outlook });
    return outlook;
  }

  async close(review: number): Promise<void> {
    const found = this.#reviews.get(review);
    this.#reviews.delete(review);
    if (!found) return;
    this.house.kernel.forgetAnalysis(found.past);
    await this.#keep(found);
  }

  /** Whatever was found out is kept when all is, and when a user leaves. */
  async #found(review: number, turn: number, more: Partial<Reviewed>): Promise<void> {
    const opened = this.#reviews.get(review);
    const one = opened?.turns[turn];
    if (!opened || !one) return;
    opened.turns[turn] = { ...one, ...more };
    opened.fresh = true;
    if (opened.turns.every(({ answers = 0, judgement, outlook }) => outlook && (judgement || answers < 2)))
      await this.#keep(opened);
  }

  async #keep(opened: Opened): Promise<void> {
    const { key, record, turns, fresh } = opened;
    if (!fresh) return;
    opened.fresh = false;
    await this.store.keepReview({ key, record, turns, at: Date.now() }).catch((why: unknown) => console.warn(why));
  }

  async #of(review: number) {
    const found = this.#reviews.get(review);
    if (!found) throw new ApiError('failed', `review ${review} is not open`);
    return [found, await this.house.known(found.form)] as const;
  }
}
