import type { Progress } from '@gaemi/database/analysis/analysis.schema';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import type { SeenNews } from '@gaemi/domain/analysis/seen-news';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { currentScoreVersion } from '@gaemi/domain/scoring/score-version';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import type { Clock } from '@gaemi/runtime/clock';
import { jobStep } from '@gaemi/runtime/metrics/job-step';
import { Inject, Injectable } from '@nestjs/common';
import type { AnalysisProcessor, HeldAnalysis } from '../analysis/analysis-runner.ts';
import { requireLease } from '../analysis/lease.ts';
import { createWriteBatcher } from '../analysis/write-batcher.ts';
import { arePricesGathered, pricesInTime } from '../prices/prices-in-time.ts';
import { CLOCK } from '../providers.ts';
import { EvidenceGatherer, type EvidenceObserver } from './evidence/evidence-gatherer.ts';
import { type PreparedRun, RunPreparer } from './evidence/run-preparer.ts';
import { ResultCombiner } from './result/result-combiner.ts';
import { SideFinisher } from './result/side-finisher.ts';

/** Progress at which each step ends. */
const progressAt = { started: 5, gathered: 35, judged: 70, oneSide: 80, bothSides: 90 } as const;

/** The whole percent that a part (0 to 1) of judging has reached; only its end reaches the last one. */
const judgingProgress = (part: number): number =>
  Math.min(progressAt.judged - 1, progressAt.gathered + Math.floor((progressAt.judged - progressAt.gathered) * part));

/** Progress is written no more often: each write is read by the pages that wait. */
const REPORTS = { pauseMs: 250 };

/** State of one run. */
interface Run extends HeldAnalysis<NewsAnalysis> {
  prepared: PreparedRun;
}

/** The evidence as soon as it is made or found: nobody else writes it while the lease is held, and it is too large to be read again. */
interface KnownEvidence {
  evidence: NewsEvidence;
  /** Ends when it is stored, or could not be. */
  saved: Promise<void>;
}

