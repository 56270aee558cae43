import { paged } from '@gaemi/contracts/paging';
import type { Today, TodayQuery } from '@gaemi/contracts/today';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { isOnDayPage } from '@gaemi/domain/stock-events/day-page';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { drawDay, isConfirmed } from './draw-day.ts';
import { PageDays } from './page-days.ts';
import { PageEvents } from './page-events.ts';
import { ReadSources } from './read-sources.ts';
import { TodayItems } from './today-items.ts';

/** Lists what happened to all listed companies on a trading day. */
@Injectable()
export class TodayService {
  constructor(
    private readonly events: PageEvents,
    private readonly directory: StockDirectory,
    private readonly watchlist: WatchlistRepository,
    private readonly items: TodayItems,
    private readonly sources: ReadSources,
    private readonly days: PageDays,
  ) {}

  async list(userId: string, query: TodayQuery): Promise<Today> {
    const { day, from, to } = this.days.choose(query.day);
    const list = await this.directory.current();
    const companies = list?.byCode ?? new Map<string, ListedCompany>();
    const [found, sources, own] = await Promise.all([
      this.events.list(from, to),
      this.sources.list(),
      query.watchlist === true ? this.watchlist.listAll(userId) : null,
    ]);
    const watched = own === null ? null : new Set(own.map(({ code }) => code));
    const material = found.filter((event) => companies.has(event.stockCode) && isOnDayPage(event));
    const ofDay = material.filter(
      ({ stockCode, strength }) =>
        strength >= (query.strength ?? 1) &&
        (query.market === undefined || companies.get(stockCode)?.market === query.market) &&
        (watched === null || watched.has(stockCode)),
    );
    const counted = query.confirmed === true ? ofDay.filter(isConfirmed) : ofDay;
    const chosen = query.side === undefined ? counted : counted.filter(({ side }) => side === query.side);
    const isChosen = new Set(chosen);
    const { page, size } = query;
    const shown = chosen.slice((page - 1) * size, page * size);
    const latest = this.days.latest();
    const [items, days] = await Promise.all([
      this.items.describe(userId, shown, day < latest ? day : undefined),
      this.events.count(companies, day === latest ? material : null),
    ]);
    const count = (matches: (event: StockEvent) => boolean) => counted.filter(matches).length;
    const counts = {
      good: count(({ side }) => side === 'good'),
      bad: count(({ side }) => side === 'bad'),
      confirmed: count(isConfirmed),
    };
    const picture = drawDay(material, companies, (event) => isChosen.has(event));
    return { ...paged(items, chosen.length, { page, size }), day, days, sources, counts, picture };
  }
}
