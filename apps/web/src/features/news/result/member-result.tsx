import { bySide } from '@gaemi/domain/news-side';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { newsChangesQuery } from '../records/news-records.ts';
import { ShareButton } from '../share/share-button.tsx';
import { ChangesCard } from './changes-card.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { earlierRunsQuery } from './earlier-runs.ts';
import { FunnelCard } from './funnel-card.tsx';
import { PriceReactionsCard } from './price-reactions-card.tsx';
import styles from './result.module.css';
import { isSettled, Result, type ResultProps } from './result.tsx';
import type { ResultView } from './result-view.ts';
import { ScoreCourse } from './score-course.tsx';

interface Props extends ResultProps {
  /** The way to another analysis of the stock. */
  again: ReactNode;
}

/** A result with what changed since the one before, how its articles were chosen, and what can be done with it. */
export function MemberResult({ again, ...props }: Props) {
  const { view, loads } = props;
  const choice = useRef<HTMLHeadingElement>(null);
  const runs = useQuery(earlierRunsQuery(view));
  const changes = useQuery(newsChangesQuery(view.id));
  const course = runs.data !== undefined && runs.data.length > 1 && <ScoreCourse name={view.name} runs={runs.data} />;
  const hasDetails = isSettled(view, loads);
  return (
    <Result
      {...props}
      newReasons={bySide((side) => changes.data?.[`new_${side}_reasons`] ?? [])}
      actions={
        <>
          {view.isOwn && <ShareButton view={view} />}
          {view.isOwn && <DownloadMenu view={view} />}
          {again}
        </>
      }
      course={course}
      onShowChoice={() => {
        choice.current?.scrollIntoView({ block: 'start' });
        choice.current?.focus({ preventScroll: true });
      }}
    >
      <div className={styles.foot}>
        <ChangesCard
          view={view}
          changes={changes.data}
          isFailed={changes.isError && changes.data === undefined}
          isRetrying={changes.isFetching}
          onRetry={() => void changes.refetch()}
          course={course}
        />
        <FunnelCard view={view} sides={hasDetails ? countEvents(view) : undefined} title={choice} />
        {hasDetails && <PriceReactionsCard reactions={view.reactions} />}
      </div>
      <div className={styles.actions} data-print="never">
        {view.isOwn && <ShareButton view={view} />}
        {view.isOwn && <DownloadMenu view={view} opensUp />}
        {again}
      </div>
    </Result>
  );
}

/** Events of each side; undefined where they were not stored. */
function countEvents({ points, events }: ResultView) {
  if (points.size === 0) return undefined;
  return bySide((side) => events.filter((event) => event.side === side).length);
}
