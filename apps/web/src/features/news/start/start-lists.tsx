import { useQuery } from '@tanstack/react-query';
import { ageText } from '../../../shared/seoul-date.ts';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { largestStocksQuery } from '../../stocks/largest-stocks.ts';
import { marketNames } from '../../stocks/market-names.ts';
import { PickList } from '../../stocks/start/pick-list.tsx';
import styles from '../../stocks/start/start-lists.module.css';
import { SHOWN, watchlistStocksQuery } from '../../stocks/start/start-queries.ts';
import { toVerdict } from '../to-scores.ts';
import { recentStocksQuery } from './start-queries.ts';

/** Companies to begin with, before anything has been searched for. */
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
          note: ageText(record.created_at),
          end: <DirectionMark verdict={toVerdict(record)} size="small" />,
        }))}
      />
      <PickList
        title="관심 종목"
        waits={waits}
        isFailed={watched.isError}
        picks={watched.data?.map(({ code, name }) => ({ code, name, note: code }))}
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
