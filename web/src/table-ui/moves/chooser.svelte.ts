// What the person at the screen has picked so far, and what every tap makes of it.

import type { Choice } from '../../wire/messages';
import {
  NOTHING,
  actions,
  cardsFor,
  certainCaptures,
  chosen,
  compatible,
  completed,
  isSplit,
  keyOf,
  liveCards,
  markedBy,
  meanings,
  movers,
  nextPips,
  ofCard,
  open,
  pipsOf,
  routes,
  stops,
  targets,
  useOf,
  uses,
  type Key,
  type Pick,
  type Pip,
  type Target,
} from './choosing';

interface ChooserHooks {
  /** Legal moves of the player to move, empty if none is. */
  choices(): readonly Choice[];
  /** Where the marbles stand. */
  marbles(): readonly (readonly string[])[];
  ranked(): boolean;
  confirm(): boolean;
  play(choice: Choice): void;
}

export class Chooser {
  pick = $state.raw<Pick>(NOTHING);
  /** Which card of the hand is lifted: two may look the same. */
  lifted = $state<number | null>(null);
  /** The marble of a shared card that was touched last, for its rings. */
  active = $state<Key | null>(null);

  #hooks: ChooserHooks;
  constructor(hooks: ChooserHooks) {
    this.#hooks = hooks;
  }

