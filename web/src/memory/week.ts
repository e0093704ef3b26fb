// Browsers that delete what a page has stored after a week without a visit, and what each calls itself. They are those
// of Apple's engine: Safari, and every browser on an iPhone or iPad.

/** As they write themselves on an iPhone or iPad. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/CriOS/, 'Chrome'],
  [/FxiOS/, 'Firefox'],
  [/EdgiOS/, 'Edge'],
  [/OPiOS|OPT\//, 'Opera'],
  [/DuckDuckGo|Ddg\//, 'DuckDuckGo'],
];

/** The name of the browser if it deletes after a week, '' if it does but has none; null: it keeps. */
export function deletesAfterAWeek(agent: string, installed: boolean): string | null {
  const apple = /AppleWebKit/.test(agent) && !/Chrome|Chromium|Android|Edg\//.test(agent);
  if (!apple || installed) return null;
  return (
    OTHERS.find(([sign]) => sign.test(agent))?.[1] ??
    (/Safari\//.test(agent) && /iPhone|iPad|Macintosh/.test(agent) ? 'Safari' : '')
  );
}

const installed = (): boolean => globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false;

/** The same for this browser; on the home screen a page is kept. */
export const weekHere = (): string | null => deletesAfterAWeek(globalThis.navigator?.userAgent ?? '', installed());

/** Where it is said: once at each of these places, until a user has read it. */
export type Spot = 'end' | 'home' | 'games';
const KEPT = 'tockwork.week';

function read(): Partial<Record<Spot, true>> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as Partial<Record<Spot, true>>;
  } catch {
    return {};
  }
}

export const wasSaid = (spot: Spot): boolean => read()[spot] === true;

export function hasRead(spot: Spot): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...read(), [spot]: true }));
  } catch {
    // A browser that keeps nothing says it again.
  }
}

/** Whether the browser has promised to keep what is stored; asked where it can be. */
export async function promised(): Promise<boolean> {
  const { storage } = navigator;
  return ((await storage?.persisted?.()) || (await storage?.persist?.())) ?? false;
}
