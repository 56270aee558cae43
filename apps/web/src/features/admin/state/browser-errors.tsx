import type { SeenBrowserError } from '@gaemi/contracts/browser-errors';
import { BROWSER_ERROR_DAYS } from '@gaemi/domain/browser-errors/browser-error';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { EmptyPanel } from '../../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { browserErrorsQuery } from '../admin-queries.ts';
import { useExistingPage } from '../use-existing-page.ts';
import styles from './browser-errors.module.css';

const columns: readonly Column[] = [
  { label: '오류' },
  { label: '화면' },
  { label: '버전' },
  { label: '횟수', end: true },
  { label: '마지막', end: true },
];

/** Errors that members' browsers reported, the one seen last first. */
export function BrowserErrors() {
  const titleId = useId();
  return (
    <section className={styles.errors} aria-labelledby={titleId}>
      <h2 id={titleId}>브라우저 오류</h2>
      <p className={styles.note}>
        회원의 화면에서 난 오류예요. 개인정보 없이 종류와 위치만 모으고, 마지막으로 난 뒤 {BROWSER_ERROR_DAYS}일이
        지나면 지워요.
      </p>
      <Errors />
    </section>
  );
}

function Errors() {
  const [page, setPage] = useState(1);
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(browserErrorsQuery(page));
  useExistingPage(data, page, setPage);
  if (isError && data === undefined) {
    return (
      <ErrorPanel title="브라우저 오류를 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
    );
  }
  if (data === undefined) return <ErrorsSkeleton />;
  if (data.total === 0) return <EmptyPanel title={`${BROWSER_ERROR_DAYS}일 동안 난 오류가 없어요.`} />;
  return (
    <>
      <Table caption="브라우저 오류" columns={columns} stacks="tablet" waiting={isPlaceholderData}>
        {data.items.map((seen) => (
          <ErrorRow key={seen._id} seen={seen} />
        ))}
      </Table>
      <Pagination label="브라우저 오류 쪽 번호" page={page} pages={data.pages} onChange={setPage} />
    </>
  );
}

const kindNames: Record<SeenBrowserError['kind'], string> = {
  error: '처리하지 못한 오류',
  rejection: '처리하지 못한 비동기 오류',
  render: '오류 화면이 나옴',
};

function ErrorRow({ seen }: { seen: SeenBrowserError }) {
  const { kind, name, frames, route, release, count, last_seen_at } = seen;
  const [place] = frames;
  return (
    <tr className={styles.row}>
      <td className={styles.what}>
        <b>{name}</b> <span className={styles.kind}>{kindNames[kind]}</span>
        <p className={styles.place}>
          {place === undefined ? '위치를 알 수 없음' : `${place.file}:${place.line}:${place.column}`}
        </p>
      </td>
      <td className={styles.code}>
        <span className={styles.narrow}>화면 </span>
        {route}
      </td>
      <td className={styles.code}>
        <span className={styles.narrow}>버전 </span>
        {release}
      </td>
      <td className={styles.count}>{count.toLocaleString('ko-KR')}번</td>
      <td className={styles.moment}>
        <span className={styles.narrow}>마지막 </span>
        <time dateTime={last_seen_at}>{momentText(last_seen_at)}</time>
      </td>
    </tr>
  );
}

function ErrorsSkeleton() {
  return (
    <Card padded role="status" aria-label="브라우저 오류를 불러오는 중">
      <Skeleton width="30%" height={18} />
      <Skeleton width="70%" height={18} />
      <Skeleton width="50%" height={18} />
    </Card>
  );
}
