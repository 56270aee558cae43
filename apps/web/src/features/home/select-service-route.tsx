import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../shared/session/member.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { CreditCard } from './credit-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { homeQuery } from './home-query.ts';
import { RecentAnalyses } from './recent-analyses.tsx';
import styles from './select-service-route.module.css';
import { ServiceCards } from './service-cards.tsx';
import { WatchlistNews } from './watchlist-news.tsx';

/** `/select-service`: the two services, and for a member what they have and what they looked at last. */
export function SelectServiceRoute() {
  useDocumentTitle('서비스 선택');
  const { data: member } = useMember();
  const { data: home, isError, isFetching, refetch } = useQuery({ ...homeQuery, enabled: member != null });
  return (
    <div className={styles.page}>
      <PageHead title={member ? `${member.user_name} 님, 무엇을 살펴볼까요?` : '무엇을 살펴볼까요?'}>
        언제든 로고를 누르면 이 화면으로 돌아와요.
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.main}>
          <ServiceCards />
          {home === undefined && isError && (
            <ErrorPanel
              title="크레딧과 최근 분석을 불러오지 못했어요."
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          )}
          {home !== undefined && (home.recent.length > 0 ? <RecentAnalyses recent={home.recent} /> : <FirstSteps />)}
        </div>
        {home !== undefined && (
          <aside className={styles.rail} aria-label="크레딧과 관심 종목">
            <CreditCard home={home} />
            {home.watched !== null && <WatchlistNews watched={home.watched} />}
          </aside>
        )}
      </div>
    </div>
  );
}
