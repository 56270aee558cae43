import type { MjbListQuery, MjbRecord } from '@gaemi/contracts/accumulation';
import { messages } from '@gaemi/contracts/messages';
import { type Paged, paged } from '@gaemi/contracts/paging';
import { AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { renamedCodes } from '@gaemi/domain/stock-search/renamed-codes';
import { AppError } from '@gaemi/runtime/app-error';
import { Injectable } from '@nestjs/common';
import { toMjbRecord } from './to-mjb-record.ts';

/** The member's finished analyses, newest first; those of a renamed company are found by its old and its new name. */
@Injectable()
export class ListMjb {
  constructor(
    private readonly analyses: AccumulationRepository,
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
  ) {}

  async execute(userId: string, query: MjbListQuery): Promise<Paged<MjbRecord>> {
    const { start_date: from, end_date: to } = query;
    if (from !== undefined && to !== undefined && from > to) {
      const detail = messages.periodReversed;
      throw new AppError('VALIDATION_FAILED', { detail, fields: { start_date: detail } });
    }
    const list = await this.directory.current();
    const renamed = query.stock_name ? renamedCodes(list?.companies ?? [], query.stock_name) : [];
    const { items, total } = await this.analyses.listFinished(userId, { ...query, renamed_codes: renamed });
    const liked = await this.watchlist.findCodes(userId, [...new Set(items.map((item) => item.stockCode))]);
    return paged(
      items.map((item) => toMjbRecord(item, liked.has(item.stockCode))),
      total,
      query,
    );
  }
}
