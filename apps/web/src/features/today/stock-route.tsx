import type { StockOverview } from '@gaemi/contracts/today';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { dayText, momentText } from '../../shared/seoul-date.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { HeartButton } from '../../ui/heart-button/heart-button.tsx';
import { WebLink } from '../../ui/link/web-link.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWatchlistStock } from '../stocks/watchlist-stock.ts';
import { Change, EventRow } from './event-row.tsx';
import styles from './stock-route.module.css';
import { stockOverviewQuery } from './today-queries.ts';

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
  const { stock_code: code, stock_name: name, price } = stock;
  const { busy, watch } = useWatchlistStock({ code, name });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHead title={name}>
          {code}
          {price !== null && (
            <>
              {' '}
              · {price.close.toLocaleString('ko-KR')}원 <Change percent={price.change_percent} />{' '}
              <small>
                {dayText(price.day)} 종가{price.source === 'sample' ? ' · 예시 데이터' : ''}
              </small>
            </>
          )}
        </PageHead>
        <HeartButton name={name} liked={stock.like} busy={busy} onToggle={() => watch(!stock.like)} />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={`/analysis?q=${code}`}>뉴스 분석하기</ButtonLink>
        <ButtonLink look="line" to={`/mjb?q=${code}`}>
          매집비 분석하기
        </ButtonLink>
      </div>
      <Why stock={stock} />
      <Card>
        <h2 className={styles.title}>최근 소식</h2>
        {stock.events.length === 0 ? (
          <p className={styles.empty}>최근 4주에 확실한 소식을 찾지 못했어요.</p>
        ) : (
          <ul>
            {stock.events.map((item) => (
              <EventRow key={item.event_id} item={item} withStock={false} />
            ))}
          </ul>
        )}
      </Card>
      {stock.filings.length > 0 && (
        <Card padded>
          <h2>공시</h2>
          <ul className={styles.filings}>
            {stock.filings.map(({ title, link, at }) => (
              <li key={link}>
                <WebLink href={link}>{title}</WebLink> <time dateTime={at}>{momentText(at)}</time>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Latest stock={stock} />
    </div>
  );
}

/** Today's move beside the event of that day. */
function Why({ stock: { price, events } }: { stock: StockOverview }) {
  if (price === null || price.change_percent === null) return null;
  const [cause] = events.filter(({ change_percent: percent }) => percent !== null);
  return (
    <Card padded>
      <h2>왜 움직였나</h2>
      <p>
        <Change percent={price.change_percent} /> {cause?.text ?? '움직임을 설명할 확실한 소식을 찾지 못했어요.'}
      </p>
    </Card>
  );
}

function Latest({ stock: { latest_news: news, latest_accumulation: accumulation } }: { stock: StockOverview }) {
  if (news === null && accumulation === null) return null;
  return (
    <Card padded>
      <h2>내 마지막 분석</h2>
      {news?.service === 'news' && (
        <p>
          <ButtonLink look="soft" to="/search">
            뉴스 분석 · 호재 {news.good} 악재 {news.bad}
          </ButtonLink>
        </p>
      )}
      {accumulation?.service === 'mjb' && (
        <p>
          <ButtonLink look="soft" to="/mjb-search">
            매집비 · {accumulation.letters.join('')}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
