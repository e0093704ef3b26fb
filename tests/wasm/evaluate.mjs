// Judges decisions in the kernel for the browser and prints the judgements: one JSON line for each case.
// node evaluate.mjs CASES.jsonl

import { readFileSync } from 'node:fs';
import { kernel } from './kernel.mjs';

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const { rules: data, network: file, seed, moves, others, asked, looks, known } = JSON.parse(line);
  const rules = kernel.rules(data);
  const network = file && kernel.network(rules, Buffer.from(file, 'base64'));
  const game = kernel.game(rules, seed);
  const told = [];
  moves.forEach((move, i) => {
    const wanted = asked[i];
    if (wanted) {
      const worlds = { first: wanted.first, most: wanted.most, seed: BigInt(wanted.seed) };
      told.push(kernel.evaluate(game, kernel.turn(game), network, worlds, wanted.played ? move : ''));
    }
    kernel.play(game, move);
  });
  const past = kernel.analyse(game);
  const turns = kernel.analysisTurns(past, network);
  told.push(turns);
  for (let turn = 0; turn < JSON.parse(turns).length; turn += looks) {
    if (turn) {
      for (const other of ['', others[turn - 1]]) told.push(kernel.analysisEvaluation(past, network, turn, { first: 4, most: 8, seed: 3n }, other));
    }
    told.push(kernel.winProbability(past, network, turn, 3n, known));
  }
  kernel.forgetAnalysis(past);
  console.log(JSON.stringify(told));
}
