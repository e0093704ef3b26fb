// What is wrong with a field, in the reader's language. The server and the page say it in the words of the Python library;
// the common complaints are known here by them, all others are shown as they are.

import { t } from '../words';

const KNOWN: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^Field required$/, () => t('own-wrong-missing')],
  [/^Extra inputs are not permitted$/, () => t('own-wrong-extra')],
  [/^Input should be a valid integer/, () => t('own-wrong-integer')],
  [/^Input should be a valid boolean/, () => t('own-wrong-boolean')],
  [/^Input should be a valid string/, () => t('own-wrong-text')],
  [/^Input should be a valid (?:tuple|list)/, () => t('own-wrong-list')],
  [/^Input should be a valid dictionary/, () => t('own-wrong-table')],
  [/^Input should be greater than or equal to (-?\d+)$/, ([, n = '']) => t('own-wrong-least', { n })],
  [/^Input should be less than or equal to (-?\d+)$/, ([, n = '']) => t('own-wrong-most', { n })],
  [/^Input should be ((?:'\w+'|\d+)(?:(?:, | or )(?:'\w+'|\d+))*)$/, ([, all = '']) => t('own-wrong-choice', { names: named(all) })],
];

const named = (all: string): string => all.replaceAll("'", '').split(/, | or /).join(', ');

export function complaint(detail: string): string {
  for (const [pattern, say] of KNOWN) {
    const found = pattern.exec(detail);
    if (found) return say(found);
  }
  return detail;
}
