import type { Today } from '@gaemi/contracts/today';
import { labelNames, newsSides } from '@gaemi/domain/news-side';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { dottedDay, weekdayText } from '../../shared/seoul-date.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './day-strip.module.css';
import { FIRST_DAY } from './today-filters.ts';

/** Height of the bar of the busiest day, in pixels. */
const TALLEST = 26;

interface Props {
  shown: string;
  days: Today['days'];
  /** The latest day that can be chosen. */
  last: string;
  onChoose: (day: string) => void;
}

/** The last trading days, each with its events of both sides as two bars, and a calendar for earlier ones. */
export function DayStrip({ shown, days, last, onChoose }: Props) {
  const most = Math.max(1, ...days.flatMap((day) => newsSides.map((side) => day[side])));
  const isListed = days.some(({ day }) => day === shown);
  return (
    <nav className={styles.strip} aria-label="거래일 고르기">
      <div className={styles.days}>
        {days.map((each) => (
          <button
            key={each.day}
            ref={each.day === shown ? scrollTo : undefined}
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
            <b>{each.day === seoulDay(serverNow()) ? '오늘' : dottedDay(each.day).slice(5)}</b>
            {weekdayText(each.day)}
            <span className="sr">{newsSides.map((side) => ` ${labelNames[side]} ${each[side]}건`)}</span>
          </button>
        ))}
      </div>
      <OtherDay shown={isListed ? '' : shown} last={last} onChoose={onChoose} />
    </nav>
  );
}

interface OtherDayProps {
  /** Empty where it stands in the strip. */
  shown: string;
  last: string;
  onChoose: (day: string) => void;
}

/** A calendar for the days that are not in the strip. */
function OtherDay({ shown, last, onChoose }: OtherDayProps) {
  // A year that is being typed passes years like 0002: it stays as typed, and is no day yet.
  const [typed, setTyped] = useState<string | null>(null);
  const [isByKeys, setByKeys] = useState(false);
  const choose = (day: string) => {
    setTyped(day);
    if (day >= FIRST_DAY && day <= last) onChoose(day);
  };
  return (
    <label
      className={classNames(styles.earlier, isByKeys && styles.byKeys)}
      aria-current={shown === '' ? undefined : 'date'}
    >
      <CalendarDays size={20} aria-hidden />
      {shown !== '' && !isByKeys && <b>{dottedDay(shown).slice(2)}</b>}
      <span className="sr">다른 날</span>
      <input
        type="date"
        min={FIRST_DAY}
        max={last}
        value={typed ?? shown}
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        onChange={({ target }) => choose(target.value)}
        // Also of the tab key that leads here: what keys type is to be seen.
        onKeyUp={() => setByKeys(true)}
        onBlur={() => {
          setTyped(null);
          setByKeys(false);
        }}
      />
    </label>
  );
}

/** The newest day stands at the end, which a narrow phone cuts. */
function scrollTo(button: HTMLButtonElement | null): void {
  button?.parentElement?.scrollTo?.({ left: button.offsetLeft - button.clientWidth });
}
