// What is wrong with a file, a position or a record, in the reader's language: the message of each code is in wrong.ftl.

import type { Problem } from '../wire/fault';
import { alsoSay, has, t } from './words.svelte';

/** Fetches the words; before this, problems are shown by their codes. */
export const problemsReady = (): Promise<void> => alsoSay('wrong').catch(() => undefined);

const what = ({ code = '', arguments: said = {}, detail }: Problem): string =>
  has(`wrong-${code}`) ? t(`wrong-${code}`, said) : (detail ?? code);

/** A path may begin in a line of a text: "line 3", "line 3, column 7". In English until the words are here. */
const line = (path: string): string =>
  !has('wrong-line')
    ? path
    : path.replace(/\bline (\d+)(?:, column (\d+))?\b/, (_, n: string, column?: string) =>
        column ? t('wrong-at', { line: n, column }) : t('wrong-line', { n }),
      );

/** The sentence alone, where the path is shown beside it. */
export const problemWords = what;

/** The sentence behind the path. */
export const problemAt = (one: Problem): string => (one.where ? `${line(one.where)}: ${what(one)}` : what(one));
