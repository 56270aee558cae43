import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { EmptyPanel } from '../../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { AmountCell } from '../../../ui/table/table-cells.tsx';
import styles from './browser-errors.module.css';

const columns: readonly Column[] = [
  { label: '회원' },
  { label: '분석', end: true },
  { label: '오류', end: true },
  { label: '크레딧', end: true },
];

/** Members who asked most of the service today. */
export function LoadPanel() {
  const titleId = useId();
  return (
    <section className={styles.errors} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.alone}>
        오늘 많이 이용한 회원
      </h2>
      <Loads />
    </section>
  );
}

function Loads() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'load'],
    queryFn: async ({ signal }) => (await callApi('memberLoad', { signal })).items,
  });
  if (data === undefined && error !== null) {
    return <ErrorPanel title="이용량을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />;
  }
  if (data === undefined) return <Skeleton height={120} />;
  if (data.length === 0) return <EmptyPanel title="오늘 분석한 회원이 없어요." />;
  return (
    <Table caption="오늘 많이 이용한 회원" columns={columns}>
      {data.map(({ _id, user_name, user_email, analyses, failed, credits }) => (
        <tr key={_id}>
          <td className={styles.person}>
            {user_name}
            <br />
            {user_email}
          </td>
          <AmountCell amount={analyses} />
          <AmountCell amount={failed} />
          <AmountCell amount={credits} />
        </tr>
      ))}
    </Table>
  );
}
