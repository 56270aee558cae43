import { backupVariables } from '@gaemi/runtime/settings/backup-settings';
import {
  circuitVariables,
  gatheringVariables,
  logLevel,
  mailFrom,
  modelBudgetVariables,
  mongodbUri,
  operationsVariables,
  port,
  queueVariables,
  sessionSecret,
  smtpUrl,
  sourceCheckVariables,
  sourceVariables,
  webOrigin,
  workerConcurrency,
} from '@gaemi/runtime/settings/environment-fields';
import { pushVariables } from '@gaemi/runtime/settings/push-settings';
import { newerStoreVariables } from '@gaemi/runtime/start/newer-store';
import * as z from 'zod';

export const environmentSchema = z.object({
  MONGODB_URI: mongodbUri,
  ...queueVariables,
  ...sourceVariables,
  ...modelBudgetVariables,
  ...circuitVariables,
  ...gatheringVariables,
  ...sourceCheckVariables,
  ...pushVariables,
  ...operationsVariables,
  ...backupVariables,
  ...newerStoreVariables,
  /** Without it, no briefing and no alert goes by mail. */
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom,
  /** Seals the tokens of Kiwoom and KIS that all workers share. Without it each worker has tokens of its own. */
  SESSION_SECRET: sessionSecret.optional(),
  /** Where the links of mails lead. */
  WEB_ORIGIN: webOrigin.default('http://localhost:3000'),
  /** Goes before METRICS_PORT, for a worker on the same machine as the API. */
  WORKER_METRICS_PORT: port.optional(),
  LOG_LEVEL: logLevel,
  WORKER_CONCURRENCY: workerConcurrency,
});
export type Environment = z.infer<typeof environmentSchema>;
