// The layers of the page (eslint.config.js) are held: what must not be imported is refused.
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const RULES = ['boundaries/dependencies', '@typescript-eslint/no-restricted-imports', 'no-restricted-syntax'];
const ROOT = `${import.meta.dirname}/../..`;
const eslint = new ESLint({ cwd: ROOT });

async function refused(file: string, text: string): Promise<boolean> {
  const [found] = await eslint.lintText(text, { filePath: `${ROOT}/src/${file}` });
  expect(found?.messages.filter(({ fatal }) => fatal)).toEqual([]);
  return (found?.messages ?? []).some(({ ruleId }) => RULES.includes(ruleId ?? ''));
}

describe('an import is refused', () => {
  test.each([
    ['of what lies above', 'words/log.ts', "export { goTo } from '../ui/popup';"],
    ['of another feature', 'features/daily/days.ts', "export * from '../puzzles/PuzzleTable.svelte';"],
    ['of a part of the table above', 'table-ui/hand/card.ts', "export * from '../stage/stage.svelte';"],
    ['of a type from above', 'base/looks.ts', "import type { Telling } from '../words';\nexport type A = Telling;"],
    ['that comes later', 'api/sync.ts', "export const copy = () => import('../memory/copy');"],
    ['of the worker by a page', 'features/fair/x.ts', "import { verify } from '../../local/verify';\nverify;"],
    ['of the kernel by a page', 'ui/x.ts', "export { Kernel } from 'tockwork-engine/kernel';"],
    ['of the kernel that comes later', 'ui/x.ts', "export const load = () => import('tockwork-engine/kernel');"],
  ])('%s', async (_, file, text) => {
    expect(await refused(file, text)).toBe(true);
  });
});

describe('an import is allowed', () => {
  test.each([
    ['of what lies below', 'features/daily/days.ts', "export * from '../../table-ui/board/zoom';"],
    ['within a feature', 'features/replay/x.ts', "export * from './review/moments';"],
    ['of a type of the worker', 'features/daily/x.ts', "export type { DailyBoards } from '../../local/daily';"],
    ['of a type of the kernel', 'ui/x.ts', "export type { Kernel } from 'tockwork-engine/kernel';"],
    ['of the worker by itself', 'local/x.ts', "export * from './house';\nexport * from 'tockwork-engine/kernel';"],
  ])('%s', async (_, file, text) => {
    expect(await refused(file, text)).toBe(false);
  });
});
