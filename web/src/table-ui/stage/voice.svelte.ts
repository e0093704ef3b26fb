// What a screen reader hears. Every sentence is a line of its own, so that each is read once.

export class Voice {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  #count = 0;

  say(text: string): void {
    if (text) this.lines = [...this.lines.slice(-3), { id: ++this.#count, text }];
  }
}
