import { creditCosts } from '@gaemi/domain/members/credits';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Info } from 'lucide-react';
import { useState } from 'react';
import { dottedDay, momentText } from '../../../shared/seoul-date.ts';
import { serverNow } from '../../../shared/server-clock.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { calendarQuery } from '../accumulated/calendar-query.ts';
import { lastSettledDay, tradingDaysIn } from '../accumulated/market-period.ts';
import { AgainSheet } from './again-sheet.tsx';
import type { PickedStock } from './handed-over.ts';

/** The last analysis of a stock. */
export interface AnalysedPeriod {
  _id: string;
  /** `yyyy-MM-dd ~ yyyy-MM-dd` */
  searching_period: string;
  created_at: string;
  /** `provisional`: its last day was fetched before the figures were final. */
  basis: { provisional: boolean };
}

interface Props {
  stock: PickedStock;
  last: AnalysedPeriod;
  onStart: (period: { from: string; to: string }) => void;
  onClose: () => void;
}

/** Asks before another accumulation analysis: it keeps its first day and ends on the last settled one. */
export function AccumulationAgainSheet({ stock: { code, name }, last, onStart, onClose }: Props) {
  const { data: calendar, isPending } = useQuery(calendarQuery);
  const [isStarted, setStarted] = useState(false);
  const [from = '', end = ''] = last.searching_period.split(' ~ ');
  const to = calendar === undefined ? null : lastSettledDay(calendar, serverNow());
  // A day later, the first day of a whole year lies before the reach.
  const isOutOfReach = calendar !== undefined && from < calendar.from;
  // An analysis of today alone, before the evening: no settled day begins with it.
  const isUnsettled = to !== null && to < from;
  const isPossible = !isOutOfReach && !isUnsettled;
  const period = to === null || !isPossible ? null : { from, to };
  // A last day that was not final then is news by now.
  const hasNothingNew = !isOutOfReach && to !== null && (to < end || (to === end && !last.basis.provisional));
  return (
    <AgainSheet
      name={name}
      cost={creditCosts.accumulation}
      busy={period === null || isStarted}
      onStart={() => {
        if (period === null) return;
        setStarted(true);
        onStart(period);
      }}
      onClose={onClose}
      isPossible={isPossible}
      {...(isOutOfReach && {
        last: (
          <ButtonLink look="accent" to={`/mjb?q=${code}`} onClick={onClose}>
            다른 기간 구하기
          </ButtonLink>
        ),
      })}
      {...(hasNothingNew && {
        last: (
          <ButtonLink look="accent" to={`/mjb-search?detail=${last._id}`} onClick={onClose}>
            지난 결과 보기
          </ButtonLink>
        ),
      })}
    >
      {isPending ? (
        <Skeleton height={48} />
      ) : (
        <>
          <b>
            {hasNothingNew ? <Info size={18} aria-hidden /> : <CalendarDays size={18} aria-hidden />}
            {isUnsettled && '시작일 수치가 아직 확정되지 않아서 지금은 다시 구할 수 없어요'}
            {hasNothingNew && isPossible && '그 뒤에 확정된 거래일이 없어서 결과가 그대로일 수 있어요'}
            {!hasNothingNew && period !== null && calendar !== undefined && (
              <>
                {dottedDay(period.from)}부터 {dottedDay(period.to)}까지, 거래일 {tradingDaysIn(calendar, period)}일
              </>
            )}
            {isOutOfReach && '시작일이 최근 1년보다 앞이라 같은 시작일로는 구할 수 없어요'}
            {period === null && isPossible && '기간을 확인하지 못했어요'}
          </b>
          {isPossible && <p>시작일은 그대로 두고 확정된 마지막 거래일까지 구해요.</p>}
          <p>
            마지막 분석 {momentText(last.created_at)}.{isPossible && ' 실패하면 크레딧을 돌려 드려요.'}
          </p>
        </>
      )}
    </AgainSheet>
  );
}
