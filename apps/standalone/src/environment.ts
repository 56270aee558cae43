import { resolve } from 'node:path';
import { email, newPassword } from '@gaemi/contracts/fields';
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
  mailFrom: string;
  /** The address members use, without a path. */
  webOrigin: string | null;
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

const fields: Record<string, Field> = {
  PORT: mustBe((value) => port.min(1).safeParse(value).success, 'must be a port number from 1 to 65535'),
  MONGODB_URI: mongodbUri.optional(),
  SQS_ENDPOINT: queueVariables.SQS_ENDPOINT,
  SMTP_URL: mustBe((value) => isUrl(value, /^smtps?:$/), 'must be an smtp(s) address'),
  WEB_ORIGIN: mustBe(
    (value) => isUrl(value, /^https?:$/) && URL.parse(value)?.origin === value,
    'must be an http(s) origin without a path, such as https://www.example.com',
  ),
  SESSION_SECRET: mustBe((value) => value.length >= 32, 'must have at least 32 characters'),
  ADMIN_EMAIL: mustBe((value) => email.safeParse(value).success, 'must be an e-mail address'),
  ADMIN_PASSWORD: mustBe(
    (value) => newPassword.safeParse(value).success,
    'must have 10 to 72 letters and digits, at least one of each',
  ),
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
    mailFrom: given.MAIL_FROM ?? '개미렌즈 <no-reply@gaemilens.local>',
    webOrigin: given.WEB_ORIGIN ?? null,
    sessionSecret: given.SESSION_SECRET ?? null,
    adminEmail: given.ADMIN_EMAIL ?? 'admin@gaemilens.local',
    adminPassword: given.ADMIN_PASSWORD ?? null,
    logLevel: given.LOG_LEVEL ?? 'info',
    underPackageScript: given.npm_lifecycle_event !== undefined,
    all: variables,
  };
}
