// How strong a bot is, from the weakest on.

import type { Level } from './messages';

export const LEVELS = ['beginner', 'casual', 'club', 'master'] as const satisfies readonly Level[];
