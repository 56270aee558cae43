import { parseEnvironment, readEnvironmentOrExit } from '@gaemi/runtime/environment';
import {
  adminVariables,
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
} from '@gaemi/runtime/environment-fields';
import { listenHost } from '@gaemi/runtime/listen-host';
import { pushVariables } from '@gaemi/runtime/push-settings';
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
    /** Number of our own proxies before this process, which tell the caller's address; 1 behind TLS, else 0. */
    TRUSTED_PROXIES: z.coerce
      .number('must be a number from 0 to 5')
      .int('must be a number from 0 to 5')
      .min(0, 'must be a number from 0 to 5')
      .max(5, 'must be a number from 0 to 5')
      .optional(),
    ...adminVariables,
    RATE_LIMIT_SCALE: rateLimitScale,
    LOG_LEVEL: logLevel,
    /** Folder of the built web, served beside the API when set. */
    WEB_DIST_DIR: z.string().optional(),
    ...sourceVariables,
    ...modelBudgetVariables,
    ...planVariables,
    ...pushVariables,
    ...operationsVariables,
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_EMAIL, ADMIN_PASSWORD'],
    message: 'must be set together',
  })
  .transform((env) => {
    const WEB_ORIGIN = env.WEB_ORIGIN ?? `http://localhost:${env.PORT}`;
    return { ...env, WEB_ORIGIN, TRUSTED_PROXIES: env.TRUSTED_PROXIES ?? (isHttps(WEB_ORIGIN) ? 1 : 0) };
  });

const isHttps = (origin: string) => origin.startsWith('https:');

export type Environment = z.infer<typeof schema>;

/** Reads the environment at boot; ends the process with a line for each wrong variable. */
export const readEnvironment = (): Environment => readEnvironmentOrExit(schema);

/** Reads the environment from given variables. Throws EnvironmentError. */
export const environmentFrom = (variables: Record<string, string>): Environment => parseEnvironment(schema, variables);

/** Returns true when the public address of the site is https. */
export const isBehindTls = (environment: Environment): boolean => isHttps(environment.WEB_ORIGIN);
