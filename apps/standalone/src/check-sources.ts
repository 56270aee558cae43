// `pnpm check-sources [--json]`: asks every source one question, by the environment and the file `.env` of `pnpm start`,
// whether the product runs or not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkEnvironment } from './check-environment.ts';
import { appDir } from './child-environment.ts';
import { endWithParent } from './processes/child-process.ts';
import { readStandaloneEnvironmentOrExit } from './settings/environment.ts';

const env = checkEnvironment(readStandaloneEnvironmentOrExit());
const script = join(appDir('worker'), 'dist', 'check-sources.js');
const options = ['--import', endWithParent, '--enable-source-maps', script, ...process.argv.slice(2)];
// Without this program nobody reads the answer, and each question counts as a call.
const child = spawn(process.execPath, options, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
const [code] = await once(child, 'exit');
process.exit(Number(code ?? 1));
