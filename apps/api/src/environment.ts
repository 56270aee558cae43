import { email } from '@gaemi/contracts/fields';
import { parseEnvironment, readEnvironmentOrExit } from '@gaemi/runtime/environment';
import { logLevel, mongodbUri, port, queueVariables, sourceVariables } from '@gaemi/runtime/environment-fields';
import * as z from 'zod';

const webOrigin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((address) => new URL(address))
  .refine((address) => address.pathname === '/' && address.search === '', 'must be an address without a path')
  .transform((address) => address.origin);

const schema = z
  .object({
    PORT: port.default(3000),
    MONGODB_URI: mongodbUri,
    ...queueVariables,
    SMTP_URL: z.string('must be set').regex(/^smtps?:\/\/.+/, 'must start with smtp:// or smtps://'),
    MAIL_FROM: z.string().min(1).default('개미렌즈 <no-reply@gaemilens.example>'),
    SESSION_SECRET: z.string('must be set').min(16, 'must have at least 16 characters'),
    /** The address under which browsers see the site. https turns on everything that needs TLS, and trusts one proxy. */
    WEB_ORIGIN: webOrigin.optional(),
    ADMIN_EMAIL: z
      .string()
      .refine((address) => email.safeParse(address).success, 'must be an e-mail address')
      .pipe(email)
      .optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(10, 'must have at least 10 characters')
      .refine((password) => Buffer.byteLength(password) <= 72, 'must have at most 72 bytes')
      .optional(),
    RATE_LIMIT_SCALE: z.coerce.number('must be a number').min(0, 'must be 0 or more').default(1),
    LOG_LEVEL: logLevel,
    /** Folder of the built web, served beside the API when set. */
    WEB_DIST_DIR: z.string().optional(),
    ...sourceVariables,
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_EMAIL, ADMIN_PASSWORD'],
    message: 'must be set together',
  })
  .transform((env) => ({ ...env, WEB_ORIGIN: env.WEB_ORIGIN ?? `http://localhost:${env.PORT}` }));

export type Environment = z.infer<typeof schema>;

/** Reads the environment at boot; ends the process with a line for each wrong variable. */
export const readEnvironment = (): Environment => readEnvironmentOrExit(schema);

/** Reads the environment from given variables. Throws EnvironmentError. */
export const environmentFrom = (variables: Record<string, string>): Environment => parseEnvironment(schema, variables);

/** Whether the site is behind TLS, as its public address says. */
export const isBehindTls = (environment: Environment): boolean => environment.WEB_ORIGIN.startsWith('https:');
