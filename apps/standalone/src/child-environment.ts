import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitOfCheckout } from '@gaemi/runtime/settings/build-info';
import type { Parts } from './embedded/embedded-parts.ts';
import type { AccessKeys } from './embedded/verify-signature.ts';
import type { StandaloneEnvironment } from './settings/environment.ts';
import type { Secrets } from './settings/secrets.ts';

const manifests = {
  api: import.meta.resolve('@gaemi/api/package.json'),
  worker: import.meta.resolve('@gaemi/worker/package.json'),
  web: import.meta.resolve('@gaemi/web/package.json'),
};

/** Absolute path of an app of this workspace. */
export function appDir(app: keyof typeof manifests): string {
  return dirname(fileURLToPath(manifests[app]));
}

/** What api and worker are told: where everything is, and whatever this process was told itself. */
export function childEnvironment(
  env: StandaloneEnvironment,
  parts: Parts,
  secrets: Secrets,
): Record<string, string | undefined> {
  return {
    ...env.all,
    ...(parts.queueKeys === null ? {} : embeddedQueueAccess(parts.queueKeys)),
    PORT: String(env.port),
    LISTEN_HOST: env.listenHost,
    MONGODB_URI: parts.mongodbUri,
    SQS_ENDPOINT: parts.sqsEndpoint,
    SMTP_URL: parts.smtpUrl,
    SESSION_SECRET: secrets.sessionSecret,
    WITHDRAWN_EMAIL_SECRET: secrets.withdrawnEmailSecret,
    ADMIN_EMAIL: env.adminEmail,
    ADMIN_PASSWORD: secrets.adminPassword,
    ...(secrets.adminPasswordMade && { ADMIN_PASSWORD_GENERATED: 'true' }),
    WEB_ORIGIN: env.webOrigin,
    WEB_DIST_DIR: join(appDir('web'), 'dist'),
    LOG_LEVEL: env.logLevel,
    BACKUP_DIR: env.backupDir,
    // Asked once instead of by each of them.
    GAEMI_COMMIT: env.all.GAEMI_COMMIT ?? commitOfCheckout(),
    ...(env.workerMetricsPort !== null && { WORKER_METRICS_PORT: String(env.workerMetricsPort) }),
  };
}

/** A profile or a session token of a real account would take precedence over these keys, so they are taken away. */
export const embeddedQueueAccess = ({ accessKeyId, secretAccessKey }: AccessKeys) => ({
  AWS_REGION: 'ap-northeast-2',
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: undefined,
  AWS_PROFILE: undefined,
});
