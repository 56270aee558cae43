import type { AdminSummary } from '@gaemi/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { serverNow } from '../../../shared/server-clock.ts';
import { gradeLabels } from '../../../ui/badge/grades.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { adminSummaryQuery } from '../admin-queries.ts';
import { openPart } from '../admin-tabs.tsx';
import styles from './summary-figures.module.css';

const numberText = (number: number) => number.toLocaleString('ko-KR');

/** The five figures at the head of the screen; the first three lead to their parts of it. */
export function SummaryFigures() {
  const { data, error, isFetching, refetch } = useQuery(adminSummaryQuery);
  const [params] = useSearchParams();
  const search = openPart(params, 'members').toString();
  if (data === undefined && error !== null) {
    return <ErrorPanel title="요약을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />;
  }
  const figure = (value: (summary: AdminSummary) => string) => (data === undefined ? '–' : value(data));
  const note = (value: (summary: AdminSummary) => string) => (data === undefined ? '\u00a0' : value(data));
  return (
    <Card role="region" aria-label="요약" aria-busy={data === undefined || undefined} className={styles.figures}>
      <Link to={{ pathname: '/admin', search, hash: 'requests' }}>
        <Figure
          name="기다리는 신청"
          value={figure(({ plan_requests: { open } }) => numberText(open))}
          note={note(({ plan_requests: { oldest_at } }) => waitingText(oldest_at))}
        />
      </Link>
      <Link to={{ pathname: '/admin', search, hash: 'expiring' }}>
        <Figure
          name={data === undefined ? '곧 만료' : `${data.expiring.within_days}일 안에 만료`}
          value={figure(({ expiring }) => numberText(expiring.total))}
          note={note(({ expiring }) => gradesText(expiring.by_grade))}
        />
      </Link>
      <Link to={{ pathname: '/admin', search, hash: 'members' }}>
        <Figure
          name="회원"
          value={figure(({ members }) => numberText(members.total))}
          note={note(({ members }) => `7일 동안 +${numberText(members.joined_this_week)}`)}
        />
      </Link>
      <div>
        <Figure
          name="이번 달 결제"
          value={figure(({ paid }) => `${numberText(paid.this_month)}원`)}
          note={note(({ paid }) => `${numberText(paid.payments)}건 · 지난달 ${numberText(paid.last_month)}원`)}
        />
      </div>
      <div>
        <Figure
          name="오늘 분석"
          value={figure(({ analyses_today }) => numberText(analyses_today.accepted))}
          note={note(({ analyses_today: { failed } }) =>
            failed === 0 ? '오류 없음' : `오류 ${numberText(failed)} (모두 환불)`,
          )}
        />
      </div>
    </Card>
  );
}

function Figure({ name, value, note }: { name: ReactNode; value: string; note: string }) {
  return (
    <>
      <span>{name}</span> <b>{value}</b> <em>{note}</em>
    </>
  );
}

const HOUR_MS = 3_600_000;
/** From two days on nobody counts hours. */
const COUNTED_HOURS = 48;

/** How long the oldest request has waited. */
function waitingText(oldest: string | null): string {
  if (oldest === null) return '모두 처리했어요';
  const hours = Math.floor((serverNow().getTime() - Date.parse(oldest)) / HOUR_MS);
  if (hours < 1) return '가장 오래된 것 1시간 안';
  const days = numberText(Math.floor(hours / 24));
  return hours < COUNTED_HOURS ? `가장 오래된 것 ${hours}시간` : `가장 오래된 것 ${days}일`;
}

function gradesText(byGrade: AdminSummary['expiring']['by_grade']): string {
  if (byGrade.length === 0) return '없음';
  return byGrade.map(({ grade, count }) => `${gradeLabels[grade].badge} ${numberText(count)}`).join(' · ');
}
