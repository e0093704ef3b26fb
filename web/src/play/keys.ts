// The table by keyboard.

export interface KeyHooks {
  escape(): void;
  undo(): void;
  play(): void;
  why(card: string | null): void;
  readLast(): void;
}

export function tableKey(event: KeyboardEvent, hooks: KeyHooks): void {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest('input, textarea, select')) return;
  switch (event.key) {
    case 'Escape':
      return hooks.escape();
    case 'Backspace':
      event.preventDefault();
      return hooks.undo();
    case 'Enter':
      return target === document.body ? hooks.play() : undefined;
    case '?':
      return hooks.why(target?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null);
    case 'l':
    case 'L':
      return hooks.readLast();
    default:
      if (event.key.startsWith('Arrow')) roam(event, target);
  }
}

/** Arrows move among the marbles or the rings of the board. */
function roam(event: KeyboardEvent, target: HTMLElement | null): void {
  const kind = target?.closest('.ring') ? '.ring' : target?.closest('.marble') ? '.marble[tabindex]' : null;
  if (!kind || !target) return;
  const all = [...document.querySelectorAll<SVGElement>(`.overlay ${kind}`)];
  const at = all.findIndex((element) => element.contains(target));
  const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
  all[(at + by + all.length) % all.length]?.focus();
  event.preventDefault();
}
