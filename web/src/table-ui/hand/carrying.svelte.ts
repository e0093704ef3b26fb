// A card taken from the hand with a finger or a mouse: it follows until it is put down somewhere.

interface CarryingHooks {
  /** The card has left the hand. */
  take(card: string, index: number): void;
  /** The tip of the card points here, in pixels of the window. */
  aim(x: number, y: number): void;
  /** Put down here; true if the card is gone from the hand by that. */
  drop(x: number, y: number): boolean;
  /** Let go: nothing is meant. */
  putBack(): void;
  /** Cards may fly back. */
  lively(): boolean;
}

interface CarriedCard {
  readonly card: string;
  readonly index: number;
}

interface Grip extends CarriedCard {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly from: HTMLElement;
  readonly touch: boolean;
}

/** Pixels a pointer moves before a press has become a drag. */
const SLACK = { mouse: 5, touch: 9 };
/** A finger hides what lies under it: the tip of the card is this far above. */
const ABOVE_FINGER = 46;
const BACK_MS = 170;

export class Carrying {
  carried = $state.raw<CarriedCard | null>(null);
  /** The drawn card; it is moved directly, a frame never waits for anything else. */
  drawn = $state.raw<HTMLElement | null>(null);
  /** The press that has just ended was a drag: the click that follows it means nothing. */
  dropped = false;

  #hooks: CarryingHooks;
  #grip: Grip | null = null;
  #at: readonly [number, number] = [0, 0];

  constructor(hooks: CarryingHooks) {
    this.#hooks = hooks;
    $effect(() => {
      if (this.drawn) this.#draw();
    });
    $effect(() => () => this.#let());
  }

  down(event: PointerEvent, card: string, index: number): void {
    this.dropped = false;
    if (event.button !== 0 || !event.isPrimary || this.carried) return;
    this.#grip = {
      card,
      index,
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      from: event.currentTarget as HTMLElement,
      touch: event.pointerType !== 'mouse',
    };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#cancel);
    addEventListener('blur', this.#cancel);
    addEventListener('keydown', this.#key, true);
    addEventListener('touchmove', this.#still, { passive: false });
  }

  /** Whatever is being carried goes back to the hand. */
  cancel(): void {
    if (!this.#grip) return;
    const { carried } = this;
    this.#let();
    if (!carried) return;
    this.dropped = true;
    this.#hooks.putBack();
    this.#flyBack(carried.index);
  }

  // To the browser the finger does nothing else meanwhile: no swipe, whose end would eat the next tap.
  #still = (event: TouchEvent): void => {
    if (this.carried && event.cancelable) event.preventDefault();
  };

  #cancel = (): void => this.cancel();

  #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.carried) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  #move = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    // The button was let go outside the window.
    if (!grip.touch && event.buttons === 0) return this.cancel();
    if (!this.carried) {
      const slack = grip.touch ? SLACK.touch : SLACK.mouse;
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < slack) return;
      this.carried = { card: grip.card, index: grip.index };
      this.#hooks.take(grip.card, grip.index);
    }
    this.#follow(event, grip);
    this.#hooks.aim(...this.#at);
  };

  #up = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    const { carried } = this;
    if (carried) this.#follow(event, grip);
    this.#let();
    if (!carried) return;
    this.dropped = true;
    if (this.#hooks.drop(...this.#at)) this.carried = null;
    else this.#flyBack(carried.index);
  };

  #follow(event: PointerEvent, grip: Grip): void {
    this.#at = [event.clientX, event.clientY - (grip.touch ? ABOVE_FINGER : 0)];
    this.#draw();
  }

  #draw(): void {
    if (this.drawn) this.drawn.style.transform = `translate3d(${this.#at[0]}px, ${this.#at[1]}px, 0)`;
  }

  #let(): void {
    this.#grip = null;
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#cancel);
    removeEventListener('blur', this.#cancel);
    removeEventListener('keydown', this.#key, true);
    removeEventListener('touchmove', this.#still);
  }

  #flyBack(index: number): void {
    const { drawn } = this;
    const home = document.querySelector(`.held[data-index="${index}"]`)?.getBoundingClientRect();
    if (!drawn || !home || !this.#hooks.lively()) {
      this.carried = null;
      return;
    }
    const there = `translate3d(${home.x + home.width / 2}px, ${home.y}px, 0)`;
    const way = [{ transform: drawn.style.transform }, { transform: there }];
    drawn.animate(way, { duration: BACK_MS, easing: 'ease-out', fill: 'forwards' });
    setTimeout(() => (this.carried = null), BACK_MS);
  }
}
