import type { EventAnswer } from '@gaemi/contracts/today';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { dayText, momentText } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { WebLink } from '../../ui/link/web-link.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FollowedCard } from '../base-rates/followed-card.tsx';
import styles from './event-route.module.css';
import { EventFacts } from './event-row.tsx';
import { sentenceOfEvent } from './event-sentence.ts';
import { eventArticlesQuery, eventQuery } from './today-queries.ts';

/** `/event/{event_id}`: one event with all its articles, its filing and the closes around it. */
export function EventRoute() {
  const { eventId = '' } = useParams();
  const { data: event, isError, isFetching, refetch } = useQuery(eventQuery(eventId));
  useDocumentTitle(event === undefined ? '소식' : `${event.stock_name} 소식`);
  if (event !== undefined) return <EventPage event={event} />;
  if (isError)
    return <ErrorPanel title="이 소식을 불러오지 못했어요." onRetry={() => void refetch()} busy={isFetching} />;
  return <Skeleton height={420} />;
}

function EventPage({ event }: { event: EventAnswer }) {
  return (
    <div className={styles.page}>
      <Link to={`/stock/${event.stock_code}`} className={styles.back}>
        {event.stock_name} 종목 보기
      </Link>
      <Card padded>
        <p className={styles.facts}>
          <b>{event.side === 'good' ? '호재' : '악재'}</b> <EventFacts item={event} />{' '}
          {event.data_source === 'sample' && <SampleBadge />}
        </p>
        <h1 className={styles.title}>{sentenceOfEvent(event)}</h1>
        <p className={styles.meta}>
          {event.stock_name} {event.stock_code} · {momentText(event.at)}에 처음 나왔어요
        </p>
        <ButtonLink to={`/analysis?q=${event.stock_code}`}>이 종목 분석하기</ButtonLink>
      </Card>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Filing event={event} />
          <Prices event={event} />
        </div>
        <div className={styles.main}>
          <Articles eventId={event.event_id} />
          <FollowedCard rates={event.base_rate} />
        </div>
      </div>
    </div>
  );
}

function Filing({ event: { filing, confirmed_by: confirmed } }: { event: EventAnswer }) {
  return (
    <Card padded>
      <h2>공시</h2>
      {filing === null && confirmed === null && (
        <>
          <p>이 소식에 맞는 공시를 찾지 못했어요.</p>
          <p className={styles.meta}>공시할 의무가 없는 소식도 있어요. 없다고 틀린 소식은 아니에요.</p>
        </>
      )}
      {filing !== null && <WebLink href={filing.link}>{filing.title}</WebLink>}
      {filing === null && confirmed !== null && (
        <WebLink href={confirmed.link}>{dayText(confirmed.date)} 공시 원문</WebLink>
      )}
    </Card>
  );
}

function Prices({ event: { prices, price_source: source } }: { event: EventAnswer }) {
  if (prices.length === 0) return null;
  const closes = prices.slice(-10).toReversed();
  return (
    <Card padded>
      <h2>그날 앞뒤의 주가</h2>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col">종가</th>
          </tr>
        </thead>
        <tbody>
          {closes.map(({ day, close }) => (
            <tr key={day}>
              <td>{dayText(day)}</td>
              <td>{close.toLocaleString('ko-KR')}원</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.meta}>
        {source === 'sample' ? '예시 데이터 · ' : ''}같은 날 움직인 까닭이 이 소식이라고 단정하지는 않아요.
      </p>
    </Card>
  );
}

function Articles({ eventId }: { eventId: string }) {
  const { data } = useQuery(eventArticlesQuery(eventId));
  if (data === undefined) return <Skeleton height={200} />;
  return (
    <Card padded className={styles.articles}>
      <h2>
        기사 {data.items.length}건 <small>빠른 순서</small>
      </h2>
      <ul>
        {data.items.map(({ title, link, publisher, published_at: at }) => (
          <li key={link}>
            <WebLink href={link}>{title ?? '보관 기간이 끝난 기사예요.'}</WebLink>
            <p className={styles.meta}>
              {publisher} · {momentText(at)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
