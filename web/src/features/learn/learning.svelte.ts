// A user goes through a tutorial: which step, what was tried, what is shown.

import type { Choice, FirstGame, GuidedStep, WrongTry } from '../../wire/messages';
import { NEW, type Progress } from '../../memory/progress';

/** After this number of wrong tries it is shown how to do it. */
const SHOW_AFTER = 2;

interface LearningHooks {
  /** Puts the position of a step on the table. */
  pose(step: GuidedStep): void;
  /** Lets others answer. */
  reply(moves: readonly string[]): void;
  keep(progress: Progress): void;
}

export class Learning {
  at = $state(0);
  state = $state<'asked' | 'done' | 'wrong' | 'end'>('asked');
  /** What is said of the last wrong try. */
  wrong = $state.raw<WrongTry | null>(null);
  tries = $state(0);
  shown = $state(false);
  progress = $state.raw<Progress>(NEW);

  constructor(
    readonly game: FirstGame,
    progress: Progress,
    readonly hooks: LearningHooks,
  ) {
    this.progress = progress;
    const at = game.steps.findIndex(({ id }) => id === progress.at);
    this.#begin(Math.max(0, at));
  }

  get step(): GuidedStep {
    return this.game.steps[Math.min(this.at, this.game.steps.length - 1)] as GuidedStep;
  }
  get themes(): { theme: string; first: number; done: boolean }[] {
    const { steps } = this.game;
    return [...new Set(steps.map(({ theme }) => theme))].map((theme) => ({
      theme,
      first: steps.findIndex((step) => step.theme === theme),
      done: steps.every((step) => step.theme !== theme || step.id in this.progress.tries),
    }));
  }
  get mayShow(): boolean {
    return this.state === 'asked' && this.tries >= SHOW_AFTER && !this.shown;
  }
  /** How much of the way is shown now. */
  get help(): GuidedStep['help'] {
    if (this.state !== 'asked') return 'none';
    return this.shown ? 'arrow' : this.step.help;
  }

  answered({ text }: Choice): void {
    if (this.state !== 'asked') return;
    const { step } = this;
    this.tries += 1;
    if (step.done.includes(text)) {
      this.state = 'done';
      const next = this.game.steps[this.at + 1];
      this.#keep({ tries: { ...this.progress.tries, [step.id]: this.tries }, at: next?.id ?? null });
      this.hooks.reply(step.reply);
      return;
    }
    this.state = 'wrong';
    this.wrong = step.wrong.find(({ moves }) => moves.includes(text)) ?? null;
    this.hooks.reply(this.wrong?.reply ?? []);
  }

  /** The table has refused a card and said why: that was a try as well. */
  refused(): void {
    if (this.state === 'asked') this.tries += 1;
  }

  again(): void {
    this.state = 'asked';
    this.wrong = null;
    this.hooks.pose(this.step);
  }

  show(): void {
    this.shown = true;
  }

  next(): void {
    if (this.at + 1 < this.game.steps.length) this.#begin(this.at + 1);
    else {
      this.state = 'end';
      this.#keep({ finished: true, at: null });
    }
  }

  jump(step: number): void {
    this.#begin(step);
  }

  #begin(at: number): void {
    this.at = at;
    this.tries = 0;
    this.shown = false;
    this.state = 'asked';
    this.wrong = null;
    this.#keep({ at: this.step.id });
    this.hooks.pose(this.step);
  }

  #keep(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change };
    this.hooks.keep(this.progress);
  }
}
