import { marketNames } from '../market-names.ts';
import styles from './company-lists.module.css';
import { type PickedStock, PickList } from './pick-list.tsx';
import type { StartStocks } from './use-start-stocks.ts';

interface Props<Recent> {
  start: StartStocks<Recent>;
  toRecent(analysis: Recent): PickedStock;
  toWatched(stock: WatchedStock): PickedStock;
}

type WatchedStock = NonNullable<StartStocks<never>['watched']['stocks']>[number];

/** Companies to begin with, before anything has been searched for: the member's own, and the largest. */
export function CompanyLists<Recent>({ start, toRecent, toWatched }: Props<Recent>) {
  const { recent, watched, largest, waits } = start;
  return (
    // Other nodes than their places: what comes shifts nothing.
    <div key={String(waits)} className={styles.lists}>
      <PickList title="최근 분석" waits={waits} isFailed={recent.isFailed} picks={recent.stocks?.map(toRecent)} />
      <PickList title="관심 종목" waits={waits} isFailed={watched.isFailed} picks={watched.stocks?.map(toWatched)} />
      <PickList
        title="시가총액이 큰 회사"
        waits={waits}
        isFailed={largest.isFailed}
        picks={largest.stocks?.map(({ code, name, market }) => ({
          code,
          name,
          note: `${code} · ${marketNames[market]}`,
        }))}
      />
    </div>
  );
}
