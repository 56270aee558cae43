import { creditCosts } from '@gaemi/domain/members/credits';
import { useQuery } from '@tanstack/react-query';
import { Calendar, Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { SpendingButton } from '../../../ui/button/spending-button.tsx';
import { DayCalendar } from '../../../ui/calendar/day-calendar.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { FormError } from '../../../ui/field/field.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { calendarQuery } from './calendar-query.ts';
import styles from './reanalysis-bar.module.css';

interface Props {
  /** First day of the analysis that is shown; stays. */
  from: string;
  busy: boolean;
  /** Gives the sentence of a refusal. */
  onStart: (to: string) => Promise<string | null>;
}

/** Asks for the same stock from the same day on, up to another one. */
export function ReanalysisBar({ from, busy, onStart }: Props) {
  const id = useId();
  const { data: calendar, isError, isFetching, refetch } = useQuery(calendarQuery);
  const [to, setTo] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const choose = (day: string) => {
    setTo(day);
    setProblem(null);
    setOpen(false);
    button.current?.focus();
  };
  const start = async () => {
    setProblem(null);
    setProblem(to === '' ? '날짜를 선택해주세요.' : await onStart(to));
  };

  return (
    <Card padded role="region" data-print="never" aria-label="재분석" className={styles.bar}>
      <div className={styles.days}>
        <div>
          <span className={styles.label}>시작일 (고정)</span>
          <span className={styles.fixed}>
            {from} <Lock size={18} aria-hidden />
          </span>
        </div>
        <span className={styles.till} aria-hidden="true">
          ~
        </span>
        <div>
          <span className={styles.label} id={`${id}-label`}>
            새 종료일
          </span>
          <button
            ref={button}
            type="button"
            className={styles.choice}
            id={`${id}-button`}
            aria-labelledby={`${id}-label ${id}-button`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-calendar` : undefined}
            disabled={calendar === undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {to === '' ? '날짜 선택' : to} <Calendar size={18} aria-hidden />
          </button>
        </div>
      </div>
      <SpendingButton
        look="accent"
        size="large"
        cost={creditCosts.accumulation}
        busy={busy}
        onClick={() => void start()}
      >
        재분석하기
      </SpendingButton>
      {isOpen && calendar !== undefined && (
        <div className={styles.calendar} id={`${id}-calendar`}>
          <DayCalendar
            label="새 종료일"
            value={to}
            onChange={choose}
            today={calendar.today}
            from={from}
            to={calendar.today}
            closedDays={calendar.closed_days}
          />
        </div>
      )}
      {isError && calendar === undefined && (
        <ErrorPanel title="달력을 불러오지 못했어요." onRetry={() => void refetch()} busy={isFetching} />
      )}
      <FormError text={problem ?? undefined} />
    </Card>
  );
}
