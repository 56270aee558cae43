import { type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError } from '@gaemi/runtime/settings/environment';
import { requireStore } from '@gaemi/runtime/start/require-store';
import { appDir, embeddedQueueAccess } from '../child-environment.ts';
import { smtpAddressFile } from '../embedded/embedded-parts.ts';
import { type OpenStore, openStore } from '../embedded/open-store.ts';
import {
  beginRestore,
  endRestore,
  hasStore,
  hasUnfinishedRestore,
  requireMadeStore,
  requireReadable,
} from '../embedded/used-store.ts';
import { endWithParent } from '../processes/child-process.ts';
import { StartFailedError } from '../processes/supervised-process.ts';
import { DataDirectoryError } from '../settings/data-directory.ts';
import { findMisspelt, type StandaloneEnvironment } from '../settings/environment.ts';
import { markRestored, readSessionSecret, readWithdrawnEmailSecret } from '../settings/secrets.ts';
import { findQueueAccess } from './queue-access.ts';

/** The store that a program works on: one that was made, or one that is filled from nothing. */
type Need = 'made' | 'empty';
/** Programs that find the product: in the app that builds them, and whether they send messages. */
const programs = {
  backup: { app: 'worker', queue: false, store: 'made' },
  restore: { app: 'worker', queue: false, store: 'empty' },
  diagnose: { app: 'worker', queue: true, store: 'made' },
  redrive: { app: 'worker', queue: true, store: 'made' },
  admin: { app: 'api', queue: false, store: 'made' },
  backfill: { app: 'worker', queue: false, store: 'made' },
  'base-rates': { app: 'worker', queue: false, store: 'made' },
  scorecard: { app: 'worker', queue: false, store: 'made' },
  'reconcile-credits': { app: 'worker', queue: false, store: 'made' },
} as const satisfies Record<string, { app: 'api' | 'worker'; queue: boolean; store: Need }>;
export type OperatorCommand = keyof typeof programs;

export const isOperatorCommand = (name: string | undefined): name is OperatorCommand =>
  name !== undefined && Object.hasOwn(programs, name);

interface CommandOptions {
  name: OperatorCommand;
  args: readonly string[];
  complain: (line: string) => void;
  /** Aborted when the command is to stop. */
  stop: AbortSignal;
}

/**
 * Runs a program on the store of MONGODB_URI, else on that of the data directory, whether a start runs it or not. Returns
 * its exit code. A stop ends the program first: it works on the store that ends here.
 */
export async function runOperatorCommand(
  env: StandaloneEnvironment,
  { name, args, complain, stop }: CommandOptions,
): Promise<number> {
  const { app, queue, store: need } = programs[name];
  await using opened = new AsyncDisposableStack();
  // `pnpm diagnose` tells it as a finding, beside others.
  const tells = name === 'diagnose';
  const own =
    env.mongodbUri === null && !needsNoStore(name, args) ? await openStoreFor(need, { env, complain, tells }) : null;
  const store = own?.store ?? null;
  if (store !== null) opened.use(store);
  // That of a running start ends while its disk is full.
  const notOurs = store?.isRunning ? store.mongodbUri : env.mongodbUri;
  if (notOurs !== null && !tells) await requireStore(notOurs);
  const sessionSecret = readSessionSecret(env);
  if (app === 'api' && sessionSecret === undefined)
    throw new DataDirectoryError(
      `SESSION_SECRET: not set, and no start has made one in ${env.dataDir}: set that of the product, or start it once with \`pnpm start\`.`,
    );
  const found = {
    ...env.all,
    DATA_DIR: env.dataDir,
    ...(own !== null && { BACKUP_DIR: env.backupDir }),
    MONGODB_URI: env.mongodbUri ?? store?.mongodbUri ?? NOBODY.store,
    GAEMI_STORE_PROBLEM: own?.problem,
    GAEMI_RESTORE_UNFINISHED: own?.isUnfinished === true ? 'true' : undefined,
    SESSION_SECRET: sessionSecret,
    WITHDRAWN_EMAIL_SECRET: readWithdrawnEmailSecret(env),
    SMTP_URL: env.smtpUrl ?? smtpAddress(env),
    GAEMI_MAIL_OF_START: env.smtpUrl === null ? 'true' : undefined,
    GAEMI_QUEUE_OF_START: env.sqsEndpoint === null ? 'true' : undefined,
    // Those of a start.
    ADMIN_EMAIL: undefined,
    ADMIN_PASSWORD: undefined,
    METRICS_PORT: undefined,
    GAEMI_SETTINGS_WARNINGS: [...findMisspelt(env.all), ...env.dangers].join('\n'),
    ...(queue &&
      env.sqsEndpoint === null &&
      (own?.problem === undefined
        ? await queueVariables(env, { store, opened, tells })
        : { SQS_ENDPOINT: NOBODY.queue })),
  };
  if (stop.aborted) return STOPPED;
  const stdio: StdioOptions = ['inherit', 'inherit', 'inherit', 'ipc'];
  // In a group of its own, so that Ctrl-C of a terminal reaches it once, from here.
  const child = spawn(
    process.execPath,
    ['--import', endWithParent, '--enable-source-maps', findProgram(name), ...args],
    {
      env: found,
      stdio,
      detached: true,
    },
  );
  stop.addEventListener('abort', () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS).unref();
  });
  // Also where a balance of the backup has drifted, and the restore ends with 1.
  child.once('message', (said) => {
    if (said !== 'restored') return;
    noteRestored(env, store);
  });
  const [code] = await once(child, 'exit');
  if (typeof code === 'number') return code;
  return stop.aborted ? STOPPED : 1;
}

