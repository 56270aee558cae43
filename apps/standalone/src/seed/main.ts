// `pnpm seed`: fills a store of this machine with invented members and what they did. A repeat adds what is missing.
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { stopSignal } from '../processes/stop-signal.ts';
import { StartFailedError } from '../processes/supervised-process.ts';
import { DataDirectoryError } from '../settings/data-directory.ts';
import { readStandaloneEnvironmentOrExit } from '../settings/environment.ts';
import { demoPassword, makePassword, readOrMakeSessionSecret, readWithdrawnEmailSecret } from '../settings/secrets.ts';
import { addressOf, demoMembers } from './demo-members.ts';
import { startDemoProduct } from './demo-product.ts';
import { openDemoStore } from './demo-store.ts';
import { fillDemo } from './fill-demo.ts';
import { SeedError } from './seed-error.ts';
import { removeSeedingAdmin } from './stored-members.ts';

requireNoOptions('seed');
const env = readStandaloneEnvironmentOrExit();
const stop = stopSignal({ watchRunners: env.underPackageScript });
const say = (line: string) => process.stdout.write(`${line}\n`);
/** The exit code of a command that was told to stop. */
const STOPPED = 130;
const expected = [SeedError, DataDirectoryError, StartFailedError];

try {
  await seed();
} catch (error) {
  if (stop.aborted) {
    say('Stopped. Run it again to go on.');
    process.exit(STOPPED);
  }
  const known = error instanceof Error && expected.some((kind) => error instanceof kind);
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
process.exit(0);

async function seed(): Promise<void> {
  await using store = await openDemoStore(env, say);
  const password = demoPassword(env);
  const adminPassword = makePassword();
  await removeSeedingAdmin(store.mongodbUri);
  await using ending = new AsyncDisposableStack();
  ending.defer(() => removeSeedingAdmin(store.mongodbUri));
  const { mongodbUri } = store;
  const secrets = {
    sessionSecret: readOrMakeSessionSecret(env),
    withdrawnEmailSecret: readWithdrawnEmailSecret(env),
  };
  const product = ending.use(await startDemoProduct({ mongodbUri, adminPassword, secrets, stop, say }));
  await fillDemo(product, { mongodbUri, password, adminPassword, stop, say });
  const addresses = demoMembers.map((member) => `  ${addressOf(member)}`);
  say(`\nPassword of all of them: ${password}\n${addresses.join('\n')}`);
}
