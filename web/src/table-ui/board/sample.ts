import type { BoardInfo } from '../../wire/messages';

const look = {
  section: 0,
  team: 0,
  partners: [],
  receiver: null,
  colour: '#2a62ae',
  deep: '#143a6b',
  ink: '#ffffff',
  mark: 'disc',
  sign: '●',
};
/** A board of four spaces and two seats, for tests. */
export const SAMPLE_BOARD = {
  rules: 'dog',
  players: 2,
  svg: '<svg></svg>',
  marks: { disc: 'M0 0' },
  ranks: [],
  rank_marks: {},
  cards: [{ card: '7', copies: 8, clause: 'DOG-15', uses: [{ kind: 'split', pips: 7, burns: true }] }],
  starts: [0, 2],
  clauses: { exchange: 'DOG-6', no_move: 'DOG-7' },
  colours: [],
  bones: [],
  centre: false,
  shortcut: null,
  hop: null,
  special: null,
  refill: 0,
  home_colours: [],
  seats: [
    { ...look, seat: 0 },
    { ...look, seat: 1, section: 1 },
  ],
  layout: {
    size: 1000,
    radius: 20,
    track: [
      [100, 100],
      [150, 100],
      [200, 100],
      [250, 100],
    ],
    lanes: [[[500, 600]], [[500, 400]]],
    reserves: [
      [
        [50, 950],
        [100, 950],
      ],
      [
        [50, 50],
        [100, 50],
      ],
    ],
    centre: [500, 500],
    sections_of_seats: [0, 1],
    angles: [0, 180],
    middle: 200,
    numbers: [],
  },
} as unknown as BoardInfo;
