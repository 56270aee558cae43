// `pnpm build`, and before `pnpm start`: what has changed. Of `.env` only WEB_ORIGIN is built in, so that no other line there costs a
// build of the web.
import { spawnSync } from 'node:child_process';
import { readVariablesOrExit } from './settings/environment.ts';

const options = { env: readVariablesOrExit(), stdio: 'inherit' } as const;
process.exit(spawnSync('turbo', ['run', 'build', ...process.argv.slice(2)], options).status ?? 1);
