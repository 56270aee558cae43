import { pageSizes } from '@gaemi/contracts/page-sizes';
import { STOCK_CODE } from '@gaemi/domain/stock-master/listed-company';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
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
  /** `replace`: no further step back. */
  onPage: (page: number, replace?: boolean) => void;
}

/** The companies found, five a page, to pick one from. */
export function StockResults({ term, page, action, onPage }: Props) {
  const client = useQueryClient();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(stockSearchQuery(term, page));

  // Behind the last page, which only an address can ask for.
  const last = data !== undefined && !isPlaceholderData && data.total > 0 && page > data.pages ? data.pages : null;
  const goToLast = useEffectEvent((end: number) => onPage(end, true));
  useEffect(() => {
    if (last !== null) goToLast(last);
  }, [last]);

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
  if (data === undefined || last !== null || (isPlaceholderData && data.items.length === 0)) {
    // A code names one company: what stands below must not be pulled up when it comes.
    return <StockRowsSkeleton label="종목을 찾는 중" rows={STOCK_CODE.test(term) ? 1 : pageSizes.stockSearch} />;
  }
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
