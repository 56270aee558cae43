import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { sharedProduct } from './shared-product.ts';

const ROUNDS = 100;
const shared = new URL('../../../apps/web/src/shared/', import.meta.url);
const readScript = (path: string) => stripTypeScriptTypes(readFileSync(new URL(path, shared), 'utf8'));
const html = `<script type="module">${readScript('press/across-tabs.ts')}; globalThis.alone = alone;</script>`;

type Tab = typeof globalThis & { alone: (change: () => boolean) => Promise<boolean> };

/** Takes a key at a moment, in milliseconds, unless it is taken. */
const take = (tab: Page, key: string, at: number): Promise<boolean> =>
  tab.evaluate(
    async ([name, time]) => {
      await new Promise((resolve) => setTimeout(resolve, time - Date.now()));
      return (globalThis as Tab).alone(() => {
        const isFree = localStorage.getItem(name) === null;
        if (isFree) localStorage.setItem(name, 'taken');
        return isFree;
      });
    },
    [key, at] as const,
  );

// The lock alone let both tabs take a key in a sixth of the rounds.
test('of two tabs that change the storage at once, each sees what the other one did', async ({ context }) => {
  const url = new URL('/two-tabs', sharedProduct().url).href;
  await context.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  // The one module that it imports.
  const storage = { contentType: 'text/javascript', body: readScript('browser-storage.ts') };
  await context.route('**/browser-storage.ts', (route) => route.fulfill(storage));
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const tab of tabs) await tab.goto(url);
  const winners: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = Date.now() + 40;
    const taken = await Promise.all(tabs.map((tab) => take(tab, `key ${round}`, at)));
    winners.push(taken.filter(Boolean).length);
  }
  expect(winners).toEqual(Array(ROUNDS).fill(1));
});