/** Lets a program say how it is called. Returns its exit code. */
export function showUsage(name: OperatorCommand): number {
  return spawnSync(process.execPath, [findProgram(name), '--help'], { stdio: 'inherit' }).status ?? 1;
}

const findProgram = (name: OperatorCommand) => join(appDir(programs[name].app), `dist/${name}.js`);

function noteRestored(env: StandaloneEnvironment, store: OpenStore | null): void {
  try {
    markRestored(env);
    if (store !== null) endRestore(env.dataDir);
  } catch (error) {
    // Beside a database of its own there may be no data folder. Where none can be made, no start uses one.
    if (store !== null) throw error;
  }
}

/**
 * Whether it works on downloaded files alone, where no product need be, or says at once that no backup can be read: a store
 * made for that would stop the next start.
 */
function needsNoStore(name: OperatorCommand, args: readonly string[]): boolean {
  if (name === 'restore') return args.length !== 1 || !args.every(isReadable);
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  return name === 'scorecard' && parseArgs({ args: [...args], options, strict: false }).positionals.length > 0;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return !statSync(file).isDirectory();
  } catch {
    return false;
  }
}

/** The exit code of a program that a signal ended. */
const STOPPED = 143;
/** A program has this long to finish what it does before it is killed. */
const STOP_GRACE_MS = 10_000;

/** Addresses where nobody listens. */
const NOBODY = { store: 'mongodb://127.0.0.1:9/gaemi', queue: 'http://127.0.0.1:9' };

/** The store; where it is asked for, a line that tells why there is none. */
async function openStoreFor(
  need: Need,
  { env, complain, tells }: { env: StandaloneEnvironment; complain: (line: string) => void; tells: boolean },
): Promise<{ store: OpenStore | null; problem?: string; isUnfinished?: boolean }> {
  try {
    requireReadable(env.dataDir);
    if (need === 'made') requireMadeStore(env.dataDir);
    const isNew = !hasStore(env.dataDir);
    // Of the store that is opened here alone: that of a running start is whole, and a restore may have ended a moment ago.
    let isUnfinished = false;
    const store = await openStore(env, complain, () => {
      isUnfinished = hasUnfinishedRestore(env.dataDir);
      if (need === 'empty' && isNew) beginRestore(env.dataDir);
    });
    return { store, isUnfinished };
  } catch (error) {
    if (tells && isExpected(error)) return { store: null, problem: error.message };
    throw error;
  }
}

const expected = [DataDirectoryError, EnvironmentError, StartFailedError];

/** Whether the message of an error is a line for the operator. */
export const isExpected = (error: unknown): error is Error =>
  error instanceof Error && expected.some((kind) => error instanceof kind);

/** Nobody listens at the one of a stopped start: then the command says that no mail went out. */
function smtpAddress(env: StandaloneEnvironment): string {
  const file = smtpAddressFile(env);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'smtp://127.0.0.1:9';
}

/** What leads to the embedded queue; for a command that tells it as a finding, to nobody where it cannot be had. */
async function queueVariables(
  env: StandaloneEnvironment,
  { tells, ...from }: { store: OpenStore | null; opened: AsyncDisposableStack; tells: boolean },
) {
  try {
    const { sqsEndpoint, keys } = await findQueueAccess(env, from);
    return { SQS_ENDPOINT: sqsEndpoint, ...embeddedQueueAccess(keys) };
  } catch (error) {
    if (tells && isExpected(error)) return { SQS_ENDPOINT: NOBODY.queue };
    throw error;
  }
}
