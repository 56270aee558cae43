import type { EventAnswer } from '@gaemi/contracts/today';
import { isFilingLink } from '@gaemi/domain/filings/filing-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { momentText, unambiguousDay } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { ButtonCost, ButtonLink, TextButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { WebLink } from '../../ui/link/web-link.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { useNewsCost } from '../analysis/again/use-news-cost.ts';
import { DetailFailure } from '../analysis/records/detail-failure.tsx';
import { FollowedCard } from '../base-rates/followed-card.tsx';
import { EventPrices } from './event-prices.tsx';
import styles from './event-route.module.css';
import { DiffersBadge, EventFacts } from './event-row.tsx';
import { sentenceOfEvent } from './event-sentence.ts';
import { eventMoment, filedText } from './filed-moment.ts';
import { ReportEvent } from './report-event.tsx';
import { eventArticlesQuery, eventQuery } from './today-queries.ts';

/** `/event/{event_id}`: one event with all its articles, its filing and the closes around it. */
export function EventRoute() {
  const { eventId = '' } = useParams();
  const { data: event, error, isFetching, refetch } = useQuery(eventQuery(eventId));
  useDocumentTitle(event === undefined ? '소식' : `${event.stock_name} 소식`);
  if (event !== undefined) return <EventPage event={event} />;
  if (error !== null) {
    return (
      <>
        <h1 className="sr">소식</h1>
        <DetailFailure
          error={error}
          fallback="이 소식을 불러오지 못했어요."
          history={{ path: '/today', label: '오늘의 소식 보기' }}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </>
    );
  }
  return <Skeleton height={420} />;
}

function EventPage({ event }: { event: EventAnswer }) {
  const newsCost = useNewsCost();
  return (
    <div className={styles.page} data-print="block">
      <Link to={`/stock/${event.stock_code}`} className={styles.back}>
        ‹ {event.stock_name}
      </Link>
      <Card padded className={styles[event.side]}>
        <p className={styles.facts}>
          <b className={styles.side}>{event.side === 'good' ? '↑ 호재' : '↓ 악재'}</b> <EventFacts item={event} />{' '}
          {event.data_source === 'sample' && <SampleBadge />}
        </p>
        <h1 className={styles.title}>{sentenceOfEvent(event)}</h1>
        <p className={styles.meta}>
          <Link to={`/stock/${event.stock_code}`}>{event.stock_name}</Link> {event.stock_code} · {eventMoment(event)}에
          처음 나왔어요
        </p>
        <ButtonLink look="accent" className={styles.analyse} to={`/analysis?q=${event.stock_code}`} data-print="never">
          이 종목 분석하기 <ButtonCost>{newsCost} 크레딧</ButtonCost>
        </ButtonLink>
      </Card>
      <div className={styles.columns} data-print="block">
        <div className={styles.main} data-print="block">
          <Filing event={event} />
          <EventPrices event={event} />
        </div>
        <div className={styles.main} data-print="block">
          <Articles event={event} />
          <FollowedCard rates={event.base_rate} />
        </div>
      </div>
    </div>
  );
}

function Filing({ event: { filing, confirmed_by: confirmed, differs_from, publishers } }: { event: EventAnswer }) {
  const differing = differs_from ?? null;
  const linked = confirmed ?? differing;
  return (
    <Card padded>
      <h2>공시 {differing !== null && <DiffersBadge />}</h2>
      {filing === null && linked === null && (
        <>
          <p>이 소식에 맞는 공시를 찾지 못했어요.</p>
          <p className={styles.meta}>공시할 의무가 없는 소식도 있어요. 없다고 틀린 소식은 아니에요.</p>
        </>
      )}
      {confirmed !== null && (
        <p className={styles.confirmed}>
          {publishers === 0 ? '회사가 공시한 소식이에요.' : '이 소식을 공시로 확인했어요.'}
        </p>
      )}
      {differing !== null && (
        <p className={styles.confirmed}>기사에 나온 숫자가 공시와 달라요. 공시를 먼저 확인해 주세요.</p>
      )}
      {filing !== null && (
        <p>
          <WebLink href={filing.link}>{filing.title}</WebLink> <small>{filedText(filing.at)} 접수</small>
        </p>
      )}
      {filing === null && linked !== null && (
        <WebLink href={linked.link}>{unambiguousDay(linked.date)} 공시 원문</WebLink>
      )}
    </Card>
  );
}

/** Articles shown before the rest is asked for. */
const FIRST_ARTICLES = 5;

function Articles({ event }: { event: EventAnswer }) {
  const [isWhole, setWhole] = useState(false);
  // Nothing on paper can be asked for.
  const isPrinted = usePrinting();
  const { data, isError, isFetching, refetch } = useQuery(eventArticlesQuery(event.event_id));
  if (isError) {
    return <ErrorPanel title="기사를 불러오지 못했어요." onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (data === undefined) return <Skeleton height={200} />;
  // The filing stands in its own card; one that corrects it is no article either.
  const reports = data.items.filter(({ link }) => link !== event.filing?.link);
  const filings = reports.filter(({ link }) => isFilingLink(link));
  const articles = reports.filter(({ link }) => !isFilingLink(link));
  const shown = isWhole || isPrinted ? articles : articles.slice(0, FIRST_ARTICLES);
  const rest = articles.length - FIRST_ARTICLES;
  return (
    <Card padded className={styles.articles}>
      <h2>
        기사 {articles.length}건 {articles.length > 1 && <small>빠른 순서</small>}
      </h2>
      {articles.length === 0 && <p className={styles.meta}>아직 이 소식을 다룬 기사를 찾지 못했어요.</p>}
      <ul>
        {shown.map(({ title, link, publisher, published_at: at }, index) => (
          <li key={link}>
            <WebLink href={link}>{title ?? '보관 기간이 끝난 기사예요.'}</WebLink>
            <p className={styles.meta}>
              {publisher} · {momentText(at)}
              {index === 0 && articles.length > 1 && ' · 맨 처음'}
            </p>
          </li>
        ))}
      </ul>
      {filings.map(({ title, link, published_at: at }) => (
        <p key={link}>
          <WebLink href={link}>{title ?? '보관 기간이 끝난 공시예요.'}</WebLink> <small>{filedText(at)} 접수</small>
        </p>
      ))}
      {/* It stays, so that it keeps the focus. */}
      {rest > 0 && (
        <TextButton aria-expanded={isWhole} data-print="never" onClick={() => setWhole(!isWhole)}>
          {isWhole ? '기사 접기' : `나머지 ${rest}건 보기`}
        </TextButton>
      )}
      <ReportEvent event={event} />
    </Card>
  );
}
