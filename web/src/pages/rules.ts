// Which sentences of the catalogue make the rules page of a game.

export const SECTIONS = ['goal', 'cards', 'turn', 'start', 'way', 'home', 'special'] as const;
export type Section = (typeof SECTIONS)[number];
type Page = Record<Section, string[]>;

const TEAM = ['rule-team', 'rule-no-talk'];

const dog: Page = {
  goal: ['rule-goal', ...TEAM, 'rule-goal-five'],
  cards: ['rule-deal-dog', 'rule-exchange-partner', 'rule-exchange-left'],
  turn: ['rule-turn', 'rule-no-move-lay-down', 'rule-no-move-draw'],
  start: ['rule-start-dog', 'rule-guard-start'],
  way: ['rule-capture', 'rule-lap-again'],
  home: ['rule-home', 'rule-home-dog'],
  special: ['rule-seven-burns', 'rule-seven-rest'],
};

const royal: Page = {
  goal: ['rule-goal', ...TEAM],
  cards: ['rule-deal-royal', 'rule-exchange-partner', 'rule-exchange-left'],
  turn: dog.turn,
  start: ['rule-start-one-out', 'rule-start-royal', 'rule-guard-start'],
  way: dog.way,
  home: dog.home,
  special: ['rule-magnet', 'rule-copy'],
};

export const RULE_PAGES: Record<string, Page> = {
  tock6: {
    goal: ['rule-goal', ...TEAM],
    cards: ['rule-deal-pack'],
    turn: ['rule-turn', 'rule-no-move-either'],
    start: ['rule-start-ace-king', 'rule-guard-start'],
    way: ['rule-capture', 'rule-lap-none'],
    home: ['rule-home'],
    special: ['rule-centre-tock'],
  },
  'super-tock': {
    goal: ['rule-goal', ...TEAM],
    cards: ['rule-deal-pack'],
    turn: ['rule-turn', 'rule-no-move-either'],
    start: ['rule-start-ace-king', 'rule-guard-none'],
    way: ['rule-capture', 'rule-lap-none'],
    home: ['rule-home'],
    special: ['rule-centre-heaven', 'rule-extras'],
  },
  toc: {
    goal: ['rule-goal', ...TEAM],
    cards: ['rule-deal-toc', 'rule-exchange-partner'],
    turn: ['rule-turn', 'rule-no-move-discard'],
    start: ['rule-start-ace-king', 'rule-guard-fresh'],
    way: ['rule-capture', 'rule-lap-none'],
    home: ['rule-home'],
    special: ['rule-hop-seven', 'rule-king-sweeps', 'rule-five-pushes'],
  },
  dog,
  'dog-compact': dog,
  'dog-swiss': {
    goal: ['rule-goal', ...TEAM],
    cards: ['rule-deal-dog', 'rule-exchange-partner'],
    turn: ['rule-turn', 'rule-no-move-lay-down'],
    start: ['rule-start-joker', 'rule-guard-swiss'],
    way: ['rule-capture', 'rule-lap-again', 'rule-counter-clockwise'],
    home: ['rule-home', 'rule-home-swiss'],
    special: ['rule-seven-burns', 'rule-seven-rest'],
  },
  'dog-royal-basic': royal,
  'dog-royal': {
    ...royal,
    start: ['rule-start-choose', 'rule-start-royal', 'rule-guard-start'],
    special: [
      'rule-ranks', 'rule-king', 'rule-knight', 'rule-citizen', 'rule-fool', 'rule-special', 'rule-magnet',
      'rule-copy',
    ],
  },
  'dog-kids': {
    goal: ['rule-goal-kids', 'rule-team-kids', 'rule-no-talk'],
    cards: ['rule-deal-kids', 'rule-exchange-offer'],
    turn: ['rule-turn-kids', 'rule-renew'],
    start: ['rule-start-kids'],
    way: ['rule-capture-kids', 'rule-jump-kids', 'rule-bone'],
    home: ['rule-home-kids', 'rule-lap-none'],
    special: ['rule-push-kids'],
  },
};
