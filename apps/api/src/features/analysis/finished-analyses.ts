import { messages } from '@gaemi/contracts/messages';
import { type Paged, type Paging, paged } from '@gaemi/contracts/paging';
import type { FinishedFilter, FinishedQuery } from '@gaemi/database/analysis/member-analyses';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { findRecordCodes } from '@gaemi/domain/stock-search/record-codes';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';

/** An analysed stock as it is today, not as it was on the day of the analysis. */
export interface StockToday {
  /** It is on the member's watchlist. */
  like: boolean;
  /** Its name where the company was renamed since, else null. */
  present_name: string | null;
}

interface AnalysedStock {
  stockCode: string;
  stockName: string;
}

/** Days ask for the day of the analysis. */
interface ListQuery extends Paging {
  stock_name?: string | undefined;
  stock_code?: string | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
}

interface Listed<Item, Answer> {
  analyses: { listFinished(userId: string, query: FinishedQuery): Promise<{ items: Item[]; total: number }> };
  toAnswer: (item: Item, today: StockToday) => Answer;
}

/** Lists finished analyses, of news and of accumulation alike. */
@Injectable()
export class FinishedAnalyses {
  constructor(
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
  ) {}

  /**
   * A page of the member's finished analyses, newest first; found by all that finds their stock, those of a renamed company by its old name, too.
   * Throws VALIDATION_FAILED for days the wrong way round.
   */
  async list<Item extends AnalysedStock, Answer>(
    userId: string,
    query: ListQuery,
    { analyses, toAnswer }: Listed<Item, Answer>,
  ): Promise<Paged<Answer>> {
    const { page, size } = query;
    const { items, total } = await analyses.listFinished(userId, { ...(await this.filter(query)), page, size });
    const codes = [...new Set(items.map(({ stockCode }) => stockCode))];
    const todayOf = await this.todayAmong(await this.watchlist.findCodes(userId, codes));
    return paged(
      items.map((item) => toAnswer(item, todayOf(item))),
      total,
      query,
    );
  }

  /** The filter that a query asks for, with the codes of stocks that are found by more than their name. Throws VALIDATION_FAILED for days the wrong way round. */
  async filter(query: Omit<ListQuery, keyof Paging>): Promise<FinishedFilter> {
    const { stock_name: stockName, stock_code: stockCode, start_date: fromDay, end_date: toDay } = query;
    if (fromDay !== undefined && toDay !== undefined && fromDay > toDay) {
      const detail = messages.periodReversed;
      throw new AppError('VALIDATION_FAILED', { detail, fields: { start_date: detail } });
    }
    const list = await this.directory.current();
    const codes = stockName ? findRecordCodes(list?.companies ?? [], stockName) : [];
    return { stockName, stockCode, codes, fromDay, toDay };
  }

  /** The stock of one analysis as it is today. */
  async today(userId: string, analysis: AnalysedStock): Promise<StockToday> {
    return (await this.todayAmong(await this.watchlist.findCodes(userId, [analysis.stockCode])))(analysis);
  }

  /** Stocks as they are today; `liked`: those of their codes that are on the member's watchlist. */
  async todayAmong(liked: ReadonlySet<string>): Promise<(stock: AnalysedStock) => StockToday> {
    const list = await this.directory.current();
    return ({ stockCode, stockName }) => {
      // Before the first list was loaded, and of a company that is listed no more, nothing newer is known.
      const name = list?.byCode.get(stockCode)?.name ?? stockName;
      return { like: liked.has(stockCode), present_name: name === stockName ? null : name };
    };
  }
}
