import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import type { SeenNews } from '@gaemi/domain/analysis/seen-news';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { currentScoreVersion } from '@gaemi/domain/scoring/score-version';
import type { Clock } from '@gaemi/runtime/clock';
import { jobStep } from '@gaemi/runtime/job-step';
import { Inject, Injectable } from '@nestjs/common';
import type { AnalysisProcessor, HeldAnalysis } from '../analysis/analysis-runner.ts';
import { requireLease } from '../analysis/lease.ts';
import { pricesInTime } from '../prices/prices-in-time.ts';
import { CLOCK } from '../providers.ts';
import { EvidenceGatherer, type EvidenceObserver } from './evidence-gatherer.ts';
import { ResultCombiner } from './result-combiner.ts';
import { type PreparedRun, RunPreparer } from './run-preparer.ts';
import { SideFinisher } from './side-finisher.ts';

/** Progress at which each step ends. */
const progressAt = { started: 5, gathered: 35, judged: 70, oneSide: 80, bothSides: 90 } as const;

/** The whole percent that a part (0 to 1) of judging has reached; only its end reaches the last one. */
const judgingProgress = (part: number): number =>
  Math.min(progressAt.judged - 1, progressAt.gathered + Math.floor((progressAt.judged - progressAt.gathered) * part));

/** State of one run. */
interface Run extends HeldAnalysis<NewsAnalysis> {
  prepared: PreparedRun;
  /** As soon as it was made or found: nobody else writes it while the lease is held, and it is too large to be read for each step. */
  evidence: NewsEvidence | null;
}

/** Processes a news analysis: one side after the other, then the result of both. */
@Injectable()
export class NewsAnalysisProcessor implements AnalysisProcessor<NewsAnalysis> {
  readonly name = 'news analysis';

  constructor(
    readonly running: RunningNewsAnalysis,
    private readonly preparer: RunPreparer,
    private readonly evidenceGatherer: EvidenceGatherer,
    private readonly sideFinisher: SideFinisher,
    private readonly combiner: ResultCombiner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  purgeWithdrawn(analysisId: string): Promise<void> {
    return this.running.forgetWithdrawn(analysisId);
  }

  async process(held: HeldAnalysis<NewsAnalysis>): Promise<void> {
    await this.workOnSides({ ...held, prepared: await this.preparer.prepare(held.analysis), evidence: null });
  }

  private async workOnSides(run: Run): Promise<void> {
    const done = await this.sidesDone(run.analysis);
    let sidesDone = done.length;
    for (const side of newsSides.filter((option) => !done.includes(option))) {
      sidesDone += 1;
      await this.workOnSide(run, side, sidesDone);
    }
    await pricesInTime(run.prepared.prices);
    await jobStep('news', 'combine', () => this.combiner.combine({ ...run, company: run.prepared.company }));
  }

  /** The sides that a worker before this one has finished. One that it scored by another formula is made again. */
  private async sidesDone({ _id, statuses }: NewsAnalysis): Promise<NewsSide[]> {
    const done = newsSides.filter((side) => statuses[side] === 'done');
    if (done.length === 0) return [];
    const details = await this.running.listDetails(_id.toHexString());
    const current = details.filter(({ content }) => content.scoreVersion === currentScoreVersion);
    return done.filter((side) => current.some((detail) => detail.side === side));
  }

  private async workOnSide(run: Run, side: NewsSide, sidesDone: number): Promise<void> {
    const { analysis, owner, deadline, signal } = run;
    const { company, judgeRecord } = run.prepared;
    const started = { ...deadline.progressed(progressAt.started), side };
    await requireLease(this.running.report(analysis._id.toHexString(), owner, started));
    run.evidence ??= (await this.evidenceBefore(analysis)) ?? (await this.makeEvidence(run));
    const { evidence } = run;
    const content = await this.sideFinisher.finish({ analysis, company, side, evidence, judgeRecord, signal });
    const progress = sidesDone === newsSides.length ? progressAt.bothSides : progressAt.oneSide;
    await requireLease(this.running.finishSide(analysis, owner, { content, ...deadline.progressed(progress) }));
  }

  /** What a worker before this one has saved; progress and evidence are written together. */
  private async evidenceBefore({ _id, progress }: NewsAnalysis): Promise<NewsEvidence | null> {
    return progress < progressAt.judged ? null : this.running.findEvidence(_id.toHexString());
  }

  private async makeEvidence(run: Run): Promise<NewsEvidence> {
    const { analysis, owner, prepared, deadline, signal } = run;
    const id = analysis._id.toHexString();
    const report = (progress: number, seen: SeenNews) =>
      requireLease(this.running.report(id, owner, { ...deadline.progressed(progress), seen }));
    const now = this.clock.now();
    const observer: EvidenceObserver = {
      gathered: (seen) => report(progressAt.gathered, seen),
      selected: (seen, longestMs) => {
        deadline.judgingTakes(longestMs);
        return report(progressAt.gathered, seen);
      },
      judged: (part, seen) => report(judgingProgress(part), seen),
    };
    const { tier, fromDay, toDay, createdAt: asOf } = analysis;
    const { prices: _, ...company } = prepared;
    const request = { ...company, tier, period: { fromDay, toDay, asOf }, signal, now, observer };
    const { evidence, seen } = await this.evidenceGatherer.gather(request);
    const judged = deadline.progressed(progressAt.judged);
    await requireLease(this.running.saveEvidence(analysis, owner, { evidence, seen, ...judged }));
    return evidence;
  }
}
