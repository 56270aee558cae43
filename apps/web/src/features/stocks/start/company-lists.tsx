import { useQuery } from '@tanstack/react-query';
import { largestStocksQuery } from '../largest-stocks.ts';
import { marketNames } from '../market-names.ts';
import styles from './company-lists.module.css';
import { type PickedStock, PickList } from './pick-list.tsx';
import { SHOWN } from './start-queries.ts';

/** What a service has loaded of its own. */
interface Companies {
  isPending: boolean;
  isError: boolean;
  picks: readonly PickedStock[] | undefined;
}

/** Companies to begin with, before anything has been searched for: the member's own, and the largest. */
export function CompanyLists({ recent, watched }: { recent: Companies; watched: Companies }) {
  const largest = useQuery(largestStocksQuery(SHOWN));
  // All come at once: an empty list leaves its room to the others, which must not move under a finger.
  const waits = [recent, watched, largest].some(({ isPending }) => isPending);
  return (
    // Other nodes than their places: what comes shifts nothing.
    <div key={String(waits)} className={styles.lists}>
      <PickList title="최근 분석" waits={waits} isFailed={recent.isError} picks={recent.picks} />
      <PickList title="관심 종목" waits={waits} isFailed={watched.isError} picks={watched.picks} />
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
