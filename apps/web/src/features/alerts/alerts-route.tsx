import type { Alerts } from '@gaemi/contracts/alerts';
import { Hourglass } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { describeFailure } from '../../shared/api/describe-failure.ts';
import { myPageTabs } from '../../shared/my-page-tabs.ts';
import type { Preload } from '../../shared/preload.ts';
import { longDate, timeText } from '../../shared/seoul-date.ts';
import { Card } from '../../ui/card/card.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { ScreenTabs } from '../../ui/tabs/screen-tabs.tsx';
import { alertsQuery, useAlerts, useChangeAlerts } from './alert-queries.ts';
import styles from './alerts-route.module.css';
import pauseStyles from './pause.module.css';
import { PauseBanner, PauseCard } from './pause.tsx';
import { SampleCard } from './sample-card.tsx';
import { StockAlerts } from './stock-alerts.tsx';
import { WhenCard } from './when-card.tsx';
import { WhereCard } from './where-card.tsx';

/** `/mypage/alerts` */
export function AlertsRoute() {
  useDocumentTitle('알림');
  const { data, isError, error, isFetching, refetch } = useAlerts();
  return (
    <>
      <PageHead title="내 정보" />
      <ScreenTabs label="내 정보 메뉴" tabs={myPageTabs} />
      {data !== undefined && isError && (
        <div className={styles.unread}>
          <ErrorPanel
            title="저장된 설정을 다시 읽지 못했어요."
            hint="아래는 마지막으로 확인한 설정이에요. 그 뒤에 바꾼 것은 저장됐을 수도 있어요."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </div>
      )}
      {data !== undefined && <AlertSettings alerts={data} />}
      {data === undefined && isError && (
        <ErrorPanel title="알림 설정을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
      )}
      {data === undefined && !isError && <AlertsSkeleton />}
    </>
  );
}

function AlertSettings({ alerts }: { alerts: Alerts }) {
  const { mutate: change } = useChangeAlerts();
  const { paused: isPaused, paused_until: pausedUntil } = alerts;
  const control = useSwappedFocus<HTMLButtonElement>(isPaused);
  return (
    <>
      {isPaused && pausedUntil !== null && (
        <PauseBanner pausedUntil={pausedUntil} onChange={change} control={control} />
      )}
      {!isPaused && <MonitoringPause alerts={alerts} />}
      <div className={styles.columns}>
        <Stack>
          <StockAlerts alerts={alerts} onChange={change} />
          <WhenCard alerts={alerts} onChange={change} />
        </Stack>
        <Stack>
          <SampleCard />
          <WhereCard alerts={alerts} onChange={change} />
          {!isPaused && <PauseCard onChange={change} control={control} />}
        </Stack>
      </div>
      <p className={styles.note}>저장 버튼 없이 바로 반영돼요</p>
    </>
  );
}

function AlertsSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label="알림 설정을 불러오는 중" aria-busy="true">
      <Card padded className={styles.skeleton}>
        <Skeleton width={180} height={24} />
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </Card>
      <Card padded className={styles.skeleton}>
        <Skeleton width={140} height={24} />
        <Skeleton height={64} />
      </Card>
    </div>
  );
}

export const preloadAlerts: Preload = (client) => [client.ensureQueryData(alertsQuery)];

/** Says that nothing new is looked for today any more, and when it is again. */
function MonitoringPause({ alerts: { stocks, watching_resumes_at: resumesAt } }: { alerts: Alerts }) {
  if (resumesAt === null || stocks.every(({ on }) => !on)) return null;
  return (
    <div className={pauseStyles.banner} role="status">
      <Hourglass size={20} aria-hidden />
      <p>
        오늘 찾아볼 수 있는 뉴스의 양을 다 썼어요. 새 소식은 {longDate(resumesAt)} {timeText(resumesAt)}부터 다시
        찾아볼게요.
      </p>
    </div>
  );
}

/** Gives the focus to what took the place of a pressed control when that went away; `shown` names which of the two is there. */
function useSwappedFocus<Control extends HTMLElement>(shown: unknown): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) control.current?.focus();
  }, [shown]);
  return control;
}
