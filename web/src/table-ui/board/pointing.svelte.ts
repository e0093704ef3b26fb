// Fingers and mice on the board: a tap means the nearest thing that can be tapped, and a marble
// can be dragged to a ring, a card to either.

import { distance, type Point } from '../../wire/layout';

interface PointingHooks {
  overlay(): SVGSVGElement | undefined;
  size(): number;
  radius(): number;
  middle(): { centre: Point; middle: number };
  rings(): readonly { id: string; at: Point }[];
  /** Marbles, those that can be picked with `mover`. */
  marbles(): readonly { key: string; at: Point; mover: boolean }[];
  /** A finger that means several things at once is shown them larger first. */
  closer(here: Point): boolean;
  onmarble(key: string): void;
  onhold(key: string): void;
  onring(id: string): void;
  onempty(): void;
}

/** What a finger or a card means on the board. */
export type Aim = Thing | { middle: true };
type Thing = { ring: string } | { marble: string; mover: boolean };

/** Pixels a finger covers around the point it touches. */
const FINGER = 24;
const DRAG = 10;

export class Pointing {
  /** The marble under a finger that moves, and where. */
  carried = $state.raw<{ seat: number; marble: number; at: Point } | null>(null);
  #grabbed: { key: string; x: number; y: number } | null = null;
  #dropped = false;
  #hooks: PointingHooks;

  constructor(hooks: PointingHooks) {
    this.#hooks = hooks;
  }

  down = (event: PointerEvent): void => {
    this.#dropped = false;
    const here = this.#point(event);
    if (!here || event.button !== 0) return;
    const near = nearest(
      this.#hooks.marbles().filter((m) => m.mover),
      here,
      this.#reach(),
    );
    this.#grabbed = near ? { key: near.key, x: event.clientX, y: event.clientY } : null;
  };

  move = (event: PointerEvent): void => {
    const grabbed = this.#grabbed;
    if (!grabbed) return;
    if (!this.carried) {
      if (Math.hypot(event.clientX - grabbed.x, event.clientY - grabbed.y) < DRAG) return;
      this.#hooks.overlay()?.setPointerCapture(event.pointerId);
      this.#hooks.onhold(grabbed.key);
    }
    const here = this.#point(event);
    const [seat = 0, marble = 0] = grabbed.key.split(':').map(Number);
    if (here) this.carried = { seat, marble, at: here };
  };

  up = (event: PointerEvent): void => {
    const here = this.carried && event.type === 'pointerup' ? this.#point(event) : null;
    this.#dropped = this.carried !== null;
    this.#grabbed = null;
    this.carried = null;
    const ring = here && nearest(this.#hooks.rings(), here, this.#reach() * 1.3);
    if (ring) this.#hooks.onring(ring.id);
  };

  tap = (event: MouseEvent): void => {
    const here = this.#point(event);
    if (!here || this.#dropped || this.#hooks.closer(here)) return;
    const aim = this.#nearest(here);
    if (!aim) this.#hooks.onempty();
    else if ('ring' in aim) this.#hooks.onring(aim.ring);
    else this.#hooks.onmarble(aim.marble);
  };

  /** What lies at a point of the window, the middle of the board included. */
  aim(x: number, y: number): Aim | null {
    const here = this.#point({ clientX: x, clientY: y });
    if (!here) return null;
    const { centre, middle } = this.#hooks.middle();
    return this.#nearest(here) ?? (distance(centre, here) <= middle ? { middle: true } : null);
  }

  #nearest(here: Point): Thing | null {
    const radius = this.#hooks.radius();
    const reach = this.#reach();
    let best: { gap: number; aim: Thing | null } = { gap: Infinity, aim: null };
    // Where both lie close, a ring is meant rather than a marble, a marble that moves rather than another.
    const consider = (at: Point, favour: number, within: number, aim: Thing): void => {
      const gap = distance(at, here);
      if (gap <= within && gap - favour < best.gap) best = { gap: gap - favour, aim };
    };
    for (const ring of this.#hooks.rings()) consider(ring.at, radius * 0.4, reach, { ring: ring.id });
    for (const m of this.#hooks.marbles()) {
      const aim = { marble: m.key, mover: m.mover };
      if (m.mover) consider(m.at, radius * 0.2, reach, aim);
      else consider(m.at, -radius * 0.4, radius * 1.1, aim);
    }
    return best.aim;
  }

  #reach(): number {
    const width = this.#hooks.overlay()?.getBoundingClientRect().width || 1;
    return Math.max(this.#hooks.radius() * 1.5, (FINGER * this.#hooks.size()) / width);
  }

  #point(event: { clientX: number; clientY: number }): Point | null {
    const matrix = this.#hooks.overlay()?.getScreenCTM();
    if (!matrix) return null;
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [p.x, p.y];
  }
}

function nearest<T extends { at: Point }>(all: readonly T[], here: Point, reach: number): T | null {
  const [best] = all
    .filter((one) => distance(one.at, here) <= reach)
    .sort((a, b) => distance(a.at, here) - distance(b.at, here));
  return best ?? null;
}
