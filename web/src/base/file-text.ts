// A file of a game record as text; what is none is refused where it is read.

import { problem, refused } from '../wire/fault';

/** A record has some ten thousand bytes; nobody waits for a film to be read. */
const LARGEST = 5_000_000;

export async function textOf(file: Blob): Promise<string> {
  if (file.size > LARGEST) throw refused('bad_record', problem('line 1', 'too-long', { most: LARGEST }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('bad_record', problem('line 1', 'not-utf8', { at: firstBad(bytes) }));
  }
}

/** Where it stops being text: the longest beginning that can be read. */
function firstBad(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const half = (good + bad) >> 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, half), { stream: true });
      good = half;
    } catch {
      bad = half;
    }
  }
  return good;
}
