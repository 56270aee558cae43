import {
  circuitVariables,
  logLevel,
  modelBudgetVariables,
  mongodbUri,
  operationsVariables,
  port,
  queueVariables,
  sourceVariables,
} from '@gaemi/runtime/environment-fields';
import * as z from 'zod';

export const environmentSchema = z.object({
  MONGODB_URI: mongodbUri,
  ...queueVariables,
  ...sourceVariables,
  ...modelBudgetVariables,
  ...circuitVariables,
  ...operationsVariables,
  /** Goes before METRICS_PORT, for a worker on the same machine as the API. */
  WORKER_METRICS_PORT: port.optional(),
  LOG_LEVEL: logLevel,
  /** Analyses of each kind worked on side by side. */
  WORKER_CONCURRENCY: z.coerce.number('must be a number from 1 to 64').int().min(1).max(64).default(4),
});
export type Environment = z.infer<typeof environmentSchema>;
