import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@gaemi/runtime/settings/make-folder';
import { DataDirectoryError } from './data-directory.ts';
import type { StandaloneEnvironment } from './environment.ts';
import { writeWhole } from './write-whole.ts';

export interface Secrets {
  sessionSecret: string;
  adminPassword: string;
  /** Whether the password was made here: it must be changed at the first log-in. */
  adminPasswordMade: boolean;
  /** Undefined where none was given: then withdrawn addresses are kept by the secret of sessions. */
  withdrawnEmailSecret: string | undefined;
}

/** Letters and digits that are not mistaken for each other when typed from a screen. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/** The secrets of the environment; one that is missing is generated once and kept in the data directory. */
export function readOrMakeSecrets(
  env: Pick<StandaloneEnvironment, 'dataDir' | 'sessionSecret' | 'adminPassword' | 'all'>,
): Secrets {
  return {
    sessionSecret: readOrMakeSessionSecret(env),
    adminPassword: env.adminPassword ?? storedAdminPassword(env),
    adminPasswordMade: env.adminPassword === null,
    withdrawnEmailSecret: readWithdrawnEmailSecret(env),
  };
}

/** The secret of sessions alone. */
export const readOrMakeSessionSecret = (env: Pick<StandaloneEnvironment, 'dataDir' | 'sessionSecret'>): string =>
  env.sessionSecret ?? storedSecret(sessionSecretFile(env), () => randomBytes(48).toString('base64url'));

/** The secret of withdrawn addresses of the environment, else the one that came into the data directory with a backup. */
export function readWithdrawnEmailSecret({
  dataDir,
  all: { WITHDRAWN_EMAIL_SECRET: given },
}: Pick<StandaloneEnvironment, 'dataDir' | 'all'>): string | undefined {
  const path = join(dataDir, 'withdrawn-email-secret');
  if (given !== undefined && given !== '') return given;
  return existsSync(path) ? readSecret(path) : undefined;
}

/** The password of all demo members, generated once for a data directory. */
export const demoPassword = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>): string =>
  storedSecret(join(dataDir, 'demo-password'), makePassword);

/** Holds the generated secret of sessions, under which tokens of providers are sealed, too. */
export const sessionSecretFile = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>) =>
  join(dataDir, 'session-secret');

/** Holds the admin's generated password, which is worth nothing once it was changed. */
export const adminPasswordFile = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>) =>
  join(dataDir, 'admin-password');

const printedMark = (dataDir: string) => join(dataDir, 'admin-password-printed');
const PRINTED = '';
const RESTORED = 'restored';
const GIVEN = 'given';
const LOST = 'lost';

/** Notes that the admin of this data directory came with a backup: what is generated here is not that admin's password. */
export function markRestored({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>): void {
  makeFolder(dataDir);
  writeFileSync(printedMark(dataDir), RESTORED, { mode: 0o600 });
}

export const isRestored = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>): boolean =>
  readMark(dataDir) === RESTORED;

/** Notes that the first start was given a password, so that one generated later is not the admin's. */
export function markGiven({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>): void {
  if (readMark(dataDir) === null) writeFileSync(printedMark(dataDir), GIVEN, { mode: 0o600 });
}

export const wasGivenBefore = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>): boolean =>
  readMark(dataDir) === GIVEN;

/** Whether the file of the printed password was gone at a later start: what it holds now is not the admin's. */
export const wasLost = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>): boolean => readMark(dataDir) === LOST;

/** Whether the first start made a password, or the admin came with a backup: one that is given now is not the admin's. */
export const hasOwnPassword = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>): boolean =>
  ![null, GIVEN].includes(readMark(dataDir));

const readMark = (dataDir: string): string | null =>
  existsSync(printedMark(dataDir)) ? readFileSync(printedMark(dataDir), 'utf8') : null;

/** The session secret of the environment or the data directory; undefined where none was made yet. */
export function readSessionSecret(env: Pick<StandaloneEnvironment, 'dataDir' | 'sessionSecret'>): string | undefined {
  const path = join(env.dataDir, 'session-secret');
  return env.sessionSecret ?? (existsSync(path) ? readSecret(path) : undefined);
}

/** Whether a start before this one has printed the generated password. From now on one has. */
export function wasPrintedBefore({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>): boolean {
  const mark = printedMark(dataDir);
  if (existsSync(mark)) return true;
  writeFileSync(mark, PRINTED, { mode: 0o600 });
  return false;
}

function storedAdminPassword(env: Pick<StandaloneEnvironment, 'dataDir'>): string {
  const path = adminPasswordFile(env);
  if (readMark(env.dataDir) === PRINTED && readSecret(path) === '')
    writeFileSync(printedMark(env.dataDir), LOST, { mode: 0o600 });
  return storedSecret(path, makePassword);
}

/** Empty where there is none. Throws DataDirectoryError for what is no file, such as the folder that a mount of nothing makes. */
function readSecret(path: string): string {
  if (!existsSync(path)) return '';
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new DataDirectoryError(`DATA_DIR: ${path} must be a file that can be read (${reason})`, { cause });
  }
}

function storedSecret(path: string, make: () => string): string {
  const kept = readSecret(path);
  if (kept !== '') return kept;
  const made = make();
  writeWhole(path, `${made}\n`);
  return made;
}

/** 16 characters, at least one letter and one digit, as the rules for passwords ask. */
export function makePassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const picked = Array.from({ length: 14 }, () => pick(LETTERS + DIGITS));
  return [pick(LETTERS), ...picked, pick(DIGITS)].join('');
}
