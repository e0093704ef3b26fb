// What opens over the table: Escape, a tap beside it or the focus going elsewhere closes it.

/** Attach to the popup; `opener` is the button it belongs to and gets the focus back. */
export function popup(close: () => void, opener: () => HTMLElement | undefined) {
  return (box: HTMLElement): (() => void) => {
    const inside = (target: EventTarget | null): boolean =>
      target instanceof Node && (box.contains(target) || Boolean(opener()?.contains(target)));
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Only what lies on top closes; what is picked on the table stays.
      event.stopPropagation();
      close();
      opener()?.focus();
    };
    const elsewhere = (event: Event): void => {
      if (!inside(event.target)) close();
    };
    addEventListener('keydown', escape, true);
    addEventListener('pointerdown', elsewhere, true);
    addEventListener('focusin', elsewhere, true);
    return () => {
      removeEventListener('keydown', escape, true);
      removeEventListener('pointerdown', elsewhere, true);
      removeEventListener('focusin', elsewhere, true);
    };
  };
}
