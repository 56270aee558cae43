import type { StockItem } from '@gaemi/contracts/stocks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '../../../components/card.tsx';
import { EmptyPanel } from '../../../components/empty-panel.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { stockSearchQuery } from '../api/search-stocks.ts';
import { useAnalysisCost } from './cost-hint.tsx';
import styles from './stock-results.module.css';
import { StockResultsSkeleton } from './stock-results-skeleton.tsx';
import { StockRow } from './stock-row.tsx';

interface Props {
  term: string;
  page: number;
  onPage: (page: number) => void;
  onPick: (stock: StockItem) => void;
}

/** The companies found, five a page; picking one starts its analysis. */
export function StockResults({ term, page, onPage, onPick }: Props) {
  const client = useQueryClient();
  const cost = useAnalysisCost();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(stockSearchQuery(term, page));

  if (isError) {
    return (
      <ErrorPanel
        title="종목 검색 중 오류 발생, 잠시 후 다시 시도해주세요."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data === undefined) return <StockResultsSkeleton />;
  if (data.total === 0) {
    return <EmptyPanel title="검색 결과가 없습니다." hint="종목명이나 코드를 다시 확인해 주세요." />;
  }
  const prefetch = (near: number) => void client.prefetchQuery(stockSearchQuery(term, near));
  return (
    <div className={styles.results}>
      <p className="sr" role="status">
        {data.total}개 종목을 찾았어요. {data.pages}쪽 가운데 {data.page}쪽이에요.
      </p>
      <Card className={isPlaceholderData ? styles.waiting : undefined}>
        <table className={styles.table}>
          <caption className="sr">종목 검색 결과</caption>
          <thead>
            <tr>
              <th scope="col">종목명</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((stock) => (
              <StockRow key={stock.code} stock={stock} term={term} cost={cost} onPick={() => onPick(stock)} />
            ))}
          </tbody>
        </table>
      </Card>
      <Pagination page={page} pages={data.pages} onChange={onPage} onNear={prefetch} />
    </div>
  );
}
