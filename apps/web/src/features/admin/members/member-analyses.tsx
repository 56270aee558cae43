import { failureSentences } from '@gaemi/contracts/failure-sentences';
import type { MemberAnalysis } from '@gaemi/contracts/members';
import { pageSizes } from '@gaemi/contracts/page-sizes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { AmountCell } from '../../../ui/table/table-cells.tsx';
import styles from './edit-user.module.css';
import { Unfolding, Waiting } from './unfolding.tsx';

const columns: readonly Column[] = [{ label: '분석' }, { label: '결과' }, { label: '크레딧', end: true }];
const kinds = { news: '뉴스', accumulation: '매집비' } as const;
const states = { running: '진행 중', refunding: '환불 중', done: '완료', error: '오류 (환불)' } as const;

/** The member's analyses with outcome, reason and cost, once they are asked for. */
export function MemberAnalyses({ userId }: { userId: string }) {
  return (
    <Unfolding name="분석 내역">
      <List userId={userId} />
    </Unfolding>
  );
}

function List({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const size = pageSizes.audit;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['admin', 'member-analyses', userId, page],
    queryFn: ({ signal }) => callApi('memberAnalyses', { params: { id: userId }, query: { page, size }, signal }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return <Waiting error={error} />;
  if (data.total === 0) return <span role="status">분석한 적이 없어요.</span>;
  return (
    <div className={styles.analyses}>
      <Table caption="회원의 분석" columns={columns} waiting={isPlaceholderData}>
        {data.items.map((analysis) => (
          <Row key={analysis._id} analysis={analysis} />
        ))}
      </Table>
      <Pagination page={page} pages={data.pages} onChange={setPage} />
    </div>
  );
}

function Row({ analysis }: { analysis: MemberAnalysis }) {
  const { kind, stock_name, created_at, state, failure, cost } = analysis;
  return (
    <tr>
      <td>
        {stock_name} {kinds[kind]}
        <br />
        {momentText(created_at)}
      </td>
      <td>
        {states[state]}
        {failure !== null && (
          <>
            <br />
            {failureSentences[failure]} ({failure})
          </>
        )}
      </td>
      <AmountCell amount={cost} />
    </tr>
  );
}
