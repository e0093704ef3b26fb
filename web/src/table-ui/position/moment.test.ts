// Every moment of games that the kernel plays, as a document, is the same moment to the kernel.

import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { Kernel, PART } from 'tockwork-engine/kernel';
import type { Replay } from '../../wire/http';
import type { SeatLook, State, Teams } from '../../wire/messages';
import { packed, readDocument, unpacked, writeDocument } from './document';
import { momentDocument, nextAsked } from './moment';

const ROOT = `${import.meta.dirname}/../../../..`;
const forms = readFileSync(`${ROOT}/kernel/tests/tables.txt`, 'utf-8')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', data = ''] = /^([\w-]+\/\S*) (\{.*)$/.exec(line) ?? [];
    const [rules = '', players, teams] = name.split('/');
    return name ? [{ name, rules, players: Number(players), teams: teams as Teams, data }] : [];
  });
const GAMES = [
  'tock6',
  'super-tock',
  'toc',
  'dog',
  'dog-compact',
  'dog-swiss',
  'dog-royal-basic',
  'dog-royal',
  'dog-kids',
  'tac',
];
// One form of every number of players, with what can be chosen where the last form has it.
const some = GAMES.flatMap((game) =>
  [2, 3, 4, 5, 6].flatMap((n) => forms.filter(({ rules, players }) => rules === game && players === n).slice(-1)),
);

let kernel: Kernel;
beforeAll(async () => {
  kernel = await Kernel.from(await WebAssembly.compile(readFileSync(`${ROOT}/packages/engine/src/kernel.wasm`)));
});

const ANSWERS = 160;

test.each(some)('$name', ({ rules: name, players, teams, data }) => {
  const rules = kernel.rules(data);
  const looks = (JSON.parse(kernel.laidOut(rules)) as { receivers: number[] }).receivers.map(
    (receiver) => ({ receiver }) as SeatLook,
  );
  const game = kernel.game(rules, `moments ${name} ${players}`);
  for (let n = 0; n < ANSWERS && kernel.turn(game) !== null; n++)
    kernel.play(game, kernel.botMove(game, null, { noise: 0, rollouts: 0, seed: BigInt(n) }));
  const parts = PART.event | PART.state | PART.hands;
  const events = JSON.parse(kernel.eventParts(game, [], 0, kernel.events(game), parts, true)) as {
    event: Replay['log'][0]['event'];
    state: State;
    hands: string[][];
  }[];
  const replay = {
    table: { rules: name, players, teams, options: {} },
    log: events.map(({ event }, number) => ({ number, at: 0, event, walks: [] })),
    moments: events.map(({ state, hands }, number) => ({ number, state, hands })),
  } as unknown as Replay;
  let asked = 0;
  for (const at of events.keys()) {
    const found = momentDocument(replay, looks, at);
    if (!found) continue;
    asked += 1;
    expect(readDocument(unpacked(packed(writeDocument(found))))).toEqual(found);
    const wrong = kernel.wrongWith(rules, found);
    expect(wrong, JSON.stringify(found)).toEqual([]);
    const posed = kernel.posedGame(rules, found);
    const { state } = JSON.parse(kernel.now(posed, [found.turn])) as { state: State };
    expect(state).toEqual(events[nextAsked(replay.log, at)]?.state);
    kernel.forgetGame(posed);
  }
  expect(asked).toBeGreaterThan(20);
  kernel.forgetGame(game);
  kernel.forgetRules(rules);
});
