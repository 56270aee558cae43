import { labelNames } from '@gaemi/domain/news-side';
import { pointsText } from '../whole-points.ts';
import { shortDay } from './day-scale.ts';
import { readWholeNumber, storyText } from './event-words.tsx';
import type { TimelineData } from './timeline-data.ts';
import styles from './timeline-table.module.css';

/** Every scored event as a row, newest first. */
export function TimelineTable({ data }: { data: TimelineData }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section className={styles.view} tabIndex={0} aria-label="소식 표">
      <table className={styles.table}>
        <caption className="sr">점수에 쓴 소식, 날짜 순</caption>
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col">방향</th>
            <th scope="col">소식</th>
            <th scope="col">점수</th>
          </tr>
        </thead>
        <tbody>
          {data.events.toReversed().map((event) => (
            <tr key={event.event_id}>
              <td>{shortDay(event.day)}</td>
              <td className={styles[event.side]}>
                {event.side === 'good' ? '↑' : '↓'} {labelNames[event.side]}
              </td>
              <td>{storyText(event, data)}</td>
              <td>{pointsText(readWholeNumber(event, data))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
