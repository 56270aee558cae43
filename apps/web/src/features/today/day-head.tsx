import type { Today } from '@gaemi/contracts/today';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { latestPageDay, pageDayOf } from '@gaemi/domain/stock-events/day-page';
import { useState } from 'react';
import { unambiguousDay, weekdayText } from '../../shared/seoul-date.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { DayStrip } from './day-strip.tsx';
import { hasNothing } from './read-sources.ts';
import styles from './today-route.module.css';

interface Props {
  /** The day of the address. */
  day: string | undefined;
  /** Missing until it is here, and where it could not be had. */
  today: Today | undefined;
  hasFailed: boolean;
  onChoose: (day: string) => void;
}

/** Title and figures of a day, and the days to choose from, also where this one could not be had. */
export function DayHead({ day, today, hasFailed, onChoose }: Props) {
  const [days, setDays] = useState<Today['days']>([]);
  if (today !== undefined && today.days !== days) setDays(today.days);
  const now = serverNow();
  const latest = days.at(-1)?.day ?? latestPageDay(now);
  // What comes on days without trade stands on the page of the next trading day.
  const last = [latest, pageDayOf(seoulDay(now))].toSorted().at(-1) ?? latest;
  const shown = today?.day ?? day ?? latest;
  const hasStrip = hasFailed || (today !== undefined && !hasNothing(today));
  return (
    <div className={styles.head}>
      <PageHead title={writeTitle(today?.day ?? (hasFailed ? day : undefined))}>
        {today && <Figures today={today} />}
      </PageHead>
      {hasStrip && <DayStrip shown={shown} days={days} last={last} onChoose={onChoose} />}
    </div>
  );
}

function Figures({ today: { day, counts, picture, sources, items } }: { today: Today }) {
  // The strip and the picture have all events, whatever the filters leave of the list.
  const isSample =
    sources.some(({ name }) => name === 'sample') || items.some(({ data_source: source }) => source === 'sample');
  const both = (of: Record<NewsSide, number>) => newsSides.reduce((sum, side) => sum + of[side], 0);
  const [left, all] = [both(counts), picture.columns.reduce((sum, column) => sum + both(column), 0)];
  return (
    <>
      {unambiguousDay(day)} {weekdayText(day)}요일 · {left < all && `${all}건 가운데 `}
      <b>{left}건</b> · 공시 확인 {counts.confirmed}건 {isSample && <SampleBadge />}
    </>
  );
}

/** "오늘의 소식", or that of another day. */
export const writeTitle = (day: string | undefined): string =>
  day === undefined || day === seoulDay(serverNow()) ? '오늘의 소식' : `${unambiguousDay(day)}의 소식`;
