import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Parts } from './embedded-parts.ts';
import type { StandaloneEnvironment } from './environment.ts';
import type { Secrets } from './secrets.ts';

/** Absolute path of a workspace package that this app depends on. */
export function packageDir(name: '@gaemi/api' | '@gaemi/worker' | '@gaemi/web'): string {
  return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}

/** What api and worker are told: where everything is, and whatever this process was told itself. */
export function childEnvironment(
  env: StandaloneEnvironment,
  parts: Parts,
  secrets: Secrets,
): Record<string, string | undefined> {
  return {
    ...env.all,
    ...(parts.queueEmbedded ? embeddedQueueAccess : {}),
    PORT: String(env.port),
    MONGODB_URI: parts.mongodbUri,
    SQS_ENDPOINT: parts.sqsEndpoint,
    SMTP_URL: parts.smtpUrl,
    SESSION_SECRET: secrets.sessionSecret,
    ADMIN_EMAIL: env.adminEmail,
    ADMIN_PASSWORD: secrets.adminPassword,
    WEB_ORIGIN: env.webOrigin,
    WEB_DIST_DIR: join(packageDir('@gaemi/web'), 'dist'),
    LOG_LEVEL: env.logLevel,
  };
}

/** A profile or a session token of a real account would take precedence over these keys, so they are taken away. */
const embeddedQueueAccess = {
  AWS_REGION: 'ap-northeast-2',
  AWS_ACCESS_KEY_ID: 'embedded',
  AWS_SECRET_ACCESS_KEY: 'embedded',
  AWS_SESSION_TOKEN: undefined,
  AWS_PROFILE: undefined,
};
