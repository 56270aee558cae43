import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { stopSignal } from './processes/stop-signal.ts';
import { productCommands } from './product-commands.ts';
import { runProduct } from './run-product.ts';
import { readStandaloneEnvironmentOrExit } from './settings/environment.ts';

requireNoOptions('start (settings are variables, as in PORT=4000 pnpm start)');
const env = readStandaloneEnvironmentOrExit();
const exitCode = await runProduct(env, {
  commands: productCommands,
  stop: stopSignal({ watchRunners: env.underPackageScript }),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
process.exit(exitCode);
