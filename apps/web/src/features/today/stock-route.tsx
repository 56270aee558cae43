import type { StockOverview } from '@gaemi/contracts/today';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { dayText } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { HeartButton } from '../../ui/heart-button/heart-button.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { baseRatesQuery } from '../base-rates/base-rates-query.ts';
import { FollowedCard, ratesOfKind } from '../base-rates/followed-card.tsx';
import { useWatchlistStock } from '../stocks/watchlist-stock.ts';
import { Change, EventRow } from './event-row.tsx';
import { StockChart } from './stock-chart.tsx';
import { AheadCard, FilingsCard, LatestCard, WhyCard } from './stock-parts.tsx';
import styles from './stock-route.module.css';
import { stockOverviewQuery } from './today-queries.ts';
import { WatchingBell } from './watching-bell.tsx';

/** `/stock/{code}`: what is known of a stock, out of what is gathered already. */
export function StockRoute() {
  const { code = '' } = useParams();
  const { data: stock, isError, isFetching, refetch } = useQuery(stockOverviewQuery(code));
  useDocumentTitle(stock?.stock_name ?? '종목');
  if (stock !== undefined) return <StockPage stock={stock} />;
  if (isError) return <ErrorPanel title="종목을 불러오지 못했어요." onRetry={() => void refetch()} busy={isFetching} />;
  return <Skeleton height={420} />;
}

function StockPage({ stock }: { stock: StockOverview }) {
  const { data: rates } = useQuery(baseRatesQuery);
  const newest = stock.events.find(({ strength, confirmed_by: filing }) => strength >= 2 || filing !== null);
  return (
    <div className={styles.page}>
      <Head stock={stock} />
      <WhyCard stock={stock} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <StockChart stock={stock} />
          <Events stock={stock} />
        </div>
        <div className={styles.column}>
          {newest !== undefined && <FollowedCard rates={ratesOfKind(rates, newest)} />}
          <LatestCard stock={stock} />
          <AheadCard days={stock.ahead} />
          <FilingsCard filings={stock.filings} />
        </div>
      </div>
    </div>
  );
}

function Head({ stock }: { stock: StockOverview }) {
  const { stock_code: code, stock_name: name, price } = stock;
  const { busy, watch } = useWatchlistStock({ code, name });
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>
            {name} <small>{code}</small>
          </h1>
          {price !== null && (
            <p className={styles.price}>
              <b>{price.close.toLocaleString('ko-KR')}원</b> <Change percent={price.change_percent} />{' '}
              <small>{dayText(price.day)} 종가</small> {price.source === 'sample' && <SampleBadge />}
            </p>
          )}
        </div>
        <span className={styles.buttons}>
          <HeartButton name={name} liked={stock.like} busy={busy} onToggle={() => watch(!stock.like)} />
          <WatchingBell stock={{ code, name }} watched={stock.like} />
        </span>
      </div>
      <div className={styles.actions}>
        <ButtonLink look="accent" to={`/analysis?q=${code}`}>
          뉴스 분석하기
        </ButtonLink>
        <ButtonLink look="line" to={`/mjb?q=${code}`}>
          매집비 분석하기
        </ButtonLink>
      </div>
    </>
  );
}

function Events({ stock: { events } }: { stock: StockOverview }) {
  const isSample = events.some(({ data_source: source }) => source === 'sample');
  return (
    <Card>
      <h2 className={styles.title}>최근 소식 {isSample && <SampleBadge />}</h2>
      {events.length === 0 ? (
        <p className={styles.empty}>최근 4주에 확실한 소식을 찾지 못했어요.</p>
      ) : (
        <ul>
          {events.map((item) => (
            <EventRow key={item.event_id} item={item} withStock={false} />
          ))}
        </ul>
      )}
    </Card>
  );
}
