// What the page must know of languages and games to speak of them, and small drawings. Written by
// tools/typescript.py from locale, rulebooks and render in src/tockwork: change those, not this.

/** The languages of the catalogue, each by its own name. */
export const LANGUAGES = {"fr": "Français", "en": "English", "de": "Deutsch", "it": "Italiano", "es": "Español", "nl": "Nederlands"} as const;

export const FIRST_GAME = "dog";

export const SECTIONS = ["goal", "cards", "turn", "start", "way", "home", "special"] as const;
export type Section = (typeof SECTIONS)[number];

export interface Terms {
  /** Dogs walk, not marbles. */
  dogs: boolean;
  centre: 'centre' | 'heaven';
  base: 'reserve' | 'kennels' | 'paws';
  /** Made for children: texts are read aloud, and cards say what they can do. */
  children: boolean;
  /** The clauses of what is tapped. */
  explained: { readonly [What in 'king' | 'knight' | 'citizen' | 'fool' | 'colour' | 'bone' | 'home']?: readonly string[] };
  /** The clauses of the rules page. */
  booklet: { readonly [At in Section]?: readonly string[] };
}

/** What a game does not say. */
export const USUAL: Terms = {
  dogs: false,
  centre: 'centre',
  base: 'reserve',
  children: false,
  explained: {},
  booklet: {},
};

export const GAMES: Readonly<Record<string, Partial<Terms>>> = {
  "tock6": {"booklet": {"goal": ["TK6-1", "TK6-18"], "cards": ["TK6-2", "TK6-3"], "turn": ["TK6-4", "TK6-5"], "start": ["TK6-6", "TK6-7"], "way": ["TK6-8"], "home": ["TK6-9"], "special": ["TK6-10", "TK6-11", "TK6-12", "TK6-13", "TK6-14", "TK6-15", "TK6-16", "TK6-17"]}},
  "super-tock": {"centre": "heaven", "booklet": {"goal": ["SUP-1", "SUP-11"], "cards": ["SUP-2", "SUP-3"], "turn": ["SUP-9"], "start": ["SUP-4", "SUP-5"], "way": ["SUP-6", "SUP-7"], "special": ["SUP-8", "SUP-10"]}},
  "toc": {"booklet": {"goal": ["TOC-1", "TOC-16"], "cards": ["TOC-2", "TOC-3"], "turn": ["TOC-4"], "start": ["TOC-5", "TOC-6"], "way": ["TOC-7"], "home": ["TOC-15"], "special": ["TOC-8", "TOC-9", "TOC-10", "TOC-11", "TOC-12", "TOC-13", "TOC-14"]}},
  "dog": {"base": "kennels", "booklet": {"goal": ["DOG-1", "DOG-3", "DOG-18", "DOG-19", "DOG-22"], "cards": ["DOG-2", "DOG-4", "DOG-5", "DOG-6", "DOG-20"], "turn": ["DOG-7", "DOG-12", "DOG-21"], "start": ["DOG-8", "DOG-9"], "way": ["DOG-10", "DOG-11"], "home": ["DOG-13"], "special": ["DOG-14", "DOG-15", "DOG-16", "DOG-17"]}},
  "dog-compact": {"base": "kennels", "booklet": {"goal": ["DOG-1", "DOG-3", "DOG-18", "DOG-19", "DOG-22"], "cards": ["DOG-2", "DOG-4", "DOG-5", "DOG-6", "DOG-20"], "turn": ["DOG-7", "DOG-12", "DOG-21"], "start": ["DOG-8", "DOG-9"], "way": ["DOG-10", "DOG-11"], "home": ["DOG-13"], "special": ["DOG-14", "DOG-15", "DOG-16", "DOG-17"]}},
  "dog-swiss": {"base": "kennels", "booklet": {"goal": ["SWI-1", "SWI-15"], "cards": ["SWI-2", "SWI-3", "SWI-5"], "turn": ["SWI-6", "SWI-12"], "start": ["SWI-7", "SWI-8", "SWI-9"], "way": ["SWI-4", "SWI-10", "SWI-11"], "home": ["SWI-13"], "special": ["SWI-14"]}},
  "dog-royal-basic": {"base": "kennels", "booklet": {"goal": ["ROY-1", "ROY-3", "ROY-14"], "cards": ["ROY-2", "ROY-4"], "turn": ["ROY-5", "ROY-12", "ROY-13"], "start": ["ROY-6"], "special": ["ROY-7", "ROY-8", "ROY-9", "ROY-10", "ROY-11"]}},
  "dog-royal": {"base": "kennels", "explained": {"king": ["ROY-23"], "knight": ["ROY-25"], "citizen": ["ROY-27"], "fool": ["ROY-28"]}, "booklet": {"goal": ["ROY-1", "ROY-14", "ROY-20"], "cards": ["ROY-2", "ROY-4"], "turn": ["ROY-5", "ROY-12", "ROY-13"], "start": ["ROY-21", "ROY-6", "ROY-24"], "way": ["ROY-22", "ROY-26"], "special": ["ROY-23", "ROY-25", "ROY-27", "ROY-28", "ROY-7", "ROY-8", "ROY-9", "ROY-10", "ROY-11"]}},
  "dog-kids": {"dogs": true, "base": "paws", "children": true, "explained": {"colour": ["KID-7"], "bone": ["KID-10", "KID-12"], "home": ["KID-15"]}, "booklet": {"goal": ["KID-1", "KID-3", "KID-16", "KID-22"], "cards": ["KID-2", "KID-20"], "turn": ["KID-5"], "start": ["KID-6"], "way": ["KID-4", "KID-14", "KID-7", "KID-8", "KID-9", "KID-12", "KID-13", "KID-21"], "home": ["KID-15"], "special": ["KID-10", "KID-11"]}},
  "tock-jokers": {},
  "keezen": {},
  "jackaroo": {},
  "jackaroo-complex": {},
  "pegs-and-jokers": {},
  "tac": {},
};