  choices = $derived.by(() => this.#hooks.choices());
  live = $derived.by(() => liveCards(this.choices));
  actions = $derived.by(() => actions(this.choices));
  split = $derived.by(() => isSplit(this.choices, this.pick));
  ofCard = $derived.by(() => ofCard(this.choices, this.pick));
  chosen = $derived.by(() => chosen(this.choices, this.pick));
  open = $derived.by(() => open(this.choices, this.pick));
  /** What a joker or a copy can stand for here, if there is a choice; of what fits the marble and the place said so far. */
  meanings = $derived.by(() => {
    const { card, marble, target } = this.pick;
    if (card === null) return [];
    const found = meanings(this.choices, card);
    if (found.length < 2 || marble === null) return found.length > 1 ? found : [];
    return meanings(open(this.choices, { ...NOTHING, card, marble, target }), card);
  });
  /** What the card can do here, if that is more than one thing. */
  fan = $derived.by(() => {
    const { card, use } = this.pick;
    if (card === null || (this.meanings.length && use === null)) return [];
    const as = this.meanings.length && use !== null ? `${use.split('|')[0] ?? ''}|` : null;
    const open = ofCard(this.choices, { ...NOTHING, card, use: as });
    const found = uses(open, card);
    return found.length > 1 && (use !== null || !markedBy(open)) ? found : [];
  });
  movers = $derived.by(() => movers(this.choices, this.pick));
  /** Cards lifted a little because they move the picked marble. */
  suited = $derived.by(() =>
    this.pick.marble !== null && this.pick.card === null ? cardsFor(this.choices, this.pick.marble) : new Set<string>(),
  );
  targets = $derived.by((): Target[] => {
    const hopping = this.choices.some((c) => c.verb === 'hop');
    if (this.split || (this.pick.card === null && this.pick.marble === null && !hopping)) return [];
    if (this.pick.card === null && this.choices.some((c) => c.card)) return [];
    return targets(this.choices, this.pick);
  });
  /** Spaces where the marble touched last may be put down with more pips of a shared card. */
  stops = $derived.by(() =>
    this.split && this.active !== null ? stops(this.choices, this.pick, this.active) : new Map<string, Pip[]>(),
  );
  nextPips = $derived.by(() => (this.split ? nextPips(this.choices, this.pick) : new Map<Key, string[]>()));
  pipsTotal = $derived.by(() => {
    const [first] = this.ofCard;
    return this.split && first ? pipsOf(first) : 0;
  });
  routes = $derived.by(() => routes(this.pick.pips));
  /** Ways that are still asked about when everything else is said. */
  variants = $derived.by((): Choice[] => {
    if (this.chosen) return [];
    if (this.split) {
      const done = completed(this.ofCard, this.pick.pips);
      return done.length > 1 ? done : [];
    }
    if (this.pick.target !== null && this.open.length > 1) return this.open;
    return [];
  });
  /** Marbles that would be captured by what is picked. */
  doomed = $derived.by((): Key[] => {
    if (this.chosen) return (this.chosen.captures ?? []).map(keyOf);
    return this.split ? certainCaptures(compatible(this.ofCard, this.pick.pips)) : [];
  });

  /** Marbles that can take part in sharing the picked card. */
  sharers = $derived.by((): Key[] =>
    this.split ? [...nextPips(this.choices, { ...this.pick, pips: [] }).keys()] : [],
  );
  /** A marble is asked for, not a card. */
  opening = $derived.by(() => this.choices.some((c) => c.verb === 'open'));
  /** What is picked would send a marble of the own side back. */
  ownCapture = $derived.by(() => this.chosen?.own_capture ?? false);

  /** Which of the uses an answer belongs to. */
  uses(choice: Choice): string {
    const shared = `${choice.as ?? choice.card ?? ''}|split`;
    return this.fan.includes(shared) && choice.legs?.[0]?.pips !== undefined ? shared : useOf(choice);
  }

  /** Put everything back. */
  reset(): void {
    this.pick = NOTHING;
    this.lifted = null;
    this.active = null;
  }

  /** A tap beside everything: puts back what was picked, never steps that were laid. */
  letGo(): void {
    if (!this.pick.pips.length) this.reset();
  }

  get idle(): boolean {
    return this.pick === NOTHING;
  }

  card(card: string, index: number): void {
    if (this.lifted === index && this.pick.card === card) {
      this.reset();
      return;
    }
    const marble = this.suited.has(card) ? this.pick.marble : null;
    this.lifted = index;
    this.active = null;
    this.pick = { ...NOTHING, card, marble };
    // The marble was touched before the card: it takes the first pip of a shared card.
    if (marble !== null && this.split) {
      this.pick = { ...NOTHING, card };
      this.pip(marble);
      return;
    }
    // With the card and the marble said, a second tap may already be the whole answer.
    if (marble !== null) this.#settle();
  }

  /** A card is taken off the hand: what it can do shows, nothing is decided yet. */
  take(card: string, index: number): void {
    this.lifted = index;
    this.active = null;
    this.pick = { ...NOTHING, card };
  }

  /** The card is laid in the middle: what it must mean is played, and was seen on the way there. */
  lay(): void {
    if (this.chosen && !this.ownCapture) this.play();
  }

  use(use: string): void {
    const same = this.pick.use === use;
    // Without a use a joker still stands for the card it was said to be.
    const less = this.meanings.length && !use.endsWith('|') ? `${use.split('|')[0] ?? ''}|` : null;
    this.active = null;
    const { card, marble, target } = this.pick;
    const meant = { ...NOTHING, card, use: same ? less : use };
    // The marble and the place said before stay, if they fit what the card is to be.
    const kept = [
      { ...meant, marble, target },
      { ...meant, marble },
    ];
    const fits =
      isSplit(this.choices, meant) || same ? undefined : kept.find((pick) => open(this.choices, pick).length);
    this.pick = fits ?? meant;
    if (fits?.marble != null) this.#settle();
  }

  marble(key: Key): void {
    const meant = this.#standIn(key);
    if (this.split) {
      this.pip(meant);
      return;
    }
    if (!this.movers.has(meant)) return;
    if (this.pick.marble === meant) {
      if (this.chosen) this.play();
      else this.pick = { ...this.pick, marble: null, target: null, text: null };
      return;
    }
    this.pick = { ...this.pick, marble: meant, target: null, text: null };
    this.#settle();
  }

  /** A marble is lifted off the board: its targets show, nothing is decided yet. */
  hold(key: Key): void {
    const meant = this.#standIn(key);
    if (!this.movers.has(meant)) return;
    if (this.split) this.active = meant;
    else this.pick = { ...this.pick, marble: meant, target: null, text: null };
  }

  target(id: string): void {
    if (this.split) {
      const laid = this.stops.get(id);
      if (laid) this.pick = { ...this.pick, pips: [...this.pick.pips, ...laid] };
      return;
    }
    if (this.pick.target === id && this.chosen) {
      this.play();
      return;
    }
    const found = this.targets.find((t) => t.id === id);
    if (!found) return;
    this.pick = { ...this.pick, marble: keyOf(found.leg), target: id, text: null };
    this.#settle();
  }

  /** One more pip for a marble; `place` says which way at a fork. */
  pip(key: Key, place?: string): boolean {
    const ways = this.nextPips.get(key);
    if (!ways?.length) return false;
    this.active = key;
    const next = place ?? (ways.length === 1 ? ways[0] : undefined);
    if (next === undefined || !ways.includes(next)) return false;
    this.pick = { ...this.pick, pips: [...this.pick.pips, { marble: key, place: next }] };
    return true;
  }

  /** Take back one pip, or the last thing picked. */
  undo(): void {
    const { pips, text, target, marble, use } = this.pick;
    if (text !== null) this.pick = { ...this.pick, text: null };
    else if (pips.length) {
      this.pick = { ...this.pick, pips: pips.slice(0, -1) };
      this.active = this.pick.pips.at(-1)?.marble ?? null;
    } else if (target !== null) this.pick = { ...this.pick, target: null };
    else if (marble !== null && this.pick.card !== null) this.pick = { ...this.pick, marble: null };
    else if (use !== null) this.pick = { ...this.pick, use: null };
    else this.reset();
  }

  /** Pick an answer outright: a button of its own, or one of the variants. */
  answer(choice: Choice): void {
    this.pick = { ...this.pick, text: choice.text };
    if (this.pick.card === null) this.pick = { ...NOTHING, text: choice.text };
    this.#settle();
  }

  play(): void {
    const { chosen } = this;
    if (!chosen) return;
    this.reset();
    this.#hooks.play(chosen);
  }

  // Without confirmation the tap that leaves one answer plays it; a shared card always asks.
  #settle(): void {
    if (this.chosen && !this.split && !this.#hooks.confirm()) this.play();
  }

  // Marbles in the reserve are alike: whichever is touched, the one that may start is meant.
  #standIn(key: Key): Key {
    if (this.movers.has(key) || this.#hooks.ranked()) return key;
    const [seat = 0, marble = 0] = key.split(':').map(Number);
    const places = this.#hooks.marbles()[seat] ?? [];
    if (places[marble] !== 'R') return key;
    for (const other of this.movers) {
      const [s, m] = other.split(':').map(Number);
      if (s === seat && places[m ?? 0] === 'R') return other;
    }
    return key;
  }
}
