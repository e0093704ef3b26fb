// Plays games in the kernel for the browser and prints what it tells: one JSON line for each case.
// node tell.mjs CASES.jsonl

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url);
const require = createRequire(new URL('web/package.json', root));
const ts = require('typescript');
const source = readFileSync(new URL('web/src/engine/kernel.ts', root), 'utf8');
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022' } });
const plain = join(mkdtempSync(join(tmpdir(), 'tock-')), 'kernel.mjs');
writeFileSync(plain, outputText);
const { Kernel, PART } = await import(plain);

const module = await WebAssembly.compile(readFileSync(new URL('web/src/engine/kernel.wasm', root)));
const kernel = await Kernel.from(module);
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
  const { rules: data, seed, eyes, steps } = JSON.parse(line);
  const rules = kernel.rules(data);
  const game = kernel.game(rules, seed);
  const told = [];
  let from = 0;
  const tell = () => {
    for (const seats of eyes) {
      told.push(kernel.tell(game, seats, from, kernel.events(game), HAPPENED));
      told.push(kernel.now(game, seats));
    }
    from = kernel.events(game);
  };
  tell();
  for (const { seat, move, early, why } of steps) {
    if (why) told.push(tried(() => kernel.why(game, seat, why.card, why.marble)));
    if (early) kernel.chooseEarly(game, seat, move);
    else kernel.play(game, move);
    tell();
  }
  for (const seats of eyes) told.push(kernel.tell(game, seats, 0, from, HAPPENED));
  told.push(kernel.tell(game, [], 0, from, PART.record, true));
  kernel.forgetGame(game);
  kernel.forgetRules(rules);
  console.log(JSON.stringify(told));
}
