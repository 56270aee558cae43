import type { Accumulation } from '@gaemi/database/accumulation/accumulation.repository';
import {
  BrokerTradingRepository,
  type FetchedDay,
  type TradingOf,
} from '@gaemi/database/accumulation/broker-trading.repository';
import type { BrokerDay } from '@gaemi/domain/accumulation/broker-trading';
import { judgeEmptyDay } from '@gaemi/domain/accumulation/empty-day';
import { lacksBrokers } from '@gaemi/domain/accumulation/incomplete-day';
import { isSettled } from '@gaemi/domain/market-calendar/day-refusal';
import { type MarketCalendar, tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { isSynthetic } from '@gaemi/domain/sources';
import type { BrokerDayQuery, BrokerTradingSource } from '@gaemi/providers/broker-trading/broker-trading-source';
import type { Clock } from '@gaemi/runtime/clock';
import { serializeByKey } from '@gaemi/runtime/serialize-by-key';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { BETWEEN_ANSWERS, createWriteBatcher } from '../analysis/write-batcher.ts';
import { CLOCK, MARKET_CALENDAR, TRADING_SOURCE } from '../providers.ts';
import { DayVolumes } from './day-volumes.ts';
import { tradingFailure } from './trading-failure.ts';

export interface DaysRequest extends Omit<BrokerDayQuery, 'day'> {
  analysis: Accumulation;
  /** Ends when the prices of the stock are stored, or could not be had. */
  prices: Promise<void>;
  /** Called with the days that are there, of how many. */
  report: (days: number, of: number) => Promise<void>;
  /** Called while it waits for another analysis of the stock, with each day that this one gathers. */
  waits: () => Promise<void>;
}

export interface GatheredDays extends Pick<TradingOf, 'source' | 'venue'> {
  /** Every trading day of the period, in order. */
  days: BrokerDay[];
  /** Those of them that are stored with final figures. */
  settled: BrokerDay[];
  /** The last day was still moving when it was fetched, or empty without anything that confirms it. */
  provisional: boolean;
  /** Days that the source was asked for. */
  fetched: number;
}

/**
 * Returns all trading days of a period: the stored ones, and the missing ones from the source. Stores each day while the
 * next one is fetched, so that neither a crash nor another analysis fetches a day twice. Throws AnalysisFailure.
 */
@Injectable()
export class BrokerDayGatherer {
  // Analyses of one stock run one after the other: the second one finds the days that the first one stored.
  private readonly serialize = serializeByKey();
  /** Those that wait, by stock. */
  private readonly waiting = new Map<string, Set<DaysRequest['waits']>>();

  constructor(
    @Inject(TRADING_SOURCE) private readonly source: BrokerTradingSource,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    private readonly stored: BrokerTradingRepository,
    private readonly volumes: DayVolumes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  gather(request: DaysRequest): Promise<GatheredDays> {
    const { code } = request.company;
    const waiting = this.waiting.get(code) ?? new Set();
    this.waiting.set(code, waiting.add(request.waits));
    return this.serialize(code, () => {
      waiting.delete(request.waits);
      if (waiting.size === 0) this.waiting.delete(code);
      return this.gatherDays(request);
    });
  }

  /** Lets the analyses behind this one live on. What fails for one of them is found out when it goes on. */
  private reportToWaiting(code: string): void {
    for (const waits of this.waiting.get(code) ?? []) void waits().catch(() => undefined);
  }

  private async gatherDays({ analysis, company, signal, report, prices }: DaysRequest): Promise<GatheredDays> {
    const { fromDay, toDay } = analysis;
    const wanted = tradingDaysBetween(fromDay, toDay, this.calendar);
    const { name: source, venue } = this.source;
    const of: TradingOf = { source, venue, stockCode: company.code };
    const settled = (await this.stored.findSettled(of, fromDay, toDay)).filter((day) => !lacksBrokers(day));
    const there = new Map(settled.map((day) => [day.day, day]));
    const missing = wanted.filter((day) => !there.has(day));
    const writes = createWriteBatcher<FetchedDay>((fetched) => this.stored.save(of, fetched), BETWEEN_ANSWERS);
    const empty: FetchedDay[] = [];
    let provisional = false;
    let someIncomplete = false;
    try {
      for (const day of missing) {
        signal.throwIfAborted();
        await report(there.size, wanted.length);
        this.reportToWaiting(company.code);
        // Looked at before the figures are: what comes in between is not among them.
        const fetchedAt = this.clock.now();
        const moving = !isSettled(day, fetchedAt);
        const fetched = await this.fetchWhole({ company, day, signal });
        // A day that lacks brokers is asked for again by the next analysis.
        const isIncomplete = lacksBrokers(fetched);
        someIncomplete ||= isIncomplete;
        const stored = { ...fetched, provisional: moving || isIncomplete, fetchedAt };
        if (moving || fetched.trades.length > 0 || isSynthetic(source)) {
          writes.add([stored]);
          if (!stored.provisional) settled.push(fetched);
        } else {
          empty.push(stored);
        }
        there.set(day, fetched);
        provisional ||= moving;
      }
      if (empty.length > 0) {
        const judged = await this.judgeEmpty(of, empty, prices);
        writes.add(judged.days);
        settled.push(...judged.days.filter((day) => !day.provisional));
        // In the evening brokers and prices may both be late: then the last day is no quiet one.
        provisional ||= judged.days.some(({ day, provisional: isOpen }) => isOpen && day === wanted.at(-1));
        const someTraded = [...there.values()].some(({ trades }) => trades.length > 0);
        // Letters over days that the source lacks would be guesses.
        if (judged.isContradicted && someTraded) throw new AnalysisFailure('trading-data-unsound');
      }
    } finally {
      await writes.settled();
    }
    if (someIncomplete) throw new AnalysisFailure('trading-data-unsound');
    const days = wanted.flatMap((day) => there.get(day) ?? []);
    return { source, venue, days, settled, provisional, fetched: missing.length };
  }

  /** Asks once more for a day that lacks brokers: the answer may have been cut. */
  private async fetchWhole(query: BrokerDayQuery): Promise<BrokerDay> {
    const fetched = await this.source.fetchDay(query).catch(tradingFailure);
    return lacksBrokers(fetched) ? this.source.fetchDay(query).catch(tradingFailure) : fetched;
  }

  /** An empty answer is no figure until something else confirms it: the day is asked for again. */
  private async judgeEmpty(
    of: TradingOf,
    empty: readonly FetchedDay[],
    prices: Promise<void>,
  ): Promise<{ days: FetchedDay[]; isContradicted: boolean }> {
    const [from, to] = [empty[0]?.day ?? '', empty.at(-1)?.day ?? ''];
    const [computeVolume, emptyBefore] = await Promise.all([
      this.volumes.find(of, { from, to, prices }),
      this.stored.findEmpty(of, from, to),
    ]);
    let someContradicted = false;
    const days = empty.map((fetched) => {
      const emptyOn = emptyBefore.get(fetched.day) ?? null;
      const { isFinal, isContradicted } = judgeEmptyDay({
        volume: computeVolume(fetched.day),
        emptyOn,
        at: fetched.fetchedAt,
      });
      someContradicted ||= isContradicted;
      return isFinal ? fetched : { ...fetched, provisional: true, emptyOn: emptyOn ?? seoulDay(fetched.fetchedAt) };
    });
    return { days, isContradicted: someContradicted };
  }
}
