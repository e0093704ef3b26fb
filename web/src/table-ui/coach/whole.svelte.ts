// The coach's words are never cut: where they need more room than there is, the board gives it.

import type { Attachment } from 'svelte/attachments';

/** Letters. */
const LONG = 70;

/** `said`: changes with the words. The room that is missing stands as `--more` at the table, see play/advice.css. */
export const keepWhole =
  (said: () => unknown): Attachment<HTMLElement> =>
  (panel) => {
    const table = panel.closest<HTMLElement>('.table');
    const place = panel.closest<HTMLElement>('.tray-area');
    if (!table || !place) return undefined;
    const fit = (): void => {
      // More than two short lines have the whole width, and the buttons a row below.
      panel.toggleAttribute(
        'data-long',
        (panel.querySelector('[data-coach-says]')?.textContent.trim().length ?? 0) > LONG,
      );
      // What is asked may take more room as well: the options of a card that is lifted.
      const tray = place.querySelector('.tray');
      if (tray) sizes.observe(tray);
      table.style.setProperty('--more', '0px');
      const missing = place.scrollHeight - place.clientHeight;
      if (missing > 0) table.style.setProperty('--more', `${missing}px`);
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(table);
    sizes.observe(panel);
    $effect(() => {
      void said();
      fit();
    });
    return () => {
      sizes.disconnect();
      table.style.removeProperty('--more');
    };
  };
