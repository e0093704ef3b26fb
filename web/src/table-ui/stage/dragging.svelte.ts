// A card dragged from the hand: onto a marble, onto a target, into the middle, or to who is given it.

import type { Aim } from '../board/pointing.svelte';
import { Carrying } from '../hand/carrying.svelte';
import type { Chooser } from '../moves/chooser.svelte';

interface DraggingHooks {
  chooser: Chooser;
  /** What the board has at a point of the window. */
  aimAt(x: number, y: number): Aim | null;
  /** The seat that gets the card, while cards are given. */
  receiver(): number | null;
  lively(): boolean;
  begin(): void;
  onmarble(key: string): void;
  /** A card that cannot be played was put down, perhaps on a marble. */
  onwhy(card: string, marble: string | null): void;
}

export class Dragging {
  /** What the card points at: lights up. */
  aimed = $state.raw<Aim | null>(null);
  /** It points at the seat that gets it. */
  toSeat = $state(false);
  readonly carrying: Carrying;
  #hooks: DraggingHooks;

  constructor(hooks: DraggingHooks) {
    this.#hooks = hooks;
    this.carrying = new Carrying({
      take: (card, index) => this.#take(card, index),
      aim: (x, y) => this.#aim(x, y),
      drop: (x, y) => this.#drop(x, y),
      putBack: () => this.#putBack(),
      lively: hooks.lively,
    });
  }

  get on(): boolean {
    return this.carrying.carried !== null;
  }

  get receiver(): number | null {
    return this.#hooks.receiver();
  }

  /** The whole answer is said by the card alone: the middle takes it. */
  get landing(): boolean {
    return this.on && this.#hooks.chooser.chosen !== null;
  }

  get #alive(): boolean {
    const { carried } = this.carrying;
    return carried !== null && this.#hooks.chooser.live.has(carried.card);
  }

  #take(card: string, index: number): void {
    this.#hooks.begin();
    if (this.#alive) this.#hooks.chooser.take(card, index);
    else this.#hooks.chooser.reset();
  }

  #aim(x: number, y: number): void {
    const found = this.#hooks.aimAt(x, y);
    if (JSON.stringify(found) !== JSON.stringify(this.aimed)) this.aimed = found;
    this.toSeat = this.#atReceiver(x, y);
  }

  #atReceiver(x: number, y: number): boolean {
    const receiver = this.#hooks.receiver();
    if (receiver === null) return false;
    return document.elementFromPoint(x, y)?.closest(`[data-seat="${receiver}"]`) != null;
  }

  #drop(x: number, y: number): boolean {
    const { chooser, onmarble, onwhy } = this.#hooks;
    const card = this.carrying.carried?.card ?? '';
    const aim = this.#hooks.aimAt(x, y);
    const toSeat = this.#atReceiver(x, y);
    const alive = this.#alive;
    this.aimed = null;
    this.toSeat = false;
    if (!aim && !toSeat) {
      chooser.reset();
      return false;
    }
    if (!alive) {
      onwhy(card, aim && 'marble' in aim ? aim.marble : null);
      return false;
    }
    if (toSeat || (aim && 'middle' in aim)) chooser.lay();
    else if (aim && 'ring' in aim) chooser.target(aim.ring);
    else if (aim && 'marble' in aim) onmarble(aim.marble);
    // An answer that was given has put everything back.
    return chooser.idle;
  }

  #putBack(): void {
    this.aimed = null;
    this.toSeat = false;
    this.#hooks.chooser.reset();
  }
}
