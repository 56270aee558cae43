import type { StockOverview } from '@gaemi/contracts/today';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useLastVisit } from '../../shared/last-visit.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { DetailFailure } from '../analysis/records/detail-failure.tsx';
import { baseRatesQuery } from '../base-rates/base-rates-query.ts';
import { FollowedCard, ratesOfKind } from '../base-rates/followed-card.tsx';
import { isMaterial } from './material-event.ts';
import { StockHead } from './stock-head.tsx';
import { StockNews } from './stock-news.tsx';
import { AccumulationCard, AheadCard, FilingsCard } from './stock-parts.tsx';
import styles from './stock-route.module.css';
import { stockOverviewQuery } from './today-queries.ts';

/** `/stock/{code}`: what is known of a stock, out of what is gathered already. */
export function StockRoute() {
  const { code = '' } = useParams();
  const { data: stock, error, isFetching, refetch } = useQuery(stockOverviewQuery(code));
  useDocumentTitle(stock?.stock_name ?? '종목');
  if (stock !== undefined) return <StockPage key={code} stock={stock} />;
  if (error !== null) {
    return (
      <>
        <h1 className="sr">종목</h1>
        <DetailFailure
          error={error}
          fallback="종목을 불러오지 못했어요."
          history={{ path: '/today', label: '오늘의 소식 보기' }}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </>
    );
  }
  return <Skeleton height={420} />;
}

function StockPage({ stock }: { stock: StockOverview }) {
  const { data: rates } = useQuery(baseRatesQuery);
  const lastVisit = useLastVisit(`stock-${stock.stock_code}`);
  const newest = stock.events.find(isMaterial);
  return (
    <div className={styles.page} data-print="block">
      <StockHead stock={stock} />
      <div className={styles.columns} data-print="block">
        <div className={styles.column} data-print="block">
          <StockNews events={stock.events} lastVisit={lastVisit} />
          {newest !== undefined && <FollowedCard rates={ratesOfKind(rates, newest)} />}
        </div>
        <div className={styles.column} data-print="block">
          <AccumulationCard stock={stock} />
          <AheadCard days={stock.ahead} />
          <FilingsCard filings={stock.filings} />
        </div>
      </div>
    </div>
  );
}
