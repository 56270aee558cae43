// `pnpm check-sources [--json]`: asks every source one question, by the environment and the file `.env` of `pnpm start`,
// whether the product runs or not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkEnvironment } from './check-environment.ts';
import { appDir } from './child-environment.ts';
import { readStandaloneEnvironmentOrExit } from './environment.ts';

const env = checkEnvironment(readStandaloneEnvironmentOrExit());
const script = join(appDir('worker'), 'dist', 'check-sources.js');
const options = ['--enable-source-maps', script, ...process.argv.slice(2)];
const [code] = await once(spawn(process.execPath, options, { env, stdio: 'inherit' }), 'exit');
process.exit(Number(code ?? 1));
