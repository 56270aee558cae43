import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { EvidenceArticle, EvidenceEvent, NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import type { FailureCode } from '@gaemi/domain/analysis/failure-codes';
import type { SeenNews } from '@gaemi/domain/analysis/seen-news';
import type { SourcedArticle } from '@gaemi/domain/article';
import { buildCoverage } from '@gaemi/domain/coverage';
import { newsTierLimits } from '@gaemi/domain/members/grades';
import { withCorrectedSides } from '@gaemi/domain/objections/corrections';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { Judge } from '@gaemi/providers/judge/judge';
import { kindReaderFor } from '@gaemi/providers/judge/learned/kind-reader';
import { ProviderError } from '@gaemi/providers/provider-error';
import { jobStep } from '@gaemi/runtime/job-step';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import type { Deadline } from '../analysis/deadline.ts';
import { JUDGE, OFFLINE_JUDGE, RIGHTS } from '../providers.ts';
import { earliestFetches, mainSource } from './evidence-sources.ts';
import { foundEventsOf } from './found-events.ts';
import { type JoinedEvent, joinFilings } from './join-filings.ts';
import { judgeEvents } from './judge-events.ts';
import { JudgementCache } from './judgement-cache.ts';
import { NewsGatherer } from './news-gatherer.ts';
import { overturnEvents } from './overturn-events.ts';
import type { PreparedRun } from './run-preparer.ts';
import { seenAfterGathering, seenAfterSelecting } from './seen-news.ts';
import { selectEvents } from './select-events.ts';
import type { SelectedEvent } from './selected-event.ts';

export interface EvidenceRequest extends Omit<PreparedRun, 'prices'> {
  analysis: Pick<NewsAnalysis, 'createdAt' | 'fromDay' | 'toDay' | 'tier'>;
  /** For those who subscribe to the stock: the calls come out of monitoring's share of the day. */
  monitoring?: boolean;
  /** Judges offline, as the budget of the model requires. */
  withoutModel?: boolean;
  deadline: Pick<Deadline, 'judgingTakes'>;
  signal: AbortSignal;
  now: Date;
  /** Called with the progress reached, and with what has been seen. */
  report: (progress: number, seen: SeenNews) => Promise<void>;
}

/** Progress at which each step ends. */
export const progressAt = { started: 5, gathered: 35, judged: 70, oneSide: 80, bothSides: 90 } as const;

/** Gathers, matches, groups and judges the articles that both sides of an analysis use. Throws AnalysisFailure. */
@Injectable()
export class EvidenceGatherer {
  constructor(
    private readonly news: NewsGatherer,
    @Inject(JUDGE) private readonly judge: Judge,
    @Inject(OFFLINE_JUDGE) private readonly offline: Judge,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    private readonly cache: JudgementCache,
    private readonly stockEvents: StockEventRepository,
  ) {}

  async gather(request: EvidenceRequest): Promise<{ evidence: NewsEvidence; seen: SeenNews }> {
    const { analysis, company, corrections, judgeRecord, signal, monitoring = false } = request;
    const asOf = analysis.createdAt;
    const window = { from: analysis.fromDay, to: analysis.toDay, asOf };
    const from = startOfSeoulDay(analysis.fromDay);
    const query = { company, from, to: asOf, signal, monitoring };
    const gathered = await jobStep('news', 'gather', () => this.news.gather(query)).catch(
      asFailure('news-source-failed'),
    );
    const { articles, undated, duplicates } = gathered;
    const found = articles.length + undated + duplicates;
    await request.report(progressAt.gathered, seenAfterGathering(found));

    const { maxEvents } = newsTierLimits[analysis.tier];
    const { events, filings, others, dropped } = selectEvents({
      articles,
      undated,
      duplicates,
      company,
      matcher: request.matcher,
      window,
      maxEvents,
      kindOf: kindReaderFor(company),
      corrections,
    });
    const judge = request.withoutModel === true ? this.offline : this.judge;
    request.deadline.judgingTakes(judge.longestMs(events.length));
    const selected = { events, filings, others, found };
    const chosen = seenAfterSelecting(selected);
    await request.report(progressAt.gathered, chosen);
    const report = (part: number) =>
      request.report(progressWithin(progressAt.gathered, progressAt.judged, part), {
        ...chosen,
        judged: filings.length + Math.floor(part * events.length),
      });
    const judging = { company, tier: analysis.tier, events, judgeRecord, report, signal, now: request.now };
    const judges = { judge, offline: this.offline, rights: this.rights };
    const [judged] = await Promise.all([
      jobStep('news', 'judge', () => judgeEvents(judges, this.cache, judging)).catch(asFailure('judge-failed')),
      gathered.stored,
    ]);

    const news = events.flatMap((event) => {
      const judgement = judged.get(event.id);
      return judgement === undefined ? [] : [{ ...event, ...judgement }];
    });
    dropped.not_judged = countArticles(events) - countArticles(news);
    // After the cache of judgements, which keeps what the judge said.
    const correctedNews = withCorrectedSides(news, corrections);
    const correctedFilings = withCorrectedSides(filings, corrections);
    const kept = overturnEvents(joinFilings(correctedNews, correctedFilings), company);
    if (kept.length === 0) {
      throw new AnalysisFailure('not-enough-news', { retryable: gathered.mayFindMore });
    }
    const foundEvents = foundEventsOf(kept, company, gathered);
    const ids = await this.stockEvents.recognise(company.code, foundEvents, request.now);

    const { fromDay: askedFrom, toDay: askedTo } = analysis;
    const truncated = gathered.truncated || (dropped.over_limit ?? 0) > 0;
    const counted = { askedFrom, askedTo, events: kept, dropped, truncated, sources: gathered.sources };
    const { coverage, droppedByReason } = buildCoverage(counted);
    const used = kept.flatMap((event) => event.articles);
    const evidence = {
      articles: used.map(toEvidenceArticle),
      events: kept.map((event) => toEvidenceEvent({ ...event, id: ids.get(event.id) ?? event.id })),
      coverage,
      droppedBecause: droppedByReason,
      dataSource: mainSource(used),
      judgedBy: judge.name,
      judgeVersion: judge.version(analysis.tier),
      asOf,
      textsFrom: earliestFetches(used),
    };
    const sides = new Map(correctedNews.map((event) => [event.id, event]));
    return { evidence, seen: seenAfterSelecting({ ...selected, filings: correctedFilings }, sides) };
  }
}

/** The whole percent that a part (0 to 1) of a step has reached; only the end of the step reaches its last one. */
function progressWithin(from: number, to: number, part: number): number {
  return Math.min(to - 1, from + Math.floor((to - from) * part));
}

/** A failing provider becomes a failing analysis; anything else is passed on. */
export function asFailure(code: FailureCode): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProviderError) throw new AnalysisFailure(code, { retryable: error.retryable, cause: error });
    throw error;
  };
}

const countArticles = (events: readonly SelectedEvent[]) =>
  events.reduce((count, event) => count + event.articles.length, 0);

function toEvidenceArticle(article: SourcedArticle): EvidenceArticle {
  const { id, title, description, link, publisher, publishedAt, source, fetchedAt, filing } = article;
  const evidence = { id, title, description, link, publisher, publishedAt, source, fetchedAt };
  return filing === undefined ? evidence : { ...evidence, filing };
}

function toEvidenceEvent({ judgement, judgedBy, ...event }: JoinedEvent): EvidenceEvent {
  const { confirmedBy, differsFrom, stages } = event;
  return {
    id: event.id,
    representativeId: event.representative.id,
    articleIds: event.articles.map((article) => article.id),
    publishers: event.publishers,
    judgement,
    judgedBy,
    ...(confirmedBy && { confirmedBy }),
    ...(differsFrom && { differsFrom }),
    ...(stages && { stages }),
  };
}
