// The one line that people paste, see docs/positions.md, as the document it stands for. As tockwork/game/position_text.py.

import { problem, refused, within, type Problem } from '../../wire/fault';
import { lineAndColumn } from './json';

/** A word and where it begins. */
interface Word {
  word: string;
  at: number;
}

class LineReader {
  constructor(readonly text: string) {}

  fail(at: number, what: Problem): never {
    throw refused('unreadable', within(lineAndColumn(this.text, at), what));
  }

  /** The sections between the bars, in words. */
  sections(): { words: Word[]; at: number }[] {
    let at = 0;
    return this.text.split('|').map((part) => {
      const words = [...part.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: at + index }));
      const section = { words, at: words[0]?.at ?? at };
      at += part.length + 1;
      return section;
    });
  }

  read(): Record<string, unknown> {
    const [game, decision, ...rest] = this.sections();
    if (!game || !decision) this.fail(0, problem('', 'text-sections'));
    const found = { ...this.game(game.words), ...this.decision(decision.words, decision.at) };
    const players = Number(found['players']);
    found['seats'] = rest.slice(0, players).map(({ words, at }, i) => this.seat(i, words, at));
    for (const { words, at } of rest.slice(players)) Object.assign(found, this.section(words, at));
    return found;
  }

  game(words: Word[]): Record<string, unknown> {
    const [rules, players, teams, ...options] = words;
    if (!rules || !teams || !/^\d$/.test(players?.word ?? '')) this.fail(rules?.at ?? 0, problem('', 'text-game'));
    return {
      rules: rules.word,
      players: Number(players?.word),
      teams: teams.word,
      options: Object.fromEntries(options.map((word) => this.option(word))),
    };
  }

  option({ word, at }: Word): [string, unknown] {
    const equals = word.indexOf('=');
    if (equals < 0) this.fail(at, problem('', 'text-option', { word }));
    const value = word.slice(equals + 1);
    try {
      return [word.slice(0, equals), JSON.parse(value)];
    } catch {
      return [word.slice(0, equals), value];
    }
  }

  decision(words: Word[], at: number): Record<string, unknown> {
    const said = words.map(({ word }) => word).join(' ');
    const asked = /^(\S+) (\d{1,9}) round (\d{1,9}) leader (\d{1,9})( drawn)?$/.exec(said);
    if (!asked) this.fail(at, problem('', 'text-decision'));
    return {
      phase: asked[1],
      turn: Number(asked[2]),
      round: Number(asked[3]),
      leader: Number(asked[4]),
      drawn: asked[5] !== undefined,
    };
  }

  seat(number: number, words: Word[], at: number): Record<string, unknown> {
    const colon = words.findIndex(({ word }) => word === ':');
    if (colon < 0) this.fail(at, problem('', 'text-seat', { seat: number }));
    return {
      marbles: words.slice(0, colon).map(({ word }) => word),
      hand: this.cards(words.slice(colon + 1), `seat ${number}`),
    };
  }

  /** What stands behind the seats, in any order. */
  section(words: Word[], at: number): Record<string, unknown> {
    const [first, ...rest] = words;
    const name = first?.word ?? '';
    const texts = rest.map(({ word }) => word);
    switch (name) {
      case 'pile':
      case 'discards':
        return { [name]: this.cards(rest, name) };
      case 'last':
        if (texts.length === 1) return { last_card: texts[0] };
        break;
      case 'before':
      case 'redoing':
        return { before: parts(rest).map((part) => part.map(({ word }) => word)), redoing: name === 'redoing' };
      case 'announced': {
        const said = rest.map((word) => this.announced(word));
        return { announced: said.map(([start]) => start), starts_seen: said.map(([, seen]) => seen) };
      }
      case 'given':
        return { given: texts.map((card) => (card === '.' ? null : card)) };
      case 'passed':
        return {
          passed: parts(rest).map((part) =>
            part.length === 1 && part[0]?.word === '.' ? [] : this.cards(part, 'passed'),
          ),
        };
    }
    const part = words.map(({ word }) => word).join(' ');
    return this.fail(at, problem('', 'text-section', { part: part.slice(0, 40) }));
  }

  announced({ word, at }: Word): [boolean | null, number] {
    const [, said = '', seen = '0'] =
      /^(yes|no|\.)(?:\+(\d{1,3}))?$/.exec(word) ??
      this.fail(at, problem('', 'announces-word', { word: word.slice(0, 40) }));
    return [said === '.' ? null : said === 'yes', Number(seen)];
  }

  cards(words: Word[], where: string): string[] | null {
    if (words.length === 1 && words[0]?.word === '*') return null;
    return words.flatMap(({ word, at }) => {
      if (!word.includes('*')) return [word];
      const [, count, card = ''] =
        /^(\d{1,3})\*(.+)$/.exec(word) ?? this.fail(at, problem('', 'text-card', { word, where }));
      return Array<string>(Number(count)).fill(card);
    });
  }
}

/** Lists with a semicolon between them. */
function parts(words: Word[]): Word[][] {
  const found: Word[][] = [[]];
  for (const word of words) {
    if (word.word === ';') found.push([]);
    else found.at(-1)?.push(word);
  }
  return found;
}

/** Whether a user pasted a line and no document. */
export const isLine = (text: string): boolean => text.includes('|') && !text.trim().startsWith('{');

export const readLine = (text: string): Record<string, unknown> => new LineReader(text).read();
