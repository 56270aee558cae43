import { labelNames, newsSides } from '@gaemi/domain/news-side';
import type { CSSProperties, PointerEvent } from 'react';
import { dayText } from '../../../../shared/seoul-date.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useDismiss } from '../../../../ui/use-dismiss.ts';
import { type DayScale, listTicks, listWeekends, shortDay } from './day-scale.ts';
import { EventMark } from './event-mark.tsx';
import { EventPopover, readWholeNumber, storyText } from './event-words.tsx';
import type { Mark, TimelineEvent } from './mark.ts';
import type { TimelineData } from './timeline-data.ts';
import { nearestMark, type TimelineLayout } from './timeline-layout.ts';
import styles from './timeline-plot.module.css';
import { TopLane } from './top-lane.tsx';
import { useRovingMarks } from './use-roving-marks.ts';

interface Props {
  data: TimelineData;
  days: DayScale;
  layout: TimelineLayout;
  /** Few places for names of days. */
  hasMonths: boolean;
  active: Mark | null;
  onActive: (id: string | null) => void;
  onPick: (event: TimelineEvent) => void;
}

/**
 * The lanes over the days: the price, good news upwards, bad news downwards, reactions of the price. Every place is a
 * percentage of the width, so nothing is measured. One tab stop; the arrow keys walk the events by day.
 */
export function TimelinePlot({ data, days, layout, hasMonths, active, onActive, onPick }: Props) {
  const { marks, lanes } = layout;
  const roving = useRovingMarks(marks, onActive);
  const isOn = active !== null;

  // A finger leaves what it pointed at on the screen; the next touch elsewhere takes it away.
  const plot = useDismiss<HTMLElement>(isOn, { onOutside: () => onActive(null) });

  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (event.pointerType === 'touch' && width > 0) {
      onActive(nearestMark(marks, (100 * (event.clientX - left)) / width)?.event.event_id ?? null);
    }
  };
  return (
    <figure
      className={classNames(styles.plot, isOn && styles.isOn)}
      ref={plot}
      onPointerDown={point}
      onPointerMove={point}
    >
      <figcaption className="sr">{captionOf(data, days)}</figcaption>
      <Background days={days} />
      <TopLane data={data} days={days} />
      {newsSides.map((side) => (
        <div key={side} className={`${styles.lane} ${styles[side]}`} style={{ height: lanes[side] }}>
          <span className={styles.name}>{labelNames[side]}</span>
          <ul>
            {marks
              .filter(({ event }) => event.side === side)
              .map((mark) => (
                <EventMark
                  key={mark.event.event_id}
                  mark={mark}
                  data={data}
                  isActive={mark === active}
                  isDimmed={isOn && mark !== active}
                  {...roving.buildProps(mark)}
                  onPoint={(isNear) => onActive(isNear ? mark.event.event_id : null)}
                  onPick={() => onPick(mark.event)}
                />
              ))}
          </ul>
        </div>
      ))}
      <Reactions reactions={data.reactions} days={days} />
      <DayNames days={days} isSparse={hasMonths} />
      {active !== null && (
        <>
          <i className={styles.rule} style={placeOf(active)} aria-hidden="true" />
          <div
            className={classNames(styles.popover, active.event.side === 'bad' && styles.low)}
            style={placeBeside(active)}
            aria-hidden="true"
          >
            <EventPopover event={active.event} data={data} />
          </div>
        </>
      )}
    </figure>
  );
}

function placeOf({ x, shift }: Mark): CSSProperties {
  return { left: `calc(${x}% + ${shift}px)` };
}

/** On the side of the rule with more room. */
function placeBeside({ x, shift }: Mark): CSSProperties {
  return x < 50 ? { left: `calc(${x}% + ${shift + 18}px)` } : { right: `calc(${100 - x}% - ${shift - 18}px)` };
}

function captionOf(data: TimelineData, { from, to }: DayScale): string {
  const largest = newsSides.map((side) => {
    const event = data.events.filter((one) => one.side === side).toSorted((a, b) => b.points - a.points)[0];
    return event === undefined
      ? `${labelNames[side]}는 없어요`
      : `가장 큰 ${labelNames[side]}는 ${dayText(event.day)} ${storyText(event, data)} ${readWholeNumber(event, data)}점이에요`;
  });
  return `${dayText(from)}부터 ${dayText(to)}까지 날짜별 소식. 위쪽 호재, 아래쪽 악재. ${largest.join('. ')}. 화살표 키로 소식을 옮겨 다닐 수 있어요.`;
}

function Background({ days }: { days: DayScale }) {
  return (
    <div className={styles.background} aria-hidden="true">
      {listWeekends(days).map(({ left, width }) => (
        <i key={left} className={styles.weekend} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
      {listTicks(days).map(({ day, x }) => (
        <i key={day} className={styles.line} style={{ left: `${x}%` }} />
      ))}
    </div>
  );
}

function Reactions({ reactions, days }: { reactions: TimelineData['reactions']; days: DayScale }) {
  if (reactions.length === 0) return null;
  const total = reactions.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.reactions}>
      <span className={styles.name} aria-hidden="true">
        주가 반응
      </span>
      {reactions.map(({ day, count }) => (
        <i
          key={day}
          style={{ left: `${days.computePercent(day)}%`, height: 4 + 4 * Math.min(count, 4) }}
          aria-hidden="true"
        />
      ))}
      <span className="sr">주가 움직임만 전한 기사 {total}건, 점수에는 넣지 않았어요</span>
    </div>
  );
}

/** Percent that the name of a day keeps from those of the ends. */
const NAME_ROOM = 7;

function DayNames({ days, isSparse }: { days: DayScale; isSparse: boolean }) {
  const ticks = listTicks(days).filter(({ x }) => x > NAME_ROOM && x < 100 - NAME_ROOM);
  const shown = isSparse && ticks.length > 3 ? ticks.filter((_, index) => index % 2 === 1) : ticks;
  return (
    <p className={styles.days} aria-hidden="true">
      <span className={styles.first} style={{ left: `${days.computePercent(days.from)}%` }}>
        {shortDay(days.from)}
      </span>
      {shown
        .filter(({ x }) => !isSparse || (x > 18 && x < 82))
        .map(({ day, x, text }) => (
          <span key={day} style={{ left: `${x}%` }}>
            {text}
          </span>
        ))}
      <span className={styles.last} style={{ left: `${days.computePercent(days.to)}%` }}>
        {shortDay(days.to)}
      </span>
    </p>
  );
}
