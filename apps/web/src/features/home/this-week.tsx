import type { Home } from '@gaemi/contracts/home';
import { unambiguousDay } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { WebLink } from '../../ui/link/web-link.tsx';
import styles from './latest-filings.module.css';

/** Days of this week that filings of watched stocks name. Left out where there are none. */
export function ThisWeek({ days }: { days: Home['this_week'] }) {
  if (days.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2>
        이번 주 일정 <small>공시에 적힌 날짜</small>
      </h2>
      <ul>
        {days.map(({ stock_name: name, day, text, link, sample }) => (
          <li key={`${day} ${text} ${link}`} className={styles.line}>
            <p>
              <b>{name}</b> <time dateTime={day}>{unambiguousDay(day)}</time>
            </p>
            <WebLink href={link}>{text}</WebLink> {sample && <SampleBadge />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
