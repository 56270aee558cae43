import type { Home } from '@gaemi/contracts/home';
import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import { listDaysAhead } from '@gaemi/domain/filings/named-days';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { compareText } from '@gaemi/domain/text-order';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { toDayAhead } from '../today/day-ahead.ts';
import { WatchedStocks } from './watched-stocks.ts';

/** Today and the six days after it. */
const DAYS = 6;

/** Days of the week that filings of watched stocks name. */
@Injectable()
export class ThisWeek {
  constructor(
    private readonly watched: WatchedStocks,
    private readonly archived: ArchivedFilingsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<Home['this_week']> {
    const stocks = await this.watched.list(userId);
    if (stocks.length === 0) return [];
    const now = this.clock.now();
    const from = seoulDay(now);
    const filings = await this.archived.listWithDays(
      stocks.map(({ code }) => code),
      from,
      now,
    );
    const byStock = Map.groupBy(filings, ({ stockCode }) => stockCode);
    return stocks
      .flatMap(({ code, name }) =>
        listDaysAhead(byStock.get(code) ?? [], { from, to: addDays(from, DAYS) }).map((ahead) => ({
          ...{ stock_code: code, stock_name: name },
          ...toDayAhead(ahead),
        })),
      )
      .sort((a, b) => compareText(a.day, b.day));
  }
}
