import { pageSizes } from '@gaemi/contracts/paging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyPanel } from '../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { StockRowsSkeleton } from '../../ui/stock-row/stock-rows-skeleton.tsx';
import { Table } from '../../ui/table/table.tsx';
import { FoundStock, type StockAction } from './found-stock.tsx';
import { stockSearchQuery } from './search-stocks.ts';

interface Props {
  term: string;
  page: number;
  /** What picking a stock does. */
  action: StockAction;
  onPage: (page: number) => void;
}

/** The companies found, five a page, to pick one from. */
export function StockResults({ term, page, action, onPage }: Props) {
  const client = useQueryClient();
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
  // An empty answer to the term before says nothing of this one.
  if (data === undefined || (isPlaceholderData && data.items.length === 0)) {
    return <StockRowsSkeleton label="종목을 찾는 중" rows={pageSizes.stockSearch} />;
  }
  // Also behind the last page, which only an address can ask for: searching again begins at the first.
  if (data.items.length === 0) {
    return <EmptyPanel title="검색 결과가 없습니다." hint="종목명이나 코드를 다시 확인해 주세요." />;
  }
  const prefetch = (near: number) => void client.prefetchQuery(stockSearchQuery(term, near));
  return (
    <Stack>
      <p className="sr" role="status">
        {data.total}개 종목을 찾았어요.{' '}
        {data.pages > 1 ? `${data.pages}쪽 가운데 ${data.page}쪽이에요.` : '전체 1쪽이에요.'}
      </p>
      <Table caption="종목 검색 결과" columns={[{ label: '종목명' }]} waiting={isPlaceholderData}>
        {data.items.map((stock) => (
          <FoundStock key={stock.code} stock={stock} term={term} action={action} />
        ))}
      </Table>
      <Pagination page={page} pages={data.pages} onChange={onPage} onNear={prefetch} />
    </Stack>
  );
}
