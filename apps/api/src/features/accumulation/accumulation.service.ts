import type {
  ListedMjb,
  MjbCalendar,
  MjbDetail,
  MjbListQuery,
  MjbProgress,
  MjbSort,
} from '@gaemi/contracts/accumulation';
import { objectId } from '@gaemi/contracts/fields';
import type { Paged } from '@gaemi/contracts/paging';
import {
  AccumulationRepository,
  type FinishedAccumulation,
} from '@gaemi/database/accumulation/accumulation.repository';
import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import type { ShareSplit } from '@gaemi/domain/accumulation/broker-trading';
import { findShareSplits, splitsOfRecord } from '@gaemi/domain/filings/share-splits';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { PriceSourceName, TradingSourceName } from '@gaemi/domain/sources';
import { compareText } from '@gaemi/domain/text-order';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { FinishedAnalyses } from '../analysis/finished-analyses.ts';
import { StoredMarket } from '../stocks/stored-market.ts';
import { toLastClose } from '../stocks/to-last-close.ts';
import { toAccumulationDetail, toAccumulationProgress, toAccumulationRecord } from './accumulation.mapper.ts';
import { SelectableDays } from './selectable-days.ts';

/** An analysis with the source of its closes and of the net buying of investors, by which these leave; it is no part of the wire. */
export type ComputedAccumulation = MjbDetail & { market_source: PriceSourceName };

/** Reads a member's accumulation analyses. */
@Injectable()
export class AccumulationService {
  constructor(
    private readonly analyses: AccumulationRepository,
    private readonly finished: FinishedAnalyses,
    private readonly days: SelectableDays,
    private readonly market: StoredMarket,
    private readonly archived: ArchivedFilingsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws PROGRESS_NOT_FOUND. */
  async progress(userId: string, requestId: string): Promise<MjbProgress> {
    const analysis = await this.analyses.findByRequestId(userId, requestId);
    if (analysis === null) throw new AppError('PROGRESS_NOT_FOUND');
    return toAccumulationProgress(analysis);
  }

  /**
   * A page of the finished analyses, newest first; only those of the given sources, where any are given: then it leaves the product,
   * without prices.
   */
  async list(
    userId: string,
    query: MjbListQuery,
    { dataSources }: { dataSources?: readonly TradingSourceName[] } = {},
  ): Promise<Paged<ListedMjb>> {
    const analyses: Pick<AccumulationRepository, 'listFinished'> = {
      listFinished: (owner, filter) => this.analyses.listFinished(owner, { ...filter, dataSources }),
    };
    const listed = this.finished.list(userId, query, { analyses, toAnswer: toAccumulationRecord });
    if (dataSources !== undefined) {
      const page = await listed;
      return { ...page, items: page.items.map((item) => ({ ...item, price: null })) };
    }
    const codes = listed.then(({ items }) => [...new Set(items.map((item) => item.stock_code))]);
    const [page, { days, source }] = await Promise.all([listed, this.market.findLastDays(codes)]);
    return {
      ...page,
      items: page.items.map((item) => ({ ...item, price: toLastClose(days.get(item.stock_code), source) })),
    };
  }

  /** A finished analysis with everything it was computed from, by its id or its request id. Throws ANALYSIS_NOT_FOUND. */
  async result(userId: string, id: string, sortBy: MjbSort): Promise<ComputedAccumulation> {
    const analysis = await this.find(userId, id);
    if (analysis === null) throw new AppError('ANALYSIS_NOT_FOUND');
    const { stockCode, fromDay: from, toDay: to } = analysis;
    const [today, { days: closes, source }, flows, splits] = await Promise.all([
      this.finished.today(userId, analysis),
      this.market.findPrices({ stockCode, from, to }),
      this.market.findFlows({ stockCode, from, to }),
      this.findSplits(analysis),
    ]);
    const market = { closes, flows };
    return { ...toAccumulationDetail(analysis, today, { sortBy, market, splits }), market_source: source };
  }

  /** Those that filings tell by now, and those that they told when the record was made: filings are removed before records. */
  private async findSplits({ stockCode, fromDay, toDay, result }: FinishedAccumulation): Promise<ShareSplit[]> {
    const now = this.clock.now();
    const filings = await this.archived.listWithDays([stockCode], fromDay, now);
    const found = splitsOfRecord(
      findShareSplits(filings, { from: fromDay, to: seoulDay(now), calendar: this.days.calendar }),
      {
        fromDay,
        toDay,
        floatingAsOf: result.basis.floatingSharesAsOf,
      },
    );
    const byDay = new Map(
      [...(result.shareSplits ?? []), ...found].map((split) => [`${split.day} ${split.kind}`, split]),
    );
    return [...byDay.values()].sort((a, b) => compareText(a.day, b.day));
  }

  /** The days that the date picker offers today. */
  calendar(): MjbCalendar {
    return this.days.calendarAt(this.clock.now());
  }

  /** A request id may look like an id of ours: the record of that id comes first. */
  private async find(userId: string, id: string): Promise<FinishedAccumulation | null> {
    const byId = objectId.safeParse(id).success ? await this.analyses.findFinished(userId, { id }) : null;
    return byId ?? this.analyses.findFinished(userId, { requestId: id });
  }
}
