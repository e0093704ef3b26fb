// The table by keyboard.

interface KeyHooks {
  escape(): void;
  undo(): void;
  play(): void;
  why(card: string | null): void;
  readLast(): void;
  skip(): void;
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
      // The focus moves on automatically: a key held down does not answer the next question too.
      if (event.repeat) event.preventDefault();
      else if (target === document.body) hooks.play();
      return;
    case '?':
      return hooks.why(target?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null);
    case 'l':
    case 'L':
      return hooks.readLast();
    case 's':
    case 'S':
      return hooks.skip();
  }
}
