// Whether one person plays with bots alone: there nobody minds a coach, unless the others play the same cards.

import { isEventTable } from '../../api/event.svelte';
import type { LiveTable } from '../../api/table.svelte';

export function soloOf(live: LiveTable): boolean {
  const people = live.seats.filter(({ kind }) => kind !== 'bot');
  return (
    people.length === 1 &&
    people[0]?.mine === true &&
    live.table !== null &&
    live.table.phase !== 'lobby' &&
    !isEventTable(live.table.id)
  );
}
