import { type KeyboardEvent, useRef, useState } from 'react';
import type { Mark } from './mark.ts';

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One tab stop for all events: the arrow keys, Home and End move it by day, Escape hides what is shown. */
export function useRovingMarks(marks: readonly Mark[], onActive: (id: string | null) => void) {
  const reachable = marks.filter(({ isSmall }) => !isSmall);
  const [stop, setStop] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const isStop = reachable.some(({ event }) => event.event_id === stop);
  const first = reachable[0]?.event.event_id;

  const buildProps = (mark: Mark) => {
    const id = mark.event.event_id;
    return {
      tabIndex: id === (isStop ? stop : first) ? 0 : -1,
      buttonRef: (button: HTMLButtonElement | null) => {
        if (button === null) buttons.current.delete(id);
        else buttons.current.set(id, button);
      },
      onFocus: () => {
        setStop(id);
        onActive(id);
      },
      onBlur: () => onActive(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') return onActive(null);
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const next = reachable[step(reachable.indexOf(mark), reachable.length - 1)];
        if (next !== undefined) buttons.current.get(next.event.event_id)?.focus({ preventScroll: true });
      },
    };
  };
  return { buildProps };
}
