import { startTestApi, type TestApi } from '@gaemi/api/test/start-test-api.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands, firstModel, MEMBERS } from './fuzz/commands.ts';
import { World } from './fuzz/world.ts';

/** Set it to try for longer or shorter. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 600);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it(
  'no chain of calls ends in a 5xx, in an answer that belongs to another member, or with a right that outlives its end',
  async () => {
    let runs = 0;
    const property = fc.asyncProperty(commands, async (chain) => {
      runs += 1;
      const world = await World.open(api, runs, MEMBERS);
      await fc.asyncModelRun(() => ({ model: firstModel(), real: world }), chain);
    });
    await fc.assert(property, {
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: SECONDS * 1000,
      markInterruptAsFailure: false,
      endOnFailure: false,
    });
    process.stdout.write(`${runs} chains\n`);
    expect(runs).toBeGreaterThan(SECONDS / 60);
  },
  (SECONDS + 300) * 1000,
);
