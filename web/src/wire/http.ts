// The bodies of docs/wire.md as the page calls them, and what it adds to them.

import type * as wire from './messages';
import type { Level, PlayedGame, PlayedSeat } from './messages';

export type {
  FormInfo as Format,
  GameInfo as Game,
  Invitation,
  Me,
  Moment,
  OptionInfo as Option,
  People,
  Person,
  Replay,
  SeatWish,
  Settled,
  TableCard,
  Tally,
} from './messages';

export interface NewTable
  extends Required<Omit<wire.NewTable, 'promise' | 'clock' | 'rated' | 'club'>>, Pick<wire.NewTable, 'rated' | 'club'> {
  clock: NonNullable<wire.NewTable['clock']>;
}

export type BoardQuery = Required<Omit<wire.Requests['GET /api/board']['given'], 'options'>> & {
  options: Record<string, unknown>;
};

export interface Remembered extends Omit<PlayedGame, 'seats' | 'taken_back'> {
  /** Where it can be looked at again: this device, the server, or a file that was brought here. */
  where: 'device' | 'server' | 'file';
  /** Of a file: what it is called at the server where it was played. */
  origin?: string;
  /** Of the server: what the same game is called that a file has brought here too. */
  copy?: string;
  seats: PlayedSeat[];
  taken_back?: number;
}

/** What the page needs of a format before the kernel can play it. */
export interface Engine {
  /** The rulebook's data as the kernel takes it: JSON to the letter, see ordered.ts. */
  data: string;
  teams: number[];
  levels: Record<Level, wire.Thinking>;
}
