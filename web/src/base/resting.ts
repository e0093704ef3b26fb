// The user rests on a thing to learn what it is: a mouse that stays, a finger that holds, a focus that stays.

import { keyed } from './keyed';

const HOVER_MS = 450;
const HOLD_MS = 450;
const FOCUS_MS = 650;
/** On the way from a card to what is shown of it, a mouse crosses a gap. */
const LEAVE_MS = 220;
const SLACK = 9;

/** Calls with what is rested on, and with null when that is over. What matches `shown` belongs to it. */
export function resting(selector: string, shown: string, onrest: (on: Element | null) => void) {
  return (box: Element): (() => void) => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    let on: Element | null = null;
    let down: readonly [number, number] | null = null;
    let held = false;
    /** What was just clicked is known: it is shown again when the mouse comes back. */
    let known: Element | null = null;

    const find = (event: Event): Element | null => (event.target as Element | null)?.closest(selector) ?? null;
    const later = (ms: number, act: () => void): void => {
      clearTimeout(soon);
      soon = setTimeout(act, ms);
    };
    const rest = (element: Element): void => {
      on = element;
      onrest(element);
    };
    const end = (): void => {
      clearTimeout(soon);
      if (on === null) return;
      on = null;
      onrest(null);
    };

    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons) return;
      const element = find(event);
      if (element !== known) known = null;
      if (element && element === known) return;
      if (element && element !== on) later(on ? LEAVE_MS : HOVER_MS, () => rest(element));
      else if (element || (event.target as Element).closest(shown)) clearTimeout(soon);
    };
    const out = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') later(LEAVE_MS, end);
    };
    const press = (event: PointerEvent): void => {
      held = false;
      if ((event.target as Element).closest(shown)) return;
      const element = find(event);
      end();
      if (event.pointerType === 'mouse') known = element;
      if (!element || event.pointerType === 'mouse') return;
      down = [event.clientX, event.clientY];
      later(HOLD_MS, () => {
        held = true;
        rest(element);
      });
    };
    const move = (event: PointerEvent): void => {
      if (!down || Math.hypot(event.clientX - down[0], event.clientY - down[1]) < SLACK) return;
      down = null;
      end();
    };
    const release = (): void => {
      // A finger that let go too early only wanted to tap.
      if (!held && down) clearTimeout(soon);
      down = null;
    };
    // What was held is not tapped.
    const click = (event: Event): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const focus = (event: Event): void => {
      const element = find(event);
      if (element && keyed.now) later(FOCUS_MS, () => rest(element));
    };
    // What has the focus and is taken away says so while the page is being changed: it ends after that.
    const lost = (): void => {
      clearTimeout(soon);
      const before = on;
      queueMicrotask(() => {
        if (before === null || on !== before) return;
        on = null;
        onrest(null);
      });
    };
    const outside = (event: Event): void => {
      if (!box.contains(event.target as Node)) end();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && on) {
        event.stopPropagation();
        end();
      } else if (['Enter', ' ', '?'].includes(event.key)) {
        // Played, or asked about in full: nothing is to come up beside it.
        end();
      }
    };
    const menu = (event: Event): void => {
      if (held || down) event.preventDefault();
    };

    const own: [string, (event: never) => void, boolean][] = [
      ['pointerover', over, false],
      ['pointerout', out, false],
      ['pointerdown', press, false],
      ['pointermove', move, false],
      ['pointerup', release, false],
      ['pointercancel', release, false],
      ['click', click, true],
      ['focusin', focus, false],
      ['focusout', lost, false],
      ['keydown', key, true],
      ['contextmenu', menu, false],
    ];
    for (const [name, act, early] of own) box.addEventListener(name, act as EventListener, early);
    addEventListener('pointerdown', outside, true);
    return () => {
      end();
      for (const [name, act, early] of own) box.removeEventListener(name, act as EventListener, early);
      removeEventListener('pointerdown', outside, true);
    };
  };
}
