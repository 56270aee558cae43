import {
  type EvidenceArticle,
  type EvidenceEvent,
  earliestFetches,
  type NewsEvidence,
} from '@gaemi/database/news-analysis/news-evidence.schema';
import type { FoundStockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import type { FailureCode } from '@gaemi/domain/analysis/failure-codes';
import type { SeenNews } from '@gaemi/domain/analysis/seen-news';
import type { SourcedArticle } from '@gaemi/domain/article';
import { buildCoverage } from '@gaemi/domain/coverage';
import { type NewsTier, newsTierLimits } from '@gaemi/domain/members/grades';
import { withCorrectedSides } from '@gaemi/domain/objections/corrections';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { isSynthetic, type NewsSourceName } from '@gaemi/domain/sources';
import type { Judge } from '@gaemi/providers/judge/judge';
import { kindReaderFor } from '@gaemi/providers/judge/learned/kind-reader';
import { ProviderError } from '@gaemi/providers/provider-error';
import { jobStep } from '@gaemi/runtime/metrics/job-step';
import { Inject, Injectable } from '@nestjs/common';
import { allEnded } from '../../analysis/all-ended.ts';
import { AnalysisFailure } from '../../analysis/analysis-failure.ts';
import { JUDGE, OFFLINE_JUDGE, RIGHTS } from '../../providers.ts';
import { NewsGatherer } from '../gathering/news-gatherer.ts';
import { judgeEvents } from '../judging/judge-events.ts';
import type { JudgeRecord } from '../judging/judge-recorder.ts';
import { JudgementCache } from '../judging/judgement-cache.ts';
import { countArticles } from '../judging/selected-event.ts';
import { buildFoundEvents, idForCompany } from './found-events.ts';
import { type JoinedEvent, joinFilings } from './join-filings.ts';
import { joinReactions } from './join-reactions.ts';
import { KnownEvents } from './known-events.ts';
import { overturnEvents } from './overturn-events.ts';
import type { PreparedCompany } from './run-preparer.ts';
import { seenAfterGathering, seenAfterJudging, seenAfterSelecting } from './seen-news.ts';
import { matchArticles, readKinds, selectEvents } from './select-events.ts';

/** What to gather and judge, and out of whose share of the sources and of the model. */
export interface EvidenceRequest extends PreparedCompany {
  /** Days in Seoul, both included, up to a moment. */
  period: { fromDay: string; toDay: string; asOf: Date };
  tier: NewsTier;
  judgeRecord: JudgeRecord | Promise<JudgeRecord>;
  /** For those who subscribe to the stock: the calls come out of monitoring's share of the day. */
  monitoring?: boolean;
  /** Takes what is archived and asks no source. */
  archiveOnly?: boolean;
  /** Judges offline what no model has judged before, as the budget of the model requires. */
  withoutModel?: boolean;
  signal: AbortSignal;
  now: Date;
  /** Follows the work for the member who waits for it. */
  observer?: EvidenceObserver;
}

/** Each method gets what has been seen by then. */
export interface EvidenceObserver {
  /** Every source has answered or failed. */
  gathered(seen: SeenNews): void;
  /** The events to be judged are chosen; judging them takes `longestMs` at most. Rejects where the work has become another worker's. */
  selected(seen: SeenNews, longestMs: number): Promise<void>;
  /** A part (0 to 1) of them is judged. */
  judged(part: number, seen: SeenNews): void;
}

/** Evidence, and what the work has seen by its end. */
interface GatheredEvidence {
  evidence: NewsEvidence;
  seen: SeenNews;
}

/** Judged events of a company that have no ids yet, and what becomes of them by these. */
interface JudgedEvents {
  code: string;
  found: FoundStockEvent[];
  now: Date;
  compose: (ids: ReadonlyMap<string, string>) => GatheredEvidence;
}

/** Gathers, matches, groups and judges the articles that both sides of an analysis use. Throws AnalysisFailure. */
@Injectable()
export class EvidenceGatherer {
  constructor(
    private readonly news: NewsGatherer,
    @Inject(JUDGE) private readonly judge: Judge,
    @Inject(OFFLINE_JUDGE) private readonly offline: Judge,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    private readonly cache: JudgementCache,
    private readonly knownEvents: KnownEvents,
  ) {}

  async gather(request: EvidenceRequest): Promise<GatheredEvidence> {
    const { code, found, now, compose } = await this.judgeNews(request);
    return compose(await this.knownEvents.recognise(code, found, now));
  }

  /**
   * Does the same, but gives the evidence while its events are being stored. `stored` rejects where they are not, or where their
   * ids became others meanwhile.
   */
  async gatherEarly(request: EvidenceRequest): Promise<GatheredEvidence & { stored: Promise<void> }> {
    const { code, found, now, compose } = await this.judgeNews(request);
    const early = Promise.withResolvers<ReadonlyMap<string, string>>();
    const recognised = this.knownEvents.recognise(code, found, now, early.resolve);
    recognised.then(early.resolve, early.reject);
    const ids = await early.promise;
    const stored = recognised.then((last) => {
      if ([...last].some(([id, eventId]) => ids.get(id) !== eventId)) {
        throw new AnalysisFailure('analysis-failed', { retryable: true });
      }
    });
    // Heard by whoever awaits it; the analysis may end before.
    stored.catch(() => undefined);
    return { ...compose(ids), stored };
  }

  private async judgeNews(request: EvidenceRequest): Promise<JudgedEvents> {
    const { company, tier, signal, observer, monitoring = false } = request;
    const { fromDay: askedFrom, toDay: askedTo, asOf } = request.period;
    const window = { from: askedFrom, to: askedTo, asOf };
    const from = startOfSeoulDay(askedFrom);
    const query = { company, from, to: asOf, signal, monitoring };
    const { archiveOnly = false } = request;
    const gathered = await jobStep('news', 'gather', () => this.news.gather(query, { archiveOnly })).catch(
      asFailure('news-source-failed'),
    );
    const { articles, undated, duplicates } = gathered;
    const found = articles.length + undated + duplicates;
    observer?.gathered(seenAfterGathering(found));

    const corrections = await request.corrections;
    const matched = matchArticles({
      articles,
      undated,
      duplicates,
      company,
      matcher: request.matcher,
      window,
      corrections,
    });
    const left = this.knownEvents.leave(company.code, matched);
    // Heard below; the work may end before.
    left.catch(() => undefined);
    const { maxEvents } = newsTierLimits[tier];
    const kindOf = kindReaderFor(company);
    await readKinds(matched, kindOf);
    const { events, filings, dropped } = selectEvents({ matched, company, maxEvents, kindOf });
    const { others } = matched;
    const { withoutModel = false } = request;
    const judge = withoutModel ? this.offline : this.judge;
    const selected = { events, filings, others, found };
    // How many are of a side is known at the end: the filings alone would be taken for all.
    const chosen = { ...seenAfterSelecting(selected), good: null, bad: null };
    await observer?.selected(chosen, judge.longestMs(events.length));
    const report = (part: number) =>
      observer?.judged(part, { ...chosen, judged: filings.length + Math.floor(part * events.length) });
    const judgeRecord = await request.judgeRecord;
    const { now } = request;
    const judging = { company, tier, events, filings: filings.length, judgeRecord, withoutModel, report, signal, now };
    const judges = { judge: this.judge, offline: this.offline, rights: this.rights };
    const [judged] = await allEnded([
      jobStep('news', 'judge', () => judgeEvents(judges, this.cache, judging)).catch(asFailure('judge-failed')),
      gathered.stored,
      left,
    ]);

    const news = events.flatMap((event) => {
      const judgement = judged.get(event.id);
      return judgement === undefined ? [] : [{ ...event, ...judgement }];
    });
    dropped.not_judged = countArticles(events) - countArticles(news);
    // After the cache of judgements, which keeps what the judge said.
    const correctedNews = withCorrectedSides(news, corrections);
    const correctedFilings = withCorrectedSides(filings, corrections);
    const kept = overturnEvents(joinFilings(joinReactions(correctedNews, company), correctedFilings), company);
    if (kept.length === 0) {
      throw new AnalysisFailure('not-enough-news', { retryable: gathered.mayFindMore });
    }
    const truncated = gathered.truncated || (dropped.over_limit ?? 0) > 0;
    const counted = { askedFrom, askedTo, events: kept, dropped, truncated, sources: gathered.sources };
    const { coverage, droppedByReason } = buildCoverage(counted);
    const used = kept.flatMap((event) => event.articles);
    const evidence = {
      articles: used.map(toEvidenceArticle),
      coverage,
      droppedBecause: droppedByReason,
      dataSource: mainSource(used),
      judgedBy: judge.name,
      judgeVersion: judge.version(tier),
      asOf,
      textsFrom: earliestFetches(used),
    };
    const seen = seenAfterJudging(selected, kept);
    const withIds = (ids: ReadonlyMap<string, string>) =>
      kept.map((event) => toEvidenceEvent({ ...event, id: ids.get(idForCompany(company, event.id)) ?? event.id }));
    return {
      code: company.code,
      found: buildFoundEvents(kept, company, gathered),
      now,
      compose: (ids) => ({ evidence: { ...evidence, events: withIds(ids) }, seen }),
    };
  }
}

/** A failing provider becomes a failing analysis; anything else is passed on. */
export function asFailure(code: FailureCode): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProviderError) throw new AnalysisFailure(code, { retryable: error.retryable, cause: error });
    throw error;
  };
}

/** The source that a result names: a synthetic one when anything rests on it, else the one with the most articles. */
function mainSource(articles: readonly SourcedArticle[]): NewsSourceName {
  const counts = new Map<NewsSourceName, number>();
  for (const { source } of articles) counts.set(source, (counts.get(source) ?? 0) + 1);
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const [most] = names;
  if (most === undefined) throw new Error('evidence without an article');
  return names.find(isSynthetic) ?? most;
}

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
