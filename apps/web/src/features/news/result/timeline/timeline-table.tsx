import { labelNames } from '@gaemi/domain/news-side';
import { sideArrows } from '../../../../ui/score/side-looks.ts';
import { pointsText } from '../rounded-side.ts';
import { shortDay } from './day-scale.ts';
import { eventText, roundedPoints } from './event-words.tsx';
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
                {sideArrows[event.side]} {labelNames[event.side]}
              </td>
              <td>{eventText(event, data)}</td>
              <td>{pointsText(roundedPoints(event, data))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
