// What a page without a server makes of games of one's own: one JSON line for each line that comes in.
// node own.mjs KNOWLEDGE.json TASKS.jsonl

import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kernel } from './kernel.mjs';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { rolldown } = await import(require.resolve('rolldown'));
const input = new URL('../../packages/engine/src/custom/games.ts', import.meta.url).pathname;
const file = join(mkdtempSync(join(tmpdir(), 'tock-')), 'own.mjs');
await (await rolldown({ input, logLevel: 'silent' })).write({ file });
const { OwnGames } = await import(file);

const own = new OwnGames(kernel, JSON.parse(readFileSync(process.argv[2], 'utf8')));
const ask = {
  put: ([rules, data]) => own.put(rules, data),
  read: (text) => own.read(text), board: (query) => own.board(query), engine: (played) => own.engine(played),
};
for (const line of readFileSync(process.argv[3], 'utf8').trim().split('\n')) {
  const [what, argument] = JSON.parse(line);
  try {
    console.log(JSON.stringify({ answer: ask[what](argument) }));
  } catch (why) {
    if (!why.problems) throw why;
    console.log(JSON.stringify({ problems: why.problems }));
  }
}
