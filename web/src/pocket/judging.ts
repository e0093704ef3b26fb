// The judge in the worker: what answers are worth, from a view alone; and games looked back on, turn by turn.

import type { Past } from '../engine/kernel';
import type { Judgement, Outlook, PastTurn } from '../review/judgement';
import type { TableCard } from '../wire/api';
import { ApiError } from '../wire/fault';
import type { Played } from './form';
import type { PocketHouse } from './house';
import type { Dealt, Place } from './log';
import { POSED } from './posed';
import { withRecord } from './written';

/** A seat that is asked, with what it sees spelled out as a position; cards it does not see are "?". */
export interface SeenDecision {
  form: Played;
  position: Record<string, unknown>;
  seat: number;
  /** The answer to be judged; nothing: all of them. */
  played: string | null;
  first: number;
  most: number;
}

export interface OpenReview {
  review: number;
  turns: PastTurn[];
  teams: number[];
}

/** The same position gets the same words. */
const SEED = 1n;
const WORLDS = { first: 32, most: 256, seed: 0n };

export class Judging {
  #reviews = new Map<number, { past: Past; form: Played; known: string; turns: PastTurn[]; dealt: Dealt }>();
  #next = 1;

  constructor(readonly house: PocketHouse) {}

  async judge({ form, position, seat, played, first, most }: SeenDecision): Promise<Judgement> {
    const { kernel } = this.house;
    const { data } = await this.house.supply.form(form);
    const rules = kernel.rules(data);
    try {
      const network = await this.house.network(form, rules);
      const game = kernel.posedGame(rules, position);
      try {
        return JSON.parse(kernel.judge(game, seat, network, { first, most, seed: SEED }, played ?? '')) as Judgement;
      } finally {
        kernel.forgetGame(game);
      }
    } finally {
      kernel.forgetRules(rules);
    }
  }

  /** A record, opened to be reviewed. */
  async open(record: string): Promise<OpenReview> {
    const { kernel } = this.house;
    const [past, form, { data, teams }, dealt] = await withRecord(record, kernel, this.house.supply, (game, header, found, shuffles) =>
      [kernel.past(game), header, found, shuffles] as const,
    );
    const rules = kernel.rules(data);
    const network = await this.house.network(form as Played, rules);
    kernel.forgetRules(rules);
    const review = this.#next++;
    // Seats named like a level of bots are played on as such.
    const known = form.names.map((name) => name.replaceAll(',', '')).join(',');
    const turns = JSON.parse(kernel.pastTurns(past, network)) as PastTurn[];
    this.#reviews.set(review, { past, form: form as Played, known, turns, dealt });
    return { review, turns, teams };
  }

  /** The same worlds and seed as `tockwork review`: both say the same. `more` looks closer; `other`: not the answer that
   *  was given, but one that could have been. */
  async judged(review: number, turn: number, more: boolean, other = ''): Promise<Judgement> {
    const [{ past }, network] = await this.#of(review);
    const worlds = more ? { first: 512, most: 2048, seed: 1n } : WORLDS;
    return JSON.parse(this.house.kernel.pastJudged(past, network, turn, worlds, other)) as Judgement;
  }

  /** The moment before a turn, on the table for positions. */
  async retell(review: number, turn: number, seats: Place[]): Promise<TableCard> {
    const [{ form, turns, dealt }] = await this.#of(review);
    const answers = turns.slice(1, turn).map(({ seat = 0, text = '' }) => ({ entry: 'answered' as const, seat, move: text }));
    return this.house.retell(POSED, { form, seats, dealt, answers });
  }

  /** `brief`: luck of the teams alone, not of the seats. */
  async outlook(review: number, turn: number, brief: boolean): Promise<Outlook> {
    const [{ past, known }, network] = await this.#of(review);
    return JSON.parse(this.house.kernel.pastOutlook(past, network, turn, WORLDS.seed, known, brief ? 0 : undefined)) as Outlook;
  }

  close(review: number): void {
    const found = this.#reviews.get(review);
    this.#reviews.delete(review);
    if (found) this.house.kernel.forgetPast(found.past);
  }

  async #of(review: number) {
    const found = this.#reviews.get(review);
    if (!found) throw new ApiError('failed', `review ${review} is not open`);
    return [found, await this.house.known(found.form)] as const;
  }
}
