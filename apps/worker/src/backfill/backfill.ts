import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import type { PastNews } from '@gaemi/providers/news/past/past-news';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../providers.ts';
import { PastJudge } from './past-judge.ts';
import { PastPrices } from './past-prices.ts';
import { PastReader } from './past-reader.ts';
import { type BackfillOptions, PAST_NEWS } from './past-sources.ts';

/** Days that the archive keeps, but for the last one. */
const REACH_DAYS = 198;

/** The next run goes on: `no_calls`: the calls of the day are used up. `lacking`: a source lacked some of what it counted. */
export type BackfillEnd = 'complete' | 'no_calls' | 'lacking';

/** Loads what was filed before the reader began, and prices, so that the past can be counted. It can be stopped and goes on. */
@Injectable()
export class Backfill {
  constructor(
    @Inject(PAST_NEWS) private readonly sources: readonly PastNews[],
    private readonly reader: PastReader,
    private readonly judge: PastJudge,
    private readonly prices: PastPrices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** First day that can be loaded: earlier articles are not archived. */
  firstDay(): string {
    return addDays(seoulDay(this.clock.now()), -REACH_DAYS);
  }

  /** Names of the sources that know past days. */
  listSources(): string[] {
    return this.sources.map(({ source }) => source);
  }

  /** Loads the days from `from` to yesterday, the latest first. */
  async run(from: string, options: BackfillOptions): Promise<BackfillEnd> {
    const days: string[] = [];
    const first = this.firstDay();
    for (let day = addDays(seoulDay(this.clock.now()), -1); day >= from && day >= first; day = addDays(day, -1)) {
      days.push(day);
    }
    const end = await this.reader.read(days, options).then(
      (isWhole) => (isWhole ? ('complete' as const) : ('lacking' as const)),
      (error: unknown) => {
        if (error instanceof ProviderError && ['quota', 'reserved'].includes(error.kind)) return 'no_calls' as const;
        throw error;
      },
    );
    await this.judge.judge(days.toReversed(), options);
    await this.prices.gather(options);
    return end;
  }
}
