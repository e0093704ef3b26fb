// Everything the pages say: `import { t, locale } from '../words'`.

export { LANGUAGES, type Language } from './languages';
export { cardAs, cardName, cardPhrase } from './cards';
export { clauseName, clauseReading, clauseWords, hasClause } from './clauses';
export { BOT_NAMES, nameOf } from './names';
export { placeWords, type PlaceContext } from './places';
export { tell, type Telling } from './log';
export { whyWords } from './why';
export { ago, alsoSay, brief, date, duration, has, list, locale, minutes, number, span, t, wordsReady, type Args } from './words.svelte';
