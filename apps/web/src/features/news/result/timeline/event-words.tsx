import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { labelNames } from '@gaemi/domain/news-side';
import { sideArrows } from '../../../../ui/score/side-looks.ts';
import { pointsText } from '../rounded-side.ts';
import { dayWithWeekday, shortDay } from './day-scale.ts';
import styles from './event-words.module.css';
import type { TimelineEvent } from './mark.ts';
import { changeText, priceOn } from './price-lane-scale.ts';
import type { TimelineData } from './timeline-data.ts';

interface Props {
  event: TimelineEvent;
  data: TimelineData;
}

/** Read aloud of a bubble: day, side, points, what happened. */
export function spokenEvent(event: TimelineEvent, data: TimelineData): string {
  return `${shortDay(event.day)} ${labelNames[event.side]} ${spokenPoints(event, data)}, ${eventText(event, data)}`;
}

export function eventText({ event_id: id, short }: TimelineEvent, { eventTexts }: TimelineData): string {
  return eventTexts.get(id)?.text ?? short;
}

function spokenPoints(event: TimelineEvent, data: TimelineData): string {
  const points = roundedPoints(event, data);
  return points < 1 ? '1점 미만' : `${points}점`;
}

export function roundedPoints({ event_id: id, points }: TimelineEvent, data: TimelineData): number {
  return data.points.get(id) ?? Math.round(points);
}

/** What is pointed at, beside its bubble. */
export function EventPopover({ event, data }: Props) {
  const { side, day, type } = event;
  const articles = data.eventTexts.get(event.event_id)?.articles;
  return (
    <>
      <p className={styles.head}>
        {dayWithWeekday(day)} <span className={styles.tag}>{eventTypeNames[type]}</span>
        <b className={styles[side]}>
          {sideArrows[side]} {labelNames[side]} {pointsText(roundedPoints(event, data))}
        </b>
      </p>
      <p className={styles.story}>{eventText(event, data)}</p>
      <p className={styles.foot}>
        <PriceThen event={event} data={data} />
        {articles !== null && articles !== undefined && `기사 ${articles}건`}
      </p>
    </>
  );
}

/** The same in a line or two, for a finger that covers the bubble. */
export function EventRead({ event, data, className }: Props & { className: string | undefined }) {
  return (
    <p className={className} role="status">
      <b className={styles[event.side]}>
        {dayWithWeekday(event.day)} {labelNames[event.side]} {pointsText(roundedPoints(event, data))}
      </b>{' '}
      {eventText(event, data)}
    </p>
  );
}

function PriceThen({ event, data }: Props) {
  const price = data.prices ? priceOn(data.prices, event.day) : null;
  if (price === null) return null;
  return (
    <>
      {price.day !== event.day && `${shortDay(price.day)} `}종가 {groupDigits(price.close)}원{' '}
      {price.change !== null && (
        <b className={price.change < 0 ? styles.bad : styles.good}>{changeText(price.change)}</b>
      )}{' '}
      ·{' '}
    </>
  );
}
