// The languages of the catalogue.
import { LANGUAGES } from '../wire/games';

export type Language = keyof typeof LANGUAGES;

export function isLanguage(code: string | null | undefined): code is Language {
  return code != null && Object.hasOwn(LANGUAGES, code);
}

/** The first wish we speak: "fr-CA" is French; English if there is none. */
export function firstSpoken(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}
