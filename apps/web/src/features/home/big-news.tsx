import type { Today } from '@gaemi/contracts/today';
import { labelNames, newsSides } from '@gaemi/domain/news-side';
import { Link } from 'react-router-dom';
import { dayText, todayOrDay } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EventRow } from '../today/event-row.tsx';
import styles from './day-cards.module.css';

/** Events that are shown where there is room; the styles leave out the last two elsewhere. */
const SHOWN = 5;

interface Props {
  today: Today;
  withoutOwn: boolean;
  /** All are shown, whatever the room: the own stocks have none. */
  isLong: boolean;
}

/** The strongest events of all companies. Own stocks stand above or beside them where they are shown. */
export function BigNews({ today, withoutOwn, isLong }: Props) {
  const others = today.items.filter(({ like }) => !(withoutOwn && like));
  if (others.length === 0) return null;
  const strongest = others.toSorted((a, b) => b.strength - a.strength || (a.at < b.at ? 1 : -1)).slice(0, SHOWN);
  const all = newsSides.reduce((sum, side) => sum + today.counts[side], 0);
  const isSample = today.items.some(({ data_source: source }) => source === 'sample');
  const [left, right] = newsSides;
  const day = todayOrDay(today.day);
  const isToday = day === '오늘';
  return (
    <Card className={styles.card}>
      <h2>
        {day}의 큰 소식 {isToday && <small>{dayText(today.day)}</small>} {isSample && <SampleBadge />}
      </h2>
      <div className={styles.counts}>
        <b className={styles[left]}>
          {labelNames[left]} {today.counts[left]}
        </b>
        <span className={styles.track} aria-hidden="true">
          <i className={styles[left]} style={{ flexGrow: today.counts[left] }} />
          <i className={styles[right]} style={{ flexGrow: today.counts[right] }} />
        </span>
        <b className={styles[right]}>
          {labelNames[right]} {today.counts[right]}
        </b>
      </div>
      <ul className={isLong ? undefined : styles.few}>
        {strongest.map((item) => (
          <EventRow key={item.event_id} item={item} pageDay={today.day} />
        ))}
      </ul>
      <Link className={styles.more} to="/today">
        {day}의 소식 {all}건 모두
      </Link>
    </Card>
  );
}
