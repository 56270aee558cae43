import { join, resolve } from 'node:path';
import { backupVariables } from '@gaemi/runtime/settings/backup-settings';
import { findDangers } from '@gaemi/runtime/settings/dangerous-settings';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { LOCAL_ADMIN } from '@gaemi/runtime/settings/default-admins';
import { EnvironmentError, orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import {
  adminVariables,
  circuitVariables,
  gatheringVariables,
  isSamePort,
  logLevel,
  mailFrom,
  modelBudgetVariables,
  mongodbUri,
  operationsVariables,
  planVariables,
  port,
  queueVariables,
  rateLimitScale,
  sessionSecret,
  smtpUrl,
  sourceVariables,
  webOrigin as webOriginField,
  withdrawnEmailSecret,
  workerConcurrency,
} from '@gaemi/runtime/settings/environment-fields';
import { folderPath } from '@gaemi/runtime/settings/folder-path';
import { legalVariables } from '@gaemi/runtime/settings/legal-directory';
import { listenHost } from '@gaemi/runtime/settings/listen-host';
import { misspeltSettings } from '@gaemi/runtime/settings/near-settings';
import { pushVariables, readPushSettings } from '@gaemi/runtime/settings/push-settings';
import { trustedProxyAddresses } from '@gaemi/runtime/settings/trusted-proxies';
import { newerStoreVariables } from '@gaemi/runtime/start/newer-store';
import * as z from 'zod';
import { readEnvFile } from './env-file.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What decides how the product starts. A part whose address is `null` is started embedded. */
export interface StandaloneEnvironment {
  port: number;
  /** `localhost`, `all` or an IP address. */
  listenHost: string;
  /** Absolute path. */
  dataDir: string;
  mongodbUri: string | null;
  sqsEndpoint: string | null;
  smtpUrl: string | null;
  /** The address members open, without a path. */
  webOrigin: string;
  /** Lines about settings that work, and that an operator should not go on with. */
  dangers: readonly string[];
  /** Proxies before the product that are believed about X-Forwarded-For. */
  trustedProxies: readonly string[];
  sessionSecret: string | null;
  adminEmail: string;
  adminPassword: string | null;
  logLevel: string;
  /** Where the schedule puts its backups: an absolute path. */
  backupDir: string;
  /** The port after METRICS_PORT, where none is named. */
  workerMetricsPort: number | null;
  /** Started by a package script: its shell may be ended without a word to this process. */
  underPackageScript: boolean;
  /** Everything that was given, for the processes started from here. */
  all: Variables;
}

const schema = z.object({
  PORT: port.pipe(z.number().min(1, 'must be a port number')).default(3000),
  LISTEN_HOST: listenHost.optional(),
  DATA_DIR: folderPath.default('.data'),
  MONGODB_URI: mongodbUri.optional(),
  ...queueVariables,
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom,
  WEB_ORIGIN: webOriginField.optional(),
  TRUSTED_PROXY_ADDRESSES: trustedProxyAddresses.default([]),
  SESSION_SECRET: sessionSecret.optional(),
  ...adminVariables,
  RATE_LIMIT_SCALE: rateLimitScale,
  LOG_LEVEL: logLevel,
  ...sourceVariables,
  ...modelBudgetVariables,
  ...circuitVariables,
  ...pushVariables,
  ...operationsVariables,
  ...backupVariables,
  ...newerStoreVariables,
  ...legalVariables,
  ...gatheringVariables,
  ...planVariables,
  WORKER_METRICS_PORT: port.optional(),
  WITHDRAWN_EMAIL_SECRET: withdrawnEmailSecret,
  WORKER_CONCURRENCY: workerConcurrency,
  /** Set by package runners. */
  npm_lifecycle_event: z.string().optional(),
});

/**
 * Reads the environment. An empty variable counts as not set. Everything the started processes read too is checked
 * here once, so that a wrong value is one line and not one for each process.
 * @throws EnvironmentError with one line for each wrong variable, never with its value
 */
export function readStandaloneEnvironment(variables: Variables): StandaloneEnvironment {
  const given = parseEnvironment(schema, variables);
  requireOwnPorts(given);
  chooseDataSources(given);
  readPushSettings(given);
  const webOrigin = given.WEB_ORIGIN ?? `http://localhost:${given.PORT}`;
  return {
    port: given.PORT,
    listenHost: given.LISTEN_HOST ?? listenHostFor(new URL(webOrigin)),
    dataDir: resolve(given.DATA_DIR),
    mongodbUri: given.MONGODB_URI ?? null,
    sqsEndpoint: given.SQS_ENDPOINT ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    webOrigin,
    dangers: findDangers({ ...given, WEB_ORIGIN: webOrigin }),
    trustedProxies: given.TRUSTED_PROXY_ADDRESSES,
    sessionSecret: given.SESSION_SECRET ?? null,
    adminEmail: given.ADMIN_EMAIL ?? LOCAL_ADMIN,
    adminPassword: given.ADMIN_PASSWORD ?? null,
    logLevel: given.LOG_LEVEL,
    backupDir: resolve(given.BACKUP_DIR ?? join(given.DATA_DIR, 'backups')),
    // Two processes cannot listen at one port.
    workerMetricsPort: given.WORKER_METRICS_PORT ?? nextPort(given.METRICS_PORT),
    underPackageScript: given.npm_lifecycle_event !== undefined,
    all: variables,
  };
}

/** @throws EnvironmentError where two settings name one port */
function requireOwnPorts(given: Pick<z.infer<typeof schema>, 'PORT' | 'METRICS_PORT' | 'WORKER_METRICS_PORT'>): void {
  const { PORT, METRICS_PORT, WORKER_METRICS_PORT } = given;
  const ports = Object.entries({ PORT, METRICS_PORT, WORKER_METRICS_PORT });
  const problems = ports.flatMap(([name, port], index) =>
    ports
      .slice(index + 1)
      .filter(([, other]) => isSamePort(port, other))
      .map(([other]) => `${name}, ${other}: must be two different ports`),
  );
  if (problems.length > 0) throw new EnvironmentError(problems);
  if (WORKER_METRICS_PORT === undefined && isSamePort(PORT, nextPort(METRICS_PORT) ?? undefined))
    throw new EnvironmentError(['METRICS_PORT: the port after it is PORT: set WORKER_METRICS_PORT']);
}

/** Behind a free port, which is 0, comes another free one. */
function nextPort(taken: number | undefined): number | null {
  if (taken === 65_535) throw new EnvironmentError(['METRICS_PORT: no port is left after it: set WORKER_METRICS_PORT']);
  return taken === undefined ? null : taken === 0 ? 0 : taken + 1;
}

/**
 * Other machines get in only where members open this very server under a name of its own. Behind https stands a proxy,
 * and past it nobody should come.
 */
const listenHostFor = ({ hostname, protocol }: URL) =>
  protocol === 'https:' || isLoopback(hostname) ? 'localhost' : 'all';

/** Whether a host name means this machine. */
export const isLoopback = (hostname: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Settings of others than this process, which it passes on. */
const passedOn = [
  ...['WEB_DIST_DIR', 'GAEMI_COMMIT', 'MAILBOX_PORT'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_PROFILE'],
];

/** A line for each variable that is nearly a setting, and would be ignored. */
export const findMisspelt = (variables: Variables): string[] =>
  misspeltSettings(Object.keys(variables), [...Object.keys(schema.shape), ...passedOn]);

/**
 * Variables of this process and of the file `.env` in the folder it was started in, where the environment wins. Ends the
 * process with the lines on stderr when something is wrong.
 */
export const readVariablesOrExit = (): Variables => orExit(() => ({ ...readEnvFile('.env'), ...process.env }));

export const readStandaloneEnvironmentOrExit = (): StandaloneEnvironment => {
  const variables = readVariablesOrExit();
  return orExit(() => readStandaloneEnvironment(variables));
};
