import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { appDir, embeddedQueueAccess } from '../child-environment.ts';
import { queueAccessFile, smtpAddressFile } from '../embedded-parts.ts';
import { type EmbeddedQueue, startEmbeddedQueue } from '../embedded-queue.ts';
import { findMisspelt, type StandaloneEnvironment } from '../environment.ts';
import { openStore } from '../open-store.ts';
import { markRestored, readSessionSecret } from '../secrets.ts';

/** Programs that find the product: in the app that builds them, and whether they send messages. */
const programs = {
  backup: { app: 'worker', queue: false },
  restore: { app: 'worker', queue: false },
  diagnose: { app: 'worker', queue: true },
  redrive: { app: 'worker', queue: true },
  admin: { app: 'api', queue: false },
  backfill: { app: 'worker', queue: false },
  'base-rates': { app: 'worker', queue: false },
  'reconcile-credits': { app: 'worker', queue: false },
} as const;
export type OperatorCommand = keyof typeof programs;

export const isOperatorCommand = (name: string | undefined): name is OperatorCommand =>
  name !== undefined && Object.hasOwn(programs, name);

const access = z.object({
  sqsEndpoint: z.string(),
  keys: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

/**
 * Runs a program on the store of MONGODB_URI, else on that of the data directory, whether a start runs it or not. Returns
 * its exit code.
 */
export async function runOperatorCommand(
  env: StandaloneEnvironment,
  { name, args, complain }: { name: OperatorCommand; args: readonly string[]; complain: (line: string) => void },
): Promise<number> {
  const { app, queue } = programs[name];
  await using opened = new AsyncDisposableStack();
  const store = env.mongodbUri === null ? opened.use(await openStore(env, complain)) : null;
  const found = {
    ...env.all,
    DATA_DIR: env.dataDir,
    ...(store !== null && { BACKUP_DIR: env.backupDir }),
    MONGODB_URI: env.mongodbUri ?? store?.mongodbUri,
    SESSION_SECRET: readSessionSecret(env),
    SMTP_URL: env.smtpUrl ?? smtpAddress(env),
    // Those of a start.
    ADMIN_EMAIL: undefined,
    ADMIN_PASSWORD: undefined,
    METRICS_PORT: undefined,
    GAEMI_SETTINGS_WARNINGS: [...findMisspelt(env.all), ...env.dangers].join('\n'),
    ...(queue &&
      env.sqsEndpoint === null &&
      (await queueAccess(env, { isRunning: store?.isRunning === true, opened }))),
  };
  const program = join(appDir(app), `dist/${name}.js`);
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], { env: found, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (name === 'restore' && code === 0) markRestored(env);
  return typeof code === 'number' ? code : 1;
}

/** Nobody listens at the one of a stopped start: then the command says that no mail went out. */
function smtpAddress(env: StandaloneEnvironment): string {
  const file = smtpAddressFile(env);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'smtp://127.0.0.1:9';
}

async function queueAccess(
  env: StandaloneEnvironment,
  { isRunning, opened }: { isRunning: boolean; opened: AsyncDisposableStack },
) {
  const { sqsEndpoint, keys }: Pick<EmbeddedQueue, 'sqsEndpoint' | 'keys'> = isRunning
    ? access.parse(JSON.parse(readFileSync(queueAccessFile(env), 'utf8')))
    : opened.use(await startEmbeddedQueue(join(env.dataDir, 'queue')));
  return { SQS_ENDPOINT: sqsEndpoint, ...embeddedQueueAccess(keys) };
}
