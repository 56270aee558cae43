import type {
  MjbBaseRates,
  MjbBasis,
  MjbDetail,
  MjbPostAnswer,
  MjbProgress,
  MjbRecord,
  MjbSort,
  NetBuyer as NetBuyerAnswer,
} from '@gaemi/contracts/accumulation';
import { failureSentences } from '@gaemi/contracts/failure-sentences';
import { messages } from '@gaemi/contracts/messages';
import type { FinishedAccumulation, ListedAccumulation } from '@gaemi/database/accumulation/accumulation.repository';
import type { AccumulationRecord } from '@gaemi/database/accumulation/accumulation.schema';
import type { BaseRates } from '@gaemi/domain/accumulation/base-rates';
import type { ShareSplit } from '@gaemi/domain/accumulation/broker-trading';
import { type NetBuyer, sortNetBuyers } from '@gaemi/domain/accumulation/net-buyers';
import type { AccumulationBasis } from '@gaemi/domain/accumulation/result';
import type { Venue } from '@gaemi/domain/accumulation/venue';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import { searchingPeriod } from '@gaemi/domain/seoul-time';
import type { PriceSourceName } from '@gaemi/domain/sources';
import type { StockToday } from '../analysis/finished-analyses.ts';

export function toAccumulationPostAnswer(
  analysis: Pick<AccumulationRecord, 'requestId' | 'stockCode' | 'stockName' | 'fromDay' | 'toDay' | 'charged'>,
): MjbPostAnswer {
  return {
    request_id: analysis.requestId,
    stock_code: analysis.stockCode,
    stock_name: analysis.stockName,
    searching_period: searchingPeriod(analysis.fromDay, analysis.toDay),
    charged: analysis.charged,
  };
}

export function toAccumulationProgress(
  analysis: Pick<AccumulationRecord, 'progress' | 'state' | 'failure'>,
): MjbProgress {
  const { progress, state, failure } = analysis;
  if (state === 'refunding') return { progress, status: 'running', detail: messages.refundPending };
  // The first thing a worker does is to raise the progress.
  const status = state === 'running' && progress === 0 ? 'pending' : state;
  return { progress, status, ...(failure !== null && { detail: failureSentences[failure] }) };
}

/** What the market did beside the brokers, as far as it is stored. */
export interface MarketBeside {
  closes: readonly DailyPrice[];
  flows: { days: readonly InvestorFlow[]; venue: Venue; source: PriceSourceName };
}

/** A finished analysis with everything it was computed from. */
export function toAccumulationDetail(
  analysis: FinishedAccumulation,
  today: StockToday,
  { sortBy, market, splits }: { sortBy: MjbSort; market: MarketBeside; splits: readonly ShareSplit[] },
): MjbDetail {
  const closeOf = new Map(market.closes.map(({ day, close }) => [day, close]));
  const { days: flows, source, venue } = market.flows;
  const { brokers, days } = analysis.result;
  const record = toAccumulationRecord(analysis, today);
  return {
    ...record,
    net_buyers: sortNetBuyers(record.net_buyers, sortBy),
    brokers,
    days: days.map(({ day, leadNet, majorsNet }) => ({
      day,
      lead_net: leadNet,
      majors_net: majorsNet,
      close: closeOf.get(day) ?? null,
    })),
    base_rates: toBaseRates(analysis.result.baseRates ?? null),
    investor_flows: flows.length === 0 ? null : { source, venue, days: [...flows] },
    short_selling: analysis.result.shortSelling ?? null,
    share_splits: splits.map(({ day, kind, link }) => ({ day, kind, link })),
  };
}

function toBaseRates(rates: BaseRates | null): MjbBaseRates | null {
  if (rates === null) return null;
  return { window_days: rates.windowDays, n: rates.windows.length, ...rates.counts, windows: rates.windows };
}

/** A finished analysis as lists show it. */
export function toAccumulationRecord(analysis: ListedAccumulation, today: StockToday): MjbRecord {
  const { result } = analysis;
  return {
    _id: analysis._id.toHexString(),
    request_id: analysis.requestId,
    stock_code: analysis.stockCode,
    stock_name: analysis.stockName,
    ...today,
    searching_period: searchingPeriod(analysis.fromDay, analysis.toDay),
    created_at: analysis.createdAt.toISOString(),
    finalized_at: analysis.finishedAt.toISOString(),
    model_tier: analysis.grade,
    first_mjb_grade: result.letters.first,
    second_mjb_grade: result.letters.second,
    third_mjb_grade: result.letters.third,
    first_mjb: result.percents.first,
    second_mjb: result.percents.second,
    third_mjb: result.percents.third,
    net_buyers: result.netBuyers.map(toNetBuyer),
    basis: toBasis(result.basis),
    data_source: result.dataSource,
  };
}

function toNetBuyer({ netBuy, ...buyer }: NetBuyer): NetBuyerAnswer {
  return { ...buyer, net_buy: netBuy };
}

function toBasis(basis: AccumulationBasis): MjbBasis {
  return {
    majors: basis.majors,
    major_buy: basis.majorBuy,
    major_sell: basis.majorSell,
    lead_buy: basis.leadBuy,
    floating_shares: basis.floatingShares,
    floating_shares_source: basis.floatingSharesSource,
    floating_shares_as_of: basis.floatingSharesAsOf,
    net_over_float: basis.netOverFloat,
    churn: basis.churn,
    venue: basis.venue,
    brokers: basis.brokers,
    total_buy: basis.totalBuy,
    total_sell: basis.totalSell,
    trading_days: basis.tradingDays,
    quiet_days: basis.quietDays,
    provisional: basis.provisional,
    without_lead: basis.withoutLead,
  };
}
