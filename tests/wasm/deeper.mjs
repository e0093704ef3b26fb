// Looks closer at one decision after the other, in two ways, and prints what came of it: one JSON line for each.
// node deeper.mjs CASE.json

import { readFileSync } from 'node:fs';
import { kernel } from './kernel.mjs';

const { rules: data, network: file, seed, moves, most } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const rules = kernel.rules(data);
const network = kernel.network(rules, Buffer.from(file, 'base64'));
const game = kernel.game(rules, seed);
for (const move of moves) kernel.play(game, move);
const past = kernel.analyse(game);
const worlds = { first: 8, most, seed: 1n };
for (const { turn, answers = 0 } of JSON.parse(kernel.analysisTurns(past, network))) {
  if (answers < 2) continue;
  const atOnce = kernel.deepen(past, network, turn, worlds);
  const whole = kernel.deepenBy(atOnce, most);
  kernel.forgetDeeper(atOnce);
  const look = kernel.deepen(past, network, turn, worlds);
  const steps = [];
  do steps.push(kernel.deepenBy(look, 5));
  while (!JSON.parse(steps.at(-1)).over);
  const after = kernel.deepenBy(look, 5);
  kernel.forgetDeeper(look);
  const texts = JSON.parse(kernel.analysisChoices(past, turn)).map(({ text }) => text);
  console.log(JSON.stringify({ whole, steps, after, answers, texts }));
}
kernel.forgetAnalysis(past);
