// Plays games with the npm package and prints what it says: one JSON line for each task of the standard input.

import { load, EngineError } from 'tockwork-engine';

const engine = await load();
const refused = (act) => {
  try {
    return act();
  } catch (why) {
    if (!(why instanceof EngineError)) throw why;
    return { refused: why.message, codes: why.problems.map(({ code }) => code) };
  }
};

const tasks = {
  games: () => engine.games,
  // A page over plain HTTP has no randomUUID.
  fresh() {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
    return [1, 2, 3].map(() => {
      const game = engine.game({ rules: 'dog' });
      return [0, 1, 2, 3].map((seat) => game.seen(seat).view.hand);
    });
  },
  about: ({ rules }) => refused(() => engine.about(rules).forms.map(({ players, teams }) => [players, teams])),
  play({ text, format, seed, moves }) {
    const rules = text === undefined ? format.rules : engine.read(text);
    const game = engine.game({ ...format, rules }, seed);
    const said = [];
    for (const move of moves) {
      const { view } = game.seen(game.turn);
      said.push([game.turn, view.hand, game.legalMoves().map((one) => one.text)]);
      game.play(move);
    }
    const { marbles, winners } = game.state;
    const found = { said, turn: game.turn, marbles, winners, told: game.log().length, events: game.events };
    const drawn = game.svg({ seat: 1 });
    found.drawn = [drawn.match(/data-marble/g).length, drawn.endsWith('</svg>\n')];
    game.free();
    found.freed = refused(() => game.turn);
    return found;
  },
  bots({ format, rollouts }) {
    const one = engine.game(format, 'bots');
    const moves = [];
    while (!one.over) {
      const move = one.bot({ rollouts, seed: moves.length });
      moves.push([one.legalMoves().some(({ text }) => text === move), move]);
      one.play(move);
    }
    return { moves, winners: one.winners, late: refused(() => one.bot()) };
  },
  evaluate({ position }) {
    const game = engine.position(position, 'hidden');
    const { answers, candidates } = game.evaluate({ deals: 16, seed: 1 });
    return { turn: game.turn, answers, candidates: candidates.map(({ text }) => text), hand: game.seen(game.turn).view.hand };
  },
  wrong() {
    const game = engine.game({ rules: 'dog' }, 1);
    return [
      refused(() => engine.game({ rules: 'chess' })),
      refused(() => engine.game({ rules: 'dog', players: 7 })),
      refused(() => engine.game({ rules: 'dog', options: { nothing: 1 } })),
      refused(() => engine.read('id = 3')),
      refused(() => engine.position({ rules: 'dog', players: 4, teams: 'pairs', marbles: 7 })),
      refused(() => game.play('play K')),
      refused(() => game.seen(4)),
      refused(() => game.svg({ theme: 'no theme' }).length),
      refused(() => engine.game({ rules: 'dog', teams: 'triples' })),
    ];
  },
};

let input = '';
for await (const part of process.stdin) input += part;
for (const line of input.trim().split('\n')) {
  const { task, ...rest } = JSON.parse(line);
  console.log(JSON.stringify(tasks[task](rest)));
}
