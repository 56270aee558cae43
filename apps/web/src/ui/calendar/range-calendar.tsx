import { DayPicker } from 'react-day-picker';
import { ko } from 'react-day-picker/locale/ko';
import { useMatches } from '../use-matches.ts';
import {
  CalendarChevron,
  calendarClasses,
  type DayLimits,
  dayOf,
  readDate,
  readLimits,
  SpokenDay,
} from './calendar-parts.tsx';
import { type DayRange, withPicked } from './day-range.ts';
import styles from './range-calendar.module.css';

interface Props extends DayLimits {
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** The day it is, `yyyy-MM-dd`. */
  today: string;
}

/** Months of days to choose two from: two months side by side where there is room, one else. */
export function RangeCalendar({ label, value, onChange, today, ...limits }: Props) {
  const hasRoom = useMatches('(min-width: 768px)');
  const { from, to } = value;
  return (
    <DayPicker
      mode="range"
      locale={ko}
      aria-label={label}
      navLayout="around"
      numberOfMonths={hasRoom ? 2 : 1}
      today={readDate(today)}
      selected={{ from: from === '' ? undefined : readDate(from), to: to === '' ? undefined : readDate(to) }}
      defaultMonth={readDate(to === '' ? limits.to : to)}
      {...readLimits(limits)}
      onSelect={(_, date) => onChange(withPicked(value, dayOf(date)))}
      components={{ Chevron: CalendarChevron, DayButton: SpokenDay }}
      classNames={{
        ...calendarClasses,
        months: styles.months ?? '',
        selected: '',
        range_start: styles.start ?? '',
        range_middle: styles.middle ?? '',
        range_end: styles.end ?? '',
      }}
    />
  );
}
