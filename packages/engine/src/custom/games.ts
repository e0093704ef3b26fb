// Games out of their data, in a site without a server: what a server would answer of custom games, and the boards
// of all games with any house rules, worked out in the worker.

import type { Kernel } from '../kernel';
import type { Game, Option, Engine as Engine, BoardQuery } from '../../../../web/src/wire/http';
import { noGame, type GameSetup } from '../../../../web/src/wire/format';
import { ApiError, problem, refused } from '../../../../web/src/wire/fault';
import type { BoardInfo, SeatLook, Teams, Use } from '../../../../web/src/wire/messages';
import { isOwn, packed } from '../../../../web/src/words/own';
import { json, listIn, loose, ordered, readJson, tableIn, type Data, type Table } from './data';
import { layoutDocument } from './drawing/layout';
import { seatLooks, type Looks, type PrintedBoard } from './drawing/scene';
import { drawBoard } from './drawing/svg';
import { Rulebook, type Format, type Grammar } from './rulebook';

/** What a site knows of all custom games (server/custom_games.py). */
export interface OwnKnowledge extends Grammar {
  /** Every option as the set-up page offers it. */
  knobs: (Option & { default: Data })[];
  usual_players: number;
  levels: Engine['levels'];
  looks: Looks;
  colours: string[];
  ranks: string[];
}

/** Who sits where, and what is printed where: as the kernel says. */
interface LaidOut {
  sections: number[];
  starts: number[];
  teams: number[];
  receivers: number[];
  colours: number[][];
  bones: number[];
  homes: number[][];
}

const KEPT = 8;

export class OwnGames {
  #read = new Map<string, Rulebook>();
  /** Those of the site, by id. */
  #catalogue = new Map<string, Rulebook>();

  constructor(
    readonly kernel: Kernel,
    readonly known: OwnKnowledge,
  ) {}

  /** A game out of the text of a file; an ApiError has the path of every field that is wrong. */
  read(text: string): { rules: string; game: Game } {
    const book = Rulebook.read(text, this.known, this.kernel);
    const rules = packed(book.said);
    if (rules.length > this.known.most_letters)
      throw refused('invalid', problem('rulebook', 'packed', { n: rules.length, most: this.known.most_letters }));
    return { rules, game: this.game(rules) };
  }

  /** Whether a game can be asked for: a custom one always, one of the site once it was loaded. */
  has(rules: string): boolean {
    return isOwn(rules) || this.#catalogue.has(rules);
  }

  /** A game of the site, as JSON. */
  put(rules: string, data: string): void {
    this.#catalogue.set(rules, new Rulebook(readJson(data), this.known, this.kernel));
  }

