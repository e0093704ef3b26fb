// Places of the board in words.

import { termsOf } from './own';
import { t } from './words.svelte';

export interface PlaceContext {
  rules: string;
  starts: readonly number[];
  names: readonly string[];
  me: number | null;
  /** Numbers printed on the track (`layout.numbers`); empty where none are. */
  numbers?: readonly (number | null)[];
  /** A printed number alone will do: for the eye, where nothing else in view is called the same. */
  brief?: boolean;
}

/** "space 12", "home 2", "Anna’s start"; "space 7 after Anna’s start" where every arm has its own count. */
export function placeWords(place: string, where: PlaceContext): string {
  const plain = place.replace(/[!^]/g, '').split('@')[0] ?? '';
  if (plain === 'R') return t(`place-${termsOf(where.rules).base}`);
  if (plain === 'C') return t(`place-${termsOf(where.rules).centre}`);
  if (plain.startsWith('H')) return t(termsOf(where.rules).dogs ? 'place-kennel' : 'place-home', { n: plain.slice(1) });
  const space = Number(plain);
  const start = where.starts.indexOf(space);
  if (start >= 0) {
    return start === where.me ? t('place-start-yours') : t('place-start-of', { name: where.names[start] ?? '' });
  }
  const printed = where.numbers?.[space];
  if (printed == null || where.brief) return t('place-space', { n: String(printed ?? space) });
  const track = where.numbers?.length ?? 0;
  const nearest = (steps: number[]): [number, number] => {
    const least = Math.min(...steps);
    return [steps.indexOf(least), least];
  };
  const behind = nearest(where.starts.map((from) => (space - from + track) % track));
  const ahead = nearest(where.starts.map((from) => (from - space + track) % track));
  const how = behind[1] === printed ? 'near' : ahead[1] < behind[1] ? 'before' : 'after';
  const [owner, steps] = how === 'before' ? ahead : behind;
  return t('place-space-by', {
    n: String(printed),
    how,
    steps: String(steps),
    name: where.names[owner] ?? '',
    me: owner === where.me ? 'yes' : 'no',
  });
}
