// What is asked of the person at the screen, in one sentence.

import { t } from '../words';
import type { Choice } from '../wire/messages';
import type { LiveTable } from '../wire/table.svelte';
import type { Chooser } from './chooser.svelte';
import { nameAt, receiverName, type Speaking } from './words';

interface Asking {
  live: LiveTable;
  by: Speaking;
  chooser: Chooser;
  asked: readonly Choice[] | null;
  over: boolean;
  hidden: boolean;
}

export function promptFor({ live, by, chooser, asked, over, hidden }: Asking): string {
  const { state } = live;
  if (!state || over) return t('play-over');
  if (live.status === 'lost') return t(live.restarting ? 'play-restarting' : 'play-lost');
  if (!asked) {
    if (hidden && by.me === state.turn) return '';
    if (live.pending) return t('play-sending');
    return t('play-waiting', { name: nameAt(by, state.turn) });
  }
  switch (state.phase) {
    case 'exchange':
      return t('play-ask-give', { to: receiverName(by) });
    case 'offer':
      return t('play-ask-offer', { to: receiverName(by) });
    case 'opening':
      return t(chooser.chosen ? 'play-ask-confirm' : 'play-ask-open');
    case 'hop':
      return t('play-ask-hop');
    case 'discard':
      return t('play-ask-skipped');
    default:
      return playing(chooser, asked);
  }
}

function playing(chooser: Chooser, asked: readonly Choice[]): string {
  if (asked.every((c) => c.verb === 'discard')) return t('play-ask-discard');
  if (chooser.split && !chooser.chosen) return t('play-ask-pips');
  if (chooser.chosen) return t('play-ask-confirm');
  if (chooser.idle) return t('play-ask-card');
  if (chooser.pick.card === null) return t('play-ask-card-for-marble');
  if (chooser.meanings.length && chooser.pick.use === null) return t('play-ask-meaning');
  if (chooser.pick.marble === null && chooser.movers.size !== 1) {
    return t(chooser.movers.size ? 'play-ask-marble' : 'play-ask-use');
  }
  return t('play-ask-target');
}
