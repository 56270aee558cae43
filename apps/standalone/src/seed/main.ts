// `pnpm seed`: fills a store of this machine with invented members and what they did. A repeat adds what is missing.
import { DataDirectoryError } from '../data-directory.ts';
import { readStandaloneEnvironmentOrExit } from '../environment.ts';
import { demoPassword } from '../secrets.ts';
import { stopSignal } from '../stop-signal.ts';
import { StartFailedError } from '../supervised-process.ts';
import { addressOf, DEMO_ADMIN, demoMembers } from './demo-members.ts';
import { startDemoProduct } from './demo-product.ts';
import { openDemoStore } from './demo-store.ts';
import { fillDemo } from './fill-demo.ts';
import { SeedError } from './seed-error.ts';

const env = readStandaloneEnvironmentOrExit();
const stop = stopSignal({ watchRunners: env.underPackageScript });
const say = (line: string) => process.stdout.write(`${line}\n`);
const expected = [SeedError, DataDirectoryError, StartFailedError];

try {
  await seed();
} catch (error) {
  const known = error instanceof Error && expected.some((kind) => error instanceof kind);
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
process.exit(0);

async function seed(): Promise<void> {
  await using store = await openDemoStore(env, say);
  const password = demoPassword(env);
  await using product = await startDemoProduct({ mongodbUri: store.mongodbUri, password, stop, say });
  await fillDemo(product, { password, stop, say });
  const addresses = [...demoMembers.map(addressOf), DEMO_ADMIN];
  say(`\nPassword of all of them: ${password}\n${addresses.map((address) => `  ${address}`).join('\n')}`);
}
