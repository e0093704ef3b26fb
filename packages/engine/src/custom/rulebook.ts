// A custom game out of a file of data: read, held against the schema and the kernel, packed into a text. The
// same as the Python library does (rulebooks/reading.py and packed.py), which a test compares.

import { KernelError, type Kernel } from '../kernel';
import { problem, refused, type Problem } from '../../../../web/src/wire/fault';
import { unpackedText } from '../../../../web/src/words/own';
import { isTable, json, listIn, readJson, tableIn, type Data, type Table } from './data';
import { Schemas, type Schema } from './schema';
import { readToml, TomlError } from './toml';

/** What the Python library says of all rulebooks (server/custom_games.py). */
export interface Grammar {
  schema: Schema;
  languages: string[];
  /** Options without which a game cannot be played. */
  always_told: string[];
  card_name: string;
  /** Ids of the games of the package. */
  taken: string[];
  most_bytes: number;
  most_letters: number;
  /** By shape of the board: what it needs to be drawn, if it needs anything. */
  shapes: Record<
    string,
    {
      section_length?: number;
      entrance?: number;
      colours?: boolean;
      most_lane: number;
      most_players: number;
      code: 'shape-cross' | 'shape-dog' | 'shape-garden' | 'shape-ring';
    }
  >;
  knobs: { name: string; default: Data }[];
}

export interface Format {
  players: number;
  teams: 'none' | 'pairs' | 'triples';
  board: number;
  data: Table;
}

const refusal = (...problems: Problem[]): Error => refused('invalid', ...problems);

export class Rulebook {
  /** Everything that is said, and what goes without saying. */
  readonly data: Table;

  /** Throws an ApiError with the path of every field that is wrong. */
  constructor(
    given: Data,
    readonly grammar: Grammar,
    kernel: Kernel,
  ) {
    if (!isTable(given)) throw refusal(problem('rulebook', 'fields'));
    if (given.has('chosen')) throw refusal(problem('chosen', 'house'));
    this.data = filled(given);
    const schemas = new Schemas(grammar.schema);
    const wrong = schemas.problems(this.data);
    if (!wrong.some(({ where }) => where.startsWith('geometry'))) wrong.push(...this.#undrawable());
    if (wrong.length) throw refusal(...wrong);
    for (const form of this.forms) this.#compile(form, kernel);
    this.#makeSense();
    this.data = schemas.plain(this.data) as Table;
  }

  static read(text: string, grammar: Grammar, kernel: Kernel): Rulebook {
    if (new TextEncoder().encode(text).length > grammar.most_bytes)
      throw refusal(problem('file', 'too-long', { most: grammar.most_bytes }));
    const kind = text.trimStart().startsWith('{') ? 'JSON' : 'TOML';
    let data: Data;
    try {
      data = kind === 'JSON' ? readJson(text) : readToml(text);
    } catch (why) {
      throw refusal(
        why instanceof TomlError
          ? problem('file', 'not-toml', { why: why.message, line: why.line, column: why.column })
          : problem('file', 'unreadable', { kind, why: (why as Error).message }),
      );
    }
    const book = new Rulebook(data, grammar, kernel);
    const id = String(book.data.get('id'));
    if (grammar.taken.includes(id)) throw refusal(problem('id', 'called', { id }));
    book.#refuseUnused(kernel);
    return book;
  }

  static unpack(rules: string, grammar: Grammar, kernel: Kernel): Rulebook {
    if (rules.length > grammar.most_letters)
      throw refusal(problem('rules', 'letters', { n: rules.length, most: grammar.most_letters }));
    let data: Data;
    try {
      data = readJson(unpackedText(rules));
    } catch {
      throw refusal(problem('rules', 'not-packed'));
    }
    return new Rulebook(data, grammar, kernel);
  }

  /** All that it says as JSON, without what goes without saying. */
  get said(): string {
    return json(this.data);
  }

  get forms(): Format[] {
    return listIn(this.data, 'forms')
      .filter(isTable)
      .map((data) => ({
        players: data.get('players') as number,
        teams: (data.get('teams') ?? 'none') as Format['teams'],
        board: (data.get('board') ?? 4) as number,
        data,
      }));
  }

  /** The format for a number of players; `board`, if one was chosen. */
  form(players: number, teams: string | null, board?: unknown): Format {
    const found = this.forms.find(
      (form) =>
        form.players === players &&
        (teams === null || form.teams === teams) &&
        (board === undefined || form.board === board),
    );
    if (!found) throw refusal(problem('players', 'players-here', { rules: String(this.data.get('id')), n: players }));
    return found;
  }

  /** What every option is set to in a form, before house rules. */
  knobs(form: Format): Map<string, Data> {
    const usual = this.grammar.knobs.map(({ name, default: value }): [string, Data] => [name, value]);
    return new Map([...usual, ...tableIn(this.data, 'knobs'), ...tableIn(form.data, 'knobs')]);
  }

  deck(form: Format): Table {
    const own = tableIn(form.data, 'deck');
    return own.size ? own : tableIn(this.data, 'deck');
  }

  clauses(form: Format): Table {
    return new Map([...tableIn(this.data, 'clauses'), ...tableIn(form.data, 'clauses')]);
  }

  /** One form as the kernel takes it. */
  kernelData(form: Format, options: Table = new Map()): string {
    const { players, teams, board } = form;
    return json(
      new Map<string, Data>([
        ['deck', this.deck(form)],
        ['cards', tableIn(this.data, 'cards')],
        ['advanced_cards', tableIn(this.data, 'advanced_cards')],
        ['geometry', tableIn(this.data, 'geometry')],
        [
          'form',
          new Map<string, Data>([
            ['players', players],
            ['teams', teams],
            ['board', board],
          ]),
        ],
        ['knobs', new Map([...tableIn(this.data, 'knobs'), ...tableIn(form.data, 'knobs')])],
        ['options', options],
        ['clauses', this.clauses(form)],
        ['card_clauses', tableIn(this.data, 'card_clauses')],
      ]),
    );
  }

  #compile(form: Format, kernel: Kernel): void {
    try {
      kernel.forgetRules(kernel.rules(this.kernelData(form)));
    } catch (no) {
      throw no instanceof KernelError ? refusal(...no.problems) : no;
    }
  }

