import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import { ko } from 'react-day-picker/locale/ko';
import styles from './day-calendar.module.css';

interface Props {
  label: string;
  /** `yyyy-MM-dd`, empty while none is chosen. */
  value: string;
  onChange: (day: string) => void;
  /** The day it is, `yyyy-MM-dd`. */
  today: string;
  /** First and last day that can be chosen. */
  from: string;
  to: string;
}

/** A month of days to choose one from; arrow keys move by day and week, Page Up and Down by month. */
export function DayCalendar({ label, value, onChange, today, from, to }: Props) {
  const selected = value === '' ? undefined : dateOf(value);
  return (
    <DayPicker
      mode="single"
      required
      locale={ko}
      aria-label={label}
      navLayout="around"
      today={dateOf(today)}
      selected={selected}
      defaultMonth={selected ?? dateOf(from)}
      startMonth={dateOf(from)}
      endMonth={dateOf(to)}
      disabled={{ before: dateOf(from), after: dateOf(to) }}
      onSelect={(date) => onChange(dayOf(date))}
      components={{ Chevron, DayButton: SpokenDay }}
      classNames={{
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
      }}
    />
  );
}

const weekday = new Intl.DateTimeFormat('ko-KR', { weekday: 'long' });

/** A day that is read out in full. The text itself says so, not a label: voice control then finds the day by what is seen. */
function SpokenDay({ children, ...button }: ComponentProps<typeof DayButton>) {
  const { date } = button.day;
  return (
    <DayButton {...button} aria-label={undefined}>
      <span className="sr">
        {button.modifiers.today === true && '오늘, '}
        {date.getFullYear()}년 {date.getMonth() + 1}월{' '}
      </span>
      {children}
      <span className="sr">일 {weekday.format(date)}</span>
    </DayButton>
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden />;
}

// The picker speaks of days as local midnights; only year, month and date count, so the machine's zone does not matter.
function dateOf(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function dayOf(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
