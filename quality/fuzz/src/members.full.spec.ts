import { PASSWORD } from '@gaemi/api/test/start-test-api.ts';
import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stage } from './caller.ts';
import { commands } from './commands.ts';
import { signUp } from './member-commands.ts';
import { newWorld } from './world.ts';

/** How long to go on, and the first seed: a failure names the seed of its chain. */
const seconds = Number(process.env.FUZZ_SECONDS || 600);
const firstSeed = Number(process.env.FUZZ_SEED || Math.floor(Math.random() * 1_000_000_000));
/** Acts that a minute is long enough for. */
const KINDS = 18;
const ADMIN = 'fuzz.admin@example.com';

let product: TestProduct;
const acts = new Map<string, number>();
beforeAll(async () => {
  product = await startTestProduct();
  await product.api.addMember(ADMIN, { isAdmin: true });
});
afterAll(() => product.close());

/** The product with a world of its own; only the members of that world are looked at. */
async function newStage(): Promise<Stage> {
  const stage = { product, world: newWorld(), admin: { user_email: ADMIN, password: PASSWORD }, acts };
  // Most acts need somebody, and another one.
  await signUp(stage);
  await signUp(stage);
  return stage;
}

const chain = fc.asyncProperty(commands, async (acts) => {
  const stage = await newStage();
  await fc.asyncModelRun(() => ({ model: stage.world, real: stage }), acts);
});

it(
  `no chain of acts ends in a 5xx, another's data or a right that outlives its end, for ${seconds} s`,
  async () => {
    const end = performance.now() + seconds * 1_000;
    let chains = 0;
    while (performance.now() < end) {
      await fc.assert(chain, { numRuns: 1, seed: firstSeed + chains });
      chains += 1;
    }
    const done = [...acts].map(([kind, times]) => `${kind} ${times}`);
    process.stdout.write(`${chains} chains from the seed ${firstSeed}: ${done.join(', ')}\n`);
    expect(acts.size).toBeGreaterThanOrEqual(Math.min(chains, KINDS));
  },
  (seconds + 300) * 1_000,
);
