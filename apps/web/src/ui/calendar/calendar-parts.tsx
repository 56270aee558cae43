import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DayButton, type Matcher } from 'react-day-picker';
import styles from './day-calendar.module.css';

// The picker speaks of days as local midnights; only year, month and date count, so the machine's zone does not matter.
export function readDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function dayOf(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

export interface DayLimits {
  /** First and last day that can be chosen, `yyyy-MM-dd`. */
  from: string;
  to: string;
  /** Where the days are the exchange's: its holidays, marked 휴장; weekends are closed with them. */
  closedDays?: readonly string[] | undefined;
}

const weekends: Matcher = { dayOfWeek: [0, 6] };

/** What the picker has to know of the days that cannot be chosen. */
export function readLimits({ from, to, closedDays }: DayLimits) {
  const outside: Matcher = { before: readDate(from), after: readDate(to) };
  const holidays = (closedDays ?? []).map(readDate);
  return {
    startMonth: readDate(from),
    endMonth: readDate(to),
    disabled: closedDays === undefined ? outside : [outside, weekends, ...holidays],
    modifiers: { holiday: holidays },
  };
}

const weekday = new Intl.DateTimeFormat('ko-KR', { weekday: 'long' });

/** A day that is read out in full. The text itself says so, not a label: voice control then finds the day by what is seen. */
export function SpokenDay({ children, ...button }: ComponentProps<typeof DayButton>) {
  const { date } = button.day;
  const { today, holiday, range_start: isStart, range_end: isEnd } = button.modifiers;
  return (
    <DayButton {...button} aria-label={undefined}>
      <span className="sr">
        {today === true && '오늘, '}
        {date.getFullYear()}년 {date.getMonth() + 1}월{' '}
      </span>
      {children}
      <span className="sr">
        일 {weekday.format(date)}
        {isStart === true && ', 시작일'}
        {isEnd === true && ', 종료일'}
      </span>
      {holiday === true && <small className={styles.holiday}>휴장</small>}
    </DayButton>
  );
}

export function CalendarChevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden />;
}

export const calendarClasses = {
  root: styles.calendar ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  button_previous: styles.step ?? '',
  button_next: styles.step ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  today: styles.today ?? '',
  selected: styles.selected ?? '',
};
