import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { isRemoved } from '../event-texts.ts';
import type { SideView } from '../result-view.ts';
import { pointsText } from '../rounded-side.ts';
import { shortDay } from '../timeline/day-scale.ts';
import { MoreOnScreen } from './more-on-screen.tsx';
import { ReasonItem } from './reason-item.tsx';
import styles from './reason-list.module.css';
import { explainPoints, whyPoints } from './why-points.ts';

interface Props {
  /** The analysis that the side is of. */
  analysisId: string | null;
  side: SideView;
  newReasons: readonly string[];
  /** The event that is pointed at. */
  active: string | null;
  /** The event that was asked for; the list opens where it is folded. */
  picked: string | null;
}

/** The reasons of a side, the weightiest first; after them, when asked for, the events that have no sentence. */
export function ReasonList({ analysisId, side, newReasons, active, picked }: Props) {
  const { reasons, events, points, sources, firstReasons } = side;
  const [asked, setAsked] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const days = new Map(events.map(({ event_id: id, day }) => [id, day]));
  const shown = new Set(reasons.map(({ event_id: id }) => id));
  const hiddenEvents = events.filter((event) => !shown.has(event.event_id)).toSorted((a, b) => b.points - a.points);
  const hidden = Math.max(0, reasons.length - firstReasons) + hiddenEvents.length;
  const isFolded = !reasons.slice(0, firstReasons).some((reason) => reason.event_id === picked);
  const showsAll = asked || (isFolded && events.some((event) => event.event_id === picked));
  useEffect(() => {
    // The button that was pressed has gone: on with the first that it has brought.
    const next = list.current?.children[firstReasons];
    if (asked && next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [asked, firstReasons]);
  return (
    <>
      <ol ref={list}>
        {(showsAll ? reasons : reasons.slice(0, firstReasons)).map((reason, index) => {
          const shown = points.get(reason.event_id) ?? Math.round(reason.points);
          const known = { day: days.get(reason.event_id), until: side.period.slice(-10), sources };
          return (
            <ReasonItem
              key={reason.event_id}
              analysisId={analysisId}
              reason={reason}
              side={side.side}
              number={index + 1}
              points={shown}
              explained={explainPoints(reason, { ...known, points: shown })}
              why={whyPoints(reason, known)}
              sources={sources}
              isNew={newReasons.includes(reason.text)}
              isLit={active !== null && reason.event_id === active}
            />
          );
        })}
      </ol>
      {showsAll && hiddenEvents.length > 0 && (
        <ul className={styles.rest} aria-label="문장이 없는 소식">
          {hiddenEvents.map((event) => (
            <li key={event.event_id} data-event={event.event_id} tabIndex={-1}>
              <time dateTime={event.day}>{shortDay(event.day)}</time>
              <span>
                {isRemoved(event.short) ? eventTypeNames[event.type] : event.short}
                {event.short !== eventTypeNames[event.type] && <small> {eventTypeNames[event.type]}</small>}
              </span>
              <b className={styles[side.side]}>{pointsText(points.get(event.event_id) ?? 0)}</b>
            </li>
          ))}
        </ul>
      )}
      {!showsAll && hidden > 0 && (
        <>
          <Button look="ghost" block className={styles.more} onClick={() => setAsked(true)}>
            나머지 {hidden}개 보기 <ChevronDown size={16} aria-hidden />
          </Button>
          <MoreOnScreen count={`${hidden}개`} />
        </>
      )}
    </>
  );
}
