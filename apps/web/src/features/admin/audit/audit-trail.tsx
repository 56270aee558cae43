import type { AuditEntry } from '@gaemi/contracts/admin';
import { pageSizes } from '@gaemi/contracts/page-sizes';
import { OPERATOR_ID } from '@gaemi/domain/members/audit-action';
import { objectionKindNames } from '@gaemi/domain/objections/objection';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { EmptyPanel } from '../../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { auditChanges } from './audit-changes.ts';
import styles from './audit-trail.module.css';

const columns: readonly Column[] = [
  { label: '변경 내용' },
  { label: '회원' },
  { label: '관리자' },
  { label: '변경 일시', end: true },
];

/** Who changed what of whom, and when; newest first. Nothing here can be changed. */
export function AuditTrail() {
  const titleId = useId();
  return (
    <section className={styles.trail} aria-labelledby={titleId}>
      <h2 id={titleId}>변경 기록</h2>
      <p className={styles.note}>관리자가 바꾼 내용이에요. 고치거나 지울 수 없어요.</p>
      <Entries />
    </section>
  );
}

function Entries() {
  const [page, setPage] = useState(1);
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(auditTrailQuery(page));
  if (isError && data === undefined) {
    return <ErrorPanel title="변경 기록을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />;
  }
  if (data === undefined) return <TrailSkeleton />;
  if (data.total === 0) return <EmptyPanel title="아직 변경한 내용이 없어요." />;
  return (
    <>
      <Table caption="변경 기록" columns={columns} stacks="tablet" waiting={isPlaceholderData}>
        {data.items.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </Table>
      <Pagination label="변경 기록 쪽 번호" page={page} pages={data.pages} onChange={setPage} />
    </>
  );
}

const actionNames: Record<AuditEntry['action'], string> = {
  grade: '등급 수정',
  credit: '크레딧 추가',
  plan: '요금제 승인',
  plan_rejected: '요금제 반려',
  sessions_ended: '모든 기기 로그아웃',
  passkeys_removed: '패스키 삭제',
  api_keys_ended: 'API 키 폐기',
  objection_upheld: '이의 인정',
  objection_dismissed: '이의 그대로',
  objection_refund: '이의 인정 환불',
  admin_granted: '관리자 지정',
  admin_revoked: '관리자 해제',
  suspended: '이용 정지',
  resumed: '이용 정지 해제',
  deleted: '회원 삭제',
  exported: '개인정보 내려받기',
  judge_version_taken_back: '배운 판정 되돌리기',
};

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <tr className={styles.entry}>
      <ChangeCell entry={entry} />
      <td className={styles.person}>
        {entry.user !== null && (
          <>
            <span className={styles.narrow}>회원 </span>
            {entry.user.user_email ?? '탈퇴한 회원'}
          </>
        )}
      </td>
      <td className={styles.person}>
        <span className={styles.narrow}>관리자 </span>
        {adminName(entry)}
      </td>
      <td className={styles.moment}>
        <time dateTime={entry.created_at}>{momentText(entry.created_at)}</time>
      </td>
    </tr>
  );
}

/** What was changed, with the request for the logs, and what else is said of it. */
export function ChangeCell({ entry, children }: { entry: AuditEntry; children?: ReactNode }) {
  return (
    <td className={styles.change}>
      <b>{actionNames[entry.action]}</b>
      {entry.objection !== null && (
        <span>
          {' '}
          {entry.objection.stock_name} · {objectionKindNames[entry.objection.kind]}
        </span>
      )}
      <ul className={styles.changes}>
        {auditChanges(entry).map(({ name, before, after }) => (
          <li key={name}>
            {name} <span className={styles.before}>{before}</span> <span aria-hidden="true">→</span>
            <span className="sr">에서</span> <b>{after}</b>
          </li>
        ))}
      </ul>
      {children}
      <p className={styles.request}>요청 번호 {entry.request_id}</p>
    </td>
  );
}

export const adminName = ({ admin }: AuditEntry): string =>
  admin._id === OPERATOR_ID ? '운영자' : (admin.user_email ?? '탈퇴한 회원');

function TrailSkeleton() {
  return (
    <Card padded role="status" aria-label="변경 기록을 불러오는 중">
      <Skeleton width="30%" height={18} />
      <Skeleton width="70%" height={18} />
      <Skeleton width="50%" height={18} />
    </Card>
  );
}

/** One page of what admins have changed, of one member where it is given, newest first. */
export function auditTrailQuery(page: number, userId?: string) {
  const query = { page, size: pageSizes.audit, ...(userId !== undefined && { user_id: userId }) };
  return queryOptions({
    queryKey: ['admin', 'audit', userId ?? 'all', page],
    queryFn: ({ signal }) => callApi('listAudit', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
