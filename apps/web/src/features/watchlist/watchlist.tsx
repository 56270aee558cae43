import { pageSizes } from '@gaemi/contracts/paging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeSentence } from '../../shared/api/api-error.ts';
import { ButtonLink, TextButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyPanel } from '../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { StockRowsSkeleton } from '../../ui/stock-row/stock-rows-skeleton.tsx';
import { Table } from '../../ui/table/table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { PopularStocks } from './board/popular-stocks.tsx';
import { WatchlistBoard } from './board/watchlist-board.tsx';
import { WatchlistTotals } from './board/watchlist-totals.tsx';
import styles from './watchlist.module.css';
import { useClearWatchlist, watchlistQuery } from './watchlist-query.ts';
import { WatchlistRow } from './watchlist-stock.tsx';

interface Props {
  /** The screen where stocks are found. */
  searchAt: string;
  /** Shows the news board in place of a list of names. */
  board: boolean;
  term: string;
  page: number;
  onPage: (page: number) => void;
  /** The page is gone, since its last stock was deleted. */
  onPastEnd: (last: number) => void;
}

/** The watched stocks, five a page, with the way to delete one or all. */
export function Watchlist(props: Props) {
  const { data } = useQuery(watchlistQuery(props.term, props.page));
  const place = useShorterFocus(data?.total);
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      <WatchlistStocks {...props} />
    </div>
  );
}

/** Gives the focus to the list when it has become shorter and what was pressed has gone with a deleted stock. */
function useShorterFocus(total: number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(total);
  useEffect(() => {
    const isShorter = total !== undefined && before.current !== undefined && total < before.current;
    before.current = total;
    if (isShorter && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [total]);
  return place;
}

function WatchlistStocks({ searchAt, board, term, page, onPage, onPastEnd }: Props) {
  const client = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(watchlistQuery(term, page));
  const last =
    data !== undefined && !isPlaceholderData && page > 1 && page > data.pages ? Math.max(data.pages, 1) : null;
  const goToLast = useEffectEvent(onPastEnd);
  useEffect(() => {
    if (last !== null) goToLast(last);
  }, [last]);

  if (data === undefined && error !== null) {
    return (
      <ErrorPanel
        title={writeSentence(error, '관심 종목을 불러오지 못했어요.')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  // An empty answer to the term before says nothing of this one.
  if (data === undefined || last !== null || (isPlaceholderData && data.total === 0)) {
    return (
      <div className={styles.list}>
        <div className={styles.head} />
        {board ? (
          <Card>
            <TableSkeleton label="관심 종목을 불러오는 중" rows={pageSizes.watchlist} stacks="narrow" />
          </Card>
        ) : (
          <StockRowsSkeleton label="관심 종목을 불러오는 중" rows={pageSizes.watchlist} />
        )}
      </div>
    );
  }
  if (data.total === 0 && term !== '') {
    return <EmptyPanel title="검색 결과가 없습니다." hint="종목명을 다시 확인해 주세요." />;
  }
  if (data.total === 0) {
    return (
      <EmptyPanel title="관심 종목이 없습니다." hint="종목 옆의 하트를 누르면 여기에 모여요.">
        <PopularStocks />
        <ButtonLink look="accent" to={searchAt}>
          종목 찾아보기
        </ButtonLink>
      </EmptyPanel>
    );
  }
  const prefetch = (near: number) => void client.prefetchQuery(watchlistQuery(term, near));
  // It deletes the whole watchlist, of which a search shows a part only.
  const clearAll = term === '' && <ClearAll asOf={data.as_of} />;
  const count = `${term === '' ? '전체' : '검색 결과'} ${data.total}개`;
  const pages = <Pagination page={page} pages={data.pages} onChange={onPage} onNear={prefetch} />;
  if (board) {
    return (
      <div className={styles.list}>
        <p className="sr" role="status">
          {count}
        </p>
        <WatchlistTotals sums={data.sums} />
        <WatchlistBoard stocks={data.items} alertsPaused={data.alerts_paused} waiting={isPlaceholderData} />
        {pages}
        {clearAll && <div className={styles.foot}>{clearAll}</div>}
      </div>
    );
  }
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <p role="status">{count}</p>
        {clearAll}
      </div>
      <Table caption="관심 종목" columns={[{ label: '종목명' }]} waiting={isPlaceholderData}>
        {data.items.map((stock) => (
          <WatchlistRow key={stock.code} stock={stock} term={term} />
        ))}
      </Table>
      {pages}
    </div>
  );
}

/** Empties the watchlist, as it was read, after asking. */
function ClearAll({ asOf }: { asOf: string }) {
  const clear = useClearWatchlist();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <TextButton onClick={() => setAsks(true)}>전체 삭제</TextButton>
      {asks && (
        <ConfirmDialog
          title="전체 삭제"
          action="삭제"
          busy={clear.isPending}
          isLooking={clear.isLooking}
          onConfirm={() => clear.mutate({ up_to: asOf }, { onSettled: () => setAsks(false) })}
          onCancel={() => setAsks(false)}
        >
          전체 관심 종목을 삭제하시겠습니까?
        </ConfirmDialog>
      )}
    </>
  );
}
