// What is asked of the person at the screen, in one sentence. The words follow the board: nobody is said to
// think while a marble still walks.

import { span, t } from '../../words';
import type { Choice } from '../../wire/messages';
import type { LiveTable } from '../../api/table.svelte';
import type { Chooser } from '../moves/chooser.svelte';
import type { Stage } from './stage.svelte';
import { givesToPartner, nameAt, pieceOf, receiverName, type Speaking } from '../moves/words';

interface Asking {
  live: LiveTable;
  stage: Stage;
  by: Speaking;
  chooser: Chooser;
  asked: readonly Choice[] | null;
  over: boolean;
}

export function promptFor({ live, stage, by, chooser, asked, over }: Asking): string {
  const { state } = live;
  if (!state || over) return t('play-over');
  if (live.status === 'lost') return t(live.restarting ? 'play-restarting' : 'play-lost');
  if (stage.moving && chooser.idle) return '';
  if (live.table?.paused) return t('play-paused');
  if (!asked) return waiting(live, by);
  switch (state.phase) {
    case 'exchange':
      return t(givesToPartner(by) ? 'play-ask-give-partner' : 'play-ask-give', { to: receiverName(by) });
    case 'offer':
      return t('play-ask-offer', { to: receiverName(by) });
    case 'opening':
      return t(chooser.chosen ? 'play-ask-confirm' : 'play-ask-open');
    case 'hop':
      return t('play-ask-hop');
    case 'discard':
      return t('play-ask-skipped');
    default:
      return playing(chooser, asked, pieceOf(by));
  }
}

function waiting(live: LiveTable, by: Speaking): string {
  if (live.pending) return t('play-sending');
  const turn = live.state?.turn ?? null;
  const info = turn === null ? undefined : live.seats[turn];
  if (!info || info.seat === by.me) return '';
  const name = nameAt(by, info.seat);
  if (info.away_since === null || info.playing !== null) return t('play-waiting', { name });
  const limit = live.table?.takeover_seconds ?? null;
  if (limit === null) return t('play-gone', { name });
  const left = Math.max(0, Math.ceil((info.away_since + limit * 1000 - live.serverTime) / 1000));
  return t('play-gone-until', { name, time: span(left) });
}

function playing(chooser: Chooser, asked: readonly Choice[], piece: string): string {
  if (asked.every((c) => c.verb === 'discard')) return t('play-ask-discard');
  if (chooser.split && !chooser.chosen) return t('play-ask-pips');
  if (chooser.chosen) return t('play-ask-confirm');
  if (chooser.idle) return t('play-ask-card');
  if (chooser.pick.card === null) return t('play-ask-card-for-marble', { piece });
  if (chooser.meanings.length && chooser.pick.use === null) return t('play-ask-meaning');
  if (chooser.pick.marble === null && chooser.movers.size !== 1) {
    return t(chooser.movers.size ? 'play-ask-marble' : 'play-ask-use', { piece });
  }
  const swaps = chooser.targets.length > 0 && chooser.targets.every(({ choices }) => choices[0]?.verb === 'swap');
  return t(swaps ? 'play-ask-swap' : 'play-ask-target');
}
