import type { Today } from '@gaemi/contracts/today';
import { MarketEventsRepository, type MaterialEvent } from '@gaemi/database/stock-events/market-events.repository';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { keepAnswer } from '../../http/keep-answer.ts';
import { PageDays } from './page-days.ts';

/** Days of the strip above the page. */
const STRIP_DAYS = 6;
/** Milliseconds for which the numbers of the days before the latest one are kept: they are the same for all members, and hardly change. */
const KEPT_MS = 60_000;

type Companies = ReadonlyMap<string, ListedCompany>;
type Strip = Today['days'];

/** Events of the pages of the day, and how many the latest ones have. */
@Injectable()
export class PageEvents {
  private earlier: { latest: string; companies: Companies; read: () => Promise<Strip> } | null = null;

  constructor(
    private readonly events: MarketEventsRepository,
    private readonly days: PageDays,
  ) {}

  /** Events with a side between two days, both included, the newest first. */
  list(from: string, to: string): Promise<StockEvent[]> {
    return this.events.listBetween(from, to);
  }

  /** Counts those of the latest trading days, of all listed companies. `latest`: the material events of the latest day, where they are read already. */
  async count(companies: Companies, latest: readonly MaterialEvent[] | null): Promise<Strip> {
    const days = this.days.listLatest(STRIP_DAYS);
    const lastDays = days.slice(-1);
    const [before, last] = await Promise.all([
      this.readEarlier(days, companies),
      latest === null ? this.read(lastDays, companies) : this.countOn(lastDays, latest),
    ]);
    return [...before, ...last];
  }

  private readEarlier(days: readonly string[], companies: Companies): Promise<Strip> {
    const latest = days.at(-1) ?? '';
    if (this.earlier?.latest !== latest || this.earlier.companies !== companies) {
      const read = keepAnswer(() => this.read(days.slice(0, -1), companies), KEPT_MS);
      this.earlier = { latest, companies, read };
    }
    return this.earlier.read();
  }

  private async read(days: readonly string[], companies: Companies): Promise<Strip> {
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const found = await this.events.listMaterial(this.days.firstOf(first), last);
    return this.countOn(
      days,
      found.filter(({ stockCode }) => companies.has(stockCode)),
    );
  }

  private countOn(days: readonly string[], events: readonly MaterialEvent[]): Strip {
    const onPage = Map.groupBy(events, ({ day }) => this.days.of(day));
    return days.map((day) => {
      const own = onPage.get(day) ?? [];
      const good = own.filter(({ side }) => side === 'good').length;
      return { day, good, bad: own.filter(({ side }) => side === 'bad').length };
    });
  }
}
