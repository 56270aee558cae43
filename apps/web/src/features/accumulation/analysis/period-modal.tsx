import { creditCosts } from '@gaemi/domain/members/credits';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { SpendingButton } from '../../../ui/button/spending-button.tsx';
import { type DayRange, noRange } from '../../../ui/calendar/day-range.ts';
import { RangeCalendar } from '../../../ui/calendar/range-calendar.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { FormError } from '../../../ui/field/field.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { LookingNote } from '../../../ui/panel/looking-note.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { calendarQuery } from '../../analysis/accumulated/calendar-query.ts';
import { lastMonths, tradingDaysIn } from '../../analysis/accumulated/market-period.ts';
import { MissingCredits, useMissingCredits } from '../../stocks/missing-credits.tsx';
import styles from './period-modal.module.css';

interface Props {
  stock: { code: string; name: string };
  /** The request is on its way. */
  busy: boolean;
  /** Its answer was lost; the outcome is being found out. */
  isLooking: boolean;
  /** Gives the sentence of a refusal. */
  onStart: (period: DayRange) => Promise<string | null>;
  onClose: () => void;
}

const quickRanges = [
  { name: '1개월', months: 1 },
  { name: '3개월', months: 3 },
  { name: '6개월', months: 6 },
  { name: '1년', months: 12 },
] as const;

/** The window that asks for the two days of an analysis. */
export function PeriodModal({ stock, busy, isLooking, onStart, onClose }: Props) {
  const { data: calendar, isError, isFetching, refetch } = useQuery(calendarQuery);
  const [range, setRange] = useState(noRange);
  const [problem, setProblem] = useState<string | null>(null);
  const missing = useMissingCredits(creditCosts.accumulation);

  const choose = (next: DayRange) => {
    setRange(next);
    setProblem(null);
  };
  const start = async () => {
    setProblem(null);
    if (range.to === '') return setProblem('날짜를 선택해주세요.');
    const refusal = await onStart(range);
    setProblem(refusal);
    // The calendar may be that of yesterday.
    if (refusal !== null) void refetch();
  };

  return (
    <Modal title="검색 날짜 설정" wide onClose={onClose}>
      <p className={styles.stock}>
        {stock.name} {stock.code}
      </p>
      {isError && calendar === undefined && (
        <ErrorPanel title="달력을 불러오지 못했어요." onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isError && calendar === undefined && (
        <div role="status" aria-label="달력을 불러오는 중">
          <Skeleton height={480} />
        </div>
      )}
      {calendar !== undefined && (
        <>
          <div className={styles.bar}>
            {/* biome-ignore lint/a11y/useSemanticElements: four buttons are no fieldset of a form */}
            <div className={styles.quick} role="group" aria-label="빠른 기간">
              {quickRanges.map(({ name, months }) => {
                const quick = lastMonths(calendar, months);
                const isChosen = quick.from === range.from && quick.to === range.to;
                return (
                  <Button key={name} aria-pressed={isChosen} onClick={() => choose(quick)}>
                    {name}
                  </Button>
                );
              })}
            </div>
            <ChosenRange range={range} />
          </div>
          <RangeCalendar
            label={`${stock.name} 분석 기간`}
            value={range}
            onChange={choose}
            today={calendar.today}
            from={calendar.from}
            to={calendar.today}
            closedDays={calendar.closed_days}
          />
          <p className={styles.note} role="status">
            {range.to !== '' && (
              <>
                <b>거래일 {tradingDaysIn(calendar, range)}일</b> ·{' '}
              </>
            )}
            주말과 휴장일은 고를 수 없고, 최근 1년까지 볼 수 있어요.
          </p>
        </>
      )}
      <FormError text={problem ?? undefined} />
      {missing > 0 && (
        <p className={styles.note}>
          <MissingCredits missing={missing} />
        </p>
      )}
      <LookingNote isLooking={isLooking} />
      <SpendingButton
        look="accent"
        size="large"
        block
        className={styles.start}
        cost={creditCosts.accumulation}
        busy={busy}
        disabled={calendar === undefined}
        onClick={() => void start()}
      >
        매집비 구하기
      </SpendingButton>
    </Modal>
  );
}

function ChosenRange({ range: { from, to } }: { range: DayRange }) {
  return (
    <div className={styles.range} role="status">
      <div>
        <span>시작일</span>
        <ChosenDay day={from} />
      </div>
      <ArrowRight size={18} aria-hidden />
      <div>
        <span>종료일</span>
        <ChosenDay day={to} />
      </div>
    </div>
  );
}

const weekday = new Intl.DateTimeFormat('ko-KR', { weekday: 'short', timeZone: 'UTC' });

function ChosenDay({ day }: { day: string }) {
  if (day === '') return <b className={styles.unset}>날짜 선택</b>;
  return (
    <b>
      {day}
      <small>{weekday.format(new Date(`${day}T00:00:00Z`))}</small>
    </b>
  );
}
