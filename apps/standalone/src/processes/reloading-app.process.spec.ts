import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startReloadingApp } from './reloading-app.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gaemi-reload-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Builds `app.mjs`, which says which build it is, whenever `trigger` is written. */
const builder = (app: string, trigger: string) => `
  const { watchFile, writeFileSync, readFileSync } = await import('node:fs');
  const build = () => {
    const code = 'console.log("app ' + readFileSync(${JSON.stringify(trigger)}, 'utf8') + '"); setInterval(() => {}, 1000);';
    writeFileSync(${JSON.stringify(app)}, code);
    console.log('built in 5ms.');
  };
  watchFile(${JSON.stringify(trigger)}, { interval: 50 }, build);
  build();
`;

it('runs the app anew after every build and ends both on disposal', async () => {
  const app = join(dir, 'app.mjs');
  const trigger = join(dir, 'trigger');
  await writeFile(trigger, 'one');
  const said: string[] = [];
  const hasSaid = (line: string) => vi.waitUntil(() => said.includes(line), { timeout: 60_000 });
  const reloading = startReloadingApp(
    {
      build: { name: 'build', args: ['--input-type=module', '--eval', builder(app, trigger)] },
      app: { name: 'app', args: [app] },
    },
    { env: process.env, say: (line) => said.push(line) },
  );
  await hasSaid('[app] app one');
  await writeFile(trigger, 'second');
  await hasSaid('[app] app second');
  await reloading[Symbol.asyncDispose]();
  expect(await reloading.buildEnded).toBe('SIGTERM');
  expect(said.filter((line) => line.includes('ended'))).toEqual([]);
});
