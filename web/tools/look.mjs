// Pictures of the table in play, for looking at: `node tools/look.mjs [rules] [players] [teams]`
// with `tockwork serve --pause 0` running. They land in shots/. BASE and CHROMIUM may be set.

import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [rules = 'dog', players = '4', teams = 'pairs'] = process.argv.slice(2);
const base = process.env.BASE ?? 'http://127.0.0.1:8000';
const SIZES = [
  [360, 640],
  [844, 390],
  [1280, 800],
  [1920, 1080],
];
const THEMES = ['day', 'night', 'contrast'];
const OWN_MOVES = 8;

/** Sits down against bots and answers a few times with whatever comes first. */
async function begin(page) {
  await page.goto(`${base}/api/health`);
  return page.evaluate(
    async ([rules, players, teams, moves]) => {
      const post = async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return answer.json();
      };
      const seats = Array.from({ length: players }, (_, i) => (i ? { kind: 'bot' } : { kind: 'me', name: 'Mia' }));
      const made = await post('/api/tables', { rules, players, teams, seats, takeover_seconds: null });
      if (!made.table) throw new Error(JSON.stringify(made));
      const path = `/api/tables/${made.table.id}`;
      for (let done = 0; done < moves;) {
        const view = await (await fetch(`${path}/view`)).json();
        const choices = view.views[0]?.choices;
        if (view.table.phase === 'over') break;
        if (choices) {
          const move = choices[Math.floor(choices.length / 2)].text;
          await post(`${path}/command`, { type: 'act', id: `look-${done}`, seat: 0, expect: view.number, move });
          done += 1;
        } else await new Promise((later) => setTimeout(later, 100));
      }
      return made.table.id;
    },
    [rules, Number(players), teams, OWN_MOVES],
  );
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const first = await browser.newContext();
  const table = await begin(await first.newPage());
  const storageState = await first.storageState();
  mkdirSync('shots', { recursive: true });
  for (const [width, height] of SIZES) {
    for (const theme of THEMES) {
      const context = await browser.newContext({ storageState, viewport: { width, height } });
      await context.addInitScript(
        (said) => localStorage.setItem('tockwork.settings', said),
        JSON.stringify({ theme, speed: 'off' }),
      );
      const page = await context.newPage();
      await page.goto(`${base}/table/${table}`);
      await page.waitForSelector('main[data-my-turn=true]', { timeout: 30_000 });
      await page
        .locator('.held:not(.dead)')
        .last()
        .click({ position: { x: 8, y: 24 } });
      await page.waitForTimeout(500);
      const path = `shots/${rules}-${width}x${height}-${theme}.png`;
      await page.screenshot({ path });
      console.log(path);
      await context.close();
    }
  }
} finally {
  await browser.close();
}
