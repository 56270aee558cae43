import type { AuditEntry } from '@gaemi/contracts/admin';
import type { AdminPlanRequest } from '@gaemi/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dottedDay, momentText } from '../../../shared/seoul-date.ts';
import { gradeLabels } from '../../../ui/badge/grades.ts';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { memberRequestsQuery } from '../admin-queries.ts';
import { adminName, auditTrailQuery, ChangeCell } from '../audit/audit-trail.tsx';
import styles from './edit-user.module.css';
import { Unfolding, Waiting } from './unfolding.tsx';

interface Of {
  userId: string;
}

/** The member's requests for plans with what was decided and why, once they are asked for. */
export function MemberRequests({ userId }: Of) {
  return (
    <Unfolding name="요금제 신청 내역">
      <Requests userId={userId} />
    </Unfolding>
  );
}

/** What admins have changed of the member, once it is asked for. */
export function MemberChanges({ userId }: Of) {
  return (
    <Unfolding name="변경 기록">
      <Changes userId={userId} />
    </Unfolding>
  );
}

const requestColumns: readonly Column[] = [{ label: '신청' }, { label: '결과' }];
const states = { open: '기다리는 중', approved: '승인', rejected: '반려', cancelled: '회원이 취소' } as const;

function Requests({ userId }: Of) {
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData } = useQuery(memberRequestsQuery(userId, page));
  if (data === undefined) return <Waiting error={error} />;
  if (data.total === 0) return <span role="status">신청한 적이 없어요.</span>;
  return (
    <div className={styles.analyses}>
      <Table caption="회원의 요금제 신청" columns={requestColumns} waiting={isPlaceholderData}>
        {data.items.map((request) => (
          <RequestRow key={request._id} request={request} />
        ))}
      </Table>
      <Pagination label="요금제 신청 내역 쪽 번호" page={page} pages={data.pages} onChange={setPage} />
    </div>
  );
}

function RequestRow({ request }: { request: AdminPlanRequest }) {
  const { grade, payer, state, created_at, decided_at, reason, granted } = request;
  return (
    <tr>
      <td>
        {gradeLabels[grade].badge} · 보내는 사람 {payer}
        <br />
        {momentText(created_at)}
      </td>
      <td>
        {states[state]}
        {granted !== null &&
          ` · ${gradeLabels[granted.grade].badge} ${dottedDay(granted.expired_at)}까지, ${granted.paid.toLocaleString('ko-KR')}원`}
        {reason !== null && ` · ${reason}`}
        {decided_at !== null && (
          <>
            <br />
            {momentText(decided_at)}
          </>
        )}
      </td>
    </tr>
  );
}

const changeColumns: readonly Column[] = [{ label: '변경 내용' }];

function Changes({ userId }: Of) {
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData } = useQuery(auditTrailQuery(page, userId));
  if (data === undefined) return <Waiting error={error} />;
  if (data.total === 0) return <span role="status">아직 변경한 내용이 없어요.</span>;
  return (
    <div className={styles.analyses}>
      <Table caption="회원의 변경 기록" columns={changeColumns} waiting={isPlaceholderData}>
        {data.items.map((entry) => (
          <ChangeRow key={entry._id} entry={entry} />
        ))}
      </Table>
      <Pagination label="회원의 변경 기록 쪽 번호" page={page} pages={data.pages} onChange={setPage} />
    </div>
  );
}

function ChangeRow({ entry }: { entry: AuditEntry }) {
  return (
    <tr>
      <ChangeCell entry={entry}>
        <p>
          관리자 {adminName(entry)} · {momentText(entry.created_at)}
        </p>
      </ChangeCell>
    </tr>
  );
}
