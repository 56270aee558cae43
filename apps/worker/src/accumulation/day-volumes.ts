import type { TradingOf } from '@gaemi/database/accumulation/broker-trading.repository';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { type EmptyDay, volumeOfVenue } from '@gaemi/domain/accumulation/empty-day';
import { firstDayOfPrices } from '@gaemi/domain/prices/price-period';
import { addDays } from '@gaemi/domain/seoul-time';
import { isSynthetic } from '@gaemi/domain/sources';
import type { PriceSource } from '@gaemi/providers/prices/price-source';
import { Inject, Injectable } from '@nestjs/common';
import { pricesInTime } from '../prices/prices-in-time.ts';
import { PRICE_SOURCE } from '../providers.ts';

/** Traded shares by day out of the stored prices. */
@Injectable()
export class DayVolumes {
  constructor(
    @Inject(PRICE_SOURCE) private readonly source: PriceSource,
    private readonly stored: PriceRepository,
  ) {}

  /**
   * Returns what is known of the volume of any day of a period. Waits for prices that are gathered, for a while. Invented prices say
   * nothing, and neither does a day without a row: the source of prices may lack it, too. Before the first row of all it will never
   * come, as before a listing.
   */
  async find(
    { stockCode, venue }: Pick<TradingOf, 'stockCode' | 'venue'>,
    { from, to, prices }: { from: string; to: string; prices: Promise<void> },
  ): Promise<(day: string) => EmptyDay['volume']> {
    if (!this.source.shown || isSynthetic(this.source.name)) return () => 'none';
    await pricesInTime(prices);
    // All days up to the period: one before it says that the stock was listed.
    const stored = await this.stored.find({ source: this.source.name, stockCode }, firstDayOfPrices(from), to);
    const { days, completeFrom } = stored;
    const volumes = new Map(days.map(({ day, volume }) => [day, volume]));
    const first = days[0]?.day ?? addDays(to, 1);
    const isBeforeListing = (day: string) => completeFrom !== null && completeFrom <= day && day < first;
    return (day) => volumeOfVenue(venue, volumes.get(day) ?? (isBeforeListing(day) ? 'none' : 'unknown'));
  }
}
