// A clause that a user wants to read. At a table it opens there, over the board; elsewhere its link leads to the page.

let wanted = $state<string | null>(null);
let table = $state(false);

export const looking = {
  get clause(): string | null {
    return wanted;
  },
  /** Whether a table stands ready to show it. */
  get here(): boolean {
    return table;
  },
  up(clause: string): void {
    wanted = clause;
  },
  done(): void {
    wanted = null;
  },
  /** A table shows clauses for as long as it is there. */
  attend(): () => void {
    table = true;
    return () => {
      table = false;
      wanted = null;
    };
  },
};
