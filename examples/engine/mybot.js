#!/usr/bin/env node
// A bot in JavaScript that speaks the engine protocol: it brings marbles home where it can.
//
//     tockwork arena --bots examples/engine/mybot.js,greedy --games 100
const { createInterface } = require('node:readline');

const lines = createInterface({ input: process.stdin });
const reply = (message) => process.stdout.write(JSON.stringify(message) + '\n');
let seat = 0;

function liking(move) {
  const legs = (move.legs ?? []).filter((leg) => leg.seat === seat);
  const home = legs.filter((leg) => leg.to.startsWith('H')).length;
  const out = legs.filter((leg) => leg.from === 'R').length;
  return 100 * home + 10 * out + (move.own_capture ? -50 : (move.captures ?? []).length);
}

lines.on('line', (line) => {
  const said = JSON.parse(line);
  if (said.type === 'hello') {
    reply({ type: 'hello', protocol: 1, name: 'Thirty lines of JavaScript' });
  } else if (said.type === 'game') {
    seat = said.seat;
    reply({ type: 'ready' });
  } else if (said.type === 'choose') {
    const best = said.moves.reduce((a, b) => (liking(b) > liking(a) ? b : a));
    reply({ type: 'move', id: said.id, move: best.text });
  } else if (said.type === 'bye') {
    lines.close();
  }
});
