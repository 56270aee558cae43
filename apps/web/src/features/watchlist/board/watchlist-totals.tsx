import type { WatchlistSums } from '@gaemi/contracts/watchlist';
import { labelNames, type NewsSide } from '@gaemi/domain/news-side';
import { Card } from '../../../ui/card/card.tsx';
import styles from './watchlist-totals.module.css';

/** Four numbers of the whole watchlist. */
export function WatchlistTotals({ sums }: { sums: WatchlistSums }) {
  return (
    <dl className={styles.sums}>
      <Sum name="관심 종목" count={sums.stocks} />
      {sums.with_news > 0 ? (
        <Sum name="새 소식이 나온 종목" count={sums.with_news} note={`${sums.new_events}건`} />
      ) : (
        <Sum name="분석한 종목" count={sums.analysed} />
      )}
      <SideSum side="good" count={sums.good} risen={sums.good_up} />
      <SideSum side="bad" count={sums.bad} risen={sums.bad_up} />
    </dl>
  );
}

function Sum({ name, count, note }: { name: string; count: number; note?: string }) {
  return (
    <Card className={styles.sum}>
      <dt>{name}</dt>
      <dd>
        <b>{count}개</b>
        {note !== undefined && <small>{note}</small>}
      </dd>
    </Card>
  );
}

function SideSum({ side, count, risen }: { side: NewsSide; count: number; risen: number }) {
  return (
    <Card className={styles.sum}>
      <dt>{labelNames[side]} 우세</dt>
      <dd>
        <b className={styles[side]}>{count}개</b>
        {risen > 0 && (
          <small>
            {labelNames[side]}가 오른 종목 {risen}개
          </small>
        )}
      </dd>
    </Card>
  );
}
