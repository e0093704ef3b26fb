// A table of this device on which one position after the other is laid, and its seat asked: for introductions, puzzles
// and second tries.

import { type GameSetup, POSED } from '../../wire/format';
import { shown } from '../../base/settings';
import { sound } from '../../base/sound';
import { board as loadBoard } from '../../api/http';
import { ApiError, orNotKept } from '../../wire/fault';
import type { BoardInfo, Choice } from '../../wire/messages';
import { LiveTable } from '../../api/table.svelte';
import { Stage } from './stage.svelte';
import type { Speaking } from '../moves/words';

export class Posing {
  readonly live = new LiveTable(POSED);
  readonly stage: Stage;
  info = $state.raw<BoardInfo | null>(null);
  /** Who is asked here. */
  me = $state(0);
  /** Why there is nothing to be seen, for good. */
  trouble = $state('');
  refusal = $state('');
  /** The answer given to the position that lies here. */
  given = $state.raw<Choice | null>(null);
  gift: ((from: number, to: number) => void) | undefined = $state();
  /** Positions on their way to the table: until then the last one stands there, and nobody is asked about it. */
  #coming = $state(0);
  #asked = $state.raw<readonly Choice[]>([]);
  #opened = false;

  constructor() {
    this.stage = new Stage({ speed: () => shown.speed, sound, gift: (from, to) => this.gift?.(from, to) });
  }

  /** Lays a position in place of the last one: `put` brings it to the table. */
  async lay(form: GameSetup, seat: number, put: () => Promise<unknown>): Promise<void> {
    this.#coming += 1;
    this.given = null;
    try {
      const { rules, players, teams, options } = form;
      const info = await loadBoard({ rules, players, teams, options, theme: shown.theme, seat });
      this.me = seat;
      this.info = info;
      this.stage.takeBack(null, 0);
      await put();
      if (!this.#opened) this.#open();
    } catch (why) {
      this.failed(why);
    } finally {
      this.#coming -= 1;
    }
  }

  #open(): void {
    this.#opened = true;
    this.live.open({
      snapshot: (message) => this.stage.reset(message),
      event: (message) => this.stage.event(message),
      refused: (code) => {
        this.stage.takeBack(this.live.state, this.live.number);
        this.refusal = code;
        this.given = null;
      },
      gesture: () => undefined,
    });
  }

  /** Hears of the answer: what else there was is gone from the table with it. */
  answered(choice: Choice): void {
    this.#asked = this.choices;
    this.given = choice;
  }

  get ready(): boolean {
    return this.#coming === 0;
  }

  /** What could be answered here. */
  get choices(): readonly Choice[] {
    return this.given ? this.#asked : (this.live.viewOf(this.me)?.choices ?? []);
  }

  get by(): Speaking | null {
    return this.info && { board: this.info, seats: this.live.seats, me: this.me };
  }

  failed(why: unknown): void {
    const no = orNotKept(why);
    this.trouble = no instanceof ApiError ? no.code : 'failed';
  }

  close(): void {
    this.live.close();
  }
}
