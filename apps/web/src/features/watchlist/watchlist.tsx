import { pageSizes } from '@gaemi/contracts/page-sizes';
import type { AccumulationTrace } from '@gaemi/domain/accumulation/trace';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { writeSentence } from '../../shared/api/api-error.ts';
import { ButtonLink, TextButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { useShorterFocus } from '../../ui/page/shorter-focus.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyPanel } from '../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { TraceRule } from '../analysis/accumulated/trace-rule.tsx';
import { AccumulationBoard } from './board/accumulation-board.tsx';
import { PopularStocks } from './board/popular-stocks.tsx';
import { TraceChips } from './board/trace-chips.tsx';
import { WatchlistBoard } from './board/watchlist-board.tsx';
import { WatchlistTotals } from './board/watchlist-totals.tsx';
import styles from './watchlist.module.css';
import { useClearWatchlist, type WatchlistFilter, watchlistQuery } from './watchlist-query.ts';

/** Analyses that a stock is shown with. */
export type BoardName = 'news' | 'accumulation';

interface Props {
  /** The screen where stocks are found. */
  searchAt: string;
  board: BoardName;
  filter: WatchlistFilter;
  page: number;
  onTrace: (trace: AccumulationTrace | undefined) => void;
  onPage: (page: number) => void;
  /** The page is gone, since its last stock was deleted. */
  onPastEnd: (last: number) => void;
}

/** The watched stocks, five a page, with the way to delete one or all. */
export function Watchlist(props: Props) {
  const { data } = useQuery(watchlistQuery(props.filter, props.page));
  const place = useShorterFocus(data?.total);
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      <WatchlistStocks {...props} />
    </div>
  );
}

function WatchlistStocks({ searchAt, board, filter, page, onTrace, onPage, onPastEnd }: Props) {
  const { term, trace } = filter;
  const client = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(watchlistQuery(filter, page));
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
        <Card>
          <TableSkeleton label="관심 종목을 불러오는 중" rows={pageSizes.watchlist} stacks="narrow" />
        </Card>
      </div>
    );
  }
  if (data.total === 0 && term !== '') {
    return <EmptyPanel title="검색 결과가 없습니다." hint="종목명을 다시 확인해 주세요." />;
  }
  if (data.total === 0 && trace === undefined) {
    return (
      <EmptyPanel title="관심 종목이 없습니다." hint="종목 옆의 하트를 누르면 여기에 모여요.">
        <PopularStocks />
        <ButtonLink look="accent" to={searchAt}>
          종목 찾아보기
        </ButtonLink>
      </EmptyPanel>
    );
  }
  const prefetch = (near: number) => void client.prefetchQuery(watchlistQuery(filter, near));
  return (
    <div className={styles.list}>
      <p className="sr" role="status">
        {`${term === '' && trace === undefined ? '전체' : '검색 결과'} ${data.total}개`}
      </p>
      {board === 'news' ? (
        <>
          <WatchlistTotals sums={data.sums} />
          <WatchlistBoard stocks={data.items} alertsPaused={data.alerts_paused} waiting={isPlaceholderData} />
        </>
      ) : (
        <>
          <TraceChips sums={data.sums} chosen={trace} onChoose={onTrace} />
          {data.total === 0 ? (
            <EmptyPanel title="검색 결과가 없습니다." hint="다른 매집 흔적을 골라 보세요." />
          ) : (
            <AccumulationBoard stocks={data.items} waiting={isPlaceholderData} />
          )}
          <TraceRule />
        </>
      )}
      <Pagination page={page} pages={data.pages} onChange={onPage} onNear={prefetch} />
      {/* It deletes the whole watchlist, of which a search shows a part only. */}
      {term === '' && trace === undefined && (
        <div className={styles.foot}>
          <ClearAll asOf={data.as_of} />
        </div>
      )}
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
