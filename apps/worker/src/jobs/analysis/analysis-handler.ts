import { randomUUID } from 'node:crypto';
import { messages } from '@gaemi/contracts/messages';
import type { AnalysisRecord } from '@gaemi/database/analysis/analysis.schema';
import { RefundPending, type RunningAnalysis } from '@gaemi/database/analysis/running-analysis';
import { type Delivery, PostponeJob } from '@gaemi/queue/consumer';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { jobsTriedAgain } from '@gaemi/runtime/metrics';
import { reportPendingRefund } from '../../report-pending-refund.ts';
import { AnalysisFailure, LeaseLost } from './analysis-failure.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { keepingLease, newLease } from './lease-keeper.ts';

/** Failures that might pass, after which the analysis ends in error. */
const MAX_FAILURES = 3;
/** Wait before the next try, by the number of failures, in seconds. */
const retrySeconds = [0, 2, 6];
/** Wait for somebody else who works on the same analysis, in seconds. */
const BUSY_SECONDS = 2;

/** An analysis that is held, and until when: the signal ends with the lease, the deadline or the worker. */
export interface HeldAnalysis<Analysis> {
  analysis: Analysis;
  owner: string;
  deadline: Deadline;
  signal: AbortSignal;
}

/** An analysis, who holds it, and where that is told. */
interface Hold<Analysis> {
  analysis: Analysis;
  owner: string;
  deadline: Deadline;
  log: Logger;
}

/**
 * Works on analyses of one kind. One worker at a time holds an analysis (a lease). A repeat on an ended analysis is a
 * no-op. A failure that may pass is tried again, a few times; any other ends the analysis with a refund. Whoever waits or
 * tries again does so with a new message: only a crash counts towards the deliveries of one.
 */
export abstract class AnalysisHandler<Analysis extends AnalysisRecord> {
  private readonly stopping = new AbortController();

  /** What the log calls the kind. */
  protected abstract readonly name: string;
  protected abstract readonly running: RunningAnalysis<Analysis>;
  protected abstract readonly clock: Clock;
  protected abstract readonly logger: Logger;

  /** Does what is left to do. Throws AnalysisFailure, and LeaseLost when somebody else holds the analysis now. */
  protected abstract work(held: HeldAnalysis<Analysis>): Promise<void>;

  /** Lets go of the work at hand: it is released and its message comes again. */
  stop(): void {
    this.stopping.abort(new Error('the worker is stopping'));
  }

  /** What a member may have left who withdrew meanwhile; also after the last message of an analysis, so nothing stays. */
  protected async leaveNoTrace(_analysisId: string): Promise<void> {}

  async handle({ analysisId }: { analysisId: string }, delivery: Delivery): Promise<void> {
    let comesAgain = false;
    try {
      await this.takeOn(analysisId, delivery);
    } catch (error) {
      comesAgain = error instanceof PostponeJob;
      throw error;
    } finally {
      if (!comesAgain) await this.leaveNoTrace(analysisId);
    }
  }

  private async takeOn(id: string, delivery: Delivery): Promise<void> {
    const owner = randomUUID();
    const analysis = await this.running.claim(id, newLease(owner, this.clock.now()), this.clock.now());
    if (analysis === null) {
      const open = await this.running.find(id);
      // Ended or withdrawn: nothing to do. Held by somebody, it is looked at again, since the holder may die.
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
    const { running, clock } = this;
    if (deadline.hasPassed()) throw new AnalysisFailure(messages.analysisOverdue);
    await keepingLease({ running, analysisId: analysis._id.toHexString(), owner, clock }, async (lost) => {
      const signal = AbortSignal.any([lost, this.stopping.signal, deadline.signal]);
      await this.work({ analysis, owner, deadline, signal });
    });
  }

  private async settle({ analysis, owner, deadline, log }: Hold<Analysis>, error: unknown): Promise<void> {
    const id = analysis._id.toHexString();
    if (error instanceof LeaseLost) throw new PostponeJob(BUSY_SECONDS, { cause: error });
    if (this.stopping.signal.aborted) {
      await this.running.release(id, owner);
      throw new PostponeJob(1, { cause: error });
    }
    const failure = error instanceof AnalysisFailure ? error : null;
    const failures = analysis.failures + 1;
    if (failure?.retryable === false || failures >= MAX_FAILURES) {
      log.warn({ err: failure?.cause ?? error, failures }, `${this.name} ends in error`);
      // Whatever was under way when its time was over has failed for that reason alone.
      const sentence = deadline.hasPassed() ? messages.analysisOverdue : (failure?.sentence ?? messages.analysisFailed);
      await this.fail(id, sentence, owner);
      return;
    }
    log.warn({ err: failure?.cause ?? error, failures }, `${this.name} is tried again`);
    jobsTriedAgain.inc({ job: this.name });
    await this.running.releaseAfterFailure(id, owner);
    throw new PostponeJob(retrySeconds[failures] ?? 6, { cause: error });
  }

  /** A refund that cannot be written is somebody else's from now on: no other try of this message may touch the analysis. */
  private async fail(id: string, sentence: string, owner: string): Promise<void> {
    try {
      await this.running.fail(id, sentence, { at: this.clock.now(), owner });
    } catch (error) {
      if (!(error instanceof RefundPending)) throw error;
      reportPendingRefund(this.logger, id, error);
    }
  }
}
