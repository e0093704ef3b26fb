// A game of one's own out of a file of data: read, held against the schema and the kernel, packed into a text. The
// same as the Python library does (rulebooks/reading.py and packed.py), which a test compares.

import type { Kernel } from '../engine/kernel';
import { ApiError } from '../wire/fault';
import { unpackedText } from '../words/own';
import { isTable, json, listIn, readJson, tableIn, type Data, type Table } from './data';
import { Schemas, type Problem, type Schema } from './schema';
import { readToml } from './toml';

/** What the Python library says of all rulebooks (server/own_games.py). */
export interface Grammar {
  schema: Schema;
  languages: string[];
  /** Knobs without which nobody can play. */
  always_told: string[];
  card_name: string;
  most_bytes: number;
  most_letters: number;
  /** By shape of the board: what it needs to be drawn, if it needs anything. */
  shapes: Record<string, { section_length?: number; entrance?: number; colours?: boolean; most_lane: number; most_players: number; says: string }>;
  knobs: { name: string; default: Data }[];
}

export interface Form {
  players: number;
  teams: 'none' | 'pairs' | 'triples';
  board: number;
  data: Table;
}

const refused = (problems: Problem[]): ApiError => new ApiError('invalid', problems[0]?.detail ?? '', problems);
const refusal = (where: string, detail: string): ApiError => refused([{ where, detail }]);

export class Rulebook {
  /** Everything that is said, and what goes without saying. */
  readonly data: Table;

  /** Throws an ApiError with the path of every field that is wrong. */
  constructor(
    given: Data,
    readonly grammar: Grammar,
    kernel: Kernel,
  ) {
    if (!isTable(given)) throw refusal('rulebook', 'must be a table of fields');
    if (given.has('chosen')) throw refusal('chosen', 'house rules are set with options, not in a rulebook');
    this.data = filled(given);
    const schemas = new Schemas(grammar.schema);
    const wrong = schemas.problems(this.data);
    if (!wrong.some(({ where }) => where.startsWith('geometry'))) wrong.push(...this.#undrawable());
    if (wrong.length) throw refused(wrong);
    for (const form of this.forms) this.#compile(form, kernel);
    this.#makeSense();
    this.data = schemas.plain(this.data) as Table;
  }

  static read(text: string, grammar: Grammar, kernel: Kernel): Rulebook {
    if (new TextEncoder().encode(text).length > grammar.most_bytes) throw refusal('file', `longer than ${grammar.most_bytes} bytes`);
    const kind = text.trimStart().startsWith('{') ? 'JSON' : 'TOML';
    let data: Data;
    try {
      data = kind === 'JSON' ? readJson(text) : readToml(text);
    } catch (why) {
      throw refusal('file', `not ${kind}: ${(why as Error).message}`);
    }
    return new Rulebook(data, grammar, kernel);
  }

  static unpack(rules: string, grammar: Grammar, kernel: Kernel): Rulebook {
    if (rules.length > grammar.most_letters) throw refusal('rules', `${rules.length} letters, more than ${grammar.most_letters}`);
    let data: Data;
    try {
      data = readJson(unpackedText(rules));
    } catch {
      throw refusal('rules', 'not the text of a packed game');
    }
    return new Rulebook(data, grammar, kernel);
  }

  /** All that it says as JSON, without what goes without saying. */
  get said(): string {
    return json(this.data);
  }

  get forms(): Form[] {
    return listIn(this.data, 'forms')
      .filter(isTable)
      .map((data) => ({
        players: data.get('players') as number,
        teams: (data.get('teams') ?? 'none') as Form['teams'],
        board: (data.get('board') ?? 4) as number,
        data,
      }));
  }

  /** The form for so many; `board`, if one was chosen. */
  form(players: number, teams: string | null, board?: unknown): Form {
    const found = this.forms.find(
      (form) => form.players === players && (teams === null || form.teams === teams) && (board === undefined || form.board === board),
    );
    if (!found) throw refusal('players', `${String(this.data.get('id'))} is not played by ${players} players`);
    return found;
  }

  /** What every knob is set to in a form, before house rules. */
  knobs(form: Form): Map<string, Data> {
    const usual = this.grammar.knobs.map(({ name, default: value }): [string, Data] => [name, value]);
    return new Map([...usual, ...tableIn(this.data, 'knobs'), ...tableIn(form.data, 'knobs')]);
  }

  deck(form: Form): Table {
    const own = tableIn(form.data, 'deck');
    return own.size ? own : tableIn(this.data, 'deck');
  }

  clauses(form: Form): Table {
    return new Map([...tableIn(this.data, 'clauses'), ...tableIn(form.data, 'clauses')]);
  }

  /** One form as the kernel takes it. */
  kernelData(form: Form, options: Table = new Map()): string {
    const { players, teams, board } = form;
    return json(
      new Map<string, Data>([
        ['deck', this.deck(form)],
        ['cards', tableIn(this.data, 'cards')],
        ['advanced_cards', tableIn(this.data, 'advanced_cards')],
        ['geometry', tableIn(this.data, 'geometry')],
        ['form', new Map<string, Data>([['players', players], ['teams', teams], ['board', board]])],
        ['knobs', new Map([...tableIn(this.data, 'knobs'), ...tableIn(form.data, 'knobs')])],
        ['options', options],
        ['clauses', this.clauses(form)],
        ['card_clauses', tableIn(this.data, 'card_clauses')],
      ]),
    );
  }

  #compile(form: Form, kernel: Kernel): void {
    try {
      kernel.forgetRules(kernel.rules(this.kernelData(form)));
    } catch (no) {
      const { message } = no as Error;
      const at = message.indexOf(': ');
      throw refusal(message.slice(0, Math.max(0, at)), message.slice(at < 0 ? 0 : at + 2));
    }
  }

