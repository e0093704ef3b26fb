// Which clauses make the rules page of a game, and in which order.

export const SECTIONS = ['goal', 'cards', 'turn', 'start', 'way', 'home', 'special'] as const;
export type Section = (typeof SECTIONS)[number];
/** Clauses by their numbers, section by section. */
export type Booklet = { readonly goal: string } & { readonly clauses: Readonly<Record<Section, readonly string[]>> };

function booklet(prefix: string, goal: string, numbers: Record<Section, number[]>): Booklet {
  const named = SECTIONS.map((section) => [section, numbers[section].map((n) => `${prefix}-${n}`)] as const);
  return { goal, clauses: Object.fromEntries(named) as Record<Section, string[]> };
}

const dog = booklet('DOG', 'rule-goal', {
  goal: [1, 3, 18, 19, 22], cards: [2, 4, 5, 6, 20], turn: [7, 12, 21], start: [8, 9], way: [10, 11], home: [13],
  special: [14, 15, 16, 17],
});

export const BOOKLETS: Readonly<Record<string, Booklet>> = {
  tock6: booklet('TK6', 'rule-goal', {
    goal: [1, 18], cards: [2, 3], turn: [4, 5], start: [6, 7], way: [8], home: [9], special: [10, 11, 12, 13, 14, 15, 16, 17],
  }),
  'super-tock': booklet('SUP', 'rule-goal', {
    goal: [1, 11], cards: [2, 3], turn: [9], start: [4, 5], way: [6, 7], home: [], special: [8, 10],
  }),
  toc: booklet('TOC', 'rule-goal', {
    goal: [1, 16], cards: [2, 3], turn: [4], start: [5, 6], way: [7], home: [15], special: [8, 9, 10, 11, 12, 13, 14],
  }),
  dog,
  'dog-compact': dog,
  'dog-swiss': booklet('SWI', 'rule-goal', {
    goal: [1, 15], cards: [2, 3, 5], turn: [6, 12], start: [7, 8, 9], way: [4, 10, 11], home: [13], special: [14],
  }),
  'dog-royal-basic': booklet('ROY', 'rule-goal', {
    goal: [1, 3, 14], cards: [2, 4], turn: [5, 12, 13], start: [6], way: [], home: [], special: [7, 8, 9, 10, 11],
  }),
  'dog-royal': booklet('ROY', 'rule-goal', {
    goal: [1, 14, 20], cards: [2, 4], turn: [5, 12, 13], start: [21, 6, 24], way: [22, 26], home: [],
    special: [23, 25, 27, 28, 7, 8, 9, 10, 11],
  }),
  'dog-kids': booklet('KID', 'rule-goal-kids', {
    goal: [1, 3, 16, 22], cards: [2, 20], turn: [5], start: [6], way: [4, 14, 7, 8, 9, 12, 13, 21], home: [15], special: [10, 11],
  }),
};

export const clausesOf = (rules: string): string[] => SECTIONS.flatMap((section) => BOOKLETS[rules]?.clauses[section] ?? []);

/** The game on whose page a clause is looked up; at a table that is the game played there. */
export function gameOf(clause: string, rules?: string): string | undefined {
  if (rules && clausesOf(rules).includes(clause)) return rules;
  return Object.keys(BOOKLETS).find((game) => clausesOf(game).includes(clause));
}
