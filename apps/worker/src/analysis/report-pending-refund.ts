import type { Logger } from '@gaemi/runtime/logging/logger';
import { alarms } from '@gaemi/runtime/metrics/alarms';

/** Wakes somebody: a member's credits could not be given back. It is tried again until they are. */
export function reportPendingRefund(logger: Logger, analysisId: string, error: unknown): void {
  logger.error(
    { alarm: alarms.refundPending, err: error, analysisId },
    'a refund could not be written; it is tried again',
  );
}
