import {
  circuitVariables,
  gatheringVariables,
  logLevel,
  modelBudgetVariables,
  mongodbUri,
  operationsVariables,
  port,
  queueVariables,
  sourceVariables,
  workerConcurrency,
} from '@gaemi/runtime/environment-fields';
import * as z from 'zod';

export const environmentSchema = z.object({
  MONGODB_URI: mongodbUri,
  ...queueVariables,
  ...sourceVariables,
  ...modelBudgetVariables,
  ...circuitVariables,
  ...gatheringVariables,
  ...operationsVariables,
  /** Goes before METRICS_PORT, for a worker on the same machine as the API. */
  WORKER_METRICS_PORT: port.optional(),
  LOG_LEVEL: logLevel,
  WORKER_CONCURRENCY: workerConcurrency,
});
export type Environment = z.infer<typeof environmentSchema>;
