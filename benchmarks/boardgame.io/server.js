// The peer of benchmarks/server.py: a race of marbles with hidden hands, in memory, as boardgame.io's
// tutorial would write it. Prints its port.
const { Server } = require('boardgame.io/server');
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const LENGTH = 64;
const MARBLES = 4;
const HAND = 5;

const deal = (G, random, player) => {
  G.players[player].hand = Array.from({ length: HAND }, () => random.Die(13));
};

const race = {
  name: 'race',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
    const G = {
      secret: { deck: random.Shuffle(Array.from({ length: 110 }, (_, i) => (i % 13) + 1)) },
      players: Object.fromEntries(seats.map((seat) => [seat, { hand: [] }])),
      // How far each marble has walked from its own start; -1 is the reserve.
      marbles: seats.map(() => Array(MARBLES).fill(-1)),
      laps: seats.map(() => 0),
      discards: [],
    };
    for (const seat of seats) deal(G, random, seat);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, playerID, random }, card, marble) => {
        const { hand } = G.players[playerID];
        if (hand[card] === undefined || G.marbles[playerID][marble] === undefined) return INVALID_MOVE;
        const [pips] = hand.splice(card, 1);
        G.discards = [...G.discards.slice(-9), pips];
        const own = G.marbles[playerID];
        own[marble] = own[marble] < 0 ? 0 : own[marble] + pips;
        if (own[marble] >= LENGTH) {
          own[marble] = -1;
          G.laps[playerID] += 1;
        }
        const place = (seat, walked) => (walked < 0 ? -1 : (walked + seat * 16) % LENGTH);
        const here = place(+playerID, own[marble]);
        for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
          if (seat === +playerID) continue;
          G.marbles[seat] = G.marbles[seat].map((w) => (here >= 0 && place(seat, w) === here ? -1 : w));
        }
        if (hand.length === 0) deal(G, random, playerID);
      },
    },
  },
};

const server = Server({ games: [race], origins: ['http://127.0.0.1'] });
server.run({ port: 0, lobbyConfig: undefined }).then(({ appServer }) => {
  console.log(`localhost:${appServer.address().port}`);
});
