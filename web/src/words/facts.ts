// How a table is played, where that differs from the default.

import type { TableInfo } from '../wire/messages';
import { has, list, number, span, t } from '.';
import type { Format } from '../wire/http';

/** "2, 3 or 5 players, each for themselves · 4 or 6 players in pairs". */
export function formsInWords(forms: readonly Format[]): string {
  const teams = [...new Set(forms.map((form) => form.teams))];
  return teams
    .map((team) => {
      const counts = new Set(forms.filter((form) => form.teams === team).map((form) => form.players));
      const players = list([...counts].sort((a, b) => a - b).map(String), 'disjunction');
      return t(`form-${team}`, { players });
    })
    .join(' · ');
}

type TableFacts = Pick<TableInfo, 'options' | 'rated' | 'clock' | 'takeover_seconds' | 'spectator_delay'>;

/** Whether it is rated, house rules, clock, what happens when a player is gone, and when spectators see it. */
export function factsOf(table: TableFacts): string[] {
  const { options, rated, clock, takeover_seconds: takeover, spectator_delay: delay } = table;
  const facts = [...(rated ? [t('rated-game')] : []), ...houseWords(options)];
  if (clock.kind === 'move' || clock.kind === 'days') facts.push(t('clock-move', { time: span(clock.seconds) }));
  if (clock.kind === 'bank') facts.push(t('clock-bank', { time: span(clock.seconds), bank: span(clock.bank) }));
  if (takeover !== null) facts.push(t('takeover-after', { time: span(takeover) }));
  if (delay) facts.push(t('fact', { what: t('delay-label'), value: t('delay-by', { time: span(delay) }) }));
  return facts;
}

/** A format as ratings name it, such as `dog/4/pairs`; `*` is all of them. */
export function formWords(form: string): string {
  const [rules = '', players = '', teams = ''] = form.split('/');
  if (!teams) return t('rating-all');
  return `${t(`game-${rules}`)} · ${t(`form-${teams}`, { players: Number(players) })}`;
}

/** "1,512 ± 39". */
export const ratingWords = ({ value, error }: { value: number; error: number }): string =>
  t('rating-value', { rating: Math.round(value), error: Math.round(error) });

/** House rules alone. */
export const houseWords = (options: TableInfo['options']): string[] =>
  Object.entries(options).flatMap(([name, value]) => optionWords(name, value));

function optionWords(name: string, value: unknown): string[] {
  if (name === 'advanced' && Array.isArray(value)) return value.map((rule) => t(`option-advanced-${rule}`));
  return [t('fact', { what: t(`option-${name}`), value: valueWords(name, value) })];
}

/** What an option is set to, in words where there are any. */
export function valueWords(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (name === 'deals_repeat') return t('option-deal-n', { n: Number(value) + 1 });
  const id = `option-${name}-${value}`;
  if (has(id)) return t(id);
  if (typeof value === 'boolean') return t(value ? 'option-yes' : 'option-no');
  return typeof value === 'number' ? number(value) : String(value);
}
