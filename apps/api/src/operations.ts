import { isStoreConnected } from '@gaemi/database/store-link';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { type OperationsServer, startOperationsServer } from '@gaemi/runtime/metrics/operations-server';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Environment } from './environment.ts';

/**
 * Serves metrics, liveness and readiness where the environment asks for it. Ready is an API that reaches its store: a queue
 * that is away costs no post, the outbox keeps it. `isStopping` ends the readiness before the last requests are answered.
 */
export async function startOperations(
  app: INestApplication,
  environment: Pick<Environment, 'METRICS_PORT' | 'METRICS_HOST'>,
  { logger, isStopping }: { logger: Logger; isStopping: () => boolean },
): Promise<OperationsServer | undefined> {
  if (environment.METRICS_PORT === undefined) return undefined;
  const connection = app.get<Connection>(getConnectionToken());
  return startOperationsServer({
    port: environment.METRICS_PORT,
    setting: 'METRICS_PORT',
    host: environment.METRICS_HOST,
    logger,
    ready: async () => !isStopping() && isStoreConnected(connection),
  });
}
