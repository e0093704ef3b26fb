// Where the focus belongs: the user who plays by keyboard is led from question to question.

import { stopOf } from '../../base/roving';
import type { Chooser } from '../moves/chooser.svelte';

type Item = HTMLElement | SVGElement;

/** What answers the question that is asked now; `null` if nothing on the table does. */
export function answerStop(table: ParentNode, chooser: Chooser): Item | null {
  const find = (what: string): Item | null => table.querySelector<Item>(what);
  const group = (what: string): Item | null => stopOf(find(what));
  const { pick } = chooser;
  if (chooser.idle) {
    if (chooser.opening) return group('.marbles');
    const held = group('.hand');
    if (held && !held.matches('.dead')) return held;
    return find('button.held:not(.dead)') ?? (chooser.actions.length ? group('.actions') : held);
  }
  if (chooser.chosen) return find('[data-action="play"]');
  if (chooser.variants.length) return find('[data-variant]');
  if (chooser.split) {
    const ways = chooser.nextPips.get(chooser.active ?? '') ?? [];
    if (ways.length > 1) return find('[data-fork]');
    if (ways.length) return find(`.marbles [data-marble="${chooser.active}"]`);
    return group('.marbles') ?? find('[data-action="undo"]');
  }
  if (pick.card === null && chooser.suited.size) return find('.held.suited');
  if (chooser.meanings.length && pick.use === null) return group('.options');
  const marbles = pick.marble === null && chooser.movers.size > 1 ? group('.marbles') : null;
  return marbles ?? group('.rings') ?? group('.marbles') ?? group('.options');
}

/** Whether the focus may be moved: it is at play, or nowhere. Who reads the log is left alone. */
export function isFree(): boolean {
  const at = document.activeElement;
  return !at || at.matches('body, main') || at.closest('.hand, .board, .tray') !== null;
}
