import type { CreditLogItem } from '@gaemi/contracts/account';
import { pageSizes } from '@gaemi/contracts/page-sizes';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { EmptyPanel } from '../../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { type Column, Table, TitledCard } from '../../../ui/table/table.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import styles from './credit-history.module.css';

const title = '크레딧 사용 내역';

const columns: readonly Column[] = [
  { label: '사유' },
  { label: '변경', end: true },
  { label: '크레딧', end: true },
  { label: '변경 일시', end: true },
];

/** What was given and spent, newest first, five a page. */
export function CreditHistory() {
  const [page, setPage] = useState(1);
  const client = useQueryClient();
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(creditLogsQuery(page));

  if (isError && data === undefined) {
    return (
      <ErrorPanel title="크레딧 사용 내역을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
    );
  }
  if (data === undefined) {
    return (
      <TitledCard title={title}>
        <TableSkeleton label="크레딧 사용 내역을 불러오는 중" rows={pageSizes.creditLogs} stacks="phone" />
      </TitledCard>
    );
  }
  if (data.total === 0) return <EmptyPanel title="크레딧 사용 내역이 없어요." />;
  return (
    <Stack>
      <Table caption={title} columns={columns} titled stacks="phone" waiting={isPlaceholderData}>
        {data.items.map((item) => (
          <HistoryRow key={`${item.created_at} ${item.credit_after} ${item.change}`} item={item} />
        ))}
      </Table>
      <Pagination
        page={page}
        pages={data.pages}
        onChange={setPage}
        onNear={(near) => void client.prefetchQuery({ ...creditLogsQuery(near), staleTime: 10_000 })}
      />
    </Stack>
  );
}

function HistoryRow({ item: { reason, change, credit_after, created_at } }: { item: CreditLogItem }) {
  const amount = Math.abs(change).toLocaleString('ko-KR');
  return (
    <tr className={styles.row}>
      <td className={styles.reason}>{reason}</td>
      <td className={change < 0 ? styles.spent : styles.given}>
        {change < 0 ? '−' : '+'}
        {amount}
      </td>
      <td className={styles.balance}>
        <span className={styles.narrow}>잔액 </span>
        {credit_after.toLocaleString('ko-KR')}
      </td>
      <td className={styles.moment}>
        <time dateTime={created_at}>{momentText(created_at)}</time>
      </td>
    </tr>
  );
}

/** One page of the member's credit history, newest first. Never taken as fresh: every analysis adds to it. */
export function creditLogsQuery(page: number) {
  return queryOptions({
    queryKey: ['credit-logs', page],
    queryFn: ({ signal }) => callApi('listCreditLogs', { query: { page, size: pageSizes.creditLogs }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
