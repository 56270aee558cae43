import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { labelNames, newsSides } from '@gaemi/domain/news-side';
import { changePercent } from '@gaemi/domain/prices/change-percent';
import type { PriceSourceName } from '@gaemi/domain/sources';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import { marketDataNames } from '../../../../shared/market-data-names.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { sideArrows } from '../../../../ui/score/side-looks.ts';
import { useMatches } from '../../../../ui/use-matches.ts';
import { usePrinting } from '../../../../ui/use-printing.ts';
import { isRemoved } from '../event-texts.ts';
import type { ResultView } from '../result-view.ts';
import { chooseCounted, countUnit } from './day-counts.ts';
import { dayScale } from './day-scale.ts';
import { EventRead } from './event-words.tsx';
import { plotFrames, type TimelineEvent } from './mark.ts';
import { changeText } from './price-lane-scale.ts';
import { pricesOfResultQuery } from './prices.ts';
import styles from './timeline-card.module.css';
import type { TimelineData } from './timeline-data.ts';
import { layOutTimeline } from './timeline-layout.ts';
import { TimelinePlot } from './timeline-plot.tsx';
import { TimelineTable } from './timeline-table.tsx';

interface Props {
  view: ResultView;
  active: string | null;
  onActive: (id: string | null) => void;
  /** An event was chosen. */
  onPick: (event: TimelineEvent) => void;
}

/** The timeline of a result with the closes as they come, in slices. What leaves it as it is does not draw it again. */
export const PricedTimeline = memo(function PricedTimeline(props: Props) {
  const { view } = props;
  const { data, isPending } = useQuery(pricesOfResultQuery(view));
  const found = useDeferredValue(isPending ? undefined : (data ?? null));
  const prices = found === undefined ? undefined : (found?.items ?? null);
  return <TimelineCard {...props} data={{ ...view, prices, priceSource: found?.source ?? null }} />;
});

/** The size of the letters that the member has set, in times of the usual one. */
const letterSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** When what happened: the events of both sides over the days, above them the price. */
export function TimelineCard({ view, data: all, active, onActive, onPick }: Props & { data: TimelineData }) {
  const { events } = all;
  const title = useId();
  const [isTableOpen, setTableOpen] = useState(false);
  // Chosen before paper is laid out: what grew afterwards would push the end of the result off its last page.
  const isPrinting = usePrinting();
  const isWide = useMatches('(min-width: 1120px)') && !isPrinting;
  const isMedium = useMatches('(min-width: 768px)') || isPrinting;
  const frame = plotFrames[isWide ? 'wide' : isMedium ? 'medium' : 'narrow'];
  const days = useMemo(() => chooseDays(view, events), [view, events]);
  const prices = all.prices?.filter(({ day }) => day <= days.to) ?? all.prices;
  const data = { ...all, prices };
  const layout = useMemo(() => {
    const nameOf = ({ short }: TimelineEvent) => (isRemoved(short) ? null : short);
    return layOutTimeline(events, days, { frame: { ...frame, fontSize: frame.fontSize * letterSize() }, nameOf });
  }, [events, days, frame]);
  const shown = layout.marks.find(({ event }) => event.event_id === active);
  return (
    <Card className={styles.card} role="region" aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          언제 무슨 일이 있었나
        </h2>
        <p className={styles.sub}>
          <PriceLine
            prices={prices}
            source={all.priceSource}
            counted={`${countUnit(days)} ${chooseCounted(all).name}`}
          />
        </p>
        <ul className={styles.key}>
          {newsSides.map((side) => (
            <li key={side}>
              <i className={`${styles.bubble} ${styles[side]}`} aria-hidden="true" />
              {`${labelNames[side]} ${sideArrows[side]}`}
            </li>
          ))}
          <li className={styles.extra}>
            <i className={styles.sizes} aria-hidden="true" />
            클수록 점수가 커요
          </li>
          {data.reactions.length > 0 && (
            <li className={styles.extra}>
              <i className={styles.tick} aria-hidden="true" />
              주가 반응
            </li>
          )}
        </ul>
      </div>
      <TimelinePlot
        data={data}
        days={days}
        layout={layout}
        hasMonths={!isMedium}
        active={shown ?? null}
        onActive={onActive}
        onPick={onPick}
      />
      {/* What a finger points at, in the place of the head. */}
      {shown !== undefined && <EventRead event={shown.event} data={data} className={styles.read} />}
      <details
        className={styles.table}
        // Closed, it is a head without a table on paper.
        data-print={isTableOpen ? undefined : 'never'}
        onToggle={(event) => setTableOpen(event.currentTarget.open)}
      >
        <summary>
          <ChevronDown size={16} aria-hidden />
          표로 보기
        </summary>
        {isTableOpen && <TimelineTable data={data} />}
      </details>
    </Card>
  );
}

/** The days that the articles cover, to the end of what was asked, where the last close stands, and every day with an event. */
function chooseDays({ coverage }: ResultView, events: readonly TimelineEvent[]) {
  const days = [coverage.covered_from, coverage.asked_to, events[0]?.day, events.at(-1)?.day]
    .filter((day) => day !== null && day !== undefined)
    .toSorted();
  return dayScale(days[0] ?? coverage.asked_from, days.at(-1) ?? coverage.asked_to);
}

interface PriceLineProps extends Pick<TimelineData, 'prices'> {
  source: PriceSourceName | null;
  /** What is counted where there are no prices: `하루 기사 수`. */
  counted: string;
}

function PriceLine({ prices, source, counted }: PriceLineProps) {
  const sourceName = source === null ? null : marketDataNames[source];
  if (prices === undefined) return null;
  const [first, last] = [prices?.[0], prices?.at(-1)];
  if (first === undefined || last === undefined) return <>주가 정보가 없어서 {counted}를 보여 드려요.</>;
  // In a halt of the whole period the close is repeated: that is no move of 0 %.
  const isTraded = prices?.some(({ volume }, index) => index > 0 && volume > 0) ?? false;
  const change = changePercent(first.close, last.close);
  return (
    <>
      <span className="nb">
        종가 {groupDigits(first.close)}원 → {groupDigits(last.close)}원
      </span>{' '}
      {isTraded && <b className={change < 0 ? styles.down : styles.up}>{changeText(change)}</b>}
      {sourceName !== null && <span className={styles.source}> · 주가 {sourceName}</span>}
    </>
  );
}
