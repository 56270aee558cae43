import type { TodayItem } from '@gaemi/contracts/today';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './day-picture.module.css';

/** Blocks of a side in a column; the rest is counted. */
const SHOWN = 6;
const marketNames = { KOSPI: '코스피', KOSDAQ: '코스닥', KONEX: '코넥스' } as const;

/** The day at a glance: a column for each market, good news above the line and bad news below it. The list is its table. */
export function DayPicture({ items }: { items: readonly TodayItem[] }) {
  const columns = [...Map.groupBy(items, ({ market }) => market)].toSorted(([, a], [, b]) => b.length - a.length);
  if (columns.length === 0) return null;
  return (
    <Card padded className={styles.picture}>
      <h2>하루 한눈에</h2>
      <p>위는 호재, 아래는 악재. 클수록 영향이 커요.</p>
      <div className={styles.columns}>
        {columns.map(([market, own]) => (
          <section key={market} aria-label={marketNames[market]}>
            {newsSides.map((side) => (
              <Side key={side} side={side} items={own.filter((item) => item.side === side)} />
            ))}
            <p className={styles.label}>
              {marketNames[market]}{' '}
              <small>
                {own.filter(({ side }) => side === 'good').length} : {own.filter(({ side }) => side === 'bad').length}
              </small>
            </p>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Side({ side, items }: { side: NewsSide; items: readonly TodayItem[] }) {
  const strongest = items.toSorted((a, b) => b.strength - a.strength || (a.at < b.at ? 1 : -1));
  const rest = strongest.length - SHOWN;
  return (
    <div className={classNames(styles.side, styles[side])}>
      {strongest.slice(0, SHOWN).map((item) => (
        <Link
          key={item.event_id}
          to={`/event/${item.event_id}`}
          className={classNames(styles.block, item.strength === 3 && styles.strong)}
          title={item.text ?? item.stock_name}
        >
          {item.stock_name}
        </Link>
      ))}
      {rest > 0 && <span className={styles.rest}>외 {rest}건</span>}
    </div>
  );
}
