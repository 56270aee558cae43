import type { Product } from '../product/product.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { Settled } from '../schedule/settle.ts';
import type { StoredJob } from './stored-job.ts';

const LEASE_MS = 60_000;
/** Skipped product seconds below which a wait for a lease is impossible, or only due to a slow machine. */
const LEASE_LET_GO = 45;

/**
 * Checks that a process that is asked to stop ends cleanly, when the store and the queue are available and its time is
 * not skipped. Without other faults, nobody waits for its lease.
 */
export function findBadStops(
  { processes }: Pick<Product, 'processes'>,
  { schedule, settled, jobs }: { schedule: Schedule; settled: Settled; jobs: readonly StoredJob[] },
): string[] {
  const { faults, troubles } = schedule;
  const bad = [...processes.values()].flatMap(({ badStops }) => badStops.splice(0));
  const isCalm =
    faults.every(({ effect }) => effect === 'stop' || effect === 'delay') &&
    troubles.every(({ kind }) => ['stop', 'poison', 'duplicate', 'dead'].includes(kind));
  const onlyStops = faults.every(({ effect }) => effect === 'stop') && troubles.every(({ kind }) => kind === 'stop');
  const late = jobs.filter(
    ({ createdAt, finishedAt }) =>
      settled.advancedSeconds >= LEASE_LET_GO &&
      finishedAt !== null &&
      finishedAt.getTime() - createdAt.getTime() >= LEASE_MS,
  );
  return [
    ...(isCalm ? bad : []),
    ...(onlyStops
      ? late.map(({ requestId }) => `${requestId}: waited for the lease of a worker that was stopped`)
      : []),
  ];
}
