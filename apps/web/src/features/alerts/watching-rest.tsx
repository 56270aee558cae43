import type { Alerts } from '@gaemi/contracts/alerts';
import { Hourglass } from 'lucide-react';
import { longDate, timeText } from '../../shared/seoul-date.ts';
import styles from './pause.module.css';

/** Says that nothing new is looked for today any more, and when it is again. */
export function MonitoringPause({ alerts: { stocks, watching_resumes_at: resumesAt } }: { alerts: Alerts }) {
  if (resumesAt === null || stocks.every(({ on }) => !on)) return null;
  return (
    <div className={styles.banner} role="status">
      <Hourglass size={20} aria-hidden />
      <p>
        오늘 찾아볼 수 있는 뉴스의 양을 다 썼어요. 새 소식은 {longDate(resumesAt)} {timeText(resumesAt)}부터 다시
        찾아볼게요.
      </p>
    </div>
  );
}
