import { creditCosts } from '@gaemi/domain/members/credits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Calendar, Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { SpendingButton } from '../../../ui/button/spending-button.tsx';
import { RangeCalendar } from '../../../ui/calendar/range-calendar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FormError } from '../../../ui/field/field.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { useDismiss } from '../../../ui/use-dismiss.ts';
import { calendarQuery } from '../../analysis/accumulated/calendar-query.ts';
import styles from './reanalysis-form.module.css';

interface Props {
  /** First day of the analysis that is shown; stays. */
  from: string;
  busy: boolean;
  /** Gives the sentence of a refusal. */
  onStart: (to: string) => Promise<string | null>;
}

/** Asks for the same stock from the same day on, up to another one. */
export function ReanalysisForm({ from, busy, onStart }: Props) {
  const id = useId();
  const client = useQueryClient();
  const { data: calendar, isError, isFetching, refetch } = useQuery(calendarQuery);
  const [to, setTo] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const form = useDismiss<HTMLElement>(isOpen, { onEscape: close, onOutside: () => setOpen(false) });

  const toggle = () => {
    // The result may have stood there over midnight.
    if (!isOpen) void client.prefetchQuery(calendarQuery);
    setOpen(!isOpen);
    setProblem(null);
  };
  const choose = (day: string) => {
    setTo(day);
    setProblem(null);
    close();
  };
  const start = async () => {
    setProblem(null);
    setProblem(to === '' ? '날짜를 선택해주세요.' : await onStart(to));
  };

  return (
    <section className={styles.form} aria-label="재분석" data-print="never" ref={form}>
      <span className={styles.from}>
        <Lock size={14} aria-hidden />
        <span className="sr">시작일, 고정 </span>
        <time dateTime={from}>
          <span className={styles.year}>{from.slice(0, 5)}</span>
          {from.slice(5)}
        </time>
        <span aria-hidden="true">~</span>
      </span>
      <button
        ref={button}
        type="button"
        className={classNames(styles.to, to === '' && styles.unset)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-calendar` : undefined}
        disabled={calendar === undefined}
        onClick={toggle}
      >
        <span className={to === '' ? undefined : 'sr'}>새 종료일 </span>
        {to}
        <Calendar size={18} aria-hidden />
      </button>
      <SpendingButton look="accent" cost={creditCosts.accumulation} busy={busy} onClick={() => void start()}>
        재분석하기
      </SpendingButton>
      <div className={styles.problem}>
        <FormError text={problem ?? undefined} />
        {isError && calendar === undefined && (
          <ErrorPanel title="달력을 불러오지 못했어요." onRetry={() => void refetch()} busy={isFetching} />
        )}
      </div>
      {isOpen && calendar !== undefined && (
        <div className={styles.calendar} id={`${id}-calendar`}>
          <RangeCalendar
            label="새 종료일"
            value={{ from, to }}
            onChange={(range) => choose(range.to === '' ? range.from : range.to)}
            today={calendar.today}
            from={from}
            to={calendar.today}
            closedDays={calendar.closed_days}
          />
        </div>
      )}
    </section>
  );
}
