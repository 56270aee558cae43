import { randomUUID } from 'node:crypto';
import type { NewsAnalysisJob } from '@gaemi/contracts/jobs';
import { messages } from '@gaemi/contracts/messages';
import { type NewsSide, newsSide } from '@gaemi/contracts/news-analysis';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { type Delivery, PostponeJob } from '@gaemi/queue/consumer';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, LOGGER } from '../../providers.ts';
import { AnalysisFailure, LeaseLost } from './analysis-failure.ts';
import { combineSides } from './combine-sides.ts';
import { FinishSide } from './finish-side.ts';
import { GatherEvidence, progressAt } from './gather-evidence.ts';
import { keepingLease, newLease } from './lease-keeper.ts';
import { SubjectFinder, type SubjectOfAnalysis } from './subject-finder.ts';

/** Failures that might pass, after which the analysis ends in error. */
const MAX_FAILURES = 3;
/** Wait before the next try, by the number of failures, in seconds. */
const retrySeconds = [0, 2, 6];
/** Wait for somebody else who works on the same analysis, in seconds. */
const BUSY_SECONDS = 2;

/** An analysis and who holds it. */
interface Hold {
  analysis: NewsAnalysis;
  owner: string;
  log: Logger;
}

/** What one run of the handler works with. */
interface Run {
  analysis: NewsAnalysis;
  owner: string;
  subject: SubjectOfAnalysis;
  signal: AbortSignal;
}

/**
 * Works on a news analysis. One worker at a time holds it (a lease); it does every side that was asked for, so the
 * second message mostly finds nothing to do. A repeat on an ended analysis is a no-op. Whoever waits or tries again does
 * so with a new message: only a crash counts towards the deliveries of one.
 */
@Injectable()
export class NewsAnalysisHandler {
  private readonly stopping = new AbortController();

  constructor(
    private readonly running: RunningNewsAnalysis,
    private readonly subjects: SubjectFinder,
    private readonly gatherEvidence: GatherEvidence,
    private readonly finishSide: FinishSide,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Lets go of the work at hand: it is released and its message comes again. */
  stop(): void {
    this.stopping.abort(new Error('the worker is stopping'));
  }

  async handle(job: NewsAnalysisJob, delivery: Delivery): Promise<void> {
    const id = job.analysisId;
    const owner = randomUUID();
    const analysis = await this.running.claim(id, newLease(owner, this.clock.now()), this.clock.now());
    if (analysis === null) {
      const open = await this.running.find(id);
      // Ended or withdrawn: nothing to do. Held by somebody, it is looked at again, since the holder may die.
      if (open === null) return;
      throw new PostponeJob(BUSY_SECONDS);
    }
    const log = this.logger.child({ analysisId: id, requestId: analysis.requestId, messageId: delivery.messageId });
    try {
      await this.work(analysis, owner);
    } catch (error) {
      await this.settle({ analysis, owner, log }, error);
    }
  }

  private async work(analysis: NewsAnalysis, owner: string): Promise<void> {
    const id = analysis._id.toHexString();
    const left = analysis.deadlineAt.getTime() - this.clock.now().getTime();
    if (left <= 0) throw new AnalysisFailure(messages.analysisOverdue);
    const subject = await this.subjects.find(analysis.stockCode);
    await keepingLease({ running: this.running, analysisId: id, owner, clock: this.clock }, async (lost) => {
      const signal = AbortSignal.any([lost, this.stopping.signal, AbortSignal.timeout(left)]);
      await this.workOnSides({ analysis, owner, subject, signal });
    });
  }

  private async workOnSides(run: Run): Promise<void> {
    const id = run.analysis._id.toHexString();
    const done = newsSide.options.filter((side) => run.analysis.statuses[side] === 'done');
    for (;;) {
      const open = (await this.running.find(id)) ?? null;
      if (open === null) return;
      const side = newsSide.options.find((option) => open.requested[option] && !done.includes(option));
      if (side !== undefined) {
        await this.workOnSide(run, side, done.length + 1);
        done.push(side);
      } else if (done.length === newsSide.options.length) {
        await this.combine(run);
        return;
      } else if (await this.running.releaseUnlessAsked(id, run.owner, done)) {
        return;
      }
    }
  }

  private async workOnSide(run: Run, side: NewsSide, sidesDone: number): Promise<void> {
    const { analysis, owner, signal } = run;
    const id = analysis._id.toHexString();
    await heldOr(this.running.report(id, owner, { progress: progressAt.started, side }));
    const evidence = (await this.running.findEvidence(id)) ?? (await this.makeEvidence(run));
    const content = await this.finishSide.execute({ analysis, company: run.subject.company, side, evidence, signal });
    const progress = sidesDone === newsSide.options.length ? progressAt.bothSides : progressAt.oneSide;
    await heldOr(this.running.finishSide(analysis, owner, { content, progress }));
  }

  private async makeEvidence(run: Run): Promise<NewsEvidence> {
    const { analysis, owner, subject, signal } = run;
    const id = analysis._id.toHexString();
    const report = (progress: number) => heldOr(this.running.report(id, owner, { progress }));
    const evidence = await this.gatherEvidence.execute({ analysis, ...subject, signal, now: this.clock.now(), report });
    await heldOr(this.running.saveEvidence(analysis, owner, { evidence, progress: progressAt.judged }));
    return evidence;
  }

  private async combine(run: Run): Promise<void> {
    const id = run.analysis._id.toHexString();
    const [details, evidence] = await Promise.all([this.running.listDetails(id), this.running.findEvidence(id)]);
    const result = evidence === null ? null : combineSides(details, evidence);
    if (result === null) throw new Error('a side of the analysis is missing');
    const ended = await this.running.complete(id, run.owner, { result, at: this.clock.now() });
    if (ended) this.logger.info({ analysisId: id, coverage: result.coverage }, 'news analysis done');
  }

  private async settle({ analysis, owner, log }: Hold, error: unknown): Promise<void> {
    const id = analysis._id.toHexString();
    if (error instanceof LeaseLost) throw new PostponeJob(BUSY_SECONDS, { cause: error });
    if (this.stopping.signal.aborted) {
      await this.running.release(id, owner);
      throw new PostponeJob(1, { cause: error });
    }
    const failure = error instanceof AnalysisFailure ? error : null;
    const failures = analysis.failures + 1;
    if (failure?.retryable === false || failures >= MAX_FAILURES) {
      log.warn({ err: failure?.cause ?? error, failures }, 'news analysis ends in error');
      await this.running.fail(id, failure?.sentence ?? messages.analysisFailed, { at: this.clock.now(), owner });
      return;
    }
    log.warn({ err: failure?.cause ?? error, failures }, 'news analysis is tried again');
    await this.running.releaseAfterFailure(id, owner);
    throw new PostponeJob(retrySeconds[failures] ?? 6, { cause: error });
  }
}

/** Writes on an analysis that is held: false says that somebody else holds it now. */
async function heldOr(write: Promise<boolean>): Promise<void> {
  if (!(await write)) throw new LeaseLost();
}
