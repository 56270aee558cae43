import type { CombinedNews, NewsProgress } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { CombinedNewsQuery, NewsStockList } from '@gaemi/contracts/news-list';
import type { Paged } from '@gaemi/contracts/paging';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { NewsHistoryRepository } from '@gaemi/database/news-analysis/news-history.repository';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import type { WithheldTexts } from '@gaemi/domain/rights/withheld-texts';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { RIGHTS } from '../../providers.ts';
import { NewsService } from './news.service.ts';
import { NewsStocksService } from './news-stocks.service.ts';
import { isWhole, outsideDetail, withheldOf, withoutTexts } from './outside-texts.ts';

/**
 * Reads a member's news analyses for an API key. What it answers leaves the service, so of each source goes what its rights
 * allow: of the rest type, figures, date and link.
 */
@Injectable()
export class NewsByKeyService {
  constructor(
    private readonly news: NewsService,
    private readonly stocks: NewsStocksService,
    private readonly analyses: NewsAnalysisRepository,
    private readonly history: NewsHistoryRepository,
    private readonly objections: ObjectionRepository,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  /** The progress without the headlines that were seen. Throws PROGRESS_NOT_FOUND. */
  async progress(userId: string, requestId: string): Promise<NewsProgress> {
    const { seen: _, ...progress } = await this.news.progress(userId, requestId);
    return progress;
  }

  async list(userId: string, query: CombinedNewsQuery): Promise<Paged<CombinedNews>> {
    const { items, ...page } = await this.news.list(userId, query);
    const whole = await this.findWhole(userId, items);
    return { ...page, items: items.map((item) => (whole.has(item._id) ? item : withoutTexts(item))) };
  }

  /** Analyses by stock. The lines of earlier analyses stay inside: to tell which may go would take all their evidence. */
  async listStocks(userId: string, query: CombinedNewsQuery): Promise<NewsStockList> {
    const { items, ...page } = await this.stocks.list(userId, query);
    const whole = await this.findWhole(
      userId,
      items.map(({ latest }) => latest),
    );
    return {
      ...page,
      items: items.map(({ latest, runs, ...stock }) => ({
        ...stock,
        latest: whole.has(latest._id) ? latest : { ...withoutTexts(latest), top_good: null, top_bad: null },
        runs: runs.map((run) => ({ ...run, lead: [] })),
      })),
    };
  }

  /** Throws ANALYSIS_NOT_FOUND. */
  async result(userId: string, key: { id: string } | { requestId: string }): Promise<CombinedNews> {
    const result = await this.news.result(userId, key);
    return (await this.findWhole(userId, [result])).has(result._id) ? result : withoutTexts(result);
  }

  /** Throws ANALYSIS_NOT_FOUND. */
  async detail(userId: string, side: NewsSide, id: string): Promise<NewsDetail> {
    const detail = await this.analyses.findDetail(userId, side, id);
    if (detail === null) throw new AppError('ANALYSIS_NOT_FOUND');
    const [corrections, reported, withheld] = await Promise.all([
      this.objections.findCorrections(detail.content.stockCode),
      this.objections.findReported(userId, detail.analysisId),
      this.findWithheld(userId, [detail.analysisId.toHexString()]),
    ]);
    const texts = withheld.get(detail.analysisId.toHexString());
    if (texts === undefined)
      throw new Error(`the finished analysis ${detail.analysisId.toHexString()} lacks its evidence`);
    return outsideDetail(detail._id.toHexString(), detail.content, { corrections, reported, withheld: texts });
  }

  /** Ids of the analyses of which every text may leave. */
  private async findWhole(userId: string, analyses: readonly { _id: string }[]): Promise<Set<string>> {
    const withheld = await this.findWithheld(
      userId,
      analyses.map(({ _id }) => _id),
    );
    return new Set([...withheld].filter(([, texts]) => isWhole(texts)).map(([id]) => id));
  }

  private async findWithheld(userId: string, ids: readonly string[]): Promise<Map<string, WithheldTexts>> {
    const origins = await this.history.findOrigins(userId, ids);
    return new Map([...origins].map(([id, evidence]) => [id, withheldOf(evidence, this.rights)]));
  }
}