/** The colours of the seats, and the coats of dogs. */
export const COLOURS = ["blue", "red", "green", "yellow", "pink", "black"];
export const COATS = ["violet", "black", "white", "brown"];

/** The colours of stones, in the order of the rulebook. */
export const STONES = [{"name": "blue", "colour": "#4079bf", "deep": "#204a78", "ink": "#ffffff", "mark": "drop"}, {"name": "green", "colour": "#86bf66", "deep": "#3c6a22", "ink": "#ffffff", "mark": "leaf"}, {"name": "red", "colour": "#c8402f", "deep": "#7a1f14", "ink": "#ffffff", "mark": "heart"}, {"name": "yellow", "colour": "#f0c544", "deep": "#8a6410", "ink": "#5b3f06", "mark": "sun"}] as const;
/** Shapes in a box from -1 to 1, filled with the even-odd rule. */
export const STONE_MARKS = {"drop": "M0 -.9C.2 -.45 .62 -.1 .62 .3A.62 .62 0 0 1 -.62 .3C-.62 -.1 -.2 -.45 0 -.9z", "leaf": "M-.8 .8C-.95 -.3 -.2 -.85 .8 -.8C.85 .2 .3 .95 -.52 .62L.2 -.2L-.68 .52L-.64 .68z", "heart": "M0 .82C-1.3 -.1 -.8 -.82 -.4 -.78C-.15 -.76 0 -.55 0 -.4C0 -.55 .15 -.76 .4 -.78C.8 -.82 1.3 -.1 0 .82z", "sun": "M0.000 -0.950L0.160 -0.599L0.475 -0.823L0.438 -0.438L0.823 -0.475L0.599 -0.160L0.950 -0.000L0.599 0.160L0.823 0.475L0.438 0.438L0.475 0.823L0.160 0.599L0.000 0.950L-0.160 0.599L-0.475 0.823L-0.438 0.438L-0.823 0.475L-0.599 0.160L-0.950 0.000L-0.599 -0.160L-0.823 -0.475L-0.438 -0.438L-0.475 -0.823L-0.160 -0.599z"};
export const BONE = "M-.5 -.2H.5C.42 -.5 .84 -.62 .9 -.28C1.12 -.2 1.12 .2 .9 .28C.84 .62 .42 .5 .5 .2H-.5C-.42 .5 -.84 .62 -.9 .28C-1.12 .2 -1.12 -.2 -.9 -.28C-.84 -.62 -.42 -.5 -.5 -.2z";
export const HEAD_DRESS: Record<string, string> = {"king": "#ffd65c", "knight": "#e3e8ee", "citizen": "#fff7e6", "fool": "#ffb199"};