/** Processes a news analysis: the evidence, both sides, then their result. */
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
    const prepared = await this.preparer.prepare(held.analysis);
    const run = { ...held, prepared };
    const done = await this.sidesDone(held.analysis);
    const sides = newsSides.filter((side) => !done.includes(side));
    const made = await this.makeSides(run, sides);
    await pricesInTime(prepared.prices);
    await jobStep('news', 'combine', () => this.combiner.combine({ ...run, company: prepared.company, ...made }));
  }

  /** Makes the sides that are left. Returns those that are to be stored with the result. */
  private async makeSides(
    run: Run,
    sides: readonly NewsSide[],
  ): Promise<{ evidence: NewsEvidence | null; unstored: SideDetail[] }> {
    const [first] = sides;
    if (first === undefined) return { evidence: null, unstored: [] };
    const known = (await this.evidenceBefore(run, first)) ?? (await this.makeEvidence(run, first));
    return { evidence: known.evidence, unstored: await this.finishSides(run, known, sides) };
  }

  /** The sides that a worker before this one has finished. One that it scored by another formula is made again. */
  private async sidesDone({ _id, statuses }: NewsAnalysis): Promise<NewsSide[]> {
    const done = newsSides.filter((side) => statuses[side] === 'done');
    if (done.length === 0) return [];
    const details = await this.running.listDetails(_id.toHexString());
    const current = details.filter(({ content }) => content.scoreVersion === currentScoreVersion);
    return done.filter((side) => current.some((detail) => detail.side === side));
  }

  /**
   * Summarises the sides at once, since a model takes seconds for each, and stores each as soon as it is there, in their order:
   * members see them come. Returns both where they are there at once, for the result can be stored with them.
   */
  private async finishSides(
    { analysis, owner, deadline, signal, prepared }: Run,
    { evidence, saved }: KnownEvidence,
    sides: readonly NewsSide[],
  ): Promise<SideDetail[]> {
    const { company, prices } = prepared;
    const judgeRecord = await prepared.judgeRecord;
    const doneBefore = newsSides.length - sides.length;
    const areNew = newsSides.every((side) => analysis.statuses[side] !== 'done');
    const finished = new Map<NewsSide, SideDetail>();
    const finishing = sides.map(async (side) => {
      finished.set(side, await this.sideFinisher.finish({ analysis, company, side, evidence, judgeRecord, signal }));
    });
    const all = Promise.allSettled([saved, ...finishing]);
    try {
      for (let stored = 0; stored < sides.length; ) {
        await Promise.all([saved, finishing[stored]]);
        const contents = takeWhilePresent(sides.slice(stored).map((side) => finished.get(side)));
        const areAll = contents.length === newsSides.length;
        if (areAll && areNew && (await arePricesGathered(prices))) return contents;
        stored += contents.length;
        const next = sides[stored];
        const progress = doneBefore + stored === newsSides.length ? progressAt.bothSides : progressAt.oneSide;
        const step = { contents, ...(next !== undefined && { next }), ...deadline.progressed(progress) };
        await requireLease(this.running.finishSides(analysis, owner, step));
      }
      return [];
    } finally {
      // Nothing of a failed run goes on beside its retry.
      await all;
    }
  }

  /** What a worker before this one has saved; progress and evidence are written together. */
  private async evidenceBefore({ analysis, owner, deadline }: Run, side: NewsSide): Promise<KnownEvidence | null> {
    const id = analysis._id.toHexString();
    const evidence = analysis.progress < progressAt.judged ? null : await this.running.findEvidence(id);
    if (evidence === null) return null;
    const started = { ...deadline.progressed(progressAt.started), side };
    await requireLease(this.running.report(id, owner, started));
    return { evidence, saved: Promise.resolve() };
  }

  private async makeEvidence(run: Run, side: NewsSide): Promise<KnownEvidence> {
    const { analysis, owner, prepared, deadline, signal } = run;
    const id = analysis._id.toHexString();
    // The work goes on meanwhile, and what is overtaken is not written.
    const reports = createWriteBatcher<Progress & { side?: NewsSide; seen?: SeenNews }>(async (steps) => {
      const last = steps.at(-1);
      if (last !== undefined) await requireLease(this.running.report(id, owner, last));
    }, REPORTS);
    const report = (progress: number, seen: SeenNews) => reports.add([{ ...deadline.progressed(progress), seen }]);
    reports.add([{ ...deadline.progressed(progressAt.started), side }]);
    const now = this.clock.now();
    let gatheredIsWritten: Promise<void> | undefined;
    const observer: EvidenceObserver = {
      gathered: (seen) => {
        report(progressAt.gathered, seen);
        gatheredIsWritten = reports.settled();
        // It is heard of below.
        gatheredIsWritten.catch(() => undefined);
      },
      selected: async (seen, longestMs) => {
        // Judging costs money: only who holds the analysis still goes on.
        await gatheredIsWritten;
        deadline.judgingTakes(longestMs);
        report(progressAt.gathered, seen);
      },
      judged: (part, seen) => report(judgingProgress(part), seen),
    };
    const { tier, fromDay, toDay, createdAt: asOf } = analysis;
    const { prices: _, ...company } = prepared;
    const request = { ...company, tier, period: { fromDay, toDay, asOf }, signal, now, observer };
    // What waits to be written is overtaken by the evidence.
    const gathering = this.evidenceGatherer.gatherEarly(request).finally(() => reports.dropped());
    const { evidence, seen, stored } = await gathering;
    const judged = { evidence, seen, ...deadline.progressed(progressAt.judged) };
    // A retry takes saved evidence as it is: its events must be there.
    const saved = stored.then(() => requireLease(this.running.saveEvidence(analysis, owner, judged)));
    return { evidence, saved };
  }
}

function takeWhilePresent<T>(items: readonly (T | undefined)[]): T[] {
  const end = items.indexOf(undefined);
  return items.slice(0, end === -1 ? items.length : end).filter((item) => item !== undefined);
}