  /** Each picture is made for one kind of board; a ring is drawn for all others. */
  #undrawable(): Problem[] {
    const geometry = tableIn(this.data, 'geometry');
    const needs = this.grammar.shapes[String(geometry.get('shape'))];
    if (!needs) return [];
    const fits =
      (needs.section_length === undefined || needs.section_length === geometry.get('section_length')) &&
      (needs.entrance === undefined || needs.entrance === (geometry.get('entrance') ?? 0)) &&
      (needs.colours === undefined || needs.colours === listIn(geometry, 'section_colours').length > 0) &&
      Number(geometry.get('lane') ?? 4) <= needs.most_lane;
    return fits ? [] : [{ where: 'geometry.shape', detail: needs.says }];
  }

  #makeSense(): void {
    const { languages, card_name: cardName, always_told: told, knobs } = this.grammar;
    const shape = this.grammar.shapes[String(tableIn(this.data, 'geometry').get('shape'))];
    if (shape && this.forms.some(({ players }) => players > shape.most_players)) throw refusal('geometry.shape', shape.says);
    for (const language of tableIn(this.data, 'words').keys())
      if (!languages.includes(language)) throw refusal(`words.${language}`, `one of ${languages.join(', ')} is wanted`);
    for (const card of tableIn(this.data, 'deck').keys())
      if (!new RegExp(cardName, 'u').test(card)) throw refusal(`deck.${card}`, 'a card is named with letters, digits and - _ = / +');
    const options = listIn(this.data, 'options').map(String);
    const known = new Set(['board', ...knobs.map(({ name }) => name)]);
    const [strange] = options.filter((name) => !known.has(name)).sort();
    if (strange !== undefined) throw refusal('options', `no knob is called ${strange}`);
    const clauses = tableIn(this.data, 'clauses');
    if (clauses.has('*')) return;
    const changed = this.forms.flatMap((form) => {
      const set = this.knobs(form);
      const own = tableIn(form.data, 'clauses');
      return knobs.flatMap(({ name, default: usual }) => (json(set.get(name) ?? null) !== json(usual) && !own.has(name) ? [name] : []));
    });
    const needed = [...told, ...changed, ...options.filter((name) => name !== 'board')];
    const [missing] = needed.filter((name) => !clauses.has(name)).sort();
    if (missing !== undefined) throw refusal(`clauses.${missing}`, 'a knob that is used names its clause');
  }
}

/** With all that goes without saying. */
function filled(given: Table): Table {
  const prefix = given.get('prefix') ?? 'OWN';
  const first = `${String(prefix)}-1`;
  const data: Table = new Map<string, Data>([
    ['title', given.get('title') ?? given.get('id') ?? ''],
    ['publisher', ''],
    ['prefix', prefix],
    ['minutes', 45],
    ['deck_clause', first],
    ['board_clause', first],
    ['players_clause', first],
    ['card_clauses', new Map([['*', first]])],
    ['clauses', new Map([['*', first]])],
    ...given,
  ]);
  // One optional rule is a list too.
  const knobs = tableIn(data, 'knobs');
  const advanced = knobs.get('advanced');
  if (typeof advanced === 'string') data.set('knobs', new Map([...knobs, ['advanced', [advanced]]]));
  return data;
}
