// Follows whole evenings in the kernel for the browser and prints what it sends: one JSON line for each.
// node evenings.mjs EVENINGS.jsonl

import { readFileSync } from 'node:fs';
import { kernel } from './kernel.mjs';

const tried = (work) => {
  try {
    return work();
  } catch (no) {
    return `no: ${no.message}`;
  }
};

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const { rules: data, id, log, end } = JSON.parse(line);
  const [first, ...rest] = log;
  const rules = kernel.rules(data);
  const session = kernel.session(rules, id, first.entry, first.at);
  const said = [];
  const send = (after, now) => {
    said.push(kernel.messages(session, after, now));
    if (end) said.push(kernel.snapshot(session, now));
  };
  send(0, first.at);
  for (const { at, command, move, entry } of rest) {
    const before = kernel.number(session);
    let added = entry;
    if (command) {
      const found = kernel.check(session, command, at);
      said.push(found);
      added = found.startsWith('{"entry":') ? found.slice('{"entry":'.length, -1) : undefined;
    } else if (move) added = kernel.moveEntry(session, move, at);
    if (!added) continue;
    const no = tried(() => kernel.tryEntry(session, added, at));
    if (no) said.push(no);
    else {
      kernel.apply(session, added, at, command ? JSON.parse(command).id : '');
      send(before, at);
    }
  }
  if (end) said.push(kernel.card(session), kernel.replay(session));
  kernel.forgetSession(session);
  kernel.forgetRules(rules);
  console.log(JSON.stringify(said));
}
