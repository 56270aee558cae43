import { Calendar } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { errorMessage, FieldLine } from '../field/field.tsx';
import { DayCalendar } from './day-calendar.tsx';
import styles from './day-field.module.css';

interface Props extends Omit<ComponentProps<typeof DayCalendar>, 'label'> {
  label: string;
  error: string | undefined;
  /** What is worth knowing about the day, where there is no error. */
  hint?: string | undefined;
}

/** A day that can only be picked from the calendar that the button opens, never typed. */
export function DayField({ label, error, hint, onChange, ...calendar }: Props) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [labelId, buttonId, valueId, messageId, calendarId] = ['label', 'button', 'value', 'message', 'calendar'].map(
    (x) => `${id}-${x}`,
  );
  const hinted = hint === undefined ? undefined : ({ kind: 'hint', text: hint } as const);
  const choose = (day: string) => {
    onChange(day);
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    const element = field.current;
    if (element === null || !open) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The window that the field stands in would close instead, with all that was typed into it.
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    element.addEventListener('keydown', closeByKey);
    return () => element.removeEventListener('keydown', closeByKey);
  }, [open]);
  return (
    <div ref={field} className={styles.field}>
      <label className={styles.label} id={labelId} htmlFor={buttonId}>
        {label}
      </label>
      <button
        ref={button}
        type="button"
        id={buttonId}
        className={styles.button}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-describedby={messageId}
        aria-expanded={open}
        aria-controls={open ? calendarId : undefined}
        data-invalid={error !== undefined}
        onClick={() => setOpen(!open)}
      >
        <span id={valueId}>{calendar.value === '' ? '날짜 선택' : calendar.value}</span>
        <Calendar size={18} aria-hidden />
      </button>
      {open && (
        <div className={styles.calendar} id={calendarId}>
          <DayCalendar {...calendar} label={label} onChange={choose} />
        </div>
      )}
      <FieldLine id={messageId ?? ''} message={errorMessage(error) ?? hinted} />
    </div>
  );
}
