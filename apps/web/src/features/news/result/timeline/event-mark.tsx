import type { KeyboardEvent, Ref } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { pointsText } from '../whole-points.ts';
import styles from './event-mark.module.css';
import { readWholeNumber, spokenEvent } from './event-words.tsx';
import type { Mark } from './mark.ts';
import type { TimelineData } from './timeline-data.ts';
import { LABEL_GAP } from './timeline-labels.ts';

interface Props {
  mark: Mark;
  data: TimelineData;
  isActive: boolean;
  /** Another one is pointed at. */
  isDimmed: boolean;
  tabIndex: number;
  buttonRef: Ref<HTMLButtonElement>;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The mouse comes or goes. */
  onPoint: (isNear: boolean) => void;
  onPick: () => void;
}

/** An event: a bubble on a stem, with its name where there is room. */
export function EventMark({ mark, data, isActive, isDimmed, buttonRef, onPoint, onPick, ...focus }: Props) {
  const { event, height, radius, isSmall, label, shift, x } = mark;
  const up = event.side === 'good' ? 'bottom' : 'top';
  const left = shift === 0 ? `${x}%` : `calc(${x}% + ${shift}px)`;
  if (isSmall) {
    return (
      <li className={`${styles.event} ${styles[event.side]}`} style={{ left }} aria-hidden="true">
        <i className={styles.dot} style={{ [up]: height - radius }} />
      </li>
    );
  }
  return (
    // Smaller ones lie on larger ones.
    <li
      className={`${styles.event} ${styles[event.side]}`}
      style={{ left, zIndex: isActive ? 100 : 99 - Math.round(event.points) }}
    >
      <i className={styles.stem} style={{ [up]: 0, height }} aria-hidden="true" />
      <button
        type="button"
        data-print="always"
        ref={buttonRef}
        className={classNames(styles.bubble, isActive && styles.active, isDimmed && styles.dimmed)}
        style={{ [up]: height - radius, left: -radius, width: 2 * radius, height: 2 * radius }}
        aria-label={spokenEvent(event, data)}
        {...focus}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(false)}
        onClick={onPick}
      />
      {label !== null && (
        <span className={`${styles.label} ${styles[label.place]}`} style={labelStyle(mark)} aria-hidden="true">
          {label.text} <b>{pointsText(readWholeNumber(event, data))}</b>
        </span>
      )}
    </li>
  );
}

/** Where a label begins, from the stem; the rest is in the styles of its place. */
function labelStyle({ event, height, radius, label }: Mark) {
  const up = event.side === 'good' ? 'bottom' : 'top';
  const beside = radius + LABEL_GAP;
  switch (label?.place) {
    case 'right':
      return { [up]: height, left: beside };
    case 'left':
      return { [up]: height, right: beside };
    case 'start':
      return { [up]: height + beside, left: -radius };
    case 'end':
      return { [up]: height + beside, right: -radius };
    default:
      return { [up]: height + beside, left: 0 };
  }
}
