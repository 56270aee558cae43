import type { Today } from '@gaemi/contracts/today';
import { labelNames, newsSides } from '@gaemi/domain/news-side';
import { dayText } from '../../shared/seoul-date.ts';
import styles from './day-strip.module.css';

/** Height of the bar of the busiest day, in pixels. */
const TALLEST = 26;

/** The last trading days, each with its events of both sides as two bars, and a calendar for earlier ones. */
export function DayStrip({ today: { day: shown, days }, onChoose }: { today: Today; onChoose: (day: string) => void }) {
  const most = Math.max(1, ...days.flatMap((day) => newsSides.map((side) => day[side])));
  return (
    <nav className={styles.strip} aria-label="거래일 고르기">
      {days.map((each) => (
        <button
          key={each.day}
          type="button"
          aria-current={each.day === shown ? 'date' : undefined}
          onClick={() => onChoose(each.day)}
        >
          <span className={styles.bars} aria-hidden="true">
            {newsSides.map((side) => (
              <i
                key={side}
                className={styles[side]}
                style={{ height: Math.round((each[side] / most) * TALLEST) + 2 }}
              />
            ))}
          </span>
          {dayText(each.day)}
          <span className="sr">{newsSides.map((side) => ` ${labelNames[side]} ${each[side]}건`)}</span>
        </button>
      ))}
      <label className={styles.earlier}>
        다른 날
        <input
          type="date"
          max={days.at(-1)?.day}
          value={days.some(({ day }) => day === shown) ? '' : shown}
          onChange={({ target }) => target.value !== '' && onChoose(target.value)}
        />
      </label>
    </nav>
  );
}