  /** The game that a text stands for; the last few are kept, because a page asks for them again and again. */
  book(rules: string): Rulebook {
    const ours = this.#catalogue.get(rules);
    if (ours) return ours;
    let book = this.#read.get(rules);
    if (!book) {
      book = Rulebook.unpack(rules, this.known, this.kernel);
      this.#read.set(rules, book);
      const [oldest] = this.#read.keys();
      if (this.#read.size > KEPT && oldest !== undefined) this.#read.delete(oldest);
    }
    return book;
  }

  /** Its forms and options. */
  game(rules: string): Game {
    const book = this.book(rules);
    const { usual_players: many } = this.known;
    const players = book.forms.some((form) => form.players === many) ? many : (book.forms[0]?.players ?? many);
    const usual = book.form(players, null);
    const knobs = book.knobs(usual);
    const formatOf = (form: Format): Game['usual'] => ({
      players: form.players,
      teams: form.teams,
      board: form.board,
      settings: Object.fromEntries(
        [...book.knobs(form)]
          .filter(([name, value]) => json(value) !== json(knobs.get(name) ?? null))
          .map(([name, value]) => [name, loose(value)]),
      ),
    });
    const options = listIn(book.data, 'options').map(String);
    const house = this.known.knobs.filter(({ name }) => !options.includes(name));
    return {
      id: rules,
      related: false,
      minutes: Number(book.data.get('minutes')),
      forms: book.forms.map(formatOf),
      usual: formatOf(usual),
      options: options.map((name) => this.#option(book, name, knobs)),
      house: house.map(({ name }) => this.#option(book, name, knobs)),
    };
  }

  #option(book: Rulebook, name: string, knobs: Map<string, Data>): Option {
    if (name === 'board') {
      const boards = [...new Set(book.forms.map((form) => form.board))].sort();
      return { name, kind: 'choice', values: boards, default: null };
    }
    const known = this.known.knobs.find((knob) => knob.name === name);
    if (!known) throw new ApiError('failed', `no option is called ${name}`);
    const values = name === 'advanced' ? [...tableIn(book.data, 'advanced_cards').keys()] : known.values;
    return { name, kind: known.kind, values, default: loose(knobs.get(name) ?? null) };
  }

  /** A form for the kernel, with its house rules. */
  engine({ rules, players, teams, options }: GameSetup): Engine {
    const { board, ...rest } = options;
    const book = this.book(rules);
    const data = book.kernelData(book.form(players, teams, board), ordered(rest) as Table);
    return { data, teams: this.#laidOut(data).teams, levels: this.known.levels };
  }

  #laidOut(data: string): LaidOut {
    let rules;
    try {
      rules = this.kernel.rules(data);
    } catch (no) {
      throw noGame(no);
    }
    try {
      return JSON.parse(this.kernel.laidOut(rules)) as LaidOut;
    } finally {
      this.kernel.forgetRules(rules);
    }
  }

  /** All that is needed to draw a table. */
  board({ rules, players, teams, options, theme, seat }: BoardQuery): BoardInfo {
    const { board: chosen, ...rest } = options;
    const { looks, colours, ranks } = this.known;
    const book = this.book(rules);
    const form = book.form(players, teams, chosen);
    const house = ordered(rest) as Table;
    const laid = this.#laidOut(book.kernelData(form, house));
    const knobs = new Map([...book.knobs(form), ...house]);
    const board = printed(book, form, knobs, laid, ranks);
    const drawn = drawBoard(
      board,
      laid.sections,
      seat,
      theme,
      looks,
      `o${hash(`${rules}${JSON.stringify(options)}${players}${teams}${theme}${seat}`)}-`,
    );
    const seats = seatLooks(looks, board.shape, looks.themes[theme]!).slice(0, players);
    const exchange = String(knobs.get('exchange')) as BoardInfo['exchange'];
    const clauses = book.clauses(form);
    const length = board.sections * board.section_length;
    return {
      rules,
      players,
      teams: teams as Teams,
      options,
      layout: layoutDocument(drawn.layout),
      svg: drawn.svg,
      seats: seats.map((look, at): SeatLook => ({
        seat: at,
        section: laid.sections[at] ?? 0,
        team: laid.teams[at] ?? 0,
        partners: laid.teams.flatMap((team, other) => (other !== at && team === laid.teams[at] ? [other] : [])),
        receiver: exchange === 'none' ? null : (laid.receivers[at] ?? null),
        colour: look.colour,
        deep: look.deep,
        ink: look.ink,
        mark: look.mark,
        sign: look.sign,
      })),
      marks: Object.fromEntries(seats.map(({ mark }) => [mark, looks.marks[mark] ?? ''])),
      ranks: [...board.ranks],
      rank_marks: Object.fromEntries(board.ranks.map((rank) => [rank, looks.ranks[rank] ?? ''])),
      cards: cards(book, form, knobs),
      clauses: Object.fromEntries(
        ['exchange', 'no_move', 'opening', 'start'].flatMap((topic) => {
          const clause = clauses.get(topic) || clauses.get('*');
          return clause ? [[topic, String(clause)]] : [];
        }),
      ),
      colours: laid.colours.map((space) => space.map((colour) => colours[colour] ?? '')),
      bones: laid.bones,
      home_colours: laid.homes.length
        ? laid.sections.map((section) => laid.homes[section]!.map((colour) => colours[colour] ?? ''))
        : [],
      marbles: board.marbles,
      length,
      lane: board.lane,
      starts: laid.starts,
      entrances: laid.starts.map((start) => (start + board.entrance + length) % length),
      exchange,
      centre: board.centre,
      shortcut: board.shortcut,
      hop: board.hop,
      special: board.special,
      refill: Number(knobs.get('refill')),
    };
  }
}

function printed(
  book: Rulebook,
  form: Format,
  knobs: Map<string, Data>,
  laid: LaidOut,
  ranks: readonly string[],
): PrintedBoard {
  const geometry = tableIn(book.data, 'geometry');
  const space = (name: string): number | null => (geometry.get(name) ?? null) as number | null;
  return {
    shape: geometry.get('shape') as PrintedBoard['shape'],
    sections: form.board,
    section_length: Number(geometry.get('section_length')),
    entrance: Number(geometry.get('entrance') ?? 0),
    lane: Number(geometry.get('lane') ?? 4),
    numbered: geometry.get('numbered') === true,
    centre: geometry.get('centre') === true,
    shortcut: space('shortcut'),
    hop: space('hop'),
    special: space('special'),
    colours: laid.colours,
    bones: laid.bones,
    home_colours: laid.homes,
    direction: String(knobs.get('direction')),
    marbles: Number(knobs.get('marbles')),
    ranks: knobs.get('hierarchy') === true ? ranks : [],
  };
}

/** The cards of the deck as this form and its house rules have them. */
function cards(book: Rulebook, form: Format, knobs: Map<string, Data>): BoardInfo['cards'] {
  const usual = tableIn(book.data, 'cards');
  const now = new Map(usual);
  const chosen = knobs.get('advanced');
  for (const rule of Array.isArray(chosen) ? chosen : [chosen])
    for (const [card, uses] of tableIn(tableIn(book.data, 'advanced_cards'), String(rule))) now.set(card, uses);
  const clauses = tableIn(book.data, 'card_clauses');
  return [...now].map(([card, uses]) => {
    const changed = clauses.has('advanced') && json(uses) !== json(usual.get(card) ?? null);
    return {
      card,
      copies: Number(book.deck(form).get(card)),
      clause: String((changed ? clauses.get('advanced') : clauses.get(card)) ?? clauses.get('*') ?? ''),
      uses: (Array.isArray(uses) ? uses : []).map((use) => loose(use) as Use),
    };
  });
}

/** Short and the same for the same text: ids of one picture must not meet those of another. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(16);
}
