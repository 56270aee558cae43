import type { TodayItem } from '@gaemi/contracts/today';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EventRow } from './event-row.tsx';
import { groupByVisit } from './group-by-visit.ts';
import styles from './stock-route.module.css';

/** News of a stock: what came since the last visit, what came this week, and the weeks before. */
export function StockNews({ events, lastVisit }: { events: readonly TodayItem[]; lastVisit: string | null }) {
  const isSample = events.some(({ data_source: source }) => source === 'sample');
  const groups = groupByVisit(events, { lastVisit, weekAgo: addDays(seoulDay(new Date()), -7) });
  return (
    <Card className={styles.news}>
      <h2 className={styles.title}>
        소식 <small>최근 4주</small> {isSample && <SampleBadge />}
      </h2>
      {groups.length === 0 && <p className={styles.empty}>최근 4주에 확실한 소식을 찾지 못했어요.</p>}
      {groups.map(({ name, items }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.group}>
            {name} <small>{items.length}건</small>
          </h3>
          <ul>
            {items.map((item) => (
              <EventRow key={item.event_id} item={item} withStock={false} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
