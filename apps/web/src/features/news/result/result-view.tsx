import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { isSynthetic } from '@gaemi/domain/sources';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef } from 'react';
import { useMatches } from '../../../ui/use-matches.ts';
import { newsChangesQuery } from '../records/news-records.ts';
import { ShareButton } from '../share/share-button.tsx';
import { ChangesCard } from './changes-card.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { earlierRunsQuery } from './earlier-runs.ts';
import { FunnelCard } from './funnel-card.tsx';
import { LastPrice } from './last-price.tsx';
import { PriceReactionsCard } from './price-reactions-card.tsx';
import { TimelineSkeleton } from './result-skeleton.tsx';
import styles from './result-view.module.css';
import { ScoreCourse } from './score-course.tsx';
import { SideColumns } from './side-columns.tsx';
import { SidePart, type SideState } from './side-part.tsx';
import { SideSlides } from './side-slides.tsx';
import { SideSwitch } from './side-switch.tsx';
import { TimelineCard } from './timeline/timeline-card.tsx';
import { usePickedEvent } from './use-picked-event.ts';
import { useResultData } from './use-result-data.ts';
import { VerdictBand } from './verdict-band.tsx';

interface Props {
  record: CombinedNews;
  sides: Record<NewsSide, SideState>;
  shown: NewsSide;
  onShow: (side: NewsSide) => void;
  /** Slides with dots, or columns of which a narrow screen shows one. */
  panels: 'slides' | 'columns';
  /** The band, to be told when it is out of sight. */
  band: Ref<HTMLDivElement>;
  /** The name of the stock, to take the focus. */
  title?: Ref<HTMLHeadingElement>;
  /** The way to another analysis of the stock. */
  again: ReactNode;
  /** An example of nobody's: it can be neither watched nor saved. */
  isExample?: boolean;
}

/** A finished analysis: the verdict, when what happened, both sides, and how it came about. */
export function ResultView({ record, sides, shown, onShow, panels, band, title, again, isExample = false }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLHeadingElement>(null);
  const isWide = useMatches('(min-width: 1120px)');
  const { active, setActive, picked, setPicked } = usePickedEvent(root);
  const { prices, details, whole, stories, points, scale, timeline } = useResultData(record, sides);
  const hasSamplePrices = isSynthetic(prices?.source ?? 'none');
  const runs = useQuery(earlierRunsQuery(record));
  const changes = useQuery(newsChangesQuery(record._id));
  const course = runs.data !== undefined && runs.data.length > 1 && (
    <ScoreCourse name={record.stock_name} runs={runs.data} />
  );

  const part = (side: NewsSide) => (
    <SidePart
      state={sides[side]}
      render={{
        analysisId: isExample ? null : record._id,
        tier: record.news_tier,
        whole: whole[side],
        stories,
        scale,
        isThin: record.thin,
        newReasons: changes.data?.[`new_${side}_reasons`] ?? [],
        active: active ?? picked?.id ?? null,
        picked: picked?.id ?? null,
        onPick: (id) => setPicked({ id, scrolls: true }),
      }}
    />
  );
  return (
    <div className={styles.result} ref={root}>
      <div ref={band}>
        <VerdictBand
          record={record}
          isExample={isExample}
          title={title}
          price={<LastPrice prices={prices?.items} isSample={hasSamplePrices && !isSynthetic(record.data_source)} />}
          actions={
            <>
              {!isExample && <ShareButton record={record} />}
              {!isExample && <DownloadMenu record={record} />}
              {again}
            </>
          }
          course={course}
          onShowChoice={() => {
            choice.current?.scrollIntoView({ block: 'start' });
            choice.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      {timeline === undefined && <TimelineSkeleton />}
      {timeline !== undefined && timeline.events.length > 0 && (
        <TimelineCard
          record={record}
          data={timeline}
          active={active}
          onActive={setActive}
          onPick={({ event_id: id, side }) => {
            onShow(side);
            setPicked({ id, scrolls: isWide });
          }}
        />
      )}
      <div className={styles.sides}>
        <SideSwitch
          scores={{ good: record.good_news_score, bad: record.bad_news_score }}
          shown={shown}
          onShow={onShow}
        />
        {panels === 'slides' ? (
          <SideSlides shown={shown} onShow={onShow}>
            {part}
          </SideSlides>
        ) : (
          <SideColumns shown={shown}>{part}</SideColumns>
        )}
      </div>
      <div className={styles.foot}>
        <ChangesCard
          record={record}
          changes={changes.data}
          isFailed={changes.isError && changes.data === undefined}
          isRetrying={changes.isFetching}
          onRetry={() => void changes.refetch()}
          course={course}
        />
        <FunnelCard
          record={record}
          sides={details === undefined ? undefined : countsOf(points, timeline)}
          title={choice}
        />
        {details !== undefined && <PriceReactionsCard reactions={details[0]?.price_reactions ?? []} />}
      </div>
      <div className={styles.actions}>
        {!isExample && <ShareButton record={record} />}
        {!isExample && <DownloadMenu record={record} opensUp />}
        {again}
      </div>
    </div>
  );
}

/** Events of each side; undefined where they were not stored. */
function countsOf(
  points: ReadonlyMap<string, number>,
  timeline: { events: readonly { side: NewsSide }[] } | undefined,
): Record<NewsSide, number> | undefined {
  if (timeline === undefined || points.size === 0) return undefined;
  const [good, bad] = newsSides.map((side) => timeline.events.filter((event) => event.side === side).length);
  return { good: good ?? 0, bad: bad ?? 0 };
}
