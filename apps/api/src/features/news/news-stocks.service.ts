import type { CombinedNewsQuery, NewsStockList } from '@gaemi/contracts/news-list';
import { paged } from '@gaemi/contracts/paging';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { groupByStock } from '@gaemi/domain/scoring/stock-runs';
import { Injectable } from '@nestjs/common';
import { FinishedAnalyses } from '../analysis/finished-analyses.ts';
import { toFacets, toNewsStock } from './news-stock.mapper.ts';

/** Lists a member's news analyses by stock. */
@Injectable()
export class NewsStocksService {
  constructor(
    private readonly analyses: NewsAnalysisRepository,
    private readonly finished: FinishedAnalyses,
    private readonly watchlist: WatchlistRepository,
  ) {}

  /**
   * A page of the analysed stocks, the one analysed last first. The number of queries does not depend on the number of stocks:
   * one reads all of the member's analyses in short, three the cards, events and hearts of the page.
   * Throws VALIDATION_FAILED for days the wrong way round.
   */
  async list(userId: string, query: CombinedNewsQuery): Promise<NewsStockList> {
    const stocks = groupByStock(await this.analyses.listRuns(userId, await this.finished.filter(query)));
    const { page, size } = query;
    const shown = [...stocks.values()].slice((page - 1) * size, page * size);
    const ids = shown.map(([latest]) => latest._id);
    const [cards, timelines, liked] = await Promise.all([
      this.analyses.findAllFinished(userId, ids),
      this.analyses.findTimelines(userId, ids),
      this.watchlist.findCodes(userId, [...stocks.keys()]),
    ]);
    const todayOf = await this.finished.todayAmong(liked);
    const cardOf = new Map(cards.map((card) => [card._id.toHexString(), card]));
    const items = shown.flatMap((runs) => {
      const id = runs[0]._id.toHexString();
      const card = cardOf.get(id);
      // A withdrawal meanwhile leaves none.
      return card === undefined
        ? []
        : [toNewsStock(runs, { card, today: todayOf(card), events: timelines.get(id) ?? [] })];
    });
    return { ...paged(items, stocks.size, query), facets: toFacets(stocks, liked) };
  }
}
