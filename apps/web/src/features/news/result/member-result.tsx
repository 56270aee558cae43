import { bySide } from '@gaemi/domain/news-side';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { newsChangesQuery } from '../records/news-records.ts';
import { ShareButton } from '../share/share-button.tsx';
import { ChangesCard } from './course/changes-card.tsx';
import { earlierRunsQuery } from './course/earlier-runs.ts';
import { FunnelCard } from './course/funnel-card.tsx';
import { PriceReactionsCard } from './course/price-reactions-card.tsx';
import { ScoreCourse } from './course/score-course.tsx';
import { DownloadMenu } from './download-menu.tsx';
import styles from './result.module.css';
import { isSettled, Result, type ResultProps } from './result.tsx';
import type { ResultView } from './result-view.ts';

interface Props extends ResultProps {
  /** The way to another analysis of the stock. */
  again: ReactNode;
}

/** A result with what changed since the one before, how its articles were chosen, and what can be done with it. */
export function MemberResult({ again, ...props }: Props) {
  const { view, loads } = props;
  const choice = useRef<HTMLHeadingElement>(null);
  const runs = useDeferredValue(useQuery(earlierRunsQuery(view)).data);
  const changes = useQuery(newsChangesQuery(view.id));
  // In slices: an answer is drawn in one go otherwise, and these reach far.
  const found = useDeferredValue(changes.data);
  const newReasons = useMemo(() => bySide((side) => found?.[`new_${side}_reasons`] ?? []), [found]);
  const course = runs !== undefined && runs.length > 1 && <ScoreCourse name={view.name} runs={runs} />;
  const hasDetails = isSettled(view, loads);
  return (
    <Result
      {...props}
      newReasons={newReasons}
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
          changes={found}
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
