import type { AnalysisRecord, Lease } from '@gaemi/database/analysis/analysis.schema';
import type { RunningAnalysis } from '@gaemi/database/analysis/running-analysis';
import type { Clock } from '@gaemi/runtime/clock';
import { LeaseLost } from './analysis-failure.ts';

/** Milliseconds that a lease lasts without renewal. After that another worker replaces a dead one. */
export const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

export const newLease = (owner: string, now: Date): Lease => ({ owner, until: new Date(now.getTime() + LEASE_MS) });

/** Renews the lease while `work` runs. Aborts the work and throws LeaseLost when another worker has taken the lease. */
export async function withLease<T>(
  hold: { running: RunningAnalysis<AnalysisRecord>; analysisId: string; owner: string; clock: Clock },
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const timer = setInterval(() => {
    hold.running.extend(hold.analysisId, newLease(hold.owner, hold.clock.now())).then(
      (held) => {
        if (!held) lost.abort(new LeaseLost());
      },
      // The database is away. The lease may still hold; the next renewal decides.
      () => undefined,
    );
  }, RENEW_MS);
  try {
    return await work(lost.signal);
  } catch (error) {
    // The error of aborted work is only a consequence.
    throw lost.signal.aborted ? new LeaseLost() : error;
  } finally {
    clearInterval(timer);
  }
}

/** Throws LeaseLost when a write answers false, because another worker holds the analysis. */
export async function requireLease(write: Promise<boolean>): Promise<void> {
  if (!(await write)) throw new LeaseLost();
}
