import { existsSync, readFileSync } from 'node:fs';
import { storeAddressFile } from './embedded/embedded-parts.ts';
import { startPidFile } from './settings/data-directory.ts';
import type { StandaloneEnvironment } from './settings/environment.ts';
import { sessionSecretFile } from './settings/secrets.ts';

/**
 * What a check of the sources is told: what a worker would be, with the embedded store where a start runs it, and nothing
 * that only exists while one runs. Makes no secret and starts nothing.
 */
export function checkEnvironment(env: StandaloneEnvironment): NodeJS.ProcessEnv {
  const isRunning = env.mongodbUri === null && existsSync(startPidFile(env.dataDir));
  const running = isRunning ? readText(storeAddressFile(env)) : undefined;
  const secret = env.sessionSecret ?? readText(sessionSecretFile(env));
  return {
    ...env.all,
    ...(running !== undefined && { MONGODB_URI: running }),
    ...(secret !== undefined && { SESSION_SECRET: secret }),
    WEB_ORIGIN: env.webOrigin,
  };
}

function readText(path: string): string | undefined {
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return text === '' ? undefined : text;
}