  /** An option that changes nothing in any of the forms is refused. */
  #refuseUnused(kernel: Kernel): void {
    const [first = [], ...others] = this.forms.map((form) => kernel.unusedSettings(this.kernelData(form)));
    for (const unused of first)
      if (others.every((other) => other.some(({ where }) => where === unused.where))) throw refusal(unused);
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
    return fits ? [] : [problem('geometry.shape', needs.code)];
  }

  #makeSense(): void {
    const { languages, card_name: cardName, always_told: always, knobs } = this.grammar;
    const shape = this.grammar.shapes[String(tableIn(this.data, 'geometry').get('shape'))];
    if (shape && this.forms.some(({ players }) => players > shape.most_players))
      throw refusal(problem('geometry.shape', shape.code));
    for (const language of tableIn(this.data, 'words').keys())
      if (!languages.includes(language))
        throw refusal(problem(`words.${language}`, 'language', { names: languages.join(', ') }));
    for (const card of tableIn(this.data, 'deck').keys())
      if (!new RegExp(cardName, 'u').test(card)) throw refusal(problem(`deck.${card}`, 'card-signs'));
    const options = listIn(this.data, 'options').map(String);
    const known = new Set(['board', ...knobs.map(({ name }) => name)]);
    const [strange] = options.filter((name) => !known.has(name)).sort();
    if (strange !== undefined) throw refusal(problem('options', 'no-knob-called', { name: strange }));
    const clauses = tableIn(this.data, 'clauses');
    if (clauses.has('*')) return;
    const changed = this.forms.flatMap((form) => {
      const set = this.knobs(form);
      const own = tableIn(form.data, 'clauses');
      return knobs.flatMap(({ name, default: usual }) =>
        json(set.get(name) ?? null) !== json(usual) && !own.has(name) ? [name] : [],
      );
    });
    const needed = [...always, ...changed, ...options.filter((name) => name !== 'board')];
    const [missing] = needed.filter((name) => !clauses.has(name)).sort();
    if (missing !== undefined) throw refusal(problem(`clauses.${missing}`, 'clause'));
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
