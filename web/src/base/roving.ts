// One Tab stop for a group of buttons; arrows, Home and End move inside it.

import type { Attachment } from 'svelte/attachments';

type Item = HTMLElement | SVGElement;

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * The buttons of the group that match `items` share one Tab stop: the one used last while it is
 * there, else the first that matches `first`, else simply the first.
 */
export function roving(items: string, first: string = items): Attachment<Element> {
  return (group) => {
    let stop: Item | undefined;
    const all = (): Item[] => [...group.querySelectorAll<Item>(items)];

    function keepOneStop(): void {
      const found = all();
      if (!stop || !found.includes(stop)) stop = found.find((item) => item.matches(first)) ?? found[0];
      for (const item of found) {
        const index = item === stop ? '0' : '-1';
        if (item.getAttribute('tabindex') !== index) item.setAttribute('tabindex', index);
      }
    }
    function focused(event: Event): void {
      const item = (event.target as Element).closest<Item>(items);
      if (!item || item === stop || !group.contains(item)) return;
      stop = item;
      keepOneStop();
    }
    function roam(event: Event): void {
      const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
      if (altKey || ctrlKey || metaKey) return;
      const found = all();
      const at = found.findIndex((item) => item === document.activeElement);
      const step = STEPS[key];
      const to = key === 'Home' ? 0 : key === 'End' ? found.length - 1 : step && at + step + found.length;
      if (at < 0 || to === undefined) return;
      found[to % found.length]?.focus();
      event.preventDefault();
      event.stopPropagation();
    }

    keepOneStop();
    const watch = new MutationObserver(keepOneStop);
    watch.observe(group, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'disabled', 'role'],
    });
    // Not on the group: a part of a drawing that listens for the focus would itself be a Tab stop.
    document.addEventListener('focusin', focused);
    group.addEventListener('keydown', roam);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', focused);
      group.removeEventListener('keydown', roam);
    };
  };
}

/** The Tab stop of a group. */
export const stopOf = (group: Element | null | undefined): Item | null =>
  group?.querySelector<Item>('[tabindex="0"]:not(:disabled)') ?? null;
