import {
  circuitVariables,
  gatheringVariables,
  logLevel,
  modelBudgetVariables,
  operationsVariables,
  planVariables,
  rateLimitScale,
  rightsVariables,
  sourceCheckVariables,
  sourceVariables,
} from '@gaemi/runtime/settings/environment-fields';
import { legalVariables } from '@gaemi/runtime/settings/legal-directory';
import { pushVariables } from '@gaemi/runtime/settings/push-settings';
import { newerStoreVariables } from '@gaemi/runtime/start/newer-store';

export type App = 'api' | 'worker';
type Field = { safeParse(value: string): { success: boolean; error?: { issues: { message: string }[] } } };

/** Variables out of the secret of each app in Secrets Manager. The worker alone holds the keys of the sources. */
const secrets: Readonly<Record<App, readonly string[]>> = {
  api: ['MONGODB_URI', 'SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  worker: [
    'MONGODB_URI',
    'NAVER_CLIENT_ID',
    'NAVER_CLIENT_SECRET',
    'OPENAI_API_KEY',
    'KIWOOM_APP_KEY',
    'KIWOOM_SECRET_KEY',
  ],
};
/** Those that a secret need not have. */
const optionalSecrets: Readonly<Record<App, readonly string[]>> = {
  api: ['WITHDRAWN_EMAIL_SECRET', 'VAPID_PRIVATE_KEY'],
  worker: ['VAPID_PRIVATE_KEY', 'DART_API_KEY', 'KIS_APP_KEY', 'KIS_APP_SECRET', 'SMTP_URL', 'MAIL_FROM'],
};
/** Out of the secret of the api, for the worker, too: it opens and signs with what the api has sealed. */
export const sharedSecret = 'SESSION_SECRET';

/** What the stack itself knows. */
const ofTheStack = [
  'AWS_REGION',
  'METRICS_PORT',
  'METRICS_HOST',
  'PORT',
  'TRUSTED_PROXY_ADDRESSES',
  'WEB_ORIGIN',
  'WORKER_CONCURRENCY',
];

const without = (fields: Record<string, Field>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const everySecret = [secrets, optionalSecrets].flatMap(({ api, worker }) => [...api, ...worker]);
const shared: Record<string, Field> = {
  LOG_LEVEL: logLevel,
  ...without(operationsVariables, ofTheStack),
  ...modelBudgetVariables,
  ...newerStoreVariables,
  ...rightsVariables,
  ...without(pushVariables, ['VAPID_PRIVATE_KEY']),
  MARKET_CALENDAR_FILE: sourceVariables.MARKET_CALENDAR_FILE,
};
/** Variables that may be given as they are, for the apps that read them. Health asks the workers for their sources, so the api is given none. */
const plain: Readonly<Record<App, Record<string, Field>>> = {
  api: { ...shared, ...planVariables, ...legalVariables, RATE_LIMIT_SCALE: rateLimitScale },
  worker: {
    ...shared,
    ...circuitVariables,
    ...gatheringVariables,
    ...sourceCheckVariables,
    ...without(sourceVariables, everySecret),
  },
};

/** Every variable that the stack can pass to an app. */
export function passableVariables(app: App): string[] {
  return [...secrets[app], sharedSecret, ...optionalSecrets[app], ...Object.keys(plain[app]), ...ofTheStack];
}

export interface AppVariables {
  environment: Record<string, string>;
  secretFields: readonly string[];
}

/**
 * What the context of a stage gives each app: `variables`, by name, and `secrets`, the names of optional ones that its secret has.
 * @throws Error that names what is wrong
 */
export function readVariables(
  given: { variables?: unknown; secrets?: unknown },
  stage: string,
): Readonly<Record<App, AppVariables>> {
  const variables = Object.entries(given.variables ?? {});
  for (const [name, value] of variables) {
    const wrong = findProblem(name, value);
    if (wrong !== undefined) throw new Error(`context: ${stage}.variables.${name} ${wrong}`);
  }
  const more: unknown[] = Array.isArray(given.secrets) ? given.secrets : [];
  const known = [...new Set([...optionalSecrets.api, ...optionalSecrets.worker])];
  const unknown = more.find((name) => typeof name !== 'string' || !known.includes(name));
  if (unknown !== undefined) throw new Error(`context: ${stage}.secrets may have ${known.join(', ')}`);
  const of = (app: App): AppVariables => ({
    environment: Object.fromEntries(
      variables.filter(([name]) => name in plain[app]).map(([name, value]) => [name, String(value)]),
    ),
    secretFields: [...secrets[app], ...optionalSecrets[app].filter((name) => more.includes(name))],
  });
  return { api: of('api'), worker: of('worker') };
}

function findProblem(name: string, value: unknown): string | undefined {
  if (everySecret.includes(name)) return 'belongs into Secrets Manager';
  if (ofTheStack.includes(name)) return 'is set by the stack';
  const field = plain.worker[name] ?? plain.api[name];
  if (field === undefined) return 'is no variable of api or worker';
  if (typeof value !== 'string') return 'must be a text';
  // These files lie in the image, and not here.
  if (['MARKET_CALENDAR_FILE', 'SOURCE_RIGHTS_FILE', 'PRICE_CSV_FILE', 'PLANS_FILE'].includes(name)) return undefined;
  const read = field.safeParse(value);
  return read.success ? undefined : (read.error?.issues[0]?.message ?? 'is wrong');
}
