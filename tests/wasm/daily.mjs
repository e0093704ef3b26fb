// Makes and plays boards of the daily deal in the kernel for the browser: one JSON line for each case.
// node daily.mjs CASES.jsonl

import { readFileSync } from 'node:fs';
import { kernel } from './kernel.mjs';

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const { rules: data, network: file, texts, field } = JSON.parse(line);
  const rules = kernel.rules(data);
  const network = kernel.network(rules, Buffer.from(file, 'base64'));
  const told = texts.map((text, n) => {
    const given = kernel.giveRound(rules, network, text);
    // Played as a page does it: bots answer one by one, the first seat takes what it likes.
    const game = kernel.posedGame(rules, JSON.parse(given));
    const answers = [];
    const end = () => JSON.parse(kernel.roundEnd(game, network));
    while (!end().over) {
      const seat = kernel.turn(game);
      const mine = JSON.parse(kernel.now(game, [0])).views[0];
      const choice = mine.choices?.[(7 * n + answers.length) % mine.choices.length]?.text;
      const move = seat === 0 ? choice : kernel.botMove(game, network, { noise: 0, rollouts: 0, seed: 1n });
      if (seat === 0) answers.push(move);
      kernel.play(game, move);
    }
    const { chance } = end();
    kernel.forgetGame(game);
    return { given, answers, chance, field: field && n === 0 ? kernel.field(rules, network, given) : null };
  });
  console.log(JSON.stringify(told));
}
