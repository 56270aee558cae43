import type { TodayItem } from '@gaemi/contracts/today';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { useState } from 'react';
import { serverNow } from '../../shared/server-clock.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { TextButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EventRow } from './event-row.tsx';
import { groupByVisit } from './group-by-visit.ts';
import { isMaterial } from './material-event.ts';
import styles from './stock-route.module.css';

/** News of a stock: what came since the last visit, what came this week, and the weeks before. Small news is folded. */
export function StockNews({ events, lastVisit }: { events: readonly TodayItem[]; lastVisit: string | null }) {
  const [isWhole, setWhole] = useState(false);
  const isSample = events.some(({ data_source: source }) => source === 'sample');
  const material = events.filter(isMaterial);
  const shown = isWhole ? events : material;
  const groups = groupByVisit(shown, { lastVisit, weekAgo: addDays(seoulDay(serverNow()), -7) });
  const small = events.length - material.length;
  return (
    <Card className={styles.news}>
      <h2 className={styles.title}>
        소식 <small>{isWhole ? '최근 4주' : '보통 이상이거나 공시된 소식 · 최근 4주'}</small>{' '}
        {isSample && <SampleBadge />}
      </h2>
      {groups.length === 0 && (
        <p className={styles.empty}>
          {small === 0 ? '최근 4주에 확실한 소식을 찾지 못했어요.' : '보통 이상인 소식이 없어요.'}
        </p>
      )}
      {groups.map(({ name, items }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.group}>
            {name} <small>{items.length}건</small>
          </h3>
          <ul>
            {items.map((item) => (
              <EventRow key={item.event_id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {/* It stays, so that it keeps the focus. */}
      {small > 0 && (
        <p className={styles.more} data-print="never">
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '작은 소식 접기' : `작은 소식까지 ${small}건 더 보기`}
          </TextButton>
        </p>
      )}
    </Card>
  );
}
