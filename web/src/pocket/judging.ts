// The judge in the worker: what answers are worth, from a view alone; and games looked back on, turn by turn.

import type { Past } from '../engine/kernel';
import type { Judgement, Outlook, PastTurn } from '../review/judgement';
import { ApiError } from '../wire/fault';
import type { Played } from './form';
import type { PocketHouse } from './house';
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
  #reviews = new Map<number, { past: Past; form: Played; known: string }>();
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
    const [past, form, data, teams] = await withRecord(record, kernel, this.house.supply, (game, header, found) =>
      [kernel.past(game), header, found.data, found.teams] as const,
    );
    const rules = kernel.rules(data);
    const network = await this.house.network(form as Played, rules);
    kernel.forgetRules(rules);
    const review = this.#next++;
    // Seats named like a level of bots are played on as such.
    const known = form.names.map((name) => name.replaceAll(',', '')).join(',');
    this.#reviews.set(review, { past, form: form as Played, known });
    return { review, turns: JSON.parse(kernel.pastTurns(past, network)) as PastTurn[], teams };
  }

  /** The same worlds and seed as `tockwork review`: both say the same. `more` looks closer. */
  async judged(review: number, turn: number, more: boolean): Promise<Judgement> {
    const [{ past }, network] = await this.#of(review);
    const worlds = more ? { first: 512, most: 2048, seed: 1n } : WORLDS;
    return JSON.parse(this.house.kernel.pastJudged(past, network, turn, worlds)) as Judgement;
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
