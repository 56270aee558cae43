import { paged } from '@gaemi/contracts/paging';
import type { WatchlistAdd, WatchlistAddAnswer, WatchlistList, WatchlistQuery } from '@gaemi/contracts/watchlist';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { Member } from '@gaemi/database/users/user.repository';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { groupByStock } from '@gaemi/domain/scoring/stock-runs';
import { indexStocks, searchStocks } from '@gaemi/domain/stock-search/search-stocks';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { toLastClose } from '../stocks/to-last-close.ts';
import { gradeTraces, toLastAccumulation, toTraceSums } from './accumulation.mapper.ts';
import { BoardData } from './board-data.ts';
import { toLastNews, toNews, toNewsSums, toSums } from './watchlist.mapper.ts';

/** The stocks that a member watches. */
@Injectable()
export class WatchlistService {
  constructor(
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
    private readonly analyses: NewsAnalysisRepository,
    private readonly board: BoardData,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A page of the list, newest first, found by name or code as in the stock search; the sums are those of the whole list. */
  async list(member: Member, { query, trace, page, size }: WatchlistQuery): Promise<WatchlistList> {
    const asOf = this.clock.now();
    const matched = this.match(member, { query, trace, page, size });
    // What does not depend on the stocks is read beside them.
    const codes = matched.then((found) => ({ all: found.watched.map(toCode), shown: found.shown.map(toCode) }));
    const [{ watched, stocks, matching, shown, runs, accumulated, traces }, held] = await Promise.all([
      matched,
      this.board.of(member, codes),
    ]);
    const analysed = groupByStock(runs);
    const items = shown.map(({ _id, name, code }) => ({
      _id: _id.toHexString(),
      name,
      code,
      ...toLastNews(analysed.get(code)),
      accumulation: toLastAccumulation(accumulated.get(code)),
      price: toLastClose(held.closes.days.get(code), held.closes.source),
      news: toNews(held.news.get(code)),
      alerted: held.alerted.has(code),
    }));
    const [newest] = watched;
    return {
      ...paged(items, matching.length, { page, size }),
      sums: { ...toSums(stocks, analysed), ...toNewsSums(held.news), traces: toTraceSums(traces) },
      alerts_paused: held.isPaused,
      // Another process, whose clock is ahead, may have added the newest one.
      as_of: (newest !== undefined && newest.createdAt > asOf ? newest.createdAt : asOf).toISOString(),
    };
  }

  /** The whole list, the stocks that fit, and those of the page. */
  private async match(member: Member, { query, trace, page, size }: WatchlistQuery) {
    const userId = member._id.toHexString();
    const [watched, list, runs, accumulated] = await Promise.all([
      this.watchlist.listAll(userId),
      this.directory.current(),
      this.analyses.listRuns(userId),
      this.board.accumulated(member),
    ]);
    const stocks = watched.map(({ _id, code, name }) => {
      const listed = list?.byCode.get(code);
      return { _id, code, name, aliases: [], formerNames: [], ...listed };
    });
    // The search puts the best match first; this list keeps its own order.
    const found = query === '' ? null : new Set(searchStocks(indexStocks(stocks), query));
    const traces = gradeTraces(stocks, accumulated);
    const matching = stocks.filter(
      (stock) => (found?.has(stock) ?? true) && (trace === undefined || traces.get(stock.code) === trace),
    );
    return {
      watched,
      stocks,
      matching,
      shown: matching.slice((page - 1) * size, page * size),
      runs,
      accumulated,
      traces,
    };
  }

  /** Adds all of the stocks, or none when one is not listed (STOCK_NOT_FOUND) or the list would be too long (WATCHLIST_FULL). */
  async add(userId: string, { stocks }: WatchlistAdd): Promise<WatchlistAddAnswer> {
    const list = await this.directory.current();
    if (list === null) throw new AppError('UNAVAILABLE');
    const companies = Object.keys(stocks).map((code) => {
      const company = list.byCode.get(code);
      if (company === undefined) throw new AppError('STOCK_NOT_FOUND');
      return company;
    });
    return { added: await this.watchlist.insertMissing(userId, companies, this.clock.now()) };
  }

  /** Removes one stock, listed or not, and its alerts. Throws NOT_ON_WATCHLIST. */
  async remove(userId: string, code: string): Promise<void> {
    if (!(await this.watchlist.delete(userId, code))) throw new AppError('NOT_ON_WATCHLIST');
  }

  /** Deletes what was added until `upTo`, by default all, with its alerts. An empty list stays as it is. */
  async clear(userId: string, upTo?: Date): Promise<void> {
    await this.watchlist.deleteAll(userId, upTo);
  }
}

const toCode = ({ code }: { code: string }): string => code;
