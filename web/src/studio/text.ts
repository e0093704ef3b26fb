// The one line that people paste, see docs/positions.md, as the document it stands for. As tockwork/game/position_text.py.

function fail(what: string): never {
  throw new Error(`text: ${what}`);
}

/** Whether somebody pasted a line and no document. */
export const isLine = (text: string): boolean => text.includes('|') && !text.trim().startsWith('{');

export function readLine(text: string): Record<string, unknown> {
  const parts = text.trim().split('|').map((part) => part.trim().split(/\s+/).filter(Boolean));
  const [game = [], decision = []] = parts;
  const [rules = '', players = '', teams = ''] = game;
  if (game.length < 3 || !/^\d$/.test(players)) fail("begins with RULES PLAYERS TEAMS, such as 'dog 4 pairs'");
  const options = Object.fromEntries(game.slice(3).map((word) => option(word)));
  const drawn = decision.at(-1) === 'drawn';
  const asked = /^(\w+) (\d{1,9}) round (\d{1,9}) leader (\d{1,9})( drawn)?$/.exec(decision.join(' '));
  if (!asked) fail("the decision is written 'PHASE TURN round N leader SEAT'");
  const n = Number(players);
  const seats = parts.slice(2, 2 + n).map((words, i) => {
    const colon = words.indexOf(':');
    if (colon < 0) fail(`seat ${i} is written 'MARBLES : HAND'`);
    return { marbles: words.slice(0, colon), hand: cards(words.slice(colon + 1), `seat ${i}`) };
  });
  const found: Record<string, unknown> = {
    rules, players: n, teams, options, drawn, seats, phase: asked[1], turn: Number(asked[2]), round: Number(asked[3]), leader: Number(asked[4]),
  };
  for (const [word = '', ...rest] of parts.slice(2 + n)) {
    if (word === 'pile' || word === 'discards') found[word] = cards(rest, word);
    else if (word === 'last' && rest.length === 1) found['last_card'] = rest[0];
    else if (word === 'given' || word === 'passed') found[word] = rest; // what was chosen is for the kernel's own reader
    else fail(`no section '${[word, ...rest].join(' ').slice(0, 40)}' is known here`);
  }
  return found;
}

function option(word: string): [string, unknown] {
  const at = word.indexOf('=');
  if (at < 0) fail(`option '${word}' is not NAME=VALUE`);
  const value = word.slice(at + 1);
  try {
    return [word.slice(0, at), JSON.parse(value)];
  } catch {
    return [word.slice(0, at), value];
  }
}

function cards(words: readonly string[], where: string): string[] | null {
  if (words.length === 1 && words[0] === '*') return null;
  return words.flatMap((word) => {
    if (!word.includes('*')) return [word];
    const [, count, card = ''] = /^(\d{1,3})\*(.+)$/.exec(word) ?? fail(`'${word}' in ${where} is neither a card nor N*CARD`);
    return Array<string>(Number(count)).fill(card);
  });
}
