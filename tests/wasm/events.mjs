// Plays games in the kernel for the browser and prints what it tells: one JSON line for each case.
// node events.mjs CASES.jsonl

import { readFileSync } from 'node:fs';
import { kernel, PART } from './kernel.mjs';

const HAPPENED = PART.event | PART.walks | PART.state | PART.views | PART.last;

/** What the kernel says, or that it says no. */
const tried = (work) => {
  try {
    return work();
  } catch (no) {
    return `no: ${no.message}`;
  }
};

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const { rules: data, seed, position, eyes, steps } = JSON.parse(line);
  const rules = kernel.rules(data);
  const game = position ? tried(() => kernel.posedGame(rules, position)) : kernel.game(rules, seed);
  if (typeof game === 'string') {
    console.log(JSON.stringify([game]));
    continue;
  }
  const told = [];
  let from = 0;
  const tell = () => {
    for (const seats of eyes) {
      told.push(kernel.eventParts(game, seats, from, kernel.events(game), HAPPENED));
      told.push(kernel.now(game, seats));
    }
    from = kernel.events(game);
  };
  tell();
  for (const { seat, move, why } of steps) {
    if (why) told.push(tried(() => kernel.why(game, seat, why.card, why.marble)));
    kernel.play(game, move);
    tell();
  }
  for (const seats of eyes) told.push(kernel.eventParts(game, seats, 0, from, HAPPENED));
  told.push(kernel.eventParts(game, [], 0, from, PART.record, true));
  kernel.forgetGame(game);
  kernel.forgetRules(rules);
  console.log(JSON.stringify(told));
}
