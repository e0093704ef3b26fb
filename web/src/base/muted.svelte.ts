// Players whose reactions are not shown, at one table and as long as the window.

const KEPT = 'tockwork.muted';

let muted = $state.raw<readonly string[]>(globalThis.sessionStorage?.getItem(KEPT)?.split(' ') ?? []);
const one = (table: string, seat: number): string => `${table}:${seat}`;

export const isMuted = (table: string, seat: number): boolean => muted.includes(one(table, seat));

export function mute(table: string, seat: number, on: boolean): void {
  muted = [...muted.filter((known) => known !== one(table, seat)), ...(on ? [one(table, seat)] : [])].slice(-50);
  globalThis.sessionStorage?.setItem(KEPT, muted.join(' '));
}
