import type { MjbRecord } from '@gaemi/contracts/accumulation';
import type { ListedAccumulation } from '@gaemi/database/accumulation/accumulation.repository';
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
    first_mjb_grade: result.first_mjb_grade,
    second_mjb_grade: result.second_mjb_grade,
    third_mjb_grade: result.third_mjb_grade,
    first_mjb: result.first_mjb,
    second_mjb: result.second_mjb,
    third_mjb: result.third_mjb,
    net_buyers: result.net_buyers,
    basis: result.basis,
    data_source: result.data_source,
  };
}
