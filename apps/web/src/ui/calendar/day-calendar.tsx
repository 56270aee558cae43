import { DayPicker } from 'react-day-picker';
import { ko } from 'react-day-picker/locale/ko';
import {
  CalendarChevron,
  calendarClasses,
  type DayLimits,
  dayOf,
  readDate,
  readLimits,
  SpokenDay,
} from './calendar-parts.tsx';

interface Props extends DayLimits {
  label: string;
  /** `yyyy-MM-dd`, empty while none is chosen. */
  value: string;
  onChange: (day: string) => void;
  /** The day it is, `yyyy-MM-dd`. */
  today: string;
}

/** A month of days to choose one from; arrow keys move by day and week, Page Up and Down by month. */
export function DayCalendar({ label, value, onChange, today, ...limits }: Props) {
  const selected = value === '' ? undefined : readDate(value);
  // Of the exchange's days the latest are wanted most.
  const opensAt = limits.closedDays === undefined ? limits.from : limits.to;
  return (
    <DayPicker
      mode="single"
      required
      locale={ko}
      aria-label={label}
      navLayout="around"
      today={readDate(today)}
      selected={selected}
      defaultMonth={selected ?? readDate(opensAt)}
      {...readLimits(limits)}
      onSelect={(date) => onChange(dayOf(date))}
      components={{ Chevron: CalendarChevron, DayButton: SpokenDay }}
      classNames={calendarClasses}
    />
  );
}
