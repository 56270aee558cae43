import { randomUUID } from 'node:crypto';
import type { AnalysisRecord } from '@gaemi/database/analysis/analysis.schema';
import { RefundPending, type RunningAnalysis } from '@gaemi/database/analysis/running-analysis';
import { isStoreAway } from '@gaemi/database/store-away';
import type { FailureCode } from '@gaemi/domain/analysis/failure-codes';
import { type Delivery, PostponeJob } from '@gaemi/queue/consumer';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { jobsTriedAgain } from '@gaemi/runtime/metrics/metrics';
import { AnalysisFailure, LeaseLost } from './analysis-failure.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { newLease, withLease } from './lease.ts';
import { reportPendingRefund } from './report-pending-refund.ts';

/** Number of transient failures after which the analysis ends in error. */
const MAX_FAILURES = 3;
/** Seconds before the next try, by the number of failures. */
const retrySeconds = [0, 2, 6];
/** Seconds to wait for a store that was away. */
const STORE_SECONDS = 6;
/** Seconds to wait while another worker holds the analysis. */
const BUSY_SECONDS = 2;

/** An analysis with its lease. The signal aborts when the lease is lost, the deadline passes or the worker stops. */
export interface HeldAnalysis<Analysis> {
  analysis: Analysis;
  owner: string;
  deadline: Deadline;
  signal: AbortSignal;
}

/** An analysis with its lease and its logger. */
interface Hold<Analysis> {
  analysis: Analysis;
  owner: string;
  deadline: Deadline;
  log: Logger;
}

/** The steps of one kind of analysis. */
export interface AnalysisProcessor<Analysis extends AnalysisRecord> {
  /** Name of the kind in the log. */
  readonly name: string;
  readonly running: RunningAnalysis<Analysis>;
  /** Does the steps that are left. Throws AnalysisFailure, and LeaseLost when another worker holds the analysis. */
  process(held: HeldAnalysis<Analysis>): Promise<void>;
  /** Deletes the data of a member who withdrew during the analysis. Called after the last message of each analysis. */
  purgeWithdrawn?(analysisId: string): Promise<void>;
}

/**
 * Runs the analyses of one kind. One worker at a time holds an analysis by a lease. A repeated message for an ended
 * analysis is a no-op. A transient failure is tried again a few times, one of our own store up to the deadline; any other failure ends
 * the analysis with a refund.
 * Every wait and every new try uses a new message, so that only a crash counts towards the deliveries of a message.
 */
export class AnalysisRunner<Analysis extends AnalysisRecord> {
  private readonly stopping = new AbortController();
  private readonly processor: AnalysisProcessor<Analysis>;
  private readonly clock: Clock;
  private readonly logger: Logger;

  constructor(processor: AnalysisProcessor<Analysis>, { clock, logger }: { clock: Clock; logger: Logger }) {
    this.processor = processor;
    this.clock = clock;
    this.logger = logger;
  }

  /** Aborts the analyses in progress: each is released and its message comes again. */
  stop(): void {
    this.stopping.abort(new Error('the worker is stopping'));
  }

  async handle({ analysisId }: { analysisId: string }, delivery: Delivery): Promise<void> {
    let comesAgain = false;
    try {
      await this.claimAndRun(analysisId, delivery);
    } catch (error) {
      comesAgain = error instanceof PostponeJob;
      throw error;
    } finally {
      if (!comesAgain) await this.processor.purgeWithdrawn?.(analysisId);
    }
  }

  private async claimAndRun(id: string, delivery: Delivery): Promise<void> {
    const owner = randomUUID();
    const analysis = await this.processor.running.claim(id, newLease(owner, this.clock.now()), this.clock.now());
    if (analysis === null) {
      const open = await this.processor.running.find(id);
      // An ended or withdrawn analysis needs no work. A held one is checked again, since its worker may die.
      if (open === null) return;
      throw new PostponeJob(BUSY_SECONDS);
    }
    const log = this.logger.child({ deliveries: delivery.deliveries });
    using deadline = startDeadline(analysis, this.clock);
    try {
      await this.workInTime({ analysis, owner, deadline });
    } catch (error) {
      await this.settle({ analysis, owner, deadline, log }, error);
    }
  }

  private async workInTime({ analysis, owner, deadline }: Omit<Hold<Analysis>, 'log'>): Promise<void> {
    const { clock } = this;
    const { running } = this.processor;
    if (deadline.hasPassed()) throw new AnalysisFailure('analysis-overdue');
    await withLease({ running, analysisId: analysis._id.toHexString(), owner, clock }, async (lost) => {
      const signal = AbortSignal.any([lost, this.stopping.signal, deadline.signal]);
      await this.processor.process({ analysis, owner, deadline, signal });
    });
  }

  private async settle({ analysis, owner, deadline, log }: Hold<Analysis>, error: unknown): Promise<void> {
    const id = analysis._id.toHexString();
    if (error instanceof LeaseLost) throw new PostponeJob(BUSY_SECONDS, { cause: error });
    if (this.stopping.signal.aborted) {
      // guard: release-on-stop
      await this.processor.running.release(id, owner);
      throw new PostponeJob(1, { cause: error });
    }
    const failure = error instanceof AnalysisFailure ? error : null;
    const failures = analysis.failures + 1;
    if (isStoreAway(error) && !deadline.hasPassed()) {
      // Nothing is wrong with the analysis: only its deadline ends it.
      log.warn({ err: error }, `${this.processor.name} waits for the store`);
      await this.processor.running.release(id, owner);
      throw new PostponeJob(STORE_SECONDS, { cause: error });
    }
    if (failure?.retryable === false || failures >= MAX_FAILURES) {
      log.warn({ err: failure?.cause ?? error, failures }, `${this.processor.name} ends in error`);
      // A failure after the deadline is a consequence of the deadline.
      const code = deadline.hasPassed() ? 'analysis-overdue' : (failure?.code ?? 'analysis-failed');
      await this.fail(id, code, owner);
      return;
    }
    log.warn({ err: failure?.cause ?? error, failures }, `${this.processor.name} is tried again`);
    jobsTriedAgain.inc({ job: this.processor.name });
    await this.processor.running.releaseAfterFailure(id, owner);
    throw new PostponeJob(retrySeconds[failures] ?? 6, { cause: error });
  }

  /** Leaves a refund that cannot be written to the schedule: no other try of this message may touch the analysis. */
  private async fail(id: string, code: FailureCode, owner: string): Promise<void> {
    try {
      await this.processor.running.fail(id, code, { at: this.clock.now(), owner });
    } catch (error) {
      if (!(error instanceof RefundPending)) throw error;
      reportPendingRefund(this.logger, id, error);
    }
  }
}
