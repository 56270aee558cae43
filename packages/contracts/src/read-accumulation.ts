import type { AccumulationResult } from '@gaemi/domain/accumulation/result';
import type { MjbDetail } from './accumulation.ts';

/** Converts a record of the API into a domain result, for recomputation. */
export function readAccumulation(record: MjbDetail): AccumulationResult {
  const { basis, base_rates: rates } = record;
  return {
    letters: { first: record.first_mjb_grade, second: record.second_mjb_grade, third: record.third_mjb_grade },
    percents: { first: record.first_mjb, second: record.second_mjb, third: record.third_mjb },
    netBuyers: record.net_buyers.map(({ net_buy, ...buyer }) => ({ ...buyer, netBuy: net_buy })),
    basis: {
      majors: basis.majors,
      majorBuy: basis.major_buy,
      majorSell: basis.major_sell,
      leadBuy: basis.lead_buy,
      floatingShares: basis.floating_shares,
      floatingSharesSource: basis.floating_shares_source,
      floatingSharesAsOf: basis.floating_shares_as_of,
      netOverFloat: basis.net_over_float,
      churn: basis.churn,
      venue: basis.venue,
      brokers: basis.brokers,
      totalBuy: basis.total_buy,
      totalSell: basis.total_sell,
      tradingDays: basis.trading_days,
      quietDays: basis.quiet_days,
      provisional: basis.provisional,
      withoutLead: basis.without_lead,
    },
    brokers: record.brokers,
    days: record.days.map(({ day, lead_net, majors_net }) => ({ day, leadNet: lead_net, majorsNet: majors_net })),
    baseRates: rates && {
      windowDays: rates.window_days,
      windows: rates.windows,
      counts: { first: rates.first, second: rates.second, third: rates.third },
    },
    dataSource: record.data_source,
  };
}
