import { resolve } from 'node:path';
import { email, PASSWORD_MAX, PASSWORD_MIN } from '@gaemi/contracts/fields';
import { EnvironmentError } from '@gaemi/runtime/environment';
import { logLevel, mongodbUri, port, queueVariables, sourceVariables } from '@gaemi/runtime/environment-fields';

type Variables = Readonly<Record<string, string | undefined>>;

/** What decides how the product starts. A part whose address is `null` is started embedded. */
export interface StandaloneEnvironment {
  port: number;
  /** Absolute path. */
  dataDir: string;
  mongodbUri: string | null;
  sqsEndpoint: string | null;
  smtpUrl: string | null;
  /** The address members open, without a path. */
  webOrigin: string;
  sessionSecret: string | null;
  adminEmail: string;
  adminPassword: string | null;
  logLevel: string;
  /** Started by a package script: its shell may be ended without a word to this process. */
  underPackageScript: boolean;
  /** Everything that was given, for the processes started from here. */
  all: Variables;
}

/** Any schema of the other packages, as far as it is used here. */
interface Field {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly { message: string }[] } };
}

const mustBe = (fits: (value: string) => boolean, message: string): Field => ({
  safeParse: (value) =>
    value === undefined || (typeof value === 'string' && fits(value))
      ? { success: true }
      : { success: false, error: { issues: [{ message }] } },
});

const isUrl = (value: string, protocol: RegExp) => protocol.test(URL.parse(value)?.protocol ?? '');

const originOf = (url = '') => URL.parse(url)?.origin ?? null;

const fields: Record<string, Field> = {
  PORT: mustBe((value) => port.min(1).safeParse(value).success, 'must be a port number from 1 to 65535'),
  MONGODB_URI: mongodbUri.optional(),
  SQS_ENDPOINT: queueVariables.SQS_ENDPOINT,
  SMTP_URL: mustBe((value) => isUrl(value, /^smtps?:$/), 'must be an smtp(s) address'),
  WEB_ORIGIN: mustBe(
    (value) => isUrl(value, /^https?:$/) && URL.parse(value)?.href === `${originOf(value)}/`,
    'must be an http(s) address without a path',
  ),
  SESSION_SECRET: mustBe((value) => value.length >= 16, 'must have at least 16 characters'),
  ADMIN_EMAIL: mustBe((value) => email.safeParse(value).success, 'must be an e-mail address'),
  ADMIN_PASSWORD: mustBe(
    (value) => value.length >= PASSWORD_MIN && Buffer.byteLength(value) <= PASSWORD_MAX,
    `must have at least ${PASSWORD_MIN} characters and at most ${PASSWORD_MAX} bytes`,
  ),
  RATE_LIMIT_SCALE: mustBe((value) => Number(value) >= 0, 'must be a number, 0 or more'),
  LOG_LEVEL: logLevel,
  ...sourceVariables,
};

/**
 * Reads the environment. An empty variable counts as not set. Everything the started processes read too is checked
 * here once, so that a wrong value is one line and not one for each process.
 * @throws EnvironmentError with one line for each wrong variable, never with its value
 */
export function readStandaloneEnvironment(variables: Variables = process.env): StandaloneEnvironment {
  const given: Variables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    const result = field.safeParse(given[name]);
    return result.success ? [] : [`${name}: ${result.error?.issues[0]?.message ?? 'is wrong'}`];
  });
  if (problems.length > 0) throw new EnvironmentError(problems);
  return {
    port: Number(given.PORT ?? 3000),
    dataDir: resolve(given.DATA_DIR ?? '.data'),
    mongodbUri: given.MONGODB_URI ?? null,
    sqsEndpoint: given.SQS_ENDPOINT ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    webOrigin: originOf(given.WEB_ORIGIN) ?? `http://localhost:${given.PORT ?? 3000}`,
    sessionSecret: given.SESSION_SECRET ?? null,
    adminEmail: given.ADMIN_EMAIL ?? 'admin@gaemilens.local',
    adminPassword: given.ADMIN_PASSWORD ?? null,
    logLevel: given.LOG_LEVEL ?? 'info',
    underPackageScript: given.npm_lifecycle_event !== undefined,
    all: variables,
  };
}

/** As above, but ends the process with the lines on stderr when something is wrong. */
export function readStandaloneEnvironmentOrExit(): StandaloneEnvironment {
  try {
    return readStandaloneEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    return process.exit(1);
  }
}
