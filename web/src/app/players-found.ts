// A sound and a notification for players who looked elsewhere while the server found a table for them.

import { notify } from '../base/notify';
import { sound } from '../base/sound';
import { alsoSay, t } from '../words';

export async function playersFound(table: string, rules: string): Promise<void> {
  sound('turn');
  await alsoSay('find');
  notify(t('find-found'), t(`game-${rules}`), table);
}
