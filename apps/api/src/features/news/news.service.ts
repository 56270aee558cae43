import type { CombinedNews, NewsProgress } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { CombinedNewsQuery } from '@gaemi/contracts/news-list';
import type { Paged } from '@gaemi/contracts/paging';
import { type AnalysisProgress, NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { ObjectionRepository, type Reported } from '@gaemi/database/objections/objection.repository';
import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { FinishedAnalyses } from '../analysis/finished-analyses.ts';
import { ExpectedTimes } from './expected-times.ts';
import { toCombinedNews, toNewsProgress } from './news.mapper.ts';
import { toNewsDetail } from './news-detail.mapper.ts';

/** Reads a member's news analyses. */
@Injectable()
export class NewsService {
  constructor(
    private readonly analyses: NewsAnalysisRepository,
    private readonly finished: FinishedAnalyses,
    private readonly expected: ExpectedTimes,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly objections: ObjectionRepository,
    private readonly events: MarketEventsRepository,
  ) {}

  /** Throws PROGRESS_NOT_FOUND. */
  async progress(userId: string, requestId: string): Promise<NewsProgress> {
    return this.describeProgress(await this.findProgress(userId, requestId));
  }

  /** Throws PROGRESS_NOT_FOUND. */
  async findProgress(userId: string, requestId: string): Promise<AnalysisProgress> {
    const [analysis] = await this.analyses.findProgress([{ userId, requestId }]);
    if (analysis === undefined) throw new AppError('PROGRESS_NOT_FOUND');
    return analysis;
  }

  async describeProgress(analysis: AnalysisProgress): Promise<NewsProgress> {
    if (analysis.state !== 'running') return toNewsProgress(analysis);
    return toNewsProgress(analysis, { now: this.clock.now(), expected: await this.expected.of(analysis.tier) });
  }

  /** A page of the finished analyses, newest first. */
  list(userId: string, query: CombinedNewsQuery): Promise<Paged<CombinedNews>> {
    return this.finished.list(userId, query, { analyses: this.analyses, toAnswer: toCombinedNews });
  }

  /** The combined result of a finished analysis. Throws ANALYSIS_NOT_FOUND. */
  async result(userId: string, key: { id: string } | { requestId: string }): Promise<CombinedNews> {
    const analysis = await this.analyses.findFinished(userId, key);
    if (analysis === null) throw new AppError('ANALYSIS_NOT_FOUND');
    return toCombinedNews(analysis, await this.finished.today(userId, analysis));
  }

  /** One side of a finished analysis, by the id of the detail. Throws ANALYSIS_NOT_FOUND. */
  async detail(userId: string, side: NewsSide, id: string): Promise<NewsDetail> {
    const detail = await this.analyses.findDetail(userId, side, id);
    if (detail === null) throw new AppError('ANALYSIS_NOT_FOUND');
    const [corrections, reported] = await Promise.all([
      this.objections.findCorrections(detail.content.stockCode),
      this.findReported(userId, detail.content),
    ]);
    return toNewsDetail(detail._id.toHexString(), detail.content, { corrections, reported });
  }

  /** What the member has reported of the events of a side, also under the id of a part or of what one became part of. */
  private async findReported(userId: string, { stockCode, side, reasons }: SideDetail): Promise<Map<string, Reported>> {
    const asked = reasons.map(({ eventId }) => eventId);
    const idsOf = await this.events.listIdsOfEach(stockCode, asked);
    const reports = await this.objections.findReported(userId, { eventIds: [...idsOf.values()].flat(), side });
    return new Map(
      asked.flatMap((id) => {
        const own = (idsOf.get(id) ?? []).flatMap((each) => reports.get(each) ?? []);
        const reported = own.find(({ state }) => state === 'open') ?? own[0];
        return reported === undefined ? [] : [[id, reported] as const];
      }),
    );
  }
}
