import type { LastAccumulation, WatchlistSums } from '@gaemi/contracts/watchlist';
import type { LatestAccumulation } from '@gaemi/database/accumulation/accumulation.repository';
import { type AccumulationTrace, gradeTrace } from '@gaemi/domain/accumulation/trace';
import { searchingPeriod } from '@gaemi/domain/seoul-time';

/** Null where the stock was never analysed. */
export function toLastAccumulation(analysis: LatestAccumulation | undefined): LastAccumulation | null {
  if (analysis === undefined) return null;
  const { _id, fromDay, toDay, createdAt, result } = analysis;
  const { letters, basis, dataSource } = result;
  return {
    _id: _id.toHexString(),
    searching_period: searchingPeriod(fromDay, toDay),
    created_at: createdAt.toISOString(),
    first_mjb_grade: letters.first,
    second_mjb_grade: letters.second,
    third_mjb_grade: letters.third,
    data_source: dataSource,
    basis: {
      majors: basis.majors,
      major_buy: basis.majorBuy,
      major_sell: basis.majorSell,
      floating_shares: basis.floatingShares,
      trading_days: basis.tradingDays,
      provisional: basis.provisional,
    },
  };
}

/** The words of watched stocks, by their codes. */
export function gradeTraces(
  stocks: readonly { code: string }[],
  analysed: ReadonlyMap<string, LatestAccumulation>,
): Map<string, AccumulationTrace> {
  return new Map(
    stocks.flatMap(({ code }) => {
      const latest = analysed.get(code);
      return latest === undefined ? [] : [[code, gradeTrace(latest.result.basis)] as const];
    }),
  );
}

/** Counts the stocks with each word. */
export function toTraceSums(traces: ReadonlyMap<string, AccumulationTrace>): WatchlistSums['traces'] {
  const count = (word: AccumulationTrace) => [...traces.values()].filter((each) => each === word).length;
  return { clear: count('clear'), medium: count('medium'), faint: count('faint') };
}
