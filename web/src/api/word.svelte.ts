// The word that a player adds to the shuffle, if any: kept as long as the window.

const MOST = 40;
const UNSEEN =
  // eslint-disable-next-line no-misleading-character-class -- each of them alone, whatever it joins
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0000}-\u{e0fff}]/gu;

/** A word as the server takes it: nothing invisible, no towers of accents. */
export function plainWord(text: string): string {
  const seen = text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu, '$1');
  return [...seen.trim()].slice(0, MOST).join('').trimEnd();
}

const KEPT = 'tockwork.word';
let word = $state(plainWord(globalThis.sessionStorage?.getItem(KEPT) ?? ''));

export const own = {
  get word(): string {
    return word;
  },
  set word(text: string) {
    word = plainWord(text);
    globalThis.sessionStorage?.setItem(KEPT, word);
  },
};
