import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { traceSentences } from '@gaemi/domain/accumulation/trace';
import { useQuery } from '@tanstack/react-query';
import { LettersLine } from '../../analysis/accumulated/letters-line.tsx';
import { findTrace } from '../../analysis/accumulated/trace-word.tsx';
import { largestStocksQuery } from '../../stocks/largest-stocks.ts';
import { marketNames } from '../../stocks/market-names.ts';
import { PickList } from '../../stocks/start/pick-list.tsx';
import styles from '../../stocks/start/start-lists.module.css';
import { SHOWN, watchlistStocksQuery } from '../../stocks/start/start-queries.ts';
import { recentStocksQuery } from './recent-stocks-query.ts';

/** Companies to begin with, before anything has been searched for, with the letters of their last analysis. */
export function StartLists() {
  const recent = useQuery(recentStocksQuery);
  const watched = useQuery(watchlistStocksQuery);
  const largest = useQuery(largestStocksQuery(SHOWN));
  // All come at once: an empty list leaves its room to the others, which must not move under a finger.
  const waits = [recent, watched, largest].some(({ isPending }) => isPending);
  return (
    // Other nodes than their places: what comes shifts nothing.
    <div key={String(waits)} className={styles.lists}>
      <PickList
        title="최근 분석"
        waits={waits}
        isFailed={recent.isError}
        picks={recent.data?.map((record) => ({
          code: record.stock_code,
          name: record.present_name ?? record.stock_name,
          ...describeLast(record),
        }))}
      />
      <PickList
        title="관심 종목"
        waits={waits}
        isFailed={watched.isError}
        picks={watched.data?.map(({ code, name, accumulation }) => ({
          code,
          name,
          ...(accumulation === null ? { note: '분석한 적 없어요' } : describeLast(accumulation)),
        }))}
      />
      <PickList
        title="시가총액이 큰 회사"
        waits={waits}
        isFailed={largest.isError}
        picks={largest.data?.map(({ code, name, market }) => ({
          code,
          name,
          note: `${code} · ${marketNames[market]}`,
        }))}
      />
    </div>
  );
}

type Last = Pick<MjbRecord, 'first_mjb_grade' | 'second_mjb_grade' | 'third_mjb_grade' | 'searching_period'> & {
  basis: Pick<MjbRecord['basis'], 'major_buy' | 'major_sell' | 'floating_shares'>;
};

function describeLast(last: Last) {
  const until = last.searching_period.slice(-5).replace('-', '.');
  return { note: `${traceSentences[findTrace(last.basis)]} · ${until}까지`, end: <LettersLine letters={last} /> };
}
