import { once } from 'node:events';
import { join } from 'node:path';
import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import { unwritableBackupDir } from '@gaemi/runtime/settings/backup-settings';
import { banner } from './banner.ts';
import { childEnvironment } from './child-environment.ts';
import { startEmbeddedParts } from './embedded/embedded-parts.ts';
import type { ChildCommand } from './processes/child-process.ts';
import { PortTakenError, requireFreePort, requireOwnAddress } from './processes/ports.ts';
import { startProcesses } from './processes/processes.ts';
import { sayWhenSlow } from './processes/say-when-slow.ts';
import { StartFailedError } from './processes/supervised-process.ts';
import { DataDirectoryError, takeDataDirectory } from './settings/data-directory.ts';
import { findMisspelt, type StandaloneEnvironment } from './settings/environment.ts';
import { recordStart } from './settings/last-start.ts';
import {
  adminPasswordFile,
  hasOwnPassword,
  isRestored,
  markGiven,
  readOrMakeSecrets,
  type Secrets,
  wasGivenBefore,
  wasLost,
  wasPrintedBefore,
} from './settings/secrets.ts';

export interface RunOptions {
  /** The programs that make up the product: one of them answers on PORT. */
  commands: readonly ChildCommand[];
  /** Aborted when the product is to stop. */
  stop: AbortSignal;
  /** Writes one line to the console. */
  say: (line: string) => void;
  /** Writes one line to the console where errors go. */
  complain: (line: string) => void;
}

/** Processes of a killed start notice it and end themselves within this time. */
const LEFTOVER_WAIT_MS = 12_000;

/** Runs the whole product until told to stop. Resolves to the exit code, when everything it started has ended. */
export async function runProduct(
  env: StandaloneEnvironment,
  { commands, stop, say, complain }: RunOptions,
): Promise<number> {
  const known = [...findMisspelt(env.all), ...env.dangers];
  for (const line of findMisspelt(env.all)) complain(line);
  try {
    using dataDirectory = takeDataDirectory(env.dataDir);
    const waitMs = dataDirectory.unclean ? LEFTOVER_WAIT_MS : 0;
    await requireOwnAddress(env.listenHost);
    await findFreePort(env, { waitMs, say });
    recordStart(env);
    const unwritable = unwritableBackupDir(env.backupDir);
    if (unwritable !== null) {
      known.push(unwritable);
      complain(unwritable);
    }
    const secrets = readOrMakeSecrets(env);
    await using parts = await startEmbeddedParts(env, { say, waitMs });
    stop.throwIfAborted();
    await using processes = await startProcesses({
      commands,
      env: childEnvironment(env, parts, secrets),
      logDir: join(env.dataDir, 'logs'),
      healthUrl: `http://${reachedAt(env.listenHost)}:${env.port}${API_PREFIX}/${routes.health.path}`,
      say,
      signal: stop,
    });
    say(banner({ env, parts, adminPassword: passwordLine(env, secrets), health: processes.health }));
    // Of a changed secret, for example; the product says the others itself.
    for (const warning of processes.warnings) if (!known.some((line) => warning.includes(line))) say(warning);
    if (!stop.aborted) await once(stop, 'abort');
    say('Stopping …');
  } catch (error) {
    const stoppedEarly = error instanceof Error && error.name === 'AbortError';
    if (stoppedEarly) return 0;
    complain(lineOf(error));
    return 1;
  }
  say('Stopped.');
  return 0;
}

async function findFreePort(
  { port }: StandaloneEnvironment,
  { waitMs, say }: { waitMs: number; say: RunOptions['say'] },
) {
  using _slow = sayWhenSlow(
    say,
    () => `Still starting, waiting for the port ${port}, which the last start may still hold`,
  );
  await requireFreePort(port, waitMs);
}

/** A generated password is printed once; one that was given never is. */
function passwordLine(env: StandaloneEnvironment, { adminPassword, adminPasswordMade }: Secrets): string {
  if (!adminPasswordMade) {
    if (hasOwnPassword(env)) return 'as before: ADMIN_PASSWORD is for a store that has no admin yet';
    markGiven(env);
    return 'the one in ADMIN_PASSWORD';
  }
  if (isRestored(env)) return 'the one of the backup that was restored';
  if (wasGivenBefore(env))
    return `the one that ADMIN_PASSWORD gave at the first start; of a store made since, the one in ${adminPasswordFile(env)}`;
  if (wasLost(env))
    return `the one printed at the first start, whose file was removed; of a store made since, the one in ${adminPasswordFile(env)}`;
  if (wasPrintedBefore(env))
    return `printed at the first start; until it is changed it is in ${adminPasswordFile(env)}`;
  return `${adminPassword} (printed only now; the first log-in asks for another one)`;
}

/** The address by which this machine reaches what listens so. */
function reachedAt(listenHost: string): string {
  if (['localhost', 'all', '0.0.0.0', '::'].includes(listenHost)) return '127.0.0.1';
  return listenHost.includes(':') ? `[${listenHost}]` : listenHost;
}

/** One line where the reason is known, else everything there is. */
function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (expected.some((kind) => error instanceof kind)) return error.message;
  // A part that could not write below the data directory.
  const code = 'code' in error ? String(error.code) : '';
  return /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|EEXIST|EISDIR|ENOTDIR|ERR_SQLITE_ERROR)$/.test(code)
    ? `DATA_DIR: ${error.message}`
    : String(error.stack);
}

const expected = [DataDirectoryError, PortTakenError, StartFailedError];
