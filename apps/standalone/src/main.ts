import { join } from 'node:path';
import { appDir } from './child-environment.ts';
import { readStandaloneEnvironmentOrExit } from './environment.ts';
import { runProduct } from './run-product.ts';
import { stopSignal } from './stop-signal.ts';

const env = readStandaloneEnvironmentOrExit();
const exitCode = await runProduct(env, {
  commands: [
    { name: 'api', args: ['--enable-source-maps', join(appDir('api'), 'dist/main.js')] },
    { name: 'worker', args: ['--enable-source-maps', join(appDir('worker'), 'dist/main.js')], saysReady: 'message' },
  ],
  stop: stopSignal({ watchRunners: env.underPackageScript }),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
process.exit(exitCode);
