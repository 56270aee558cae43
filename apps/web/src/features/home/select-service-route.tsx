import type { Home } from '@gaemi/contracts/home';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../shared/api/api-client.ts';
import { useLastVisit } from '../../shared/last-visit.ts';
import { useMember } from '../../shared/session/member.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { useLostFocus } from '../../ui/page/lost-focus.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { BigNews } from './big-news.tsx';
import { CreditCard } from './credit-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LatestFilings } from './latest-filings.tsx';
import { OwnNews, visitText, writeHomeTitle } from './own-news.tsx';
import { RecentAnalyses } from './recent-analyses.tsx';
import styles from './select-service-route.module.css';
import { ServiceCards } from './service-cards.tsx';
import { strongestQuery } from './strongest-query.ts';
import { ThisWeek } from './this-week.tsx';
import { WatchlistNews } from './watchlist-news.tsx';

/** What the home screen shows beside the two services. Every analysis changes it. */
const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => callApi('home', { signal }),
  staleTime: 0,
});

/** `/select-service`: what is new for a returning member, and the two services. A newcomer sees the services first. */
export function SelectServiceRoute() {
  useDocumentTitle('서비스 선택');
  // A stock that is watched from here on takes its news, or all of a newcomer's screen, to another place.
  const place = useRef<HTMLDivElement>(null);
  useLostFocus(place);
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      <AnyHome />
    </div>
  );
}

function AnyHome() {
  const { data: member } = useMember();
  const { data: home, isError, isFetching, refetch } = useQuery({ ...homeQuery, enabled: member != null });
  const returns = home !== undefined && (home.recent.length > 0 || home.watched_count > 0 || home.watched !== null);
  if (returns) return <ReturningHome home={home} name={member?.user_name ?? ''} />;
  return (
    <div className={styles.page} data-print="block">
      <PageHead title={member ? `${member.user_name} 님, 무엇을 살펴볼까요?` : '무엇을 살펴볼까요?'}>
        종목 하나를 골라 뉴스와 매매를 살펴봐요.
      </PageHead>
      <div className={styles.columns} data-print="block">
        <div className={styles.main} data-print="block">
          <div className={styles.first}>
            <ServiceCards />
          </div>
          {home === undefined && isError && (
            <ErrorPanel
              title="크레딧과 최근 분석을 불러오지 못했어요."
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          )}
          {home !== undefined && <FirstSteps />}
          {home !== undefined && <DayNews withoutOwn={false} isLong={false} />}
        </div>
        {home !== undefined && (
          <aside className={styles.rail} data-print="block" aria-label="크레딧과 새 공시">
            <CreditCard home={home} />
            <LatestFilings filings={home.latest_filings} />
          </aside>
        )}
      </div>
    </div>
  );
}

function ReturningHome({ home, name }: { home: Home; name: string }) {
  const lastVisit = useLastVisit('home');
  const hasStocks = home.watched_count > 0;
  const { data: own, isFetched } = useQuery({ ...strongestQuery({ watchlist: 'true' }), enabled: hasStocks });
  const { data: day, isFetched: isDayFetched } = useQuery(strongestQuery({}));
  // What stands first comes with or before what stands below it, so that nothing is pushed away under the reader's eyes; or has failed.
  if ((hasStocks && !isFetched) || !isDayFetched) return <PageSkeleton />;
  // A day without news leaves room beside the rail.
  const isQuiet = day !== undefined && day.items.length === 0;
  return (
    <div className={styles.page} data-print="block">
      <PageHead title={writeHomeTitle(name, own)}>{visitText(lastVisit, own)}</PageHead>
      <div className={styles.columns} data-print="block">
        <div className={styles.main} data-print="block">
          {(own !== undefined || home.watched !== null) && (
            <div className={styles.own} data-print="block">
              {own !== undefined && <OwnNews today={own} lastVisit={lastVisit} />}
              {home.watched !== null && <WatchlistNews watched={home.watched} />}
            </div>
          )}
          {/* Where the own ones did not come, they stand among those of all. */}
          <DayNews withoutOwn={own !== undefined} isLong={own?.total === 0} />
          {isQuiet && (
            <div className={styles.first}>
              <ServiceCards />
            </div>
          )}
        </div>
        <aside className={styles.rail} data-print="block" aria-label="새 공시, 최근 분석, 크레딧">
          <LatestFilings filings={home.latest_filings} />
          <ThisWeek days={home.this_week} />
          {home.recent.length > 0 && <RecentAnalyses recent={home.recent} />}
          <CreditCard home={home} />
        </aside>
        {!isQuiet && (
          <div className={styles.services}>
            <ServiceCards />
          </div>
        )}
      </div>
    </div>
  );
}

/** The events of the day; a failure takes this card alone. */
function DayNews(props: { withoutOwn: boolean; isLong: boolean }) {
  const { data: today, isError, isFetching, refetch } = useQuery(strongestQuery({}));
  if (today !== undefined) return <BigNews today={today} {...props} />;
  if (!isError) return null;
  return (
    <ErrorPanel title="오늘의 소식을 지금은 불러오지 못했어요." onRetry={() => void refetch()} busy={isFetching} />
  );
}
