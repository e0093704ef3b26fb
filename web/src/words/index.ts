// Everything the pages say: `import { t, locale } from '.'`.

export { LANGUAGES } from '../wire/games';
export type { Language } from './languages';
export { cardAs, cardName, cardPhrase } from './cards';
export { clauseName, clauseReading, clauseWords, clausesOf, gameOf, hasClause } from './clauses';
export { BOT_NAMES, colourName, nameAmong, nameOf } from './names';
export { termsOf } from './own';
export { placeWords, type PlaceContext } from './places';
export { tell, type Telling } from './log';
export { whyWords } from './why';
export {
  ago,
  alsoSay,
  brief,
  date,
  duration,
  has,
  list,
  locale,
  minutes,
  number,
  span,
  t,
  wordsReady,
  type Args,
} from './words.svelte';
