import { parseEnvironment, readEnvironmentOrExit } from '@gaemi/runtime/settings/environment';
import {
  adminVariables,
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
  webOrigin,
  withdrawnEmailSecret,
} from '@gaemi/runtime/settings/environment-fields';
import { legalVariables } from '@gaemi/runtime/settings/legal-directory';
import { listenHost } from '@gaemi/runtime/settings/listen-host';
import { pushVariables } from '@gaemi/runtime/settings/push-settings';
import { trustedProxyAddresses } from '@gaemi/runtime/settings/trusted-proxies';
import { newerStoreVariables } from '@gaemi/runtime/start/newer-store';
import * as z from 'zod';

const schema = z
  .object({
    PORT: port.default(3000),
    LISTEN_HOST: listenHost.default('localhost'),
    MONGODB_URI: mongodbUri,
    ...queueVariables,
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    SESSION_SECRET: sessionSecret,
    WITHDRAWN_EMAIL_SECRET: withdrawnEmailSecret,
    /** https turns on everything that needs TLS. */
    WEB_ORIGIN: webOrigin.optional(),
    TRUSTED_PROXY_ADDRESSES: trustedProxyAddresses.default([]),
    ...adminVariables,
    RATE_LIMIT_SCALE: rateLimitScale,
    LOG_LEVEL: logLevel,
    /** Folder of the built web, served beside the API when set. */
    WEB_DIST_DIR: z.string().optional(),
    ...sourceVariables,
    ...modelBudgetVariables,
    ...planVariables,
    ...legalVariables,
    ...pushVariables,
    ...operationsVariables,
    ...newerStoreVariables,
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_EMAIL, ADMIN_PASSWORD'],
    message: 'must be set together',
  })
  .refine((env) => !isSamePort(env.PORT, env.METRICS_PORT), {
    path: ['PORT, METRICS_PORT'],
    message: 'must be two different ports',
  })
  .transform((env) => ({ ...env, WEB_ORIGIN: env.WEB_ORIGIN ?? `http://localhost:${env.PORT}` }));

export type Environment = z.infer<typeof schema>;

/** Reads the environment at boot; ends the process with a line for each wrong variable. */
export const readEnvironment = (): Environment => readEnvironmentOrExit(schema);

/** Reads the environment from given variables. Throws EnvironmentError. */
export const environmentFrom = (variables: Record<string, string>): Environment => parseEnvironment(schema, variables);

/** Returns true when the public address of the site is https. */
export const isBehindTls = (environment: Environment): boolean => environment.WEB_ORIGIN.startsWith('https:');
