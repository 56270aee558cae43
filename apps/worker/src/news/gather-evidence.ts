import { messages } from '@gaemi/contracts/messages';
import { DroppedJudgementRepository } from '@gaemi/database/news-analysis/dropped-judgement.repository';
import { JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { EvidenceArticle, EvidenceEvent, NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { ArticleEvent } from '@gaemi/domain/clustering/cluster-articles';
import { buildCoverage } from '@gaemi/domain/coverage';
import type { Judgement } from '@gaemi/domain/judgement/judgement';
import { newsTierLimits } from '@gaemi/domain/members/grades';
import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { Judge } from '@gaemi/providers/judge/judge';
import { kindReaderFor } from '@gaemi/providers/judge/learned/kind-reader';
import type { NewsSource } from '@gaemi/providers/news/news-source';
import { ProviderError } from '@gaemi/providers/provider-error';
import { jobStep } from '@gaemi/runtime/job-step';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import type { Deadline } from '../analysis/deadline.ts';
import { JUDGE, NEWS_SOURCE } from '../providers.ts';
import { ArticleArchive } from './article-archive.ts';
import { judgeEvents } from './judge-events.ts';
import type { PreparedRun } from './prepare-run.ts';
import { selectEvents } from './select-events.ts';

export interface EvidenceRequest extends PreparedRun {
  analysis: NewsAnalysis;
  deadline: Pick<Deadline, 'judgingTakes'>;
  signal: AbortSignal;
  now: Date;
  /** Called with the progress reached. */
  report: (progress: number) => Promise<void>;
}

/** Progress at which each step ends. */
export const progressAt = { started: 5, gathered: 35, judged: 70, oneSide: 80, bothSides: 90 } as const;

/** Gathers, matches, groups and judges the articles that both sides of an analysis use. Throws AnalysisFailure. */
@Injectable()
export class GatherEvidence {
  constructor(
    @Inject(NEWS_SOURCE) private readonly source: NewsSource,
    @Inject(JUDGE) private readonly judge: Judge,
    private readonly judgements: JudgementRepository,
    private readonly dropped: DroppedJudgementRepository,
    private readonly archive: ArticleArchive,
  ) {}

  async gather(request: EvidenceRequest): Promise<NewsEvidence> {
    const { analysis, company, watch, signal } = request;
    const asOf = analysis.createdAt;
    const window = { from: analysis.fromDay, to: analysis.toDay, asOf };
    const from = startOfSeoulDay(analysis.fromDay);
    const query = { company, from, to: asOf, signal };
    const gathered = await jobStep('news', 'gather', () => this.source.gather(query)).catch(
      asFailure(messages.newsSourceFailed),
    );
    const gathering = { source: this.source, company, from, gathered };
    const [completed] = await Promise.all([this.archive.complete(gathering), request.report(progressAt.gathered)]);

    const { articles } = completed;
    const { undated } = gathered;
    const { maxEvents } = newsTierLimits[analysis.tier];
    const { events, dropped } = selectEvents({
      articles,
      undated,
      company,
      matcher: request.matcher,
      window,
      maxEvents,
      kindOf: kindReaderFor(company),
    });
    request.deadline.judgingTakes(this.judge.longestMs(events.length));
    const report = (part: number) => request.report(progressWithin(progressAt.gathered, progressAt.judged, part));
    const judging = { company, tier: analysis.tier, events, watch, report, signal, now: request.now };
    const before = { judgements: this.judgements, dropped: this.dropped };
    const [judged] = await Promise.all([
      jobStep('news', 'judge', () => judgeEvents(this.judge, before, judging)).catch(asFailure(messages.judgeFailed)),
      this.archive.archive(gathering, request.now),
    ]);

    const kept = events.flatMap((event) => {
      const judgement = judged.get(event.id);
      return judgement === undefined ? [] : [{ ...event, judgement }];
    });
    dropped.not_judged = countArticles(events) - countArticles(kept);
    if (kept.length === 0) throw new AnalysisFailure(messages.notEnoughNews);

    const { fromDay: askedFrom, toDay: askedTo } = analysis;
    const truncated = completed.truncated || (dropped.over_limit ?? 0) > 0;
    const status = completed.truncated ? 'limited' : 'ok';
    const { queries } = gathered;
    const sources = [{ name: this.source.name, status, found: articles.length + undated, queries } as const];
    const counted = { askedFrom, askedTo, events: kept, dropped, truncated, sources };
    const { coverage, droppedByReason } = buildCoverage(counted);
    return {
      articles: kept.flatMap((event) => event.articles.map(toEvidenceArticle)),
      events: kept.map(toEvidenceEvent),
      coverage,
      droppedBecause: droppedByReason,
      dataSource: this.source.name,
      judgedBy: this.judge.name,
      judgeVersion: this.judge.version(analysis.tier),
      asOf,
    };
  }
}

/** The whole percent that a part (0 to 1) of a step has reached; only the end of the step reaches its last one. */
function progressWithin(from: number, to: number, part: number): number {
  return Math.min(to - 1, from + Math.floor((to - from) * part));
}

/** A failing provider becomes a failing analysis with the sentence for its member; anything else is passed on. */
export function asFailure(sentence: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProviderError)
      throw new AnalysisFailure(sentence, { retryable: error.retryable, cause: error });
    throw error;
  };
}

const countArticles = (events: readonly ArticleEvent[]) =>
  events.reduce((count, event) => count + event.articles.length, 0);

function toEvidenceArticle(article: EvidenceArticle): EvidenceArticle {
  const { id, title, description, link, publisher, publishedAt } = article;
  return { id, title, description, link, publisher, publishedAt };
}

function toEvidenceEvent({ judgement, ...event }: ArticleEvent & { judgement: Judgement }): EvidenceEvent {
  return {
    id: event.id,
    representativeId: event.representative.id,
    articleIds: event.articles.map((article) => article.id),
    publishers: event.publishers,
    judgement,
  };
}
