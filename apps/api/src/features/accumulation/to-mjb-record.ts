import type { MjbBasis, MjbRecord, NetBuyer as NetBuyerAnswer } from '@gaemi/contracts/accumulation';
import type { ListedAccumulation } from '@gaemi/database/accumulation/accumulation.repository';
import type { NetBuyer } from '@gaemi/domain/accumulation/net-buyers';
import type { AccumulationBasis } from '@gaemi/domain/accumulation/result';
import { searchingPeriod } from '@gaemi/domain/seoul-time';
import type { StockToday } from '../../finished-analyses.ts';

/** A finished analysis as lists show it. */
export function toMjbRecord(analysis: ListedAccumulation, today: StockToday): MjbRecord {
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
