// What a person has chosen on this device, remembered here and nowhere else.

import type { Level } from '../wire/messages';

export type Theme = 'day' | 'night' | 'contrast';
export type Speed = 'calm' | 'brisk' | 'off';

export interface Settings {
  theme: 'auto' | Theme;
  motion: 'auto' | 'full' | 'reduced';
  speed: Speed;
  /** Ask before a move is played. */
  confirm: boolean;
  /** Play forced moves automatically. */
  forced: boolean;
  sounds: boolean;
  /** DOG Kids reads what is asked aloud automatically. */
  aloud: boolean;
  notifications: boolean;
  /** Notices come here while no page is open. */
  notices: boolean;
  /** The choices as plain buttons beside the board as a table of places. */
  list: boolean;
  /** Do not show gestures of others. */
  muted: boolean;
  /** Tables for which nobody else is needed are on this device, not at the server. */
  pocket: boolean;
  /** How strong the others are in a game that begins at once. */
  level: Level;
  /** The game played last; empty before the first. */
  game: string;
  /** A coach at tables of bots. */
  coach: boolean;
  /** It warns before a mistake that costs this many points; 0: never. */
  warn: number;
  /** The name used at tables. */
  name: string;
}

const KEPT = 'tockwork.settings';
const USUAL: Settings = {
  theme: 'auto',
  motion: 'auto',
  speed: 'calm',
  confirm: true,
  forced: false,
  sounds: true,
  aloud: false,
  notifications: false,
  notices: false,
  list: false,
  muted: false,
  pocket: false,
  level: 'casual',
  game: '',
  coach: false,
  warn: 0,
  name: '',
};

/** Kept values of the right kind; anything else is as usual. */
export function settingsFrom(kept: string | null): Settings {
  const found: Settings = { ...USUAL };
  try {
    const said = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    for (const key of Object.keys(USUAL) as (keyof Settings)[]) {
      if (typeof said[key] === typeof USUAL[key]) Object.assign(found, { [key]: said[key] });
    }
  } catch {
    // Something else wrote there; start over.
  }
  return found;
}

export const settings: Settings = $state(settingsFrom(globalThis.localStorage?.getItem(KEPT) ?? null));

function watched(query: string): { readonly matches: boolean } {
  const media = globalThis.matchMedia?.(query);
  let matches = $state(media?.matches ?? false);
  media?.addEventListener('change', () => (matches = media.matches));
  return {
    get matches() {
      return matches;
    },
  };
}

const dark = watched('(prefers-color-scheme: dark)');
const contrast = watched('(prefers-contrast: more)');
const still = watched('(prefers-reduced-motion: reduce)');

/** What the settings come to on this device, now. */
export const shown = {
  get theme(): Theme {
    if (settings.theme !== 'auto') return settings.theme;
    if (contrast.matches) return 'contrast';
    return dark.matches ? 'night' : 'day';
  },
  /** Nothing is to move: marbles stand where they arrive. */
  get still(): boolean {
    return settings.motion === 'reduced' || (settings.motion === 'auto' && still.matches);
  },
  get speed(): Speed {
    return shown.still ? 'off' : settings.speed;
  },
};

// Another window has chosen something else.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === KEPT) Object.assign(settings, settingsFrom(newValue));
});

$effect.root(() => {
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(KEPT, kept);
    } catch {
      // Private windows may refuse; the settings then last as long as the page.
    }
  });
  $effect(() => {
    document.documentElement.dataset['theme'] = shown.theme;
    document.documentElement.dataset['motion'] = shown.still ? 'still' : 'full';
  });
});
