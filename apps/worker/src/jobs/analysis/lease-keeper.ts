import type { AnalysisRecord, Lease } from '@gaemi/database/analysis/analysis.schema';
import type { RunningAnalysis } from '@gaemi/database/analysis/running-analysis';
import type { Clock } from '@gaemi/runtime/clock';
import { LeaseLost } from './analysis-failure.ts';

/** How long a claim holds without being renewed: a worker that died is replaced after this. */
export const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

export const newLease = (owner: string, now: Date): Lease => ({ owner, until: new Date(now.getTime() + LEASE_MS) });

/** Renews the lease while `work` runs, and aborts the work when the lease was lost to somebody else. */
export async function keepingLease<T>(
  hold: { running: RunningAnalysis<AnalysisRecord>; analysisId: string; owner: string; clock: Clock },
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const timer = setInterval(() => {
    hold.running.extend(hold.analysisId, newLease(hold.owner, hold.clock.now())).then(
      (held) => {
        if (!held) lost.abort(new LeaseLost());
      },
      // The database is away: the lease may still hold, and the next renewal tells.
      () => undefined,
    );
  }, RENEW_MS);
  try {
    return await work(lost.signal);
  } catch (error) {
    // Whatever the aborted work says of itself, this is why it ended.
    throw lost.signal.aborted ? new LeaseLost() : error;
  } finally {
    clearInterval(timer);
  }
}

/** Writes on an analysis that is held: false says that somebody else holds it now. Throws LeaseLost. */
export async function heldOr(write: Promise<boolean>): Promise<void> {
  if (!(await write)) throw new LeaseLost();
}
